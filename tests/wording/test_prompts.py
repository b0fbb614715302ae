"""Prompts: which card asks, what, and whether it can be declined."""

from tests.conftest import Table, table
from vigil.language.choices import AgainstEachOpponent, May
from vigil.language.effects import Draw
from vigil.language.keywords import HoldAuction, RollDie
from vigil.language.selectors import CONSTRUCTS
from vigil.language.targets import Destroy
from vigil.rules.kernel.effect import Task
from vigil.rules.kernel.zones import EMPTY, PLAY
from vigil.rules.labels import label
from vigil.rules.library import find_set
from vigil.wording.edges import to_text
from vigil.wording.prompts import Prompt
from vigil.wording.reader import ANYBODY
from vigil.wording.words import say


def die_of_delirium() -> RollDie:
    """The Delirium Die."""
    die = find_set("delirium").die
    assert isinstance(die, RollDie)
    return die


def asked(game: Table) -> Prompt:
    """What is asked now; its string is the decision's prompt."""
    decision = game.game.decision
    assert decision is not None
    prompt = decision.question
    assert prompt is not None
    assert str(prompt) == decision.prompt
    return prompt


def test_a_prompt_names_the_card_and_what_it_asks():
    game = table()
    game.carry_out(May(Draw()))
    prompt = asked(game)
    assert (prompt.asker, to_text(prompt.asked), prompt.optional) == ("Mystic", "you may draw a card", True)
    assert prompt.to_data()[0] == {"card": "Mystic", "text": "Mystic"}


def test_a_prompt_about_somebody_elses_cards_names_them():
    game = table(opponents=[{"name": "Bo", "constructs": ["Muramasa", "Snapdragon"]}])
    game.carry_out(AgainstEachOpponent(Destroy(CONSTRUCTS.in_(PLAY))))
    prompt = asked(game)
    assert (str(prompt), prompt.optional) == ("Mystic: destroy a Construct Bo controls", False)
    assert {"player": 1, "text": "Bo"} in prompt.to_data()


def test_an_auction_names_its_card_and_the_highest_bid():
    game = table(
        ["delirium"], center_row=["Shield Bearer"], insight=3, opponents=[{"name": "Bo", "insight": 3}]
    )
    game.carry_out(HoldAuction(), source="Shield Bearer")
    effect = "draw a card. You may banish a card from your hand or discard pile"
    assert str(asked(game)) == f"Auction for the effect of Shield Bearer ({effect}): no bid yet"
    game.do("bid 2")
    prompt = asked(game)
    assert prompt.asker == "Shield Bearer"
    assert str(prompt).endswith(": Player 1 has bid 2")


def test_an_auction_tells_an_effect_as_its_card_does():
    game = table(["delirium"], center_row=["Inferna Templar"], insight=1)
    game.carry_out(HoldAuction(), source="Inferna Templar")
    assert "(draw a card. If you control two or more Constructs, draw another card)" in str(asked(game))


def test_a_question_of_no_card_has_no_asker():
    prompt = Prompt(say("choose"), ANYBODY)
    assert (prompt.asker, str(prompt)) == ("", "choose")


RISE = ["rise_of_vigil", "darkness_unleashed"]


def test_a_fate_asks_by_its_name_and_says_how_often():
    game = table(RISE, runes=5, hand=["Militia", "Apprentice"], center_row=["Raven Siren"],
                 center_deck=["Energy Shard", "Energy Shard", "Spirit Merchant"])  # fmt: skip
    game.do("acquire Raven Siren")
    assert str(asked(game)) == (
        "Fate of Spirit Merchant: you may banish a card from your hand or discard pile (1 more to come)"
    )
    game.do("decline")
    assert str(asked(game)) == "Fate of Spirit Merchant: you may banish a card from your hand or discard pile"


def test_the_same_words_of_a_card_that_is_played_are_no_fate():
    game = table(RISE, hand=["Spirit Merchant", "Militia"])
    game.do("play Spirit Merchant")
    assert str(asked(game)) == "Spirit Merchant: you may banish a card from your hand or discard pile"


