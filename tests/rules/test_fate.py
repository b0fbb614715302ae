"""Fate: what happens when a card enters the center row."""

import vigil
from tests.conftest import Table
from tests.sets.shards import DARK, DU, ROV, SHARD, both, dark, on, rise

MONK = "Monk of the Lidless Eye"
DRUID = "Loamspeaker Druid"
MERCHANT = "Spirit Merchant"


def deals(name: str, *sets: str) -> list[Table]:
    """New games in whose first deal a card lies in the row."""
    games = [Table(vigil.Game.new(sets=list(sets), players=2, seed=seed)) for seed in range(120)]
    return [game for game in games if name in game.names("center_row")]


def test_fate_happens_when_its_card_enters_whoever_is_on_turn():
    """ROV-54: before play goes on."""
    game = rise(runes=1, center_row=[MERCHANT], center_deck=[SHARD, MONK], turn=1)
    game.do(f"acquire {MERCHANT}")
    assert [len(game.names("hand", seat)) for seat in (0, 1)] == [1, 1]


def test_fate_happens_in_the_first_deal_too():
    """ROV-12, ROV-69: after the opening hands, which a Monk can make larger."""
    games = [game for game in deals(MONK, ROV) if game.names("center_row").count(MONK) == 1]
    games = [game for game in games if game.moves()[-1] == "end turn"]
    assert {len(game.under(MONK)) for game in games} >= {0, 1}
    for game in games:
        drawn = 5 + len(game.under(MONK))
        assert [len(game.names("hand", seat)) for seat in (0, 1)] == [drawn, drawn]


def test_fates_of_the_first_deal_come_in_the_order_of_the_places():
    """ROV-57, ROV-69: a Merchant nearer the center deck asks before a Monk gives cards."""
    game = Table(vigil.Game.new(sets=[ROV], players=2, seed=181))  # deals both
    assert game.names("center_row").index(MERCHANT) < game.names("center_row").index(MONK)
    assert [len(game.names("hand", seat)) for seat in (0, 1)] == [5, 5]
    first = game.asks()
    game.do("decline")
    assert (first, game.asks()) == (game.first, 1 - game.first)
    game.do("decline")
    assert [len(game.names("hand", seat)) for seat in (0, 1)] == [6, 6]


def test_a_druid_in_the_first_deal_enlarges_the_pool():
    """ROV-12, ROV-59: for the whole game."""
    games = [game for game in deals(DRUID, ROV) if game.names("center_row").count(DRUID) == 1]
    assert {len(game.under(DRUID)) for game in games} >= {0, 1}
    assert all(game.honor_pool == 60 + 10 * len(game.under(DRUID)) for game in games)


def test_a_vault_lich_in_the_first_deal_banishes_what_lies_on_treasure():
    """ROV-12, ROV-69: all six places are filled first."""
    games = [game for game in deals("Vault Lich", DU) if game.names("void")]
    assert games
    for game in games:
        assert {SHARD, DARK} & set(game.names("void"))
        assert len(game.names("center_row")) == 6


def test_fate_counts_the_treasure_under_its_card_on_entering():
    """ROV-55: with none nothing happens, and later treasure is not counted."""
    game = rise(
        runes=2, honor_pool=60, center_row=[MERCHANT, MERCHANT], center_deck=[DRUID, SHARD, SHARD, DRUID]
    )
    game.do(f"acquire {MERCHANT}")
    assert game.honor_pool == 60
    game.do(f"acquire {MERCHANT}")
    assert game.honor_pool == 80


def test_everybody_decides_for_themselves():
    """ROV-56, ROV-57: the player on turn first, one round for each treasure."""
    game = rise(
        turn=1,
        runes=1,
        center_row=["Skyrocket Drone"],
        center_deck=[SHARD, SHARD, MERCHANT],
        hand=["Militia", "Militia"],
        opponents=[{"hand": ["Militia"] * 2}, {"hand": ["Militia"] * 2}],
    )
    game.do("acquire Skyrocket Drone")
    asked = []
    while game.moves()[-1] == "decline":
        asked.append(game.asks())
        game.do("banish Militia from hand" if len(asked) % 2 else "decline")
    assert asked == [1, 2, 0, 1, 2, 0]
    assert [len(game.names("hand", seat)) for seat in range(3)] == [1, 1, 1]


