"""The fields of a game: what each is called in documents, who may know it, and what play can bring there.

Snapshots, views and positions read this table. A test holds it against the attributes of `State` and
`Player`: a new one that is missing here, or not copied, fails it.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from vigil.rules.kernel.earmarks import EARMARKS, amount, with_amount
from vigil.rules.kernel.table_traces import EARMARKED, ENERGY, EXTRA_TURNS, INSIGHT, RECURRED, RIVAL

NUMBER: Final = "number"
COUNT: Final = "count"  # a number that grows without limit
SEAT: Final = "seat"
FLAG: Final = "flag"
CARDS: Final = "cards"
PLACES: Final = "places"  # cards that stay, with what is remembered of each
OTHER: Final = "other"  # written and read by a function of its own

EVERYONE: Final = "everyone"
OWNER: Final = "owner"  # others know only how many cards there are, and which were seen going there
NOBODY: Final = "nobody"

THIS_TURN: Final = "this_turn"  # the part of a position for what the rules look back at within a turn


WHOLE: Final = -1


class Field(NamedTuple):
    """An attribute. Where a document has no name for it, it is left out there."""

    name: str
    kind: str
    snapshot: str
    view: str = ""
    position: str = ""
    this_turn: str = ""  # its name in that part of a position
    knows: str = EVERYONE
    part: int = WHOLE  # which of the numbers in the attribute it is
    later: bool = False  # came after the first documents: left out of a snapshot while it is empty
    place: str = ""  # where its cards lie, in `whereabouts`
    needs: int = 0  # what there must be among the cards for it to be more than nothing, in `table_traces`


STATE: Final = (
    Field("seed", OTHER, "seed", "", "seed", knows=NOBODY),
    Field("chance", OTHER, "chance", "", "chance", knows=NOBODY),
    Field("first", SEAT, "first", "first", "first"),
    Field("turn", SEAT, "turn", "turn", "turn"),
    Field("turn_number", COUNT, "turn_number", "turn_number"),
    Field("moves_made", COUNT, "moves_made", "moves_made"),
    Field("turn_moves", COUNT, "turn_moves", later=True),
    Field("extra_turns", NUMBER, "extra_turns", this_turn="extra_turns", needs=EXTRA_TURNS),
    Field("idle_turns", NUMBER, "idle_turns", this_turn="idle_turns"),
    Field("stirred", FLAG, "stirred", this_turn="stirred"),
    Field("between_turns", FLAG, "between_turns"),
    Field("ending", FLAG, "ending", "ending"),
    Field("over", FLAG, "over"),
    Field("honor_pool", NUMBER, "honor_pool", "honor_pool"),
    Field("runes", NUMBER, "runes", "runes", "runes"),
    *[
        Field("earmarked", NUMBER, mark.code, mark.code, mark.code, part=mark.number, needs=EARMARKED)
        for mark in EARMARKS
    ],
    Field("power", NUMBER, "power", "power", "power"),
    Field("energy", NUMBER, "energy", "energy", "energy", needs=ENERGY),
    Field("honor_gained", NUMBER, "honor_gained", "honor_gained", this_turn="honor_gained"),
    Field("permits", NUMBER, "permits", "permits", this_turn="permits"),
    Field("row_defeats", NUMBER, "row_defeats", "row_defeats", this_turn="row_defeats"),
    Field("taken", NUMBER, "taken", this_turn="taken", later=True),
    Field("center_deck", CARDS, "center_deck", knows=NOBODY, place="center_deck"),
    Field("center_known", NUMBER, "center_known"),
    Field("center_row", OTHER, "row", place="center_row"),
    Field("short_row", FLAG, "short_row"),
    Field("treasure", OTHER, "under", place="under_row"),
    Field("treasure_at", OTHER, "under"),
    Field("void", CARDS, "void", "void", "void", place="void"),
    Field("removed", CARDS, "removed", "removed", "removed", place="removed"),
    Field("aside", CARDS, "aside", "aside", place="aside"),
    Field("supply", OTHER, "supply"),
    Field("rival_honor", NUMBER, "rival_honor", needs=RIVAL),
    Field("rival_cards", CARDS, "rival_cards", place="rival_cards", needs=RIVAL),
    Field("pending", OTHER, "pending"),
    Field("fates", OTHER, "fates"),
    Field("players", OTHER, "players"),
)
PLAYER: Final = (
    Field("name", OTHER, "name", "name", "name"),
    Field("honor", NUMBER, "honor", "honor", "honor"),
    Field("insight", NUMBER, "insight", "insight", "insight", needs=INSIGHT),
    Field("deck", CARDS, "deck", knows=NOBODY, place="deck"),
    Field("deck_known", NUMBER, "deck_known"),
    Field("hand", CARDS, "hand", "", "hand", knows=OWNER, place="hand"),
    Field("hand_known", CARDS, "hand_known", place="hand"),
    Field("discard", CARDS, "discard", "discard", "discard", place="discard"),
    Field("played", CARDS, "played", "played", "played", place="played"),
    Field("named", OTHER, "played_as", this_turn="factions"),
    Field("gone", CARDS, "gone", this_turn="gone", later=True, place="played"),
    Field("recurred", CARDS, "recurred", this_turn="recurred", later=True, place="recurred", needs=RECURRED),
    Field(
        "recurred_in_row",
        CARDS,
        "recurred_in_row",
        this_turn="recurred_in_row",
        later=True,
        place="recurred",
        needs=RECURRED,
    ),
    Field("construct_places", PLACES, "constructs", "constructs", "constructs", place="constructs"),
    Field("lasting", OTHER, "lasting", this_turn="lasting"),
    Field("trophy_places", PLACES, "trophies", "trophies", "trophies", place="trophies"),
)


def value_of(holder: object, field: Field) -> Any:
    """The value of a field: an attribute, or one of the numbers in it."""
    value = getattr(holder, field.name)
    return value if field.part == WHOLE else amount(value, field.part)


def set_value(holder: object, field: Field, value: Any) -> None:
    """Change the value of a field."""
    if field.part != WHOLE:
        value = with_amount(getattr(holder, field.name), field.part, value)
    setattr(holder, field.name, value)


# Not part of any document: what follows from the rest, and what belongs to a step alone.
STATE_WITHOUT: Final = ("setup", "options", "events", "revealed")
PLAYER_WITHOUT: Final = ("watch", "treats")
