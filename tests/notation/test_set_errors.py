"""What is wrong with a set file is said with its line, its column and the nearest word, all at once."""

from __future__ import annotations

import pytest

from tests.notation.ember import BOX, EMBER, HEAD, OTHERS, WITCH, playing, saying, whats_wrong
from vigil.notation.set_errors import SetFileError
from vigil.notation.set_reader import read_set

LINES = {
    "Gain(rune=1)": "Gain has no rune=; did you mean runes?",
    "Banish(HAND)": "which cards? such as CARDS.at(HAND), not HAND",
    "Banish(CARDS.at(VOID))": "a place is wanted here, and there is no VOID; did you mean THE_VOID?",
    "If(Draw(1), Draw(1))": "a condition is wanted here, such as Control(CONSTRUCTS); Draw is an effect",
    "If(Control(CONSTRUCTS), Draw(1)": "3 brackets are opened and 2 closed",
    "Gain(runes=1000000)": "numbers are from 1 to 99 here, not 1000000",
    "Spend(insight=1)": "Spend: this is a price: say what it is paid for, as in May(Pay(",
    "Drew(1)": "an effect is wanted here, such as Draw(1), and there is no Drew; did you mean Draw?",
    "Draw": "Draw is a word and has brackets: Draw(...)",
    "Draw(1, 2, 3)": "an amount is wanted here",
    "Draw(1, Each(CONSTRUCTS), 3)": "Draw takes 2 parts at most",
    "Gain(1)": "Gain says what is meant by name, as in Gain(runes=1)",
    "Gain()": "Gain must say how much",
    "Banish()": "Banish needs its target",
    "Banish(CARDS.in_(HAND))": "cards have no .in_; did you mean .at?",
    "Banish(CARDS.at(HAND).at(HAND))": ".at is said twice",
    "Discard(CARDS.at(DECK))": "Discard is about cards .at(HAND)",
    "Destroy(HEROES.at(PLAY))": "Destroy is about constructs",
    "May(May(Draw(1)))": "May: it can be declined already",
    "Pay(Spend(insight=1), Draw(1))": "Pay: what is paid for can be declined: May(Pay(",
    "ReturnIt()": "ReturnIt: it means a card just discarded",
    "EachOpponentDiscards(Draw(1))": "one of the cards is taken at once",
    "TakeAtRandom()": "TakeAtRandom: it is done to an opponent",
    "ExtraTurn()": "ExtraTurn: it could be done without end",
    "EachPlayer(Gain(runes=1))": "Gain, runes: only the player on turn can do this",
    "Choose(Draw(1), Draw(1))": "two of the choices are the same",
    "RollDie()": 'the set has no die: it needs = ["delirium"]',
    "Draw(1) Draw(1)": "nothing can follow here, but there is Draw",
    "Draw(1,, 2)": "a word is wanted here, not ,",
    "Draw(2 + 2)": "'+' means nothing here",
    "Played(HEROES)": "an effect is wanted here, such as Draw(1); Played is a condition",
    "": "a line must say something",
}


@pytest.mark.parametrize("line", LINES)
def test_a_wrong_line_is_told_with_what_would_be_right(line: str) -> None:
    told = whats_wrong(playing(line))
    assert told.startswith("line 15: Ember Witch, play: ")
    assert LINES[line] in told


def test_the_column_is_marked_under_the_line() -> None:
    lines = whats_wrong(playing("Draw(1)", "Gain(rune=1)")).splitlines()
    assert lines[1].strip() == 'play = ["Draw(1)", "Gain(rune=1)"]'
    assert lines[1][lines[2].index("^") :].startswith("rune=1")


