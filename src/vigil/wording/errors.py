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


def not_in_game(name: str, code: str, codes: Sequence[str]) -> str:
    """A card of a set that a game is not played with."""
    return f"{name!r} is a card of {code}, and the game is played with {' + '.join(codes)}"


def several_cards(name: str, codes: Sequence[str]) -> str:
    """Different cards have this name."""
    return f"different cards are called {name!r}, in {' and '.join(codes)}; `cards` has those of a set"


def code_is_taken(code: str, name: str) -> str:
    """A set has a code that another one has."""
    return f"there is a set {code!r} already, {name}; a set needs a code of its own"


def stays_for_ever(code: str) -> str:
    """A set comes with the package, and cannot be removed."""
    return f"{code} comes with Vigil and cannot be forgotten"


# Setups

NO_SETS: Final = 'sets must be a list of codes, such as ["godslayer"]'
NO_SETUP: Final = "there is no setup: sets, players, edition and variant"
NO_NAME: Final = "every player needs a name"


def long_name(most: int, length: int) -> str:
    """A name that breaks every table."""
    return f"a player's name has at most {most} characters, not {length}"


def unfit_name(name: str) -> str:
    """A name that could not be told from something else."""
    wrong = "single spaces, signs that can be seen, and at most two marks on a letter"
    return f"a player's name has {wrong}: {name!a} has not"


def set_twice(codes: Sequence[str]) -> str:
    """A set was asked for more than once."""
    return f"a set can be in a game only once, but sets are {', '.join(codes)}"


def two_cards(name: str, one: str, other: str) -> str:
    """Two sets of a game have different cards of one name."""
    return f"{one} and {other} have different cards called {name!r}; they cannot be in one game"


def only_joins(codes: Sequence[str], kind: str, boxes: Sequence[str]) -> str:
    """No set of a game can be played alone."""
    article = "an" if kind[0] in "aeiou" else "a"
    which = f"{codes[0]} is {article} {kind}" if len(codes) == 1 else f"none of {', '.join(codes)} is a box"
    return f"{which}: add a set that can be played alone, such as {' or '.join(boxes)}"


def needs_sets(code: str, missing: Sequence[str]) -> str:
    """A set is played only with others that are not there."""
    return f"{code} is played with {' and '.join(missing)}: add {'it' if len(missing) == 1 else 'them'}"


def too_small(codes: Sequence[str], least: int, count: int) -> str:
    """There are not enough cards for the center row."""
    cards = "card" if count == 1 else "cards"
    return f"the center deck of {' + '.join(codes)} has {count} {cards}; a game needs at least {least}"


def small_starting_deck(codes: Sequence[str], least: int, count: int) -> str:
    """There are not enough cards for a first hand."""
    return f"a starting deck of {' + '.join(codes)} has {count} cards; a game needs at least {least}"


def first_edition_alone(codes: Sequence[str]) -> str:
    """Only some sets have a rulebook of the first edition, and each of them is played alone with it."""
    return f"edition=1 is a rulebook of {' or '.join(codes)} alone; other sets take edition=2"


def not_alone(codes: Sequence[str], least: int) -> str:
    """These sets cannot be played by one."""
    return f"{' and '.join(codes)} takes at least {least} players, and is not played in solitaire"


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


NAME_ANY_CARD: Final = "name followed by the name of any card of the game"


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


def event_without_words(kind: str) -> str:
    """An event of a kind that the log has no words for."""
    return f"the log has no words for {kind}"


def not_a_move_of_a_turn(verb: str) -> str:
    """A move whose verb is not one of a turn."""
    return f"{verb!r} is not what a player does in a turn of their own accord"


def not_a_happening(what: int) -> str:
    """A happening of a kind that there is not."""
    return f"nothing of the kind {what} can happen"


def not_a_players_zone(zone: int) -> str:
    """Only the middle of the table has such a zone, or nobody."""
    return f"zone {zone} is no zone of a player"


def not_taken_from(zone: int) -> str:
    """A zone from which cards are not acquired, or monsters not defeated."""
    return f"no card is taken from zone {zone}"


def not_for_cards(zone: int) -> str:
    """A zone that effects cannot send cards to."""
    return f"no card can be put into zone {zone}"
