"""The expert and what it is made of: afterstates, the network, the search, playing on."""

from pathlib import Path

import numpy as np
import pytest

from tests.conftest import table
from vigil.bots import Bot, afterstate, bot, card_traits, network
from vigil.bots.expert import Expert
from vigil.bots.judge_bots import tuned_judge
from vigil.bots.master import Master
from vigil.bots.network import Network
from vigil.bots.search import beaten, best, left
from vigil.rules.game import Game
from vigil.rules.kernel.card import FACES, Card
from vigil.rules.library import all_cards
from vigil.rules.moves import Move, option

NETWORK = Network.fresh(seed=1)
ONE, OTHER, THIRD = (option(text, number) for number, text in enumerate(("one", "other", "third")))


def last_turn() -> Game:
    """Ada, the last to move, is two honor behind; a Cultist would not do, the Wind Tyrant would."""
    bo = {"name": "Bo", "honor": 10, "hand": []}
    seats = {"turn": 0, "first": 1, "honor_pool": 0, "ending": True}
    row = {"center_row": ["Wind Tyrant"], "power": 6, "hand": [], "honor": 8}
    return table(**seats, **row, opponents=[bo]).game  # type: ignore[arg-type]


def move(game: Game, text: str) -> Move:
    return next(move for move in game.legal_moves() if move.text == text)


def told(described: afterstate.Afterstate) -> tuple[object, ...]:
    return described.groups, described.shares, described.numbers


def test_an_afterstate_tells_only_what_everybody_can_see():
    game = table(hand=["Mystic", "Militia"], deck=["Apprentice", "Landtalker"]).game
    seen = told(afterstate.describe(game, 0))
    assert len(afterstate.describe(game, 0).numbers) == afterstate.NUMBERS
    for seed in range(5):
        assert told(afterstate.describe(game.view(0).guess(seed), 0)) == seen


def test_describing_a_table_changes_nothing():
    game = Game.new(["godslayer"], 3, 1)
    before = game.to_data()
    afterstate.describe(game, 0)
    assert game.to_data() == before


def test_a_turn_is_finished_up_to_its_end_and_no_further():
    game = table(hand=["Apprentice", "Militia"]).game
    assert not afterstate.finish_turn(game, game.turn, tuned_judge())
    assert len(game.players[game.turn].hand) == 0
    assert game.legal_moves()[-1].text == "end turn"


def test_a_question_on_the_turn_of_somebody_else_is_followed_to_the_end_of_ones_own():
    laid = table(power=5, center_row=["Sea Tyrant"], opponents=[{"constructs": ["Shadow Star", "Muramasa"]}])
    laid.do("defeat Sea Tyrant")
    assert laid.asks() == 1
    after = afterstate.try_move(laid.game, 1, laid.game.legal_moves()[0], tuned_judge())
    assert after.turn == 1
    assert after.legal_moves()[-1].text == "end turn"


def test_ending_the_turn_leads_to_its_end_and_not_to_that_of_the_next():
    game = table(hand=[], power=2).game
    after = afterstate.try_move(game, 0, move(game, "end turn"), tuned_judge())
    assert told(afterstate.describe(after, 0)) == told(afterstate.describe(game, 0))


def test_the_last_turn_is_worth_its_outcome():
    game = last_turn()
    after = afterstate.try_move(game, 0, move(game, "defeat Wind Tyrant"), tuned_judge())
    assert after.over
    assert afterstate.outcome(after, 0) == 1.0


def test_looking_further_goes_on_to_the_end_of_a_later_turn():
    game = Game.new(["godslayer"], 2, 1)
    seat = game.turn
    after = afterstate.try_move(game, seat, game.legal_moves()[0], tuned_judge(), turns=2)
    assert (after.turn, after.turn_number) == (seat, game.turn_number + 4)


