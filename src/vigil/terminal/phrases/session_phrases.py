"""How a session begins, goes from hand to hand, is saved and ends; and how a record is verified."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigil.wording.english import join_items
from vigil.wording.signs import one_line, quote

HOW_TO_PLAY: Final = "Type the number of a move, or `help`."
NAME_A_CARD: Final = "Type a part of the name of any card of the game."
AFTERWARDS: Final = "`save FILE` keeps the game, `log all` tells it again, Enter leaves."


def new_game(sets: Sequence[str], who: str) -> str:
    """The sets and the players of a new game."""
    return f"{join_items(sets)}: {who}."


def saved_game(path: object, who: str, begun: bool) -> str:
    """The players of a game from a file."""
    return f"{path}: {who}.{' `log` tells what happened.' if begun else ''}"


DEALT_ANEW: Final = (
    "Its cards were dealt so that those to come could be computed: the decks are shuffled anew, and the game "
    "is saved as a new one from here on."
)


def pass_the_keyboard(name: str) -> str:
    """Another person decides."""
    return f"Pass the keyboard to {name}. {name}, press Enter when only you see the screen. "


# Saving


def game_saved(command: str) -> str:
    """The game is in a file, as asked for."""
    return f"Saved. Go on with: {command}"


def saved_on_leaving(command: str) -> str:
    """The game is in a file, though nobody asked for it."""
    return f"The game is saved. Go on with: {command}"


def could_not_be_saved(why: object) -> str:
    """The game is lost."""
    return f"The game could not be saved: {why}"


def not_as_toml(path: object) -> str:
    """A game is written in one format only."""
    return f"{path} would not be read again: a game is saved as JSON, not as TOML"


# Records


def verifies(path: object, moves: int) -> str:
    """A record that is right."""
    return f"{one_line(str(path))} verifies: {moves} moves lead to exactly this end."


PROVEN: Final = "Proven, since the game was dealt and played again:"
QUOTED: Final = "Quoted from the file, which alone says so:"


def final_score(scores: Sequence[int], winners: Sequence[int]) -> str:
    """How the game of a record ended; seats are counted from 1, since nothing proves names."""
    told = ", ".join(f"seat {seat} {score}" for seat, score in enumerate(scores, 1))
    won = join_items([f"seat {seat + 1}" for seat in winners])
    return f"Score: {told}. Won by {won}." if winners else f"Score: {told}. Nobody won."


NOT_OVER: Final = "The game is not over."
OWN_START: Final = "The game begins with a table of its own: how the cards lay does not follow from the seed."
NOT_FROM_THE_SEED: Final = "it begins with a table of its own, which does not follow from the promised seed"


def seed_and_hash(seed: str, commitment: str) -> list[str]:
    """What the cards were dealt from."""
    return [f"Seed: {seed}", f"Its hash: {commitment}"]


COMPARE: Final = "If it is the hash that was shown when the match began, the cards were dealt as agreed."
AS_SHOWN: Final = "That is the hash that was shown: the cards were dealt as agreed."


def claims(names: Sequence[str], vigil: str, ended: str) -> list[str]:
    """What a record says that nobody can check: who played, what wrote it, why it was over too soon."""
    told = [f"Players: {', '.join(f'seat {seat} {quote(name)}' for seat, name in enumerate(names, 1))}"]
    if vigil:
        told.append(f"Written by Vigil: {quote(vigil)}")
    if ended:
        told.append(f"Why the match was over: {quote(ended)}")
    return told


def not_a_commitment(text: str, digits: int) -> str:
    """Something else than a hash."""
    return f"a commitment has {digits} hexadecimal digits, not {text!r}"


def other_commitment(commitment: str, shown: str) -> str:
    """The seed is not the one that was promised."""
    return f"its seed has the hash {commitment}, but {shown} was shown"


def other_generator(found: str, promised: str) -> str:
    """The seed was used in another way than it was promised for."""
    return f"the cards were dealt with {found}, but a seed is promised for {promised}"


def does_not_verify(path: object, why: object) -> str:
    """A record that is wrong."""
    return f"{one_line(str(path))} does not verify: {one_line(str(why))}."
