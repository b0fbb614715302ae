"""What the site has beside the files in docs/, as hooks of MkDocs: see mkdocs.yml and `make docs`."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import language_reference
from mkdocs.structure.files import File

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import coverage

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

ROOT = Path(__file__).resolve().parent.parent
ICON = ROOT / "src" / "vigil" / "client" / "icon.svg"
AT_THE_TOP = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
TO_A_PAGE = re.compile(r"\]\((?:docs/([^)]+)|(CONTRIBUTING\.md|CHANGELOG\.md))\)")
TO_THE_SOURCES = re.compile(r"(?<!!)\[([^\]]+)\]\((?:\.\./|LICENSE)[^)]*\)")


def on_files(files: Files, config: MkDocsConfig, **_: Any) -> Files:
    """Add the pages that are generated or kept elsewhere."""
    files.append(File.generated(config, "language.md", content=language_reference.page()))
    words = json.dumps(language_reference.reference_data(), ensure_ascii=False)
    files.append(File.generated(config, "language.json", content=words))
    files.append(File.generated(config, "coverage.md", content=coverage.page()))
    files.append(File.generated(config, "icon.svg", abs_src_path=str(ICON)))
    for page, name in AT_THE_TOP.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=TO_A_PAGE.sub(site_link, text)))
    return files


def site_link(link: re.Match[str]) -> str:
    """A link from the top of the repository as a link between pages of the site."""
    return f"]({link[1] or link[2].lower()})"


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Keep only the words of links into the sources: the site does not have those."""
    return TO_THE_SOURCES.sub(r"\1", markdown)
