"""Takes the pictures of the README: `python -m tools.pictures` writes them to docs/pictures.

The tables are laid by hand and nothing moves, so that the same sources give the same pictures on one machine.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from bench.processes import Server
from tests.client.browser import chromium
from tests.client.person import Person
from tests.conftest import Table, table

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SETTLED = "[...document.images].every(({complete, loading}) => complete || loading === 'lazy')"
QUALITY = 80  # under 300 kB each; as PNG they would be four times as large
PHONE: Mapping[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LARGE: Mapping[str, Any] = {"viewport": {"width": 1440, "height": 900}}

CARDS: Mapping[str, Any] = {
    "center_row": [
        "Seer of the Forked Path", "Rocket Courier X-99", "Mephit",
        "Runic Lycanthrope", "Muramasa", "Earth Tyrant",
    ],
    "void": ["Mistake of Creation", "Samael's Trickster"],
    "constructs": ["The All-Seeing Eye", "Shadow Star", "Yggdrasil Staff"],
    "honor": 17,
    "honor_pool": 31,
    "discard": ["Apprentice", "Apprentice", "Militia", "Mystic", "Temple Librarian", "Kor, the Ferromancer"],
    "opponents": [{
        "honor": 12,
        "hand": ["Apprentice", "Apprentice", "Militia", "Mystic", "Heavy Infantry"],
        "constructs": ["Rocket Courier X-99", "The Grand Design", "Watchmaker's Altar"],
        "discard": ["Arha Templar", "Mystic"],
    }],
}  # fmt: skip


def midway() -> Table:
    """A game in its middle, in the middle of a turn."""
    hand = ["Apprentice", "Heavy Infantry", "Burrower Mark II", "Void Initiate", "Militia"]
    return table(hand=hand, played=["Arha Initiate", "Spike Vixen", "Mystic"], runes=3, power=3, **CARDS)


def at_table(person: Person) -> None:
    """The main decision of a turn."""
    person.play(start=midway())


def choosing(person: Person) -> None:
    """A card asks for a choice."""
    person.play(start=midway())
    person.do("Play Void Initiate")
    person.says("banish a card")


def in_gallery(person: Person) -> None:
    """All cards."""
    person.go("/cards")


SCENES: Mapping[str, tuple[Callable[[Person], None], Mapping[str, Any]]] = {
    "table": (at_table, LARGE),
    "choice": (choosing, LARGE),
    "phone": (at_table, PHONE),
    "gallery": (in_gallery, LARGE),
}


def take(browser: Browser, address: str, name: str) -> Path:
    """Lay a scene and take its picture."""
    scene, device = SCENES[name]
    person = Person(browser, address, "Ada", device)
    scene(person)
    person.page.wait_for_load_state("networkidle")
    person.page.mouse.move(0, 0)
    person.page.wait_for_function(SETTLED)
    path = PICTURES / f"{name}.jpg"
    person.page.screenshot(path=path, type="jpeg", quality=QUALITY, animations="disabled")
    person.context.close()
    return path


def main() -> None:
    """Take all pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as home,
        chromium() as browser,
        Server(str(Path(home) / "vigil.db"), Path(home) / "log", "--workers", "1") as server,
    ):
        for name in SCENES:
            path = take(browser, server.address, name)
            print(f"{path.name:16}{path.stat().st_size // 1000:6} kB")


if __name__ == "__main__":
    main()
