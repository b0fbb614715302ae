"""Reading a card: its facts, and its lines with what is known where each of them stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vigil.language import roles
from vigil.language.card_kinds import Construct, Hero, Monster, Treasure, WordedCard
from vigil.language.replacements import OnCards
from vigil.language.roles import Slot
from vigil.language.targets import OnOneCard
from vigil.language.transforms import WhenDefeated, WhileInPlay
from vigil.notation import file_errors, notation_errors, set_limits
from vigil.notation.line_reader import LineReader
from vigil.notation.set_tables import Notes, Table
from vigil.notation.toml_lines import Path
from vigil.rules.kernel.askers import effects_in
from vigil.rules.kernel.card import FACTIONS
from vigil.rules.kernel.effect import Effect
from vigil.rules.kernel.effect_kinds import RepeatsAnother
from vigil.rules.kernel.zones import CENTER_ROW

EVERY_CARD: Final = ("name", "kind", "copies", "picture", "note")
PLAYED: Final = (
    "faction",
    "cost",
    "honor",
    "fate",
    "abilities",
    "transforms",
    "into",
    "dreamborn",
    "reverts",
)
KEYS: Final = {  # by kind
    "hero": (*EVERY_CARD, *PLAYED, "play", "bargain", "auction"),
    "construct": (*EVERY_CARD, *PLAYED),
    "monster": (
        *EVERY_CARD,
        "power",
        "reward",
        "fate",
        "trophy",
        "bargain",
        "abilities",
        "transforms",
        "into",
    ),
    "treasure": (*EVERY_CARD, "play", "fate"),
}
ALL_KEYS: Final = tuple(dict.fromkeys([key for keys in KEYS.values() for key in keys]))
PART_ROLES: Final = {  # of the lines of a card
    "play": roles.EFFECT,
    "reward": roles.EFFECT,
    "fate": roles.EFFECT,
    "abilities": roles.ABILITY,
    "trophy": roles.ABILITY,
    "bargain": roles.ABILITY,
    "transforms": roles.TRANSFORM,
}
SINGLE: Final = ("trophy", "bargain", "transforms")  # parts of one line
SCARCE: Final = 3  # copies of a card that makes games longer
PROLONGING: Final = ("ExtraTurn", "AddPlace", "GrowPool")
BRINGING_MORE: Final = ("AcquireOrDefeat", "TakeAll")  # in a reward: other rewards
PICTURE: Final = ("subject", "seed")


def slot_situation(slot: str, kind: str, two_sided: bool, trophy: bool, auction: bool) -> int:
    """What is known where the lines of a part of a card stand."""
    known = roles.TWO_SIDED if two_sided else 0
    if slot == "play":
        if auction:
            return known
        return known | roles.OWN_TURN | (roles.PLAYED_NOW if kind == "hero" else 0)
    if slot == "reward":
        hoard = roles.HAS_HOARD if trophy else 0
        return known | roles.OWN_TURN | roles.ENDS | roles.MONSTER_REWARD | hoard
    if slot == "abilities":
        if kind == "construct":
            return known | roles.CONSTRUCT_SAYS
        return known | roles.CARD_SAYS | (roles.MONSTER_SAYS if kind == "monster" else 0)
    return {
        "fate": roles.ENDS | roles.IN_ROW,
        "trophy": roles.TROPHY | roles.HAS_HOARD,
        "bargain": roles.AS_BARGAIN,
        "transforms": roles.OWN_TURN,
    }[slot]


class CardReader:
    """Reads cards, and notes what is wrong with them."""

    def __init__(self, notes: Notes, lines: LineReader, shipped: bool) -> None:
        self.notes = notes
        self.lines = lines
        self.shipped = shipped

    def read(self, path: Path, data: dict[str, Any], side: bool = False) -> WordedCard | None:
        """The card of a table; None if it is wrong."""
        before = len(self.notes.complaints)
        named = data.get("name") if isinstance(data.get("name"), str) else ""
        table = Table(self.notes, path, data, str(named)[: set_limits.NAME], ALL_KEYS)
        kind = table.choice("kind", list(KEYS))
        name = table.name()
        if not kind:
            return None
        for key in data:
            if key in ALL_KEYS and key not in KEYS[kind]:
                table.wrong(key, file_errors.not_of_kind(kind, key))
        if side:
            self.check_side(table, kind)
        said = self.facts(table, kind, side)
        into = self.other_side(table, path)
        self.read_lines(table, path, kind, said, into)
        self.check_extras(table)
        if len(self.notes.complaints) > before:
            return None
        return make_card(name, kind, said, into)

    def check_side(self, table: Table, kind: str) -> None:
        """Refuse what the other side of a card does not have."""
        if kind in ("monster", "treasure"):
            table.wrong("kind", file_errors.NO_SIDE_OF_ITS_OWN)
        for key in ("copies", "into", "transforms"):
            if key in table.data:
                table.wrong(key, file_errors.no_key("the other side of a card", key, ""))

    def facts(self, table: Table, kind: str, side: bool) -> dict[str, Any]:
        """What is printed on a card beside its lines."""
        said: dict[str, Any] = {"copies": table.number("copies", 1, 1, set_limits.COPIES)}
        if kind == "monster":
            said["power"] = table.number("power", 0, 0, set_limits.PRICE)
        if kind in ("hero", "construct"):
            said["cost"] = table.number("cost", 0, 0, set_limits.PRICE)
            said["honor"] = table.number("honor", 0, 0, set_limits.PRICE)
            said["faction"] = self.factions(table)
            said["dreamborn"] = table.flag("dreamborn")
        if kind == "hero":
            said["auction"] = table.flag("auction")
            said["reverts"] = table.flag("reverts")
        if [key for key in ("fate", "dreamborn", "auction") if table.data.get(key)][1:]:
            table.wrong("fate", file_errors.ONE_FATE)
        if "reverts" in table.data and not (side and kind == "hero"):
            table.wrong("reverts", file_errors.not_of_kind(kind, "reverts"))
        return said

    def factions(self, table: Table) -> int:
        """The factions of a card as bits."""
        bits = {name: bit for bit, name in FACTIONS.items()}
        found = 0
        for name in table.texts("faction")[: len(bits)]:
            if name not in bits:
                listed = Table(self.notes, table.path, {"faction": name}, table.whose, ("faction",))
                listed.choice("faction", list(bits))
            else:
                found |= bits[name]
        return found

    def other_side(self, table: Table, path: Path) -> WordedCard | None:
        """The other side of a card; both that and when it is turned over must be there."""
        if ("into" in table.data) != ("transforms" in table.data):
            table.wrong("transforms" if "transforms" in table.data else "into", file_errors.BOTH_SIDES)
        if "into" not in table.data:
            return None
        into = self.read((*path, "into"), table.table("into"), side=True)
        if into is not None and into.name.lower() == str(table.data.get("name")).lower():
            table.wrong("into", file_errors.SAME_NAME)
        return into

    def read_lines(
        self, table: Table, path: Path, kind: str, said: dict[str, Any], into: WordedCard | None
    ) -> None:
        """Read the lines of all parts of a card."""
        two_sided = "into" in table.data
        for slot, role in PART_ROLES.items():
            if slot not in table.data or slot not in KEYS[kind]:
                continue
            situation = slot_situation(
                slot, kind, two_sided, "trophy" in table.data, table.data.get("auction") is True
            )
            values = self.values(table, path, slot, Slot(role), situation)
            said[slot] = (values[0] if values else None) if slot in SINGLE else values
        self.check_transform(table, kind, said.get("transforms"), into)
        if said["copies"] > SCARCE and not self.shipped and prolongs(said):
            table.wrong("copies", file_errors.prolongs_games(SCARCE))
        if not self.shipped and replaces_for_others(said.get("abilities", [])):
            table.wrong("abilities", file_errors.OF_ITSELF)
        again = copies_again(said.get("play", [])) and not self.shipped
        if again and not said_uncopyable(said.get("abilities", [])):
            table.wrong("play", notation_errors.COPY_OF_COPY)

    def values(self, table: Table, path: Path, slot: str, part: Slot, situation: int) -> list[Any]:
        """The values of the lines of one part."""
        lines = table.texts(slot)
        most = 1 if slot in SINGLE else set_limits.LINES
        if len(lines) > most:
            table.wrong(slot, file_errors.too_many(f"lines in {slot}", most))
            return []
        found = []
        for number, line in enumerate(lines):
            found.append(self.lines.read(line, part, situation))
            for error in self.lines.errors[: set_limits.ERRORS]:
                whose = f"{table.whose}, {slot}"
                self.notes.wrong((*path, slot, number), whose, error.message, error.column)
        return found

    def check_transform(self, table: Table, kind: str, transform: Any, into: WordedCard | None) -> None:
        """Refuse moments at which a card of a kind cannot transform."""
        if transform is None:
            return
        if isinstance(transform, WhenDefeated) != (kind == "monster"):
            why = file_errors.NEVER_IN_HAND if kind == "monster" else file_errors.NEVER_DEFEATED
            table.wrong("transforms", why)
        elif isinstance(transform, WhileInPlay) and kind != "construct":
            table.wrong("transforms", file_errors.NEVER_IN_PLAY)
        elif isinstance(transform, WhileInPlay) and into is not None and not into.stays:
            table.wrong("transforms", file_errors.STAYS_IN_PLAY)

    def check_extras(self, table: Table) -> None:
        """Check what is no part of play."""
        table.text("note")
        picture = Table(self.notes, (*table.path, "picture"), table.table("picture"), table.whose, PICTURE)
        picture.text("subject", set_limits.NAME)
        picture.number("seed", 0, 0, 999_999)


def copies_again(play: Sequence[Any]) -> bool:
    """Whether an effect copies a card that could copy the same again."""
    said = effects_in(tuple([effect for effect in play if effect is not None]))
    copying: list[Effect] = [effect for effect in said if isinstance(effect, RepeatsAnother)]
    return any(not isinstance(effect, OnOneCard) or effect.target.zones & CENTER_ROW for effect in copying)


def replaces_for_others(abilities: Sequence[Any]) -> bool:
    """Whether an ability replaces what would be done to other cards, several of them perhaps at once."""
    woulds = [getattr(getattr(each, "ability", each), "would", None) for each in abilities]
    return any(isinstance(would, OnCards) and would.cards is not None for would in woulds)


def prolongs(said: dict[str, Any]) -> bool:
    """Whether a card makes games longer."""
    values = [value for slot in PART_ROLES for value in as_tuple(said.get(slot))]
    if any(type(each).__name__ in PROLONGING for each in effects_in(tuple(values))):
        return True
    return any(type(each).__name__ in BRINGING_MORE for each in effects_in(as_tuple(said.get("reward"))))


def as_tuple(values: Any) -> tuple[Any, ...]:
    """The values of a part that were read."""
    listed = values if isinstance(values, list) else [values]
    return tuple([value for value in listed if value is not None])


def said_uncopyable(abilities: Sequence[Any]) -> bool:
    """Whether a card says that it cannot be copied."""
    return any(type(ability).__name__ == "Uncopyable" for ability in abilities)


def make_card(name: str, kind: str, said: dict[str, Any], into: WordedCard | None) -> WordedCard:
    """A card from what was read."""
    made: Any = {"hero": Hero, "construct": Construct, "monster": Monster, "treasure": Treasure}[kind]
    other = {"into": into} if into is not None else {}
    card = made(name, **said, **other)
    assert isinstance(card, WordedCard)
    return card
