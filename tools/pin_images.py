"""Write the digests of the images that the container is made of into the Containerfile: part of `make lock`.

A tag is moved to another image whenever somebody likes; a digest is the hash of one. It is asked of the
registry itself, so that neither podman nor docker is needed.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlencode
from urllib.request import Request, urlopen

ROOT: Final = Path(__file__).parent.parent
CONTAINERFILE: Final = ROOT / "Containerfile"
REGISTRY: Final = "https://registry-1.docker.io"
TOKENS: Final = "https://auth.docker.io/token"
ARGUMENT: Final = re.compile(r"^(ARG (?:BUILD_)?IMAGE=)(\S+)$", re.MULTILINE)
IMAGE: Final = re.compile(r"docker\.io/(?P<name>[\w./-]+):(?P<tag>[\w.-]+)(?:@sha256:[0-9a-f]{64})?")
DIGEST: Final = re.compile(r"sha256:[0-9a-f]{64}")
INDEXES: Final = (  # of all architectures
    "application/vnd.oci.image.index.v1+json",
    "application/vnd.docker.distribution.manifest.list.v2+json",
)
SECONDS: Final = 30.0  # to answer


class Image(NamedTuple):
    """An image by its tag."""

    name: str
    tag: str

    def with_digest(self, digest: str) -> str:
        """The reference of the image that has a digest."""
        if not DIGEST.fullmatch(digest):
            raise ValueError(f"{digest or 'nothing'} is no digest of {self.name}:{self.tag}")
        return f"docker.io/{self.name}:{self.tag}@{digest}"


def image_of(reference: str) -> Image:
    """The image in a reference, with or without a digest."""
    found = IMAGE.fullmatch(reference)
    if found is None:
        raise ValueError(f"{reference} is no image of docker.io with a tag")
    return Image(found["name"], found["tag"])


def ask_digest(image: Image, registry: str = REGISTRY, tokens: str = TOKENS) -> str:
    """The digest that a registry has for a tag."""
    wanted = urlencode({"service": "registry.docker.io", "scope": f"repository:{image.name}:pull"})
    with urlopen(f"{tokens}?{wanted}", timeout=SECONDS) as answer:
        token = json.load(answer)["token"]
    headers = {"Authorization": f"Bearer {token}", "Accept": ", ".join(INDEXES)}
    address = f"{registry}/v2/{image.name}/manifests/{image.tag}"
    with urlopen(Request(address, headers=headers, method="HEAD"), timeout=SECONDS) as answer:
        return str(answer.headers.get("Docker-Content-Digest", ""))


def pin(text: str, registry: str = REGISTRY, tokens: str = TOKENS) -> str:
    """A Containerfile whose images are those that the registry has now."""

    def newest(found: re.Match[str]) -> str:
        image = image_of(found[2])
        return f"{found[1]}{image.with_digest(ask_digest(image, registry, tokens))}"

    return ARGUMENT.sub(newest, text)


if __name__ == "__main__":
    CONTAINERFILE.write_text(pin(CONTAINERFILE.read_text(encoding="utf-8")), encoding="utf-8")
