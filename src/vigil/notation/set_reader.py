"""Reading a set file: a text becomes a set, or all that is wrong with it is told at once."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from vigil.language.basics import basics, starting_shard
from vigil.language.card_kinds import WordedCard
from vigil.language.constants import WORDS_VERSION
from vigil.language.keywords import RollDie
from vigil.language.roles import EFFECT, OWN_TURN, Slot
from vigil.notation import file_errors, set_limits
from vigil.notation.card_reader import CardReader
from vigil.notation.line_reader import LineReader
from vigil.notation.set_errors import SetFileError
from vigil.notation.set_tables import Notes, Table, is_name
from vigil.notation.toml_lines import TomlPlaces, check_text, read_toml, refuse
from vigil.rules.kernel.box import BOX, EXPANSION, PACK, CardSet, Rulebook
from vigil.rules.kernel.card import Card
from vigil.rules.kernel.identity import LATER_RULES, RULES, rules_said, same_card
from vigil.rules.library import SETS, card_names, cards_named, shipped_sets

FORMAT: Final = "vigil set"
VERSION: Final = 1
KINDS: Final = (BOX, EXPANSION, PACK)
ABOUT: Final = ("release", "author", "about")  # what means nothing to the rules
KEYS: Final = (
    "format", "version", "words", "code", "name", *ABOUT, "kind", "players", "needs", "large", "rulebook",
    "basics", "card",
)  # fmt: skip
SHIPPED_KEYS: Final = (*KEYS, "rulings", "die")
BOOK: Final = {"year": "number", **{rule: rule for rule in (*RULES, *LATER_RULES) if rule != "number"}}
BASICS: Final = ("decks", "mystics", "infantry", "starting_shards", "starting", "treasure")
STARTING: Final = ("Apprentice", "Militia", "Energy Shard (starting)")


@dataclass
class SetDocument:
    """A set file that was read: the set, and what stands in the file beside it."""

    card_set: CardSet
    about: dict[str, str] = field(default_factory=dict)  # release, author, about
    # Pictures and notes by the name of a side.
    extras: dict[str, dict[str, Any]] = field(default_factory=dict)
    shipped: bool = False  # whether it comes with the package


def read_set(data: bytes | str, shipped: bool = False) -> SetDocument:
    """The set of a file; raises SetFileError with all that is wrong."""
    text = check_text(data)
    return SetReader(text, read_toml(text), shipped).read()


def is_code(code: Any) -> bool:
    """Whether this can be the code of a set."""
    least, most = set_limits.CODE
    pattern = f"[a-z][a-z0-9_]{{{least - 1},{most - 1}}}"
    return isinstance(code, str) and re.fullmatch(pattern, code) is not None


def check_code(code: str) -> None:
    """Refuse what cannot be the code of a set of somebody's own."""
    if not is_code(code):
        raise ValueError(file_errors.bad_code(*set_limits.CODE))
    if any(code == known.code for known in shipped_sets()):
        raise ValueError(file_errors.code_is_shipped(code))


