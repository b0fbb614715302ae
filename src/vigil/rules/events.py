"""Events: what happened, one class for each kind of it. Which of their fields are faces, `event` says."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from vigil.rules.kernel.event import Event
from vigil.rules.kernel.zones import EMPTY


class CardEvent(Event):
    """Something that happened with one card."""

    def __init__(self, player: i64, card: i64) -> None:
        self.player = player
        self.card = card


class AmountEvent(Event):
    """Something that happened with a number of something, by a card."""

    def __init__(self, player: i64, card: i64, amount: i64) -> None:
        self.player = player
        self.card = card
        self.amount = amount


class ResourceEvent(Event):
    """Something that happened with some of a resource, by a card if it is known which."""

    def __init__(self, player: i64, card: i64, amount: i64, resource: str) -> None:
        self.player = player
        self.card = card
        self.amount = amount
        self.resource = resource


@final
@mypyc_attr(free_list_len=1)
class Began(Event):
    """A turn begins."""

    def __init__(self, player: i64, turn: i64) -> None:
        self.player = player
        self.turn = turn


@final
@mypyc_attr(free_list_len=1)
class CardPlayed(CardEvent):
    """A card is played from hand."""


@final
@mypyc_attr(free_list_len=1)
class Used(CardEvent):
    """An ability of a card is used."""


@final
@mypyc_attr(free_list_len=1)
class Gained(ResourceEvent):
    """A player gains something from a card."""


@final
@mypyc_attr(free_list_len=1)
class Spent(ResourceEvent):
    """A player pays for something, for a card if it is known which."""


@final
@mypyc_attr(free_list_len=1)
class Lost(ResourceEvent):
    """A player loses something to somebody else's card."""


@final
@mypyc_attr(free_list_len=1)
class Drew(CardEvent):
    """A player draws a card; only they know which."""

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.player else Drew(self.player, EMPTY)


@final
@mypyc_attr(free_list_len=1)
class Shuffled(Event):
    """The discard pile becomes a new deck."""


@final
@mypyc_attr(free_list_len=1)
class Acquired(Event):
    """A card is acquired, for a price or for nothing."""

    def __init__(self, player: i64, card: i64, price: i64, zone: i64, to: i64) -> None:
        self.player = player
        self.card = card
        self.price = price
        self.zone = zone
        self.to = to


@final
@mypyc_attr(free_list_len=1)
class Defeated(Event):
    """A monster is defeated, for a price or for nothing."""

    def __init__(self, player: i64, card: i64, price: i64, zone: i64) -> None:
        self.player = player
        self.card = card
        self.price = price
        self.zone = zone


@final
@mypyc_attr(free_list_len=1)
class Entered(CardEvent):
    """A card comes into the center row."""


@final
@mypyc_attr(free_list_len=1)
class FateCame(CardEvent):
    """The Fate of a card happens, after the card has entered the center row."""


@final
@mypyc_attr(free_list_len=1)
class Copied(Event):
    """A card does what another one says."""

    def __init__(self, player: i64, card: i64, copied: i64) -> None:
        self.player = player
        self.card = card
        self.copied = copied


@final
@mypyc_attr(free_list_len=1)
class Banished(Event):
    """A card is banished."""

    def __init__(self, player: i64, card: i64, zone: i64) -> None:
        self.player = player
        self.card = card
        self.zone = zone


@final
@mypyc_attr(free_list_len=1)
class Destroyed(Event):
    """A construct goes from play into its controller's discard pile; `by` chose it."""

    def __init__(self, player: i64, card: i64, by: i64) -> None:
        self.player = player
        self.card = card
        self.by = by


@final
@mypyc_attr(free_list_len=1)
class Discarded(CardEvent):
    """A card goes from hand into the discard pile."""


@final
@mypyc_attr(free_list_len=1)
class Took(Event):
    """A card goes from another player to this one."""

    def __init__(self, player: i64, card: i64, victim: i64, zone: i64) -> None:
        self.player = player
        self.card = card
        self.victim = victim
        self.zone = zone


@final
@mypyc_attr(free_list_len=1)
class Moved(Event):
    """A card goes from one of a player's zones to another."""

    def __init__(self, player: i64, card: i64, zone: i64, to: i64) -> None:
        self.player = player
        self.card = card
        self.zone = zone
        self.to = to


@final
@mypyc_attr(free_list_len=1)
class MovedUnder(Event):
    """A card is put under another: one in the center row, a trophy or a construct."""

    def __init__(self, player: i64, card: i64, zone: i64, under: i64, place: i64) -> None:
        self.player = player
        self.card = card
        self.zone = zone
        self.under = under
        self.place = place


@final
@mypyc_attr(free_list_len=1)
class PutFaceDown(Event):
    """A card is put face down under a construct; only its player knows which."""

    def __init__(self, player: i64, card: i64, zone: i64, under: i64) -> None:
        self.player = player
        self.card = card
        self.zone = zone
        self.under = under

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.player else PutFaceDown(self.player, EMPTY, self.zone, self.under)


