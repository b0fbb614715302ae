"""What is wrong with a move, a setup or a document: every error of the rules, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# Hints


def did_you_mean(known: str) -> str:
    """What was probably meant."""
    return f"did you mean {known!r}?"


def there_are(known: Sequence[str]) -> str:
    """All that there is."""
    return f"there are {', '.join(known)}"


ALL_ARE_LISTED: Final = "`vigil cards` lists them all"

# Sets and cards


def no_set(code: object, hint: str) -> str:
    """No set has this code."""
    return f"there is no set {code!r}; {hint}"


def no_card(name: str, hint: str) -> str:
    """No card has this name."""
    return f"there is no card {name!r}; {hint}"


def not_a_card_name(name: object) -> str:
    """Something that is no text cannot be the name of a card."""
    return f"a card is found by its name, not by {name!r}"


# Setups

NO_SETS: Final = 'sets must be a list of codes, such as ["godslayer"]'
NO_SETUP: Final = "there is no setup: sets, players, edition and variant"
NO_NAME: Final = "every player needs a name"
FIRST_EDITION_ALONE: Final = "edition=1 is a rulebook of godslayer alone; other sets take edition=2"


def set_twice(codes: Sequence[str]) -> str:
    """A set was asked for more than once."""
    return f"a set can be in a game only once, but sets are {', '.join(codes)}"


def no_variant(variant: object, known: Sequence[str]) -> str:
    """No variant has this name."""
    return f"there is no variant {variant!r}; {there_are(known)}"


def no_edition(edition: object) -> str:
    """There are two editions."""
    return f"there is no edition {edition!r}; there are 1 and 2"


def no_variant_of_first_edition(variant: str) -> str:
    """The first edition is played in the usual way only."""
    return f"the first edition has no {variant} variant; take edition=2"


def bad_player_count(most: int, players: int) -> str:
    """Too many players for any game, or none."""
    return f"there can be 1 to {most} players, not {players}"


def not_players(players: object) -> str:
    """Something that neither counts players nor names them."""
    return f"players must be a number or a list of names, not {players!r}"


def same_names(names: Sequence[str]) -> str:
    """Players cannot be told apart."""
    return f"two players have the same name: {', '.join(names)}"


def too_few_for_teams(codes: Sequence[str], most: int) -> str:
    """These sets have no cards for four players."""
    return f"{' and '.join(codes)} alone seats {most} players, too few for teams; add another set"


def wrong_player_count(codes: Sequence[str], variant: str, right: Sequence[int], count: int) -> str:
    """These sets cannot be played by so many in this variant; `right` says by how many."""
    wanted = " or ".join([str(number) for number in right])
    if len(right) > 1 and right[-1] - right[0] == len(right) - 1:
        wanted = f"{right[0]} to {right[-1]}"
    players = "player" if right[-1] == 1 else "players"
    return f"{' and '.join(codes)} in the {variant} variant takes {wanted} {players}, not {count}"


# Moves

GAME_OVER: Final = "the game is over: no move can be made"
NOTHING_TO_UNDO: Final = "there is nothing to take back: something was revealed, or it was not your move"
NO_PAST: Final = "this game does not know its past: it is a guess, or was played out at random"
SPECTATOR: Final = "a spectator has no side of its own; `sides` has those of all players"


def not_legal(move: str, near: str, legal: Sequence[str]) -> str:
    """A move cannot be made now; which one may have been meant, if any, and what can be done."""
    hint = f" {did_you_mean(near)}" if near else ""
    return f"{move!r} is not a legal move now;{hint} legal: {'; '.join(legal)}"


def not_possible(move: str) -> str:
    """A move uses what is not there, or was used already."""
    return f"{move} is not possible"


def no_seat(seat: object, seats: int) -> str:
    """No player sits there."""
    return f"there is no seat {seat}; this game has seats 0 to {seats - 1}"


# Cards and zones, which no caller from outside can get wrong


def card_not_there(card: int) -> str:
    """A card is taken from where it does not lie."""
    return f"card {card} is not there"


def not_a_players_zone(zone: int) -> str:
    """Only the middle of the table has such a zone, or nobody."""
    return f"zone {zone} is no zone of a player"


def not_for_cards(zone: int) -> str:
    """A zone that effects cannot send cards to."""
    return f"no card can be put into zone {zone}"