def test_a_reward_comes_before_the_fate_of_the_card_that_replaces_the_monster():
    """ROV-58: Firestorm Effigy's banishing is over before anybody draws for the Monk."""
    center = [SHARD, MONK]
    game = rise(power=4, hand=["Militia"], center_row=["Firestorm Effigy"], center_deck=center)
    game.do("defeat Firestorm Effigy")
    assert game.names("hand") == ["Militia"]
    assert game.moves() == ["banish Militia from hand", "decline"]
    game.do("decline")
    assert len(game.names("hand")) == 2


def test_nobody_gains_the_honor_that_is_added_to_the_pool():
    """ROV-59: not even a doubled one."""
    game = both(
        runes=1, honor_pool=60, hand=["Jakeb, Cobra King"], center_row=[MERCHANT], center_deck=[SHARD, DRUID]
    )
    game.do("play Jakeb, Cobra King", f"acquire {MERCHANT}")
    assert (game.honor_pool, game.honor(0), game.honor(1)) == (60 - 6 + 10, 6, 0)


def test_abilities_set_off_by_a_defeat_come_after_the_reward_and_before_fate():
    """ROV-66: Nightmare Sentinel lies in between."""
    center = [SHARD, MONK]
    game = both(
        power=2, hand=["Nightmare Sentinel", "Militia"], center_row=["Firestorm Effigy"], center_deck=center
    )
    game.do("play Nightmare Sentinel", "defeat Firestorm Effigy", "decline")
    assert game.moves() == ["banish Militia from hand", "decline"]
    game.do("decline")
    assert len(game.names("hand")) == 2


def test_abilities_set_off_by_an_acquisition_come_before_fate():
    """ROV-66: the honor of Oras is gained before the Druid adds to the pool."""
    game = rise(
        honor_pool=1, hand=["Oras, the Redeemer"], center_row=["Darkwalker"], center_deck=[SHARD, DRUID]
    )
    game.do("play Oras, the Redeemer", "acquire Darkwalker")
    assert (game.honor(), game.honor_pool) == (2, 10)


def test_fate_waits_for_the_end_of_the_effect_under_way():
    """ROV-67: Herald of Doom takes his card first; then come the Fates in the order of entering."""
    center = [SHARD, MERCHANT, SHARD, MONK]
    game = rise(
        power=8, hand=["Militia"], center_row=["Herald of Doom", "Reactor Shrine"], center_deck=center
    )
    game.do("defeat Herald of Doom", "acquire Reactor Shrine")
    assert game.moves()[-1] == "decline"
    assert game.names("hand") == ["Militia"]
    game.do("decline")
    assert len(game.names("hand")) == 2


def test_fates_that_are_set_off_by_a_fate_join_at_the_end():
    """ROV-67: Omnicron adds a card with a Fate of its own while the Merchant's still waits."""
    row = ["Herald of Doom", "Reactor Shrine"]
    center = [SHARD, "Omnicron", SHARD, MERCHANT, SHARD, DRUID]
    game = rise(power=8, honor_pool=60, hand=["Militia"], center_row=row, center_deck=center)
    game.do("defeat Herald of Doom", "acquire Reactor Shrine")
    assert game.names("center_row")[6] == DRUID
    assert (game.moves()[-1], game.honor_pool) == ("decline", 60 - 6)
    game.do("decline")
    assert game.honor_pool == 60 - 6 + 10


def test_a_waiting_fate_resolves_though_its_card_has_left():
    """ROV-68: with the treasure it had on entering."""
    center = [SHARD, DRUID]
    game = rise(power=8, honor_pool=60, center_row=["Herald of Doom"], center_deck=center)
    game.do("defeat Herald of Doom", f"acquire {DRUID}")
    assert sorted(game.names("discard")) == [SHARD, DRUID]
    assert game.honor_pool == 60 - 6 + 10


