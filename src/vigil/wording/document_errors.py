"""What is wrong with a document: a saved game, a position or a record, in words.

What comes first in most of them, `what`, is the document's own name for the value.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# Any value


def unknown_field(key: str, kind: str) -> str:
    """A field of a kind that no document can have."""
    return f"{key} is of the kind {kind!r}, which nothing reads"


def missing(key: str) -> str:
    """A value that must be there is not."""
    return f"{key!r} is missing"


def unknown_key(what: str, key: object, hint: str) -> str:
    """A value that nothing reads."""
    return f"{what} has no {key!r}; {hint}"


def not_a_table(what: str, kind: str) -> str:
    """Something else than keys with values."""
    return f"{what} must be a table, not {kind}"


def not_whole(what: str, value: object) -> str:
    """Something else than a whole number."""
    return f"{what} must be a whole number, not {value!r}"


def too_small(what: str, least: int, number: int) -> str:
    """A number below its bound."""
    return f"{what} cannot be less than {least}, but is {number}"


def too_large(what: str, most: int, number: int) -> str:
    """A number above its bound."""
    return f"{what} cannot be more than {most}, but is {number}"


def not_a_flag(what: str, value: object) -> str:
    """Neither true nor false."""
    return f"{what} must be true or false, not {value!r}"


def not_a_text(what: str, value: object) -> str:
    """Something else than a text."""
    return f"{what} must be a text, not {value!r}"


def not_a_line(what: str, most: int, value: str) -> str:
    """A text with signs that are not to be seen, or too long to be shown."""
    return f"{what} must be a line of at most {most} characters that can be seen, not {value!a}"


def not_a_list(what: str, value: object) -> str:
    """Something else than a list."""
    return f"{what} must be a list, not {value!r}"


def wrong_length(what: str, count: int, found: int) -> str:
    """Too many numbers, or too few."""
    return f"{what} must have {count} numbers, not {found}"


def not_a_card(what: str, value: object) -> str:
    """Something else than a name among names of cards."""
    return f"{what} must be a list of card names, but has {value!r}"


def not_hexadecimal(value: object) -> str:
    """The streams of chance cannot be read."""
    return f"chance must be a list of hexadecimal numbers, not {value!r}"


def wrong_chance(count: int, least: int, most: int) -> str:
    """Streams of chance that no game has."""
    return f"chance must be {count} hexadecimal numbers from {least:x} to {most:x}"


def not_a_seed(value: object) -> str:
    """Something else than a seed."""
    return f'seed must be a whole number, or one in hexadecimal such as "0x1f", not {value!r}'


def no_generator(value: object, known: Sequence[str]) -> str:
    """A generator that does not exist."""
    return f"there is no generator {value!r}; there are {', '.join(known)}"


# Whole documents


def other_format(what: str, found: object) -> str:
    """A document of another kind."""
    return f"this is not a {what} (its format is {found!r}, not {what!r})"


def other_version(what: str, found: object, read: int) -> str:
    """A document that another version of the program has written."""
    return f"this {what} has version {found!r}; this program reads {read}"


def unreadable(path: object, why: object) -> str:
    """A file that cannot be opened."""
    return f"{path} cannot be read: {why}"


def unwritable(path: object, why: object) -> str:
    """A file that cannot be written."""
    return f"{path} cannot be written: {why}"


def not_a_text_file(path: object) -> str:
    """A file of bytes that are no letters."""
    return f"{path} is not a text file"


def neither_record_nor_position(path: object, why: object) -> str:
    """A file whose letters are neither JSON nor TOML."""
    return f"{path} is neither a record nor a position: {why}"


def in_file(path: object, why: object) -> str:
    """An error with the file it is about."""
    return f"{path}: {why}"


# Positions and saved games

QUESTION_IN_POSITION: Final = (
    "a position is the table at the main decision of a turn, and another question waits for its answer: "
    "answer it first, or keep the game with to_data(), which is exact at any moment"
)
NO_SEATS: Final = "a position needs seats, one table for each player"
NO_TREASURE_IN_POSITION: Final = "there is no treasure in the sets of this position"
TREASURE_IN_ROW: Final = "there is treasure in the center row, but none in its sets"
SHORT_ROW: Final = "its center row has too few places"
ROW_WITH_A_GAP: Final = "its center row has an empty place that nothing fills"
FULL_ROW_THAT_IS_SHORT: Final = "short_row is true, but its center row has a card at every place"
CENTER_DECK_KNOWN: Final = "more cards of the center deck are known than there are"
DECK_KNOWN: Final = "more cards of a deck are known than there are"
HAND_KNOWN: Final = "a card is known to be in a hand, but is not there"
ASKS_NOBODY: Final = "its last task asks nobody"
NOT_SET_ASIDE: Final = "a task waits for a card that was set aside, but is not there"
PENDING_AFTER_THE_END: Final = "it is over, but tasks are pending"
OVER_TOO_EARLY: Final = "it is over, but ending is false; a game is over when its honor pool has been empty"


def damaged_game(why: object) -> str:
    """A saved game that cannot be restored."""
    return f"the saved game is damaged: {why}"


def too_many_cards(name: str, number: int, have: int) -> str:
    """More copies of a card than there are."""
    return f"there are {number} {name} on the table, but the sets here have {have}"


def other_player_count(players: int, seats: int) -> str:
    """Players and setup disagree."""
    return f"it has {players} players, but its setup {seats}"


def left_aside(name: str) -> str:
    """A card that was set aside, and no task takes it."""
    return f"{name} is set aside, but no task takes it from there; only cards that are being taken lie there"


def other_name(seat: int, name: str, right: str) -> str:
    """Players and setup call somebody differently."""
    return f"seat {seat} is called {name!r}, but {right!r} in the setup"


def long_row(places: int) -> str:
    """A row with more places than ever are added."""
    return f"center_row has more than {places} places"


def not_its_own_faction(what: str, name: str) -> str:
    """A card that counts as what is not printed on it alone."""
    return f"{what}: {name} must count as one of its own faction"


def not_growing(what: str) -> str:
    """Constructs that came behind fewer abilities than those before them."""
    return f"{what} must not fall: a construct comes behind at least as many as the one before it"


def not_there(what: str, name: str) -> str:
    """A card that is said to be used and does not lie there, or not so often."""
    return f"{what}: there is no {name} that was not used"


HOARD_WITHOUT_TROPHY: Final = "there is treasure under a trophy, but no trophy that keeps any"


# Records

OTHER_END: Final = "the record does not lead to the end that it claims"
OTHER_RESULT: Final = "the record leads to other scores or winners than it claims"


def written_by(version: str) -> str:
    """What wrote a record, as far as it says."""
    return f"Vigil {version}" if version else "an earlier Vigil"


def other_rules(recorded: int, have: int, writer: str) -> str:
    """Why a record does not hold: the same moves could lead to another game now."""
    return f": it was written by {writer} with rules {recorded}, this program has rules {have}"


def other_cards(writer: str) -> str:
    """Why a record does not hold: a card may do something else now."""
    return f": it was written by {writer} with other cards than this program has"


def words_may_differ(writer: str) -> str:
    """Why a record does not hold: it has moves in the words of its time."""
    return f": it was written by {writer}, whose cards may have been other ones, or in other words"


def damaged_record(why: object) -> str:
    """A record that cannot be read."""
    return f"the record is damaged: {why}"


def move_not_made(number: int, why: object) -> str:
    """A move of a record that is not legal there."""
    return f"move {number} of the record cannot be made: {why}"


def too_many_sets(most: int) -> str:
    """A document brings too many sets along."""
    return f"own_sets has at most {most} sets"


def long_set(most: int) -> str:
    """A set that a document brings along is too long."""
    return f"a set in own_sets has at most {most} characters"


def other_set(code: str, found: str) -> str:
    """A set that a document brings along is not the one that it names."""
    return f"own_sets has {found[:80]!r} under the code {code[:80]!r}: its text was changed"
