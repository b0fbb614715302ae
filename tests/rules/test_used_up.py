"""Which of several effects that let an acquired card go somewhere is used up."""

import pytest

import vigil
from tests.conftest import Table, table


def two_to_hand() -> Table:
    """A Mechana card of the row that Air Support Squadron and Anointed Askara could both put into hand."""
    return table(
        ["darkness_unleashed", "realms_unraveled"],
        hand=["Anointed Askara"],
        constructs=["Air Support Squadron"],
        runes=20,
        center_row=["Matron of Discovery", "Shadow Stalker", "Matron of Discovery", *["Oxipede"] * 3],
        center_deck=["Phasefiend"],
    )


@pytest.mark.parametrize(("used", "left"), [("Air Support Squadron", 2), ("Anointed Askara", 1)])
def test_which_of_two_effects_is_used_up_is_the_acquirers_choice(used, left):
    """COMB-20, RU-41: Anointed Askara could still take any hero, Air Support Squadron a Mechana card only."""
    game = two_to_hand()
    game.do("play Anointed Askara", "acquire Matron of Discovery to hand")
    assert game.names("center_row")[0] == "Phasefiend"
    assert game.moves() == ["use up Air Support Squadron", "use up Anointed Askara"]
    game.do(f"use up {used}")
    assert len([move for move in game.moves() if move.endswith("to hand")]) == left


def test_a_game_can_be_saved_while_it_is_asked_what_is_used_up():
    """COMB-20: the question is part of the state."""
    game = two_to_hand().game
    for move in ("play Anointed Askara", "acquire Matron of Discovery to hand"):
        game.do(move)
    again = vigil.Game.from_data(game.to_data())
    assert again.decision is not None
    assert again.decision.prompt == (
        "which card's effect puts Matron of Discovery into your hand and is used up?"
    )
    for each in (game, again):
        each.do("use up Anointed Askara")
    assert again.to_data() == game.to_data()


def test_equal_cards_leave_nothing_to_choose_about_what_is_used_up():
    """COMB-20, OUR-7: two Anointed Askaras are one as good as the other."""
    game = table(["darkness_unleashed"], hand=["Anointed Askara"] * 2, runes=20, center_row=["Raven Siren"])
    game.do("play Anointed Askara", "play Anointed Askara", "acquire Raven Siren to hand")
    assert any(move.endswith("to hand") for move in game.moves())


ALSET = "Alset, Reactor Savant"


@pytest.mark.parametrize("order", [["Steelweaver", ALSET], [ALSET, "Steelweaver"]])
def test_steelweaver_is_used_up_before_alset_who_may(order):
    """COMB-20, DEL-R20: the next construct is Steelweaver's, whichever was played first."""
    game = table(
        ["realms_unraveled", "delirium"],
        hand=order,
        runes=20,
        center_row=["Clockwork Shield", "Clockwork Helm"],
    )
    game.do(*[f"play {name}" for name in order], "acquire Clockwork Shield into play")
    assert {"acquire Clockwork Helm", "acquire Clockwork Helm into play"} <= set(game.moves())


def test_what_has_no_limit_leaves_what_is_limited_as_it_is():
    """COMB-20: with Alset, Rocket Courier X-99 is not used up."""
    game = table(
        ["godslayer", "realms_unraveled"],
        hand=[ALSET],
        constructs=["Rocket Courier X-99"],
        runes=20,
        center_row=["Workshop Gargoyle"],
    )
    game.do(f"play {ALSET}", "acquire Workshop Gargoyle into play")
    assert [place.used for place in game.players[0].construct_places] == [0, 0]


def test_of_cards_taken_at_once_each_asks_in_turn_what_is_used_up():
    """COMB-20, OUR-8: nothing has left before the last answer."""
    game = table(
        ["rise_of_vigil", "darkness_unleashed", "realms_unraveled"],
        hand=["Anointed Askara"],
        constructs=["Air Support Squadron"],
        energy=7,
        power=8,
        center_row=["Herald of Doom", "Matron of Discovery", "Shadow Stalker", *["Oxipede"] * 3],
        center_deck=["Phasefiend"],
    )
    game.do("play Anointed Askara", "defeat Herald of Doom", "acquire Matron of Discovery to hand")
    game = Table(vigil.Game.from_data(game.to_data()))
    game.do("use up Air Support Squadron")
    assert game.moves() == ["acquire Shadow Stalker", "acquire Shadow Stalker to hand"]
    game.do("acquire Shadow Stalker to hand")
    assert {"Matron of Discovery", "Shadow Stalker"} <= set(game.names("hand"))
