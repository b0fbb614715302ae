"""Clauses: put together, and spoken of others."""

import pytest

from vigil.wording.edges import to_text
from vigil.wording.parts import (
    COMMA,
    DOER,
    EACH_OPPONENT,
    NAMESAKE,
    OBJECT,
    OPPONENT,
    OTHER_SIDE,
    OWNER,
    THEY,
    CardName,
    Keyword,
    Mark,
    Pronoun,
    Verb,
)
from vigil.wording.words import (
    OWNERS,
    YOUR,
    YOURS,
    Words,
    chain,
    conditional,
    join_clauses,
    optional,
    run_on,
    say,
    spoken_of_others,
    told_of,
    who,
    with_consequence,
    with_heading,
    you,
)

DRAW = say(Verb("draw"), "a card")
DISCARD = say(Verb("discard"), "a card from", OWNERS, "hand")


def test_words_are_joined_by_spaces_and_marks_follow_without_one():
    assert to_text(say("once", COMMA, "", DRAW)) == "once, draw a card"


def test_what_says_nothing_is_false():
    assert not say()
    assert DRAW


def test_what_is_optional_says_so_and_can_be_said_without_it():
    clause = optional(DRAW)
    assert (clause.optional, to_text(clause)) == (True, "you may draw a card")
    assert (clause.predicate.optional, to_text(clause.predicate)) == (False, "draw a card")
    assert to_text(DRAW.predicate) == "draw a card"


@pytest.mark.parametrize(
    ("after", "text"),
    [
        (DRAW, "discard a card from your hand; if you do, draw a card"),
        (optional(DRAW), "discard a card from your hand; if you do, you may draw a card"),
        (conditional(say("it is"), DRAW), "discard a card from your hand; if it is, draw a card"),
        (with_heading(Keyword("Serenity"), DRAW), "discard a card from your hand. Serenity: Draw a card"),
    ],
)
def test_a_clause_follows_another_as_it_opens(after, text):
    assert to_text(with_consequence(DISCARD, after)) == text


@pytest.mark.parametrize(
    ("clause", "text"),
    [
        (DRAW, "each player draws a card"),
        (optional(DISCARD), "each player may discard a card from their hand"),
        (
            say(Verb("banish"), "a Construct", you("control", OWNER)),
            "each player banishes a Construct they control",
        ),
        (
            chain([DRAW, DISCARD], Mark(", then")),
            "each player draws a card, then discards a card from their hand",
        ),
    ],
)
def test_a_verb_agrees_with_its_subject(clause, text):
    assert to_text(told_of("each player", clause)) == text


def test_what_others_do_is_said_with_their_own_cards():
    clause = say(DISCARD, "and keep", YOURS)
    assert to_text(spoken_of_others(clause)) == "discard a card from their hand and keep theirs"


def test_only_who_is_meant_is_spoken_of_in_another_way():
    clause = say(Verb("return"), "a card from", OWNERS, "hand to", YOUR, "hand")
    assert to_text(clause.speaking_of(OWNER, THEY)) == "return a card from their hand to your hand"
    assert to_text(clause.speaking_of(DOER, THEY)) == "return a card from your hand to their hand"


def test_an_opponent_can_be_each_of_them():
    clause = say(Verb("take"), "all insight from", Pronoun(OPPONENT, OBJECT, THEY))
    assert clause.speaks_of(OPPONENT)
    assert not DISCARD.speaks_of(OPPONENT)
    assert to_text(clause) == "take all insight from them"
    assert to_text(clause.speaking_of(OPPONENT, EACH_OPPONENT)) == "take all insight from each opponent"


def test_what_is_the_cards_own_gets_its_name():
    clause = say(Verb("transform"), "this and another", NAMESAKE, "into", OTHER_SIDE)
    assert to_text(clause) == "transform this and another copy of this into its other side"
    own = {NAMESAKE.what: say("Militia"), OTHER_SIDE.what: say(CardName("Mystic"))}
    assert to_text(clause.on_card(own)) == "transform this and another Militia into Mystic"


def test_a_clause_with_a_subject_can_be_said_of_somebody_named_before():
    clause = say(you("control"), "a Construct")
    assert (clause.has_subject, DRAW.has_subject, say().has_subject) == (True, False, False)
    assert to_text(say("each opponent", who(clause))) == "each opponent who controls a Construct"


def test_only_a_heading_of_its_own_counts_as_one():
    assert with_heading(Keyword("Serenity"), DRAW).under_heading
    assert not DRAW.under_heading


def test_clauses_are_listed_and_run_on():
    clauses = [say("a"), say("b"), say("c")]
    assert [to_text(join_clauses(clauses[:count], "and")) for count in range(4)] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
    assert to_text(run_on(clauses)) == "a. B. C"


def test_words_do_not_change():
    clause: Words = optional(DISCARD)
    clause.speaking_of(OWNER, THEY)
    assert to_text(clause) == "you may discard a card from your hand"