def test_all_errors_are_told_at_once_and_no_more_than_twenty() -> None:
    text = (
        EMBER.replace("runes=1", "rune=1").replace("power = 4", "cost = 4").replace('"Mechana"', '"Mechan"')
    )
    told = [line for line in whats_wrong(text).splitlines() if line.startswith("line")]
    assert [line.split(": ", 1)[0] for line in told] == ["line 15", "line 20", "line 30"]
    many = whats_wrong(HEAD + '[[card]]\nname = "A"\nkind = "hero"\n' * 100)
    assert many.endswith("and 79 more")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('kind = "monster"\npower', 'kind = "monster"\ncost', "line 30: Ash Wyrm: a monster has no cost"),
        ('"Lifebound"', '"Lifebond"', "line 11: Ember Witch: there is no faction Lifebond; did you"),
        ("copies = 3", "copies = 1000000", "line 14: Ember Witch: copies is a whole number from 1 to 30"),
        ('name = "Ember Witch"', 'name = "Mystic"', "line 8: Mystic is a card of Chronicle of the Godslayer"),
        ('name = "Ember Witch"', 'name = "Ash Wyrm"', "two cards are called Ash Wyrm"),
        ('"hero"', '"her"', "there is no kind her; did you mean hero?"),
        ("cost = 3", "cots = 3", "a card has no cots; did you mean cost?"),
        ('"ember_court"', '"Ember Court"', "a code has 3 to 30 of the letters a to z"),
        ('"ember_court"', '"godslayer"', "godslayer is a set that comes with Vigil"),
        ("version = 1", "version = 2", "version = 2 is not known; this Vigil reads up to 1"),
        ('"expansion"', '"box"', "a box needs a table [rulebook]"),
        ('format = "vigil set"', "", 'a set file begins with format = "vigil set"'),
        ('"The Ember Court"', "7", "a name has 1 to 40 characters"),
        ("play = [", "play = [[", "this is no TOML"),
        ('"Activated(Gain(power=1))"', '"Gain(power=1)"', "an ability is wanted here, such as"),
    ],
)  # fmt: skip
def test_a_wrong_fact_is_told_with_its_line(old: str, new: str, told: str) -> None:
    assert told in whats_wrong(EMBER.replace(old, new, 1))


@pytest.mark.parametrize(
    "name",
    ["", " ", "x" * 41, "<b>x</b>", "a & b", "{x}", "[x]", "a\\u202eb", "a\\u0000b", "a\\u200bb", "a  b",
     " a", "a\\nb", "e\\u0301" * 5, "\\uE000", "..."],
)  # fmt: skip
def test_names_with_markup_or_signs_that_nobody_sees_are_refused(name: str) -> None:
    assert "name has 1 to 40 characters" in whats_wrong(EMBER.replace('"Ember Witch"', f'"{name}"'))
    assert whats_wrong(EMBER.replace('"The Ember Court"', f'"{name}"'))


def test_an_ability_without_end_is_refused() -> None:
    assert "needs BanishThis()" in whats_wrong(saying("Activated(Gain(runes=1), once_per_turn=False)"))
    assert not whats_wrong(saying("Activated(ExtraTurn(), cost=BanishThis(), once_per_turn=False)"))
    endless = "When(Defeats(MONSTERS.at(CENTER_ROW)), Defeat(MONSTERS.at(AVAILABLE)))"
    assert "would set itself off again" in whats_wrong(saying(endless))
    assert not whats_wrong(saying(f"{endless[:-1]}, once_per_turn=True)"))


def test_a_card_that_copies_from_the_center_row_cannot_be_copied() -> None:
    line = "Repeat(HEROES.at(CENTER_ROW))"
    assert "needs Uncopyable()" in whats_wrong(playing(line))
    assert not whats_wrong(playing(line) + 'abilities = "Uncopyable()"\n')


def test_both_sides_of_a_card_belong_together() -> None:
    assert "belong together" in whats_wrong(
        EMBER.replace("copies = 3", 'transforms = "WhenPlayed(Serenity())"', 1)
    )
    side = '\n[card.into]\nname = "Ember Queen"\nkind = "hero"\ncost = 3\nplay = "Draw(2)"\n'
    assert "belong together" in whats_wrong(HEAD + WITCH + side + OTHERS)
    two = (HEAD + WITCH + side + OTHERS).replace("copies = 3", 'transforms = "WhenPlayed(Serenity())"', 1)
    into = read_set(two).card_set.cards[0].into
    assert into is not None
    assert into.name == "Ember Queen"


def test_a_box_has_as_many_starting_decks_as_players() -> None:
    assert "fewer starting decks than players" in whats_wrong(BOX.replace("decks = 4", "decks = 2"))


def test_an_error_is_a_value_error_with_its_complaints() -> None:
    with pytest.raises(SetFileError) as caught:
        read_set(playing("Drew(1)"))
    [complaint] = caught.value.complaints
    assert isinstance(caught.value, ValueError)
    assert (complaint.line, complaint.column, complaint.where) == (15, 9, "Ember Witch, play")
