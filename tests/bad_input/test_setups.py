"""Games that cannot be: the error says what is wrong and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

import vigil


def new(**asked: Any) -> vigil.Game:
    return vigil.Game.new(**{"sets": ["godslayer"], "players": 2, "seed": 1, **asked})


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"sets": []}, "sets must be a list"),
        ({"sets": "godslayer"}, "sets must be a list"),
        ({"sets": None}, "sets must be a list"),
        ({"sets": 5}, "sets must be a list"),
        ({"sets": [5]}, "there is no set 5"),
        ({"sets": ["godslayr"]}, "did you mean 'godslayer'"),
        ({"sets": ["poker"]}, "there is no set 'poker'; there are .*godslayer"),
        ({"sets": ["godslayer", "godslayer"]}, "only once"),
        ({"players": 0}, "players"),
        ({"players": 1}, "takes 2 to 4 players, not 1"),
        ({"players": 5}, "takes 2 to 4 players, not 5"),
        ({"players": -1}, "players"),
        ({"players": 10**30}, "players"),
        ({"players": True}, "players"),
        ({"players": 2.0}, "players"),
        ({"players": None}, "players"),
        ({"players": "Ada"}, "players"),
        ({"players": []}, "players"),
        ({"players": ["Ada", "ada"]}, "the same name"),
        ({"players": ["Ada", " "]}, "needs a name"),
        ({"edition": 3}, "there are 1 and 2"),
        ({"edition": "second"}, "there are 1 and 2"),
        ({"edition": None}, "there are 1 and 2"),
        ({"variant": "chess"}, "there are standard, team, solitaire"),
        ({"variant": None}, "there are standard, team, solitaire"),
        ({"variant": "team"}, "takes 4 players, not 2"),
        ({"variant": "solitaire"}, "takes 1 player, not 2"),
        ({"variant": "team", "players": 4, "edition": 1}, "take edition=2"),
        ({"variant": "solitaire", "players": 1, "edition": 1}, "take edition=2"),
        ({"seed": "seven"}, "seed"),
        ({"seed": None}, "seed"),
        ({"seed": 1.5}, "seed"),
    ],
    ids=str,
)
def test_a_game_that_cannot_be_is_refused(asked: dict[str, Any], said: str) -> None:
    with pytest.raises((ValueError, LookupError), match=said) as caught:
        new(**asked)
    assert not isinstance(caught.value, KeyError)


@pytest.mark.parametrize("seed", [0, -1, 10**40])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    game = new(seed=seed)
    assert vigil.Game.from_data(game.to_data()).to_data() == game.to_data()


@pytest.mark.parametrize("name", ["Mystik", "mistic", "MYSTICS"])
def test_an_unknown_card_gets_the_closest_one_named(name: str) -> None:
    with pytest.raises(LookupError, match=f"there is no card '{name}'; did you mean 'Mystic'"):
        vigil.card(name)


@pytest.mark.parametrize("name", [None, 5, ["Mystic"]])
def test_what_is_no_name_is_no_card(name: Any) -> None:
    with pytest.raises((ValueError, LookupError), match="card"):
        vigil.card(name)


def test_an_unknown_set_has_no_cards():
    with pytest.raises(LookupError, match="did you mean 'godslayer'"):
        vigil.cards("godslayers")


def test_the_doors_have_types_and_still_our_own_errors():
    """The type checker refuses these calls (it would complain of an ignore that is not needed)."""
    with pytest.raises(ValueError, match="sets must be a list"):
        vigil.Game.new("godslayer", 2, 1)  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="players must be a number or a list"):
        vigil.Game.new(["godslayer"], 2.5, 1)  # type: ignore[call-overload]
    for nothing in (None, 5, ["godslayer"]):
        with pytest.raises(ValueError, match="not a vigil game"):
            vigil.Game.from_data(nothing)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="a position must be a table"):
            vigil.Game.from_position(nothing)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="not a vigil record"):
            vigil.Record.from_data(nothing)  # type: ignore[arg-type]