@final
@mypyc_attr(free_list_len=1)
class Removed(CardEvent):
    """A card leaves the game."""


@final
@mypyc_attr(free_list_len=1)
class Rebuilt(Event):
    """The void becomes a new center deck."""


@final
@mypyc_attr(free_list_len=1)
class Transformed(Event):
    """A card turns into its other side."""

    def __init__(self, player: i64, card: i64, into: i64, zone: i64) -> None:
        self.player = player
        self.card = card
        self.into = into
        self.zone = zone


@final
@mypyc_attr(free_list_len=1)
class Revealed(Event):
    """A card is turned up."""

    def __init__(self, player: i64, card: i64, zone: i64, to: i64) -> None:
        self.player = player
        self.card = card
        self.zone = zone
        self.to = to


@final
@mypyc_attr(free_list_len=1)
class Rolled(Event):
    """The die shows a side."""

    def __init__(self, player: i64, card: i64, side: i64) -> None:
        self.player = player
        self.card = card
        self.side = side


@final
@mypyc_attr(free_list_len=1)
class Bid(AmountEvent):
    """A player bids insight for the effect of a card."""


@final
@mypyc_attr(free_list_len=1)
class Passed(CardEvent):
    """A player who could have bid leaves an auction."""


@final
@mypyc_attr(free_list_len=1)
class Unsold(CardEvent):
    """An auction ends without a bid."""


@final
@mypyc_attr(free_list_len=1)
class Won(AmountEvent):
    """A player wins an auction for their bid."""


@final
@mypyc_attr(free_list_len=1)
class NamedFaction(Event):
    """A player names a faction."""

    def __init__(self, player: i64, card: i64, faction: str) -> None:
        self.player = player
        self.card = card
        self.faction = faction


@final
@mypyc_attr(free_list_len=1)
class NamedCard(Event):
    """A player names a card, as another card asks for."""

    def __init__(self, player: i64, card: i64, named: i64) -> None:
        self.player = player
        self.card = card
        self.named = named


@final
@mypyc_attr(free_list_len=1)
class Energized(CardEvent):
    """A construct works without energy this turn."""


@final
@mypyc_attr(free_list_len=1)
class PoolGrew(AmountEvent):
    """Honor is added to the pool."""


@final
@mypyc_attr(free_list_len=1)
class ExtraTurnGained(CardEvent):
    """A player will take an additional turn."""


@final
@mypyc_attr(free_list_len=1)
class PoolEmptied(Event):
    """The honor pool has run out."""


@final
@mypyc_attr(free_list_len=1)
class Cleared(Event):
    """A turn ends."""


@final
@mypyc_attr(free_list_len=1)
class Ended(Event):
    """The game is over."""


# What each kind is called in documents, and its fields beside the player.
KINDS: Final[dict[type[Event], tuple[str, tuple[str, ...]]]] = {
    Began: ("began", ("turn",)),
    CardPlayed: ("played", ("card",)),
    Used: ("used", ("card",)),
    Gained: ("gained", ("card", "amount", "resource")),
    Spent: ("spent", ("card", "amount", "resource")),
    Lost: ("lost", ("card", "amount", "resource")),
    Drew: ("drew", ("card",)),
    Shuffled: ("shuffled", ()),
    Acquired: ("acquired", ("card", "price", "zone", "to")),
    Defeated: ("defeated", ("card", "price", "zone")),
    Entered: ("entered", ("card",)),
    FateCame: ("fate", ("card",)),
    Copied: ("copied", ("card", "copied")),
    Banished: ("banished", ("card", "zone")),
    Destroyed: ("destroyed", ("card", "by")),
    Discarded: ("discarded", ("card",)),
    Took: ("took", ("card", "victim", "zone")),
    Moved: ("moved", ("card", "zone", "to")),
    MovedUnder: ("put under", ("card", "zone", "under", "place")),
    PutFaceDown: ("put face down", ("card", "zone", "under")),
    Removed: ("removed", ("card",)),
    Rebuilt: ("rebuilt", ()),
    Transformed: ("transformed", ("card", "into", "zone")),
    Revealed: ("revealed", ("card", "zone", "to")),
    Rolled: ("rolled", ("card", "side")),
    Bid: ("bid", ("card", "amount")),
    Passed: ("passed", ("card",)),
    Unsold: ("unsold", ("card",)),
    Won: ("won", ("card", "amount")),
    NamedFaction: ("named", ("card", "faction")),
    NamedCard: ("named card", ("card", "named")),
    Energized: ("energized", ("card",)),
    PoolGrew: ("pool grew", ("card", "amount")),
    ExtraTurnGained: ("extra turn", ("card",)),
    PoolEmptied: ("pool emptied", ()),
    Cleared: ("cleared", ()),
    Ended: ("ended", ()),
}
