"""Build Vigil in the pocket: a folder of static files with which the whole game runs in a browser.

    python tools/pocket_build.py [BASE]

BASE is the path at which a site will have it, "/" by default. The same sources give the same bytes.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_STORED, ZipFile, ZipInfo

sys.path.insert(0, str(Path(__file__).parent.parent))
from tools.pocket_base import at_base, style_at_base
from tools.pocket_parts import LIBRARY, PYODIDE, ROOT, Files, fetch_pyodide, fetch_wheels
from tools.pocket_selection import (
    FROM_SOURCE,
    SOURCE,
    bundle_of,
    library_files,
    own_files,
    package_files,
)

CLIENT: Final = SOURCE / "vigil" / "client"
FETCHED: Final = ROOT / "build" / "pocket-parts"
TARGET: Final = ROOT / "build" / "pocket"
PARTS: Final = "parts"  # the folder of everything that is not of the client
CORE: Final = "pyodide.asm.wasm"
SCRIPTS: Final = ("pyodide.mjs", "pyodide.asm.mjs")
NOT_SERVED: Final = ("jsconfig.json", ".d.ts", ".md")
LATER: Final = ("parts/bots.bundle.gz", "parts/upgrade.bundle.gz")  # what a first table does not need
FIRST_DAY: Final = (1980, 1, 1, 0, 0, 0)
EMPTY: Final = "const BUILD = null;"  # in whose place the service worker is told what there is
WITHOUT_DOCSTRINGS: Final = 2
AS_WRITTEN: Final = 0


def main(base: str = "/") -> None:
    """Build everything, in the place of what was there."""
    if not re.fullmatch(r"/(?:[\w.~-]+/)*", base):
        raise SystemExit(f"{base} is no path of a site: it begins and ends with a slash, as in /vigil/")
    pyodide = fetch_pyodide(FETCHED)
    packages = package_files(fetch_wheels(FETCHED))
    ours = {**own_files(), "vigil/review/code.txt": source_digest()}
    compiled = compile_files(pyodide, library_files(pyodide / LIBRARY), {**packages, **ours})
    built = {**client_files(base), **part_files(pyodide, *compiled)}
    write_all({**built, **service_worker(built, base)})
    print(report(built))


def source_digest() -> bytes:
    """A name for what decides what reviews say: where there is only bytecode it cannot be read off."""
    from vigil.cluster.versions import judging_code

    return judging_code().encode()


def compile_files(pyodide: Path, library: Files, packages: Files) -> tuple[Files, Files]:
    """The standard library and all packages as the pinned Python has compiled them."""
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home)
        jobs = [*place_files(folder, "library", library), *place_files(folder, "packages", packages)]
        said = "".join(f"{json.dumps(job)}\n" for job in jobs)
        script = ROOT / "tools" / "pocket_compile.mjs"
        subprocess.run(["node", str(script), str(pyodide), home], input=said, text=True, check=True)
        return read_folder(folder / "library"), read_folder(folder / "packages")


def place_files(folder: Path, kind: str, files: Files) -> Iterator[tuple[str, int]]:
    """Put files into a folder; which of them are to be compiled, and how far."""
    for name, content in sorted(files.items()):
        file = folder / kind / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        if name.endswith(".py") and not name.startswith(FROM_SOURCE):
            yield f"{kind}/{name}", AS_WRITTEN if name.startswith("vigil/") else WITHOUT_DOCSTRINGS


def read_folder(folder: Path) -> Files:
    """All files of a folder by their paths, in order."""
    found = sorted(file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in found}


def part_files(pyodide: Path, library: Files, packages: Files) -> Files:
    """Pyodide, the standard library and the bundles, as they are served."""
    bundles: dict[str, Files] = {}
    for name, content in packages.items():
        bundles.setdefault(bundle_of(name), {})[name] = content
    packed = {LIBRARY: zip_files(library), CORE: (pyodide / CORE).read_bytes()}
    packed |= {f"{name}.bundle": bundle(files) for name, files in bundles.items()}
    return {
        **{f"{PARTS}/{name}": (pyodide / name).read_bytes() for name in SCRIPTS},
        **{f"{PARTS}/{name}.gz": compress(content) for name, content in packed.items()},
    }


def zip_files(files: Files) -> bytes:
    """An archive without compression, which is compressed as a whole."""
    held = BytesIO()
    with ZipFile(held, "w", ZIP_STORED) as archive:
        for name, content in sorted(files.items()):
            archive.writestr(ZipInfo(name, FIRST_DAY), content)
    return held.getvalue()


def bundle(files: Files) -> bytes:
    """Files one after another, after a list of their paths and lengths: see client/pocket/python.js."""
    ordered = sorted(files.items())
    listed = json.dumps([[name, len(content)] for name, content in ordered], separators=(",", ":")).encode()
    return len(listed).to_bytes(4, "little") + listed + b"".join(content for _, content in ordered)


def compress(content: bytes) -> bytes:
    """The same bytes in less, whenever it is done."""
    return gzip.compress(content, 9, mtime=0)


def client_files(base: str) -> Files:
    """The client, for a base path."""
    found = {name: content for name, content in read_folder(CLIENT).items() if not name.endswith(NOT_SERVED)}
    for name, content in found.items():
        if name.endswith(".css"):
            found[name] = style_at_base(content.decode(), base).encode()
    index = at_base(found["index.html"].decode(), base, in_worker=True).encode()
    return {**found, "index.html": index, "404.html": index}


def service_worker(built: Files, base: str) -> Files:
    """The service worker with the list of all files, and what is known of the build."""
    files = sorted((name, content) for name, content in built.items() if name != "404.html")
    hashed = hashlib.sha256(json.dumps([[name, digest(content)] for name, content in files]).encode())
    build = {"version": hashed.hexdigest()[:16], "files": [[name, len(content)] for name, content in files]}
    script = built["service-worker.js"].decode()
    if EMPTY not in script:
        raise SystemExit(f"service-worker.js has no line {EMPTY}")
    told = json.dumps(build, separators=(",", ":"))
    about = {"version": build["version"], "base": base, "pyodide": PYODIDE, "sizes": sizes(built)}
    return {
        "service-worker.js": script.replace(EMPTY, f"const BUILD = {told};").encode(),
        "pocket.json": json.dumps(about, indent=1).encode(),
    }


def digest(content: bytes) -> str:
    """A name for what a file holds."""
    return hashlib.sha256(content).hexdigest()


def sizes(built: Files) -> dict[str, int]:
    """How many bytes come over the wire: to the first table, and in all."""
    plain = {name: content for name, content in built.items() if name != "404.html"}
    sent = {name: len(each if name.endswith(".gz") else compress(each)) for name, each in plain.items()}
    whole = sum(sent.values())
    return {"first table": whole - sum(sent[name] for name in LATER), "all": whole}


def write_all(files: Files) -> None:
    """Write the folder; what was there before is gone."""
    shutil.rmtree(TARGET, ignore_errors=True)
    for name, content in files.items():
        file = TARGET / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


def report(built: Files) -> str:
    """What was built, in a few lines."""
    parts = [f"{len(content):>12,}  {name}" for name, content in built.items() if name.startswith(PARTS)]
    known: dict[str, Any] = sizes(built)
    total = f"{known['first table']:>12,}  to the first table, compressed; {known['all']:,} in all"
    return "\n".join([f"{TARGET.relative_to(ROOT)}: {len(built)} files", *parts, total])


if __name__ == "__main__":
    main(*sys.argv[1:])
