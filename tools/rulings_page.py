"""Writes the rules page's rulings, src/vigil/client/rules/rulings.json, from docs/rulings.md.

python tools/rulings_page.py
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from vigil.rules.library import all_cards

ROOT = Path(__file__).resolve().parent.parent
RULINGS = ROOT / "docs" / "rulings.md"
PAGE = ROOT / "src" / "vigil" / "client" / "rules" / "rulings.json"
NAMES = sorted(card.name for card in all_cards())
ROW = re.compile(r"^\| ([A-Z-]+\d+) \| (.+?) \| .* ?\|$")


def chapters(rulings: str) -> list[dict[str, Any]]:
    """The document as data: chapters of sections of rules, each an id, a sentence, and the cards it names."""
    found: list[dict[str, Any]] = []
    for line in rulings.splitlines():
        if line.startswith("## "):
            found.append({"title": line[3:], "lead": "", "sections": [{"title": "", "rules": []}]})
        elif not found:
            continue
        elif line.startswith("### "):
            found[-1]["sections"].append({"title": line[4:], "rules": []})
        elif row := ROW.match(line):
            text = plain(row.group(2))
            found[-1]["sections"][-1]["rules"].append([row.group(1), text, *cards_in(text)])
        elif line and not line.startswith("|"):
            found[-1]["lead"] = plain(line)
    for chapter in found:
        chapter["sections"] = [section for section in chapter["sections"] if section["rules"]]
    return found


def plain(words: str) -> str:
    """A sentence without the marks of Markdown; the editions are named in full."""
    named = re.sub(r"\*\*([12])\*\*", lambda edition: f"Edition {edition.group(1)}", words)
    return re.sub(r"\*\*|`", "", named).replace("\\|", "|")


def cards_in(text: str) -> list[str]:
    """The cards that a sentence names."""
    return [name for name in NAMES if re.search(rf"\b{re.escape(name)}(?!\w)", text)]


def page() -> str:
    """What rulings.json should say, one rule a line."""
    data = json.dumps(chapters(RULINGS.read_text(encoding="utf-8")), ensure_ascii=False)
    return data.replace('["', '\n["') + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
