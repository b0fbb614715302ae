"""Naming a card: any card of the game, by its name, before something is turned up."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import vigil
from tests.conftest import Table, table
from tests.every_decision.play import Dice, busy_move
from tests.own_sets import added, expansion, omen_cards
from vigil.language import LIFEBOUND, Hero
from vigil.rules.kernel.asking import NAMING
from vigil.rules.kernel.card import Card
from vigil.rules.labels import label
from vigil.wording.edges import to_text


@pytest.fixture
def codes() -> Iterator[list[str]]:
    """Godslayer with cards that let their player name a card."""
    with added(expansion("omens", omen_cards())) as later:
        yield ["godslayer", *later]


def asked(codes: list[str], hero: str = "Omen Crow", **given: Any) -> Table:
    """A table at which a hero asks for a name, with a Mystic on top of the deck."""
    game = table(codes, hand=[hero, "Militia"], deck=["Mystic"], **given)
    game.do(f"play {hero}")
    return game


def test_every_card_of_the_game_can_be_named_even_one_that_nobody_can_have(codes):
    moves = asked(codes).moves()
    cards = {card.name for code in codes for card in vigil.cards(code)}
    assert sorted(moves) == sorted(f"name {name}" for name in cards)
    assert {"name Omen Crow", "name Cultist"} <= set(moves)


def test_what_follows_is_done_if_the_named_card_turns_up(codes):
    game = asked(codes)
    game.do("name Mystic")
    assert (game.names("hand"), game.honor()) == (["Militia", "Mystic"], 3)


def test_nothing_more_happens_if_another_card_turns_up(codes):
    game = asked(codes)
    game.do("name Apprentice")
    assert (game.names("hand"), game.honor()) == (["Militia", "Mystic"], 0)


def test_naming_that_is_offered_can_be_declined(codes):
    game = asked(codes, "Fortune Teller")
    assert game.decision.kind == NAMING
    game.do("decline")
    assert (game.names("hand"), game.decision.main) == (["Militia"], True)


def test_the_log_tells_everybody_which_card_was_named(codes):
    game = asked(codes)
    game.do("name mystic")
    told = "Player 1 names Mystic. Player 1 reveals Mystic and puts it into the hand."
    assert all(told in game.log(seat) for seat in (0, 1, None))


def test_the_question_and_the_moves_say_what_they_are(codes):
    decision = asked(codes).decision
    assert decision.kind == NAMING
    assert decision.prompt.startswith("Omen Crow: name a card, then reveal the top card of your deck")
    mystic = next(move for move in decision.moves if move.text == "name Mystic")
    assert (mystic.notation, mystic.card.name) == ("name card/Mystic", "Mystic")
    assert to_text(label(asked(codes).game, decision, mystic)) == "name Mystic"


def test_a_name_can_be_taken_back_only_until_a_card_is_turned_up(codes):
    game = asked(codes)
    assert game.can_undo(0)
    game.do("name Mystic")
    assert not game.can_undo(0)


def test_a_wrong_name_is_answered_with_the_nearest_and_not_with_all_there_are(codes):
    with pytest.raises(vigil.IllegalMove) as refused:
        asked(codes).do("name Mistic")
    assert "did you mean 'name Mystic'?" in str(refused.value)
    assert len(str(refused.value)) < 300


def waiting(codes: list[str]) -> Table:
    """A table at which a card was named and waits, since it can go to two places."""
    game = table(codes, variant="team", hand=["Tide Reader"], runes=1, center_deck=["Arha Initiate"])
    game.do("play Tide Reader", "name Landtalker")
    return game


def test_the_named_card_is_saved_with_what_waits(codes):
    game = waiting(codes).game
    saved = game.to_data()
    assert saved["pending"][-1]["named"] == "Landtalker"
    again = vigil.Game.from_data(saved)
    assert again.to_data() == saved
    assert again.copy().pending[-1].named == game.pending[-1].named


def test_everybody_may_know_the_named_card(codes):
    game = waiting(codes).game
    tables = [game.view(seat).to_table()["pending"][-1]["named"] for seat in (0, 1, None)]
    assert tables == ["Landtalker"] * 3


@pytest.mark.parametrize(
    ("named", "said"),
    [("Mistic", "did you mean 'Mystic'"), (None, "before a card is named"), (7, "named")],
)
def test_a_save_with_another_name_is_refused(codes, named, said):
    saved = waiting(codes).game.to_data()
    saved["pending"][-1]["named"] = named
    with pytest.raises((ValueError, LookupError), match=said):
        vigil.Game.from_data(saved)


def test_a_save_in_which_nobody_was_asked_has_no_name(codes):
    saved = asked(codes).game.to_data()
    saved["pending"][-1]["named"] = "Mystic"
    with pytest.raises(ValueError, match="nobody names a card"):
        vigil.Game.from_data(saved)


def test_a_record_of_such_a_game_verifies(codes):
    game = table(codes, hand=["Omen Crow"], deck=["Mystic"]).game
    for move in ("play Omen Crow", "name Mystic", "end turn"):
        game.do(move)
    record = vigil.Record.of(game)
    assert "name card/Mystic" in record.moves
    assert vigil.Record.from_data(record.to_data()).replay().to_data() == game.to_data()


def cheap_omens() -> list[Card]:
    """The heroes once more, so that they come up often."""
    return [Hero(f"Cheap {card.name}", LIFEBOUND, copies=20, play=card.play) for card in omen_cards()]


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_with_names_can_be_saved_seen_and_played_on(seed: int) -> None:
    with added(expansion("omens", cheap_omens())) as codes:
        game, dice = vigil.Game.new(["godslayer", *codes], 2, seed), Dice(seed)
        named = 0
        for _ in range(300):
            decision = game.decision
            if decision is None:
                break
            if decision.kind == NAMING:
                named += 1
                data = game.to_data()
                assert vigil.Game.from_data(json.loads(json.dumps(data))).to_data() == data
                assert game.view(decision.player).guess(named).legal_moves() == decision.moves
            game.apply(busy_move(game, dice))
        assert named > 5
        assert game.copy().playout(seed).scores
