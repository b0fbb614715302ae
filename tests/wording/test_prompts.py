"""Prompts: which card asks, what, and whether it can be declined."""

from tests.conftest import Table, table
from vigil.language.choices import AgainstEachOpponent, May
from vigil.language.effects import Draw
from vigil.language.keywords import HoldAuction
from vigil.language.selectors import CONSTRUCTS
from vigil.language.targets import Destroy
from vigil.rules.kernel.zones import PLAY
from vigil.wording.edges import to_text
from vigil.wording.prompts import Prompt
from vigil.wording.reader import ANYBODY
from vigil.wording.words import say


def asked(game: Table) -> Prompt:
    """What is asked now; its string is the decision's prompt."""
    decision = game.game.decision
    assert decision is not None
    assert decision.task is not None
    prompt = decision.task.effect.question(decision.setup, decision.task)
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
    assert str(asked(game)) == "Auction for the effect of Shield Bearer: no bid yet"
    game.do("bid 2")
    prompt = asked(game)
    assert prompt.asker == "Shield Bearer"
    assert str(prompt).endswith(": Player 1 has bid 2")


def test_a_question_of_no_card_has_no_asker():
    prompt = Prompt(say("choose"), ANYBODY)
    assert (prompt.asker, str(prompt)) == ("", "choose")