def test_among_cards_that_its_network_never_met_a_search_sees_how_games_end():
    view = Game.new(["godslayer"], 2, 1).view(0)
    weights = dict(network.shipped_network("expert").weights)
    weights["cards"] = weights["cards"].copy()
    center = list(view.table.setup.center)
    weights["cards"][:, center[0]] = 0
    assert not Expert(1, Network(weights)).to_end(view)  # one card of many matters little
    weights["cards"][:, center[: len(center) // 4]] = 0
    found = Expert(1, Network(weights))
    assert found.to_end(view)
    assert not found.to_end(Game.new(["delirium"], 2, 1).view(0))
    assert not Expert(1).to_end(view)
    [line] = found.lines(view, found.tries(view, range(1), view.table.legal_moves()[:1]))
    assert (len(line.ends), line.cut, line.game.over) == (3, True, True)
    found.believes = True
    assert not found.to_end(view)


@pytest.mark.parametrize("found", [Expert(1, NETWORK, guesses=8), Master(1, NETWORK, guesses=16, turns=2)])
def test_a_search_finds_the_move_that_wins_at_once(found: Bot) -> None:
    game = last_turn()
    decision = game.decision
    assert decision is not None
    advice = found.explain(game.view(0), decision)
    assert advice.move.text == "defeat Wind Tyrant"
    assert advice.chances is not None
    assert advice.chances[advice.move] == 1.0
    assert "about 100% to win" in advice.reason


def test_a_master_lets_the_network_choose_what_follows_in_the_turn():
    game = table(hand=["Apprentice"], runes=5, power=2, center_row=["Wind Tyrant"]).game
    first, end = move(game, "defeat Cultist"), move(game, "end turn")
    after = game.copy()
    after.step(first)
    options = afterstate.next_candidates(after, 0, tuned_judge())
    assert {"acquire Mystic", "acquire Heavy Infantry", "end turn"} <= {option.text for option in options}
    master = Master(1, NETWORK)
    for number, wanted in enumerate(options):
        planning = master.planning(0, master.tries(game.view(0), range(1), [first, end]))
        asked = next(planning)
        assert len(asked) == len(options) + 1  # nothing follows the end of the turn
        with pytest.raises(StopIteration) as planned:
            planning.send([float(place == number) for place in range(len(asked))])
        tries = [(each.candidate.text, each.move.text) for each in planned.value.value]
        assert tries == [(first.text, wanted.text), (end.text, end.text)]


def test_where_only_cards_are_left_to_play_there_is_nothing_to_try():
    game = table(hand=["Apprentice"], exact=["center_row"], center_row=[]).game
    assert afterstate.next_candidates(game, 0, tuned_judge()) == []
    assert (game.turn, len(game.players[0].hand)) == (0, 0)


def test_a_candidate_that_is_clearly_worse_drops_out():
    found = {ONE: [0.5, 0.6, 0.5], OTHER: [0.2, 0.3, 0.21], THIRD: [0.5, 0.4, 0.52]}
    assert left([ONE, OTHER, THIRD], found) == [ONE, THIRD]


def test_of_candidates_that_lead_to_the_same_one_is_enough():
    assert left([ONE, OTHER], {ONE: [0.5, 0.6], OTHER: [0.5, 0.6]}) == [ONE]


def test_what_tuned_would_do_is_done_unless_something_is_surely_better():
    assert best({ONE: [0.5, 0.3], OTHER: [0.3, 0.49]}, OTHER) == OTHER
    assert best({ONE: [0.5, 0.6], OTHER: [0.3, 0.4]}, OTHER) == ONE


def test_a_lead_is_measured_in_standard_errors():
    assert beaten([0.5, 0.7], [0.4, 0.5], errors=2.0)
    assert not beaten([0.5, 0.7], [0.4, 0.5], errors=5.0)


def test_a_network_is_the_same_after_saving(tmp_path: Path) -> None:
    game = table(hand=["Mystic"]).game
    described = [afterstate.describe(game, seat) for seat in (0, 1)]
    NETWORK.save(tmp_path / "net.npz")
    kept = Network.load(tmp_path / "net.npz").chances(described)
    assert np.allclose(kept, NETWORK.chances(described), atol=0.01)


def test_a_network_adds_up_what_is_known_of_the_cards():
    game = table(hand=["Mystic"], constructs=["Muramasa"]).game
    described = afterstate.describe(game, 0)
    known = NETWORK.cards_of([described])[0]
    added = sum(
        share * NETWORK.table[group[0] * NETWORK.stride + np.array(group[1:], int)].sum(axis=0)
        for group, share in zip(described.groups, described.shares, strict=True)
    )
    assert np.allclose(known, added, atol=1e-5)


@pytest.mark.parametrize("level", ["expert", "master"])
def test_a_shipped_network_is_small_and_prefers_to_be_ahead(level: str) -> None:
    size = Path(network.__file__).with_name(f"{level}.npz").stat().st_size
    ahead, behind = (
        afterstate.describe(table(honor=honor, honor_pool=10, opponents=[{"honor": 20}]).game, 0)
        for honor in (40, 0)
    )
    good, bad = network.shipped_network(level).chances([ahead, behind])
    assert size < 800_000
    assert good > 0.8 > 0.2 > bad


def test_however_hopeless_a_game_is_a_network_says_so_without_complaint():
    hopeless = network.sigmoid(np.array([-1e4, -1.0, 0.0, 1e4], np.float32))
    assert hopeless.tolist() == pytest.approx([0.0, 0.26894, 0.5, 1.0], abs=1e-5)


def test_a_card_never_seen_before_is_valued_by_what_it_does():
    known = network.shipped_network("expert")
    fresh = Network({**known.weights, "cards": np.zeros_like(known.weights["cards"])})
    strong, weak = (
        afterstate.describe(table(deck=[name] * 5, honor_pool=50).game, 0)
        for name in ("Mystic", "Apprentice")
    )
    better, worse = fresh.chances([strong, weak])
    assert better > worse


def test_a_card_that_the_file_does_not_know_gets_no_correction(tmp_path: Path) -> None:
    weights = {**NETWORK.weights, "cards": np.ones_like(NETWORK.weights["cards"])}
    Network(weights).save(tmp_path / "net.npz")
    with np.load(tmp_path / "net.npz") as stored:
        arrays = {name: stored[name] for name in stored.files}
    arrays["names"][FACES[0].face] = "a card that is no more"
    np.savez(tmp_path / "old.npz", **arrays)
    loaded = Network.load(tmp_path / "old.npz").weights["cards"]
    assert not loaded[:, 0].any()
    assert loaded[:, 1:].all()


def test_traits_tell_kinds_apart():
    hero, construct = card_traits.traits_of(card("Mystic")), card_traits.traits_of(card("Muramasa"))
    assert (hero[0], construct[0]) == (1.0, 0.0)
    assert len(hero) == card_traits.TRAITS


def card(name: str) -> Card:
    return next(card for card in all_cards() if card.name == name)


def test_each_level_that_searches_has_a_network_of_its_own():
    for level in ("expert", "master"):
        made = bot(level)
        assert isinstance(made, Expert | Master)
        assert made.network is network.shipped_network(level)
    assert network.shipped_network("expert") is not network.shipped_network("master")


def test_traits_that_a_stored_network_was_not_told_of_say_nothing(tmp_path: Path) -> None:
    file = tmp_path / "older.npz"
    older = {**NETWORK.weights, "traits": NETWORK.weights["traits"][:, : -len(card_traits.STEEPER)]}
    np.savez(file, names=np.array([card.name for card in all_cards()]), **older)  # type: ignore[arg-type]
    loaded = Network.load(file).weights["traits"]
    assert loaded.shape == NETWORK.weights["traits"].shape
    assert not loaded[:, -len(card_traits.STEEPER) :].any()
    assert np.array_equal(loaded[:, : -len(card_traits.STEEPER)], older["traits"])
