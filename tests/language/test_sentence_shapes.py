"""How sentences of a card refer to one another: another, more, instead, this one included."""

import pytest

from vigil.language.abilities import Activated, Cheaper, CountsTwice, When
from vigil.language.amounts import EnergyGained
from vigil.language.card_kinds import Construct, Hero
from vigil.language.choices import Choose, EachOpponent, EachPlayer, May, NameFaction
from vigil.language.conditions import Control, Energize, Serenity, TreasureInRow
from vigil.language.effects import Do, Draw, ExtraTurn, Gain, If, Pay, Spend
from vigil.language.free_cards import Acquire, AcquireOrDefeat, Defeat, TakeTopOfCenter
from vigil.language.given_cards import BanishThis
from vigil.language.keywords import MultiUnite, Recur, Unite
from vigil.language.rest_of_turn import ThisTurn
from vigil.language.selectors import CARDS, CONSTRUCTS, HEROES, MONSTERS
from vigil.language.standing import While
from vigil.language.targets import Banish, Destroy
from vigil.language.transforms import TransformToHand, WhenPlayed
from vigil.language.treasure import BanishAllInRow
from vigil.language.triggers import EntersPlay, ThisEntersPlay
from vigil.language.whole_row import TakeAll
from vigil.rules.kernel.card import LIFEBOUND, MECHANA, VOID
from vigil.rules.kernel.effect import Effect
from vigil.rules.kernel.zones import AVAILABLE, CENTER_ROW, DISCARD, HAND, PLAY

FREE = CENTER_ROW | AVAILABLE
DESTROY = Destroy(CONSTRUCTS.in_(PLAY))
BANISH = Banish(CARDS.in_(DISCARD))


def after(first: Effect, *others: Effect) -> str:
    """What a hero says after its first sentence."""
    text = Hero("X", play=[first, *others]).text
    begun = Hero("X", play=[first]).text
    return text[len(begun) :].strip()


@pytest.mark.parametrize(
    ("first", "second", "text"),
    [
        (Gain(power=2), If(Energize(3), Gain(power=2)), "Energize 3: Gain 2 more power."),
        (Gain(runes=2, power=2), Gain(power=1, honor=1), "Gain 1 more power and 1 honor."),
        (Gain(honor=3), NameFaction(Gain(honor=1)), "Name a faction: gain 1 more honor."),
        (Gain(runes=2), MultiUnite(MECHANA, Gain(runes=1)), "Multi-Unite (Mechana): Gain 1 more rune."),
        (Gain(runes=2), Gain(power=1), "Gain 1 power."),
        (Draw(), If(Control(CONSTRUCTS), Draw()), "If you control a Construct, draw another card."),
        (Draw(2), Unite(LIFEBOUND, Draw(2)), "Unite: Draw 2 more cards."),
        (Draw(), May(Pay(Spend(insight=1), Draw())), "You may spend 1 insight to draw another card."),
    ],
)
def test_what_is_gained_or_drawn_again_is_more(first, second, text):
    assert after(first, second) == text


@pytest.mark.parametrize(
    ("first", "second", "text"),
    [
        (May(BANISH), May(BANISH), "You may banish another card from your discard pile."),
        (
            Defeat(MONSTERS.costing(4).in_(FREE)),
            MultiUnite(VOID, Defeat(MONSTERS.costing(4).in_(FREE))),
            "Multi-Unite (Void): Defeat another Monster with cost 4 or less without paying its cost.",
        ),
        (May(BANISH), May(Banish(CARDS.in_(CENTER_ROW))), "You may banish a card from the center row."),
        (Banish(CARDS.in_(HAND)), BANISH, "Banish a card from your discard pile."),
    ],
)
def test_the_same_done_to_another_card(first, second, text):
    assert after(first, second) == text


def test_opponents_do_to_another_card_what_they_have_done_before():
    again = May(Pay(Spend(insight=1), EachOpponent(DESTROY)))
    text = "You may spend 1 insight to make each opponent destroy another Construct they control."
    assert after(EachOpponent(DESTROY), again) == text
    assert after(EachOpponent(Draw()), EachOpponent(Draw())) == "Each opponent must draw another card."


@pytest.mark.parametrize("first", [EachOpponent(Draw()), EachPlayer(Draw())])
def test_what_others_do_is_no_reason_to_say_another(first):
    assert after(first, Draw()) == "Draw a card."
    assert after(Draw(), first) == first.text().capitalize() + "."


def test_a_choice_names_its_options_in_full():
    assert after(Gain(runes=1), Choose(Gain(runes=1), Draw())).endswith(": gain 1 rune, or draw a card.")


def test_what_has_no_card_to_be_another_is_done_once_more():
    assert after(TakeTopOfCenter(), May(TakeTopOfCenter())) == "You may do so once more."


def test_an_ability_for_the_turn_repeats_what_was_done_before():
    hero = Acquire(HEROES.in_(FREE))
    text = "You may do so once more, at any later time this turn."
    assert after(hero, ThisTurn(Activated(hero), times=1)) == text
    assert (
        ThisTurn(Activated(Draw()), times=1).text()
        == "once, at any later time this turn, you may draw a card"
    )