def test_the_end_stays_triggered_though_the_pool_grows_again():
    """ROV-77: what was gained beyond the empty pool is not taken out of the addition."""
    game = rise(power=5, honor_pool=1, turn=1, center_row=["Deviant Fiend"], center_deck=[SHARD, DRUID])
    game.do("defeat Deviant Fiend")
    assert (game.honor(1), game.honor_pool) == (3, 10)
    game.do("end turn")
    assert game.decision is None


def test_a_dark_energy_shard_has_a_fate_of_its_own():
    """DU-12, DU-15: when it enters, everybody may banish one card of their discard pile."""
    opponents = [{"discard": ["Apprentice", "Apprentice"]}]
    game = dark(runes=2, center_row=["Scrap Scrabbler"], center_deck=[DARK, "Oxipede"], opponents=opponents)
    game.do("acquire Scrap Scrabbler", "decline", "banish Apprentice from discard pile")
    assert (game.names("discard", 1), game.names("removed")) == (["Apprentice"], ["Apprentice"])
    assert (game.asks(), game.moves()[-1]) == (0, "end turn")


def test_the_fate_of_a_dark_energy_shard_is_optional_and_of_the_discard_pile_only():
    """DU-13, DU-14: nobody is asked for a card in hand."""
    opponents = [{"hand": ["Apprentice"]}]
    game = dark(power=3, hand=["Militia"], center_row=["Oxipede"], center_deck=[DARK], opponents=opponents)
    game.do("defeat Oxipede")
    assert (game.asks(), game.moves()[-1]) == (0, "end turn")
    game = dark(power=3, discard=["Militia"], center_row=["Oxipede"], center_deck=[DARK])
    game.do("defeat Oxipede", "decline")
    assert game.names("discard") == ["Militia"]


def test_the_fate_of_a_dark_energy_shard_comes_before_the_next_card_and_before_the_reward():
    """DU-16: nobody knows what will lie on it."""
    game = dark(power=3, discard=["Militia"], center_row=["Oxipede"], center_deck=[DARK, "Webclaw"])
    game.do("defeat Oxipede")
    assert (game.names("center_row")[0], game.names("center_deck")[0], game.honor()) == ("", "Webclaw", 0)
    assert all("Webclaw" not in str(game.view(seat).to_data()["center_row"]) for seat in (0, 1, None))
    game.do("decline")
    assert (game.names("center_row")[0], game.honor()) == ("Webclaw", 2)


def test_every_dark_energy_shard_of_a_chain_has_its_fate_before_the_next_card():
    """DU-17: one after the other."""
    center = [DARK, SHARD, DARK, "Webclaw"]
    game = dark(power=3, discard=["Militia", "Apprentice"], center_row=["Oxipede"], center_deck=center)
    game.do("defeat Oxipede", "banish Militia from discard pile")
    assert game.names("center_deck")[0] == "Webclaw"
    assert game.moves() == ["banish Apprentice from discard pile", "decline"]
    game.do("banish Apprentice from discard pile")
    assert game.under("Webclaw") == [DARK, SHARD, DARK]


def test_a_dark_energy_shard_of_the_first_deal_asks_nobody():
    """DU-18: all discard piles are empty."""
    games = [Table(vigil.Game.new(sets=[DU], players=2, seed=seed)) for seed in range(20)]
    dark_ones = [game for game in games if DARK in str(game.position()["center_row"])]
    assert len(dark_ones) > 5
    assert all(game.moves()[-1] == "end turn" for game in dark_ones)


def test_a_moved_dark_energy_shard_does_not_enter_again():
    """DU-19: Crystalline Monk asks nobody to banish."""
    row = [on("Oxipede", DARK), "Webclaw"]
    game = dark(hand=["Crystalline Monk"], center_row=row, discard=["Militia"])
    game.do("play Crystalline Monk", f"move {DARK} from under Oxipede", "move it under Webclaw")
    assert game.moves()[-1] == "end turn"


def test_dark_energy_shards_that_smoke_tyrant_takes_do_not_enter():
    """DU-20: no Fate."""
    center = ["Webclaw", *[DARK] * 7]
    game = dark(power=7, center_row=["Smoke Tyrant"], center_deck=center, discard=["Militia"])
    game.do("defeat Smoke Tyrant")
    assert game.moves()[-1] == "end turn"
    assert game.names("hoard") == [DARK] * 7
