"""This turn: what holds for the rest of it is listed with its card, and whether it is still to come."""

from __future__ import annotations

from functools import partial
from typing import Any

from tests import conftest
from tests.conftest import Table
from vigil.server.protocol.table_view import table_view

table = partial(conftest.table, sets=["realms_unraveled"])


def held(game: Table, seat: int = 0) -> list[str]:
    """What everybody can read; the server tells the same in spans."""
    listed: list[str] = game.game.view(None).to_data()["players"][seat]["this_turn"]
    spans: list[Any] = table_view(game.game.view(None)).players[seat].this_turn
    read = ["".join(one if isinstance(one, str) else one["text"] for one in text) for text in spans]
    assert read == listed
    return listed


def test_a_discount_is_listed_as_done_when_it_is_used_up():
    game = table(hand=["Animus of the Wild"], runes=3)
    game.do("play Animus of the Wild")
    assert held(game) == [
        "Animus of the Wild: the next Hero that you acquire costs 1 rune less (still to come)"
    ]
    game.do("acquire Mystic")
    assert held(game) == ["Animus of the Wild: the next Hero that you acquire costs 1 rune less (done)"]


def test_a_discount_says_by_how_much_it_is_now():
    game = table(sets=["darkness_unleashed"], hand=["Raven Siren"], energy=3)
    game.do("play Raven Siren")
    assert held(game) == ["Raven Siren: the next Hero that you acquire costs 3 runes less (still to come)"]


def test_what_happens_once_is_listed_as_done_afterwards():
    game = table(hand=["Voidforged Paladin"], power=9, center_row=["Sadistic Giant"])
    game.do("play Voidforged Paladin")
    assert [text.rpartition(" (")[2] for text in held(game)] == ["still to come)"]
    game.do("defeat Sadistic Giant")
    assert held(game)[0].startswith("Voidforged Paladin: the first time you defeat a Monster")
    assert held(game)[0].endswith(" (done)")


def test_what_holds_without_limit_simply_holds():
    game = table(hand=["Deathdealer Noble"])
    game.do("play Deathdealer Noble")
    assert held(game) == ["Deathdealer Noble: whenever you play another Void Hero, gain 1 power"]


def test_what_happens_only_once_is_not_said_to_happen_whenever():
    sets = ["darkness_unleashed", "realms_unraveled", "delirium"]
    for hero, begins in {
        "Nightmare Sentinel": "the next time you defeat a Monster in the center row, ",
        "Neophyte Mentor": "the next time you play a Mystic or Heavy Infantry, ",
        "Steelweaver": "the next time you acquire a Construct, ",
        "Anointed Askara": "once, when you acquire a Hero or Construct from the center row, ",
        "Tuskrider": "when you play another Lifebound Hero, ",
        "Kor, Worldbreaker": "when you have played two other Lifebound Heroes, ",
        "Voidforged Paladin": "the first time you defeat a Monster in the center row this turn, ",
        "Alset, Reactor Savant": "whenever you acquire a Construct, ",
    }.items():
        game = table(sets=sets, hand=[hero])
        game.do(f"play {hero}")
        assert held(game)[0].startswith(f"{hero}: {begins}")


def test_a_right_that_is_saved_for_later_is_listed_until_it_is_used():
    game = table(hand=["Disciple of Cetra", "Cetra, Matron of Stars"])
    game.do("play Disciple of Cetra", "play Cetra, Matron of Stars", "acquire Mystic onto deck")
    right = held(game)[1]
    assert right.startswith("Cetra, Matron of Stars: you may acquire a Hero")
    assert right.endswith(" (still to come)")
    game.do("use Cetra, Matron of Stars", "acquire Mystic onto deck")
    assert held(game)[1].endswith(" (done)")


def test_runes_as_power_and_the_open_void_are_listed_with_their_cards():
    game = table(hand=["Remus, Wild Emissary", "Emri, Demonsbane"])
    game.do("play Remus, Wild Emissary", "play Emri, Demonsbane")
    assert held(game)[0] == "Remus, Wild Emissary: you may spend runes as power"
    assert held(game)[1].startswith("Emri, Demonsbane: you may defeat Monsters in the void")
    game.do("end turn")
    assert held(game) == held(game, 1) == []


def test_what_is_allowed_without_a_known_card_is_listed_too():
    game = table(this_turn={"permits": 2})
    assert held(game) == ["You may spend runes as power"]


def test_a_faction_named_for_a_hero_is_listed():
    game = table(hand=["Neophyte Mentor", "Mystic"])
    game.do("play Neophyte Mentor", "play Mystic", "Enlightened")
    assert "Mystic: counts as an Enlightened Hero" in held(game)


def test_a_construct_that_needs_no_energy_is_listed():
    sets = ["rise_of_vigil", "darkness_unleashed"]
    game = table(sets=sets, constructs=["Hedron Dredger", "Replication Drone", "Prototype CH32"])
    game.do("use Hedron Dredger")  # there is only one to energize
    assert held(game) == ["Prototype CH32: Energize abilities need no energy"]