class SetReader:
    """Reads the tables of a set file."""

    def __init__(self, text: str, data: dict[str, Any], shipped: bool) -> None:
        if data.get("format") != FORMAT or not isinstance(data.get("version"), int):
            raise refuse(1, file_errors.NOT_A_SET)
        for key, known in (("version", VERSION), ("words", WORDS_VERSION)):
            version = data.get(key, known)
            if isinstance(version, bool) or not isinstance(version, int) or not 1 <= version <= known:
                raise refuse(1, file_errors.newer(key, version, known))
        self.notes = Notes(TomlPlaces(text))
        self.data = data
        self.shipped = shipped
        self.table = Table(self.notes, (), data, "", SHIPPED_KEYS if shipped else KEYS)

    def read(self) -> SetDocument:
        """The whole set."""
        entries = self.card_tables()
        needs = self.needs()
        kind = self.table.choice("kind", KINDS, PACK)
        lines = LineReader(None, self.known_names(entries), self.data.get("words", WORDS_VERSION))
        die = lines.die = self.die(lines, needs)
        reader = CardReader(self.notes, lines, self.shipped)
        cards = [reader.read(("card", number), entry) for number, entry in enumerate(entries)]
        read = [card for card in cards if card is not None]
        least, most = self.players()
        made = CardSet(
            code=self.code(),
            name=self.table.name(),
            rulebook=self.rulebook(kind),
            most_players=most,
            least_players=least,
            large=self.table.flag("large", True),
            kind=kind,
            needs=needs,
            rulings=self.table.text("rulings") if self.shipped else "",
            die=die if "die" in self.data else None,
        )
        self.add_cards(made, read)
        about = {key: self.table.text(key) for key in ABOUT}
        self.check_names(read)
        if self.notes.complaints:
            raise SetFileError(self.notes.complaints)
        return SetDocument(made, about, extras_of(entries), self.shipped)

    def card_tables(self) -> list[dict[str, Any]]:
        """The tables of the cards."""
        entries = self.data.get("card", [])
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise refuse(1, file_errors.NO_CARDS)
        if not entries:
            raise refuse(1, file_errors.NO_CARDS)
        if len(entries) > set_limits.CARDS:
            raise refuse(1, file_errors.too_many("cards", set_limits.CARDS))
        return entries

    def code(self) -> str:
        """The code of the set."""
        code = self.data.get("code")
        if not isinstance(code, str) or not is_code(code):
            self.table.wrong("code", file_errors.bad_code(*set_limits.CODE))
            return ""
        if not self.shipped and any(code == known.code for known in shipped_sets()):
            self.table.wrong("code", file_errors.code_is_shipped(code))
        return code

    def needs(self) -> list[str]:
        """The sets without which it cannot be played."""
        codes = [card_set.code for card_set in shipped_sets()]
        said = self.table.texts("needs")
        for code in said:
            if code not in codes:
                Table(self.notes, (), {"needs": code}, "", ("needs",)).choice("needs", codes)
        return said if len(said) <= len(codes) else []

    def players(self) -> tuple[int, int]:
        """The fewest and the most players."""
        said = self.data.get("players", [1, 4])
        whole = isinstance(said, list) and len(said) == 2 and all(type(each) is int for each in said)
        if not whole or not 1 <= said[0] <= said[1] <= set_limits.PLAYERS or said[1] < 2:
            self.table.wrong("players", file_errors.PLAYERS)
            return 1, 4
        return said[0], said[1]

    def known_names(self, entries: Sequence[Mapping[str, Any]]) -> list[str]:
        """The names that lines can speak of: of the file's own cards, and of shipped ones."""
        own = [entry.get("name") for entry in entries]
        own += [entry["into"].get("name") for entry in entries if isinstance(entry.get("into"), dict)]
        basic = [card.name for card in basics(decks=1, mystics=1, infantry=1)]
        named = [name for name in own if isinstance(name, str) and is_name(name)]
        return list(dict.fromkeys([*named, *basic, *card_names(shipped_sets())]))

    def die(self, lines: LineReader, needs: Sequence[str]) -> RollDie | None:
        """The die of the set, or that of a set it needs."""
        if "die" not in self.data or not self.shipped:
            dice = [SETS[code].die for code in needs if code in SETS]
            found = [die for die in dice if isinstance(die, RollDie)]
            return found[0] if found else None
        sides = [lines.read(line, Slot(EFFECT), OWN_TURN) for line in self.table.texts("die")]
        return RollDie(tuple(sides))

    def rulebook(self, kind: str) -> Rulebook | None:
        """What the rulebook of a box says."""
        if "rulebook" not in self.data:
            if kind == BOX:
                self.table.wrong("", file_errors.NEEDS_RULEBOOK)
            return None
        if kind != BOX:
            self.table.wrong("rulebook", file_errors.ONLY_A_BOX)
            return None
        book = Table(self.notes, ("rulebook",), self.table.table("rulebook"), "", ("like", *BOOK))
        rules: dict[str, Any] = {"number": 2010, "rival": "Samael"}
        boxes = {known.code: known.rulebook for known in shipped_sets() if known.rulebook is not None}
        if "like" in book.data or not self.shipped:
            like = boxes.get(book.choice("like", list(boxes)))
            rules = {} if like is None else rules_said(like)
        return None if not rules else Rulebook(**{**rules, **self.rules_said(book)})

    def rules_said(self, book: Table) -> dict[str, Any]:
        """The rules that a rulebook says itself."""
        said: dict[str, Any] = {}
        for key in [key for key in book.data if key in BOOK]:
            if key == "rival":
                said[key] = book.name("rival")
            elif key == "year":
                said["number"] = book.number("year", 2010, 2010, 2100)
            elif key.endswith("treasure"):
                said[key] = book.number(key, 0, 0, 60)
            elif key == "honor_pool":
                said[key] = book.number(key, 0, *set_limits.HONOR_POOL)
            else:
                said[key] = book.flag(key)
        return said

    def add_cards(self, made: CardSet, cards: list[WordedCard]) -> None:
        """Give a set its cards, a box the basic ones, too."""
        made.cards = tuple(cards)
        if "basics" not in self.data:
            if made.kind == BOX:
                self.table.wrong("", file_errors.NEEDS_BASICS)
            return
        if made.kind != BOX:
            self.table.wrong("basics", file_errors.ONLY_A_BOX)
            return
        table = Table(self.notes, ("basics",), self.table.table("basics"), "", BASICS)
        decks = table.number("decks", 4, 1, set_limits.PLAYERS)
        every: list[Card] = [
            *basics(
                decks=decks,
                mystics=table.number("mystics", 30, 1, set_limits.STACK),
                infantry=table.number("infantry", 29, 1, set_limits.STACK),
            )
        ]
        shards = table.number("starting_shards", 0, 0, set_limits.PLAYERS)
        every += [starting_shard(copies=shards)] if shards else []
        made.cards = (*every, *cards)
        names = STARTING if shards else STARTING[:2]
        made.starting_deck = self.counts(table, "starting", names, 10, {"Apprentice": 8, "Militia": 2})
        treasures = [card.name for card in cards if card.lies_under]
        made.shards = self.counts(table, "treasure", treasures, 60, {})
        if decks < made.most_players:
            table.wrong("decks", file_errors.TOO_FEW_DECKS)
        if not any(not card.lies_under for card in cards):
            self.table.wrong("", file_errors.MUST_BE_COVERED)

    def counts(
        self, table: Table, key: str, names: Sequence[str], most: int, usual: dict[str, int]
    ) -> dict[str, int]:
        """Numbers of cards by name."""
        if key not in table.data:
            return usual
        listed = Table(self.notes, ("basics", key), table.table(key), "", names)
        return {name: listed.number(name, 1, 1, most) for name in listed.data if name in names}

    def check_names(self, cards: Sequence[WordedCard]) -> None:
        """Refuse two cards of one name, and the name of another card that comes with the package."""
        known: set[str] = set()
        for number, card in enumerate(cards):
            for side in [card] if card.into is None else [card, card.into]:
                if side.name.lower() in known:
                    self.notes.wrong(("card", number), "", file_errors.name_twice(side.name))
                known.add(side.name.lower())
                self.check_taken(number, card, side)

    def check_taken(self, number: int, card: Card, side: Card) -> None:
        """Refuse the name of a card that comes with the package and does something else."""
        if self.shipped:
            return
        for other in cards_named(side.name):
            if other.set_code in [known.code for known in shipped_sets()] and not same_card(card, other):
                named = SETS[other.set_code].name
                self.notes.wrong(("card", number), "", file_errors.name_is_taken(side.name, named))
                return


def extras_of(entries: Sequence[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Pictures and notes by the name of a side."""
    sides = [*entries, *[entry["into"] for entry in entries if "into" in entry]]
    kept = {side["name"]: {key: side[key] for key in ("picture", "note") if side.get(key)} for side in sides}
    return {name: extra for name, extra in kept.items() if extra}
