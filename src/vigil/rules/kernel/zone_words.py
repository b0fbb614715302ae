"""What places are called: in moves, in the log and in the text of cards. Their codes are in `zones`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from vigil.rules.kernel.zones import (
    CENTER_DECK,
    CENTER_ROW,
    DECK,
    DISCARD,
    HAND,
    PLAY,
    TEAMMATE,
    THE_VOID,
    UNDER,
)
from vigil.wording.words import OWNERS, YOUR, Words, say


@final
class ZoneWords:
    """The words for one place; those that nobody needs are empty."""

    def __init__(
        self,
        name: str = "",
        source: str = "",
        target: str = "",
        noun: str = "",
        owned: bool = False,
        put: Words | None = None,
        into: str = "",
        within: str = "",
    ) -> None:
        self.name = name  # in the log
        self.source = source  # in moves, after a card that is taken from there
        self.target = target  # in moves, after a card that goes there
        self.noun = noun  # on cards, after "in", "from" and perhaps "your"
        self.owned = owned  # whether it is somebody's
        self.put = say() if put is None else put  # on cards, after "put it"
        self.into = into  # after an acquired card that goes there, as people read it
        self.within = within  # after a card that lies there, as people read it


ZONE_WORDS: Final = {
    HAND: ZoneWords("hand", " from hand", " to hand", "hand", True, say("into", YOUR, "hand"), "to hand"),
    DISCARD: ZoneWords("the discard pile", " from discard pile", "", "discard pile", True),
    DECK: ZoneWords(
        "the top of the deck",
        target=" onto deck",
        put=say("on top of", YOUR, "deck"),
        into="to the top of the deck",
    ),
    PLAY: ZoneWords("play", target=" into play", put=say("into play"), into="into play"),
    CENTER_ROW: ZoneWords("the center row", " from center row", "", "the center row"),
    THE_VOID: ZoneWords("the void", " from the void", " into the void", "the void", within="in the void"),
    CENTER_DECK: ZoneWords(
        "the center deck",
        " from the center deck",
        " under the center deck",
        put=say("on the bottom of the center deck"),
        into="to the bottom of the center deck",
    ),
    UNDER: ZoneWords("under a construct", " from under this", " under this"),
    TEAMMATE: ZoneWords("the teammate's discard pile", "", " for teammate", into="for teammate"),
}
UNNAMED: Final = ZoneWords()


def words_of(zone: i64) -> ZoneWords:
    """The words for a place."""
    return ZONE_WORDS.get(zone, UNNAMED)


def lying_in(zones: i64, joined: str = " or ") -> Words:
    """Where cards lie, as cards say it: "your hand or discard pile"; nothing where they say it otherwise."""
    nouns: list[str] = []
    left = zones
    owned = False
    for zone, words in ZONE_WORDS.items():
        if zones & zone and words.noun:
            nouns.append(words.noun)
            owned = words.owned
            left -= zone
    if left or not nouns:
        return say()
    return say(OWNERS, joined.join(nouns)) if owned else say(joined.join(nouns))