@pytest.mark.parametrize(
    ("usual", "energized", "text"),
    [
        (Draw(), Draw(2), "Draw 2 cards instead"),
        (
            May(Acquire(HEROES.costing(3).in_(FREE))),
            May(Acquire(HEROES.costing(6).in_(FREE))),
            "You may acquire one with cost 6 or less instead",
        ),
        (Defeat(MONSTERS.costing(4).in_(FREE)), Defeat(MONSTERS.in_(FREE)), "Defeat one of any cost instead"),
        (Acquire(HEROES.in_(FREE)), Acquire(HEROES.in_(FREE), to=HAND), "Put it into your hand instead"),
        (
            AcquireOrDefeat(CARDS.in_(CENTER_ROW)),
            TakeAll(CARDS.in_(CENTER_ROW)),
            "Acquire or defeat all cards in the center row instead",
        ),
        (
            Banish(CARDS.in_(HAND)),
            Banish(CARDS.in_(HAND | DISCARD)),
            "Banish a card from your hand or discard pile instead",
        ),
        (
            Acquire(HEROES.costing(3).in_(FREE)),
            Acquire(HEROES.in_(FREE), to=HAND),
            "Acquire a Hero without paying its cost and put it into your hand instead",
        ),
    ],
)
def test_what_replaces_an_effect_says_only_what_is_different(usual, energized, text):
    card = Hero("X", play=[If(Energize(2), energized, otherwise=usual)])
    assert card.text == f"{Hero('X', play=[usual]).text} Energize 2: {text}."
    assert [sentence.tells for sentence in card.lines[0].sentences] == [usual, energized]


def test_an_effect_of_some_opponents_says_which():
    some = EachOpponent(If(Control(CONSTRUCTS, 3), DESTROY))
    which = "each opponent who controls three or more Constructs must destroy a Construct they control"
    assert some.text() == which
    here = EachOpponent(If(TreasureInRow(), DESTROY))
    assert here.text().endswith(
        "must destroy a Construct they control if there is Treasure in the center row"
    )


def test_energize_without_a_number_counts_the_energy():
    gain = Gain(honor=1, per=EnergyGained())
    assert after(Gain(honor=4), gain) == "Energize: Gain 1 more honor for each energy gained so far."
    cheaper = ThisTurn(Cheaper(HEROES, 1), per=EnergyGained())
    less = "The next Hero that you acquire this turn costs 1 rune less for each energy gained so far"
    assert cheaper.text() == f"Energize: {less}"


def test_what_needs_no_energy_has_a_line_of_its_own():
    card = Hero("X", play=[If(Energize(2), Draw()), May(BANISH), Gain(runes=1), If(Serenity(), Draw(2))])
    assert card.text.splitlines() == [
        "Energize 2: Draw a card.",
        "You may banish a card from your discard pile. Gain 1 rune. Serenity: Draw 2 more cards.",
    ]


MECHANA_ENTERS = When(EntersPlay(CONSTRUCTS.of(MECHANA)), Draw(), once_per_turn=True)
ENTERS = "Once per turn, when a Mechana Construct enters play under your control"


@pytest.mark.parametrize(
    ("faction", "text"),
    [(MECHANA, f"{ENTERS}, this one included, draw a card."), (VOID, f"{ENTERS}, draw a card.")],
)
def test_a_construct_says_that_its_own_entry_counts(faction, text):
    assert Construct("X", faction, abilities=[MECHANA_ENTERS]).text == text


def test_a_card_in_the_discard_pile_does_not_speak_of_its_own_entry():
    hero = Hero("X", MECHANA, abilities=[While(DISCARD, When(EntersPlay(CONSTRUCTS.of(MECHANA)), Draw()))])
    assert hero.text.endswith("Whenever a Mechana Construct enters play under your control, draw a card.")


def test_a_fate_that_takes_every_card_takes_its_own_too():
    every = BanishAllInRow(CARDS.with_treasure.in_(CENTER_ROW))
    assert every.text() == "banish every card in the center row with Treasure under it, this one included"
    assert BanishAllInRow(HEROES.in_(CENTER_ROW)).text() == "banish every Hero in the center row"


def test_a_card_calls_its_copies_and_its_own_kind_by_name():
    both = Activated(ExtraTurn(), cost=BanishThis(copies=2), once_per_turn=False)
    card = Construct("Eye", MECHANA, abilities=[When(ThisEntersPlay(), Draw()), both, CountsTwice()])
    assert card.text.splitlines() == [
        "When this enters play, draw a card.",
        "You may banish this and another Eye you control to take an additional turn after this one.",
        "Wherever Constructs you control are counted, count an additional Mechana Construct.",
    ]


def test_a_construct_that_also_transforms_in_play_says_both_in_one_line():
    in_play = Activated(TransformToHand(), condition=Energize(4), once_per_turn=False)
    card = Construct(
        "X", abilities=[in_play], transforms=WhenPlayed(Energize(4)), into=Hero("Y", play=[Draw()])
    )
    assert card.text == (
        "Energize 4: When you would play this, transform it into Y and put it into your hand instead. "
        "You may also do so while this is in play."
    )
    assert [sentence.tells for sentence in card.lines[0].sentences] == [WhenPlayed(Energize(4)), in_play]


def test_a_recur_names_its_price_and_an_auction_what_it_is_for():
    card = Hero("X", auction=True, play=[Recur(2, Gain(power=1))])
    assert card.text.splitlines() == [
        "Fate Auction: Players bid insight for the effect below.",
        "Gain 1 power. Recur (2 insight).",
    ]


def test_effects_in_a_row_have_nothing_said_before_them():
    assert Do(Draw(), Draw()).text() == "draw a card, then draw a card"