def test_a_copy_names_the_card_it_copies():
    game = table(RISE, energy=1, hand=["Darkwalker", "Reality Sculptor", "Militia", "Apprentice"])
    game.do("play Darkwalker", "decline", "play Reality Sculptor")
    assert str(asked(game)).startswith("Reality Sculptor, copying Darkwalker: you may banish a card")


def test_where_a_card_goes_is_asked_for_by_its_name():
    game = table(["godslayer", "realms_unraveled"], variant="team", runes=1, power=7,
                 center_row=["Adayu the Tormented"])  # fmt: skip
    game.do("defeat Adayu the Tormented")
    assert str(asked(game)) == "Adayu the Tormented: where does Adayu the Serene go?"


def test_the_order_of_effects_is_asked_by_no_card():
    hand = ["Deathdealer Noble", "Black Watch Exemplar", "Spike Vixen"]
    game = table(["realms_unraveled"], hand=hand, discard=["Apprentice", "Militia"])
    game.do("play Deathdealer Noble", "play Black Watch Exemplar", "decline", "play Spike Vixen")
    prompt = asked(game)
    assert (str(prompt), prompt.asker) == ("whose effect comes first?", "")


def test_the_die_asks_by_its_name():
    game = table(["delirium"], hand=["Apprentice", "Militia"], insight=5)
    game.carry_out(die_of_delirium().sides[0], source="Loa, Dream Dragon")
    assert str(asked(game)).startswith("Loa, Dream Dragon, Delirium Die: you may banish a card")
    game = table(["delirium"], hand=["Apprentice", "Militia"], insight=5)
    game.game.pending.append(Task(die_of_delirium().sides[0], 0, EMPTY))
    game.game.options = None
    assert str(asked(game)).startswith("Delirium Die: you may banish a card")


def test_a_question_asked_again_says_which_time_it_is():
    game = table(RISE, power=4, energy=1, hand=["Militia", "Apprentice"], center_row=["Firestorm Effigy"])
    game.do("defeat Firestorm Effigy")
    assert str(asked(game)).startswith("Firestorm Effigy: you may banish a card")
    game.do("decline")
    assert str(asked(game)).startswith("Firestorm Effigy, Energize 1: you may banish another card")


def test_a_card_asks_for_another_one_as_its_text_does():
    game = table(["delirium"], power=3, insight=1, center_row=["Demon Pups"])
    game.do("defeat Demon Pups")
    assert str(asked(game)) == "Demon Pups: you may spend 1 insight to draw another card"
    decision = game.game.decision
    assert decision is not None
    assert to_text(label(game.game, decision, decision.moves[0])) == "spend 1 insight to draw another card"


def test_what_replaces_something_does_not_ask_for_another():
    game = table(RISE, energy=1, hand=["Monastic Tutor"])
    game.do("play Monastic Tutor")
    assert str(asked(game)).startswith("Monastic Tutor, Energize 1: acquire a Mystic or Heavy Infantry")


def test_what_is_done_once_more_is_told_by_the_move():
    hand = ["Spike Vixen", "Neophyte Mentor", "Dhartha, the Eternal"]
    game = table(["realms_unraveled"], hand=hand, center_deck=["Wolf Shaman"])
    game.do("play Neophyte Mentor", "play Dhartha, the Eternal")
    assert str(asked(game)) == "Dhartha, the Eternal, Multi-Unite (Enlightened): you may do so once more"
    decision = game.game.decision
    assert decision is not None
    assert to_text(label(game.game, decision, decision.moves[0])).startswith("reveal the top card")


def test_one_of_several_says_how_many_were_done():
    game = table(["realms_unraveled"], power=5, center_row=["Wailing Spectre"], discard=["Apprentice"] * 3)
    game.do("defeat Wailing Spectre", "banish Apprentice from discard pile")
    assert str(asked(game)).endswith("banish up to two cards from your discard pile (1 done)")


def test_a_recur_asks_by_its_keyword():
    game = table(["delirium"], hand=["Nihil Chemist", "Militia", "Apprentice"], insight=2)
    game.do("play Nihil Chemist")
    assert str(asked(game)).startswith("Nihil Chemist: you may banish")
    game.do("decline", "spend 2 insight to recur")
    assert str(asked(game)).startswith("Nihil Chemist, Recur: you may banish")
