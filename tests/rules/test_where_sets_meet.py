"""Where sets meet: several reactions, copies, treasure, auctions and trophies at one table."""

from functools import partial

import pytest

from tests.conftest import table
from tests.rules.delirium import insight
from tests.sets.shards import DARK, SHARD, on

OZIAH = "Oziah, Judge of Logos"
rise_realms = partial(table, ["rise_of_vigil", "realms_unraveled"])
rise_delirium = partial(table, ["rise_of_vigil", "delirium"])
realms_delirium = partial(table, ["realms_unraveled", "delirium"])
darkness_delirium = partial(table, ["darkness_unleashed", "delirium"])
godslayer_delirium = partial(table, ["godslayer", "delirium"])
MONSTERS = [*["Deviant Fiend"] * 3, "Lagoon Troll"]
FILLED = ["Omnicron", "Portabillet", "Zeta Arsenal", "Reactor Shrine"]


def test_monsters_that_become_heroes_are_acquired_one_after_the_other():
    """ROV-71, RU-D13: Oziah defeats two Nihilists; none of them passes through the void."""
    row = ["Borderland Nihilist", "Lagoon Troll", "Borderland Nihilist", *FILLED[:3]]
    game = rise_realms(hand=[OZIAH], center_row=row)
    game.do(f"play {OZIAH}")
    assert game.names("discard") == ["Borderland Mercenary"] * 2
    assert game.names("void") == ["Lagoon Troll"]


def test_trophies_won_together_are_kept_before_any_reward():
    """ROV-60, DU-67, ROV-71: Smoke Tyrant's treasure goes under it, beside a Serpent Siren."""
    row = ["Serpent Siren", "Smoke Tyrant", *FILLED]
    game = table(
        ["rise_of_vigil", "darkness_unleashed"],
        hand=[OZIAH],
        center_row=row,
        center_deck=["Voidfeeder", "Voidfeeder", SHARD, DARK],
    )
    game.do(f"play {OZIAH}")
    assert (game.names("trophies"), game.names("hoard")) == (["Serpent Siren", "Smoke Tyrant"], [SHARD, DARK])


def test_oras_gives_honor_for_each_hero_that_vir_acquires():
    """ROV-71, COMB-12: a reaction without a limit hears of every card."""
    row = ["Matron of Discovery", "Everbloom Clique", *["Sadistic Giant"] * 4]
    game = rise_realms(hand=["Oras, the Redeemer", "Vir, Ephemeral Guru"], center_row=row)
    game.do("play Oras, the Redeemer", "play Vir, Ephemeral Guru")
    assert game.honor() == 2 + 1


def test_steelweaver_puts_the_nearest_of_all_constructs_into_play():
    """DEL-R20, ROV-71: the next construct is the nearest."""
    row = ["Herald of Doom", "Dream Eater", "Zeta Arsenal", "Nilhammer", "Dream Eater", "Dream Eater"]
    game = rise_delirium(hand=["Steelweaver"], energy=7, power=8, center_row=row, center_deck=["Dream Eater"])
    game.do("play Steelweaver", "defeat Herald of Doom")
    assert (game.names("constructs"), game.names("discard")) == (["Zeta Arsenal"], ["Nilhammer"])


def test_constructs_that_enter_play_together_are_all_counted():
    """ROV-71, DEL-R21: Clockwork Shield finds the other two beside it."""
    row = ["Herald of Doom", "Zeta Arsenal", "Nilhammer", *["Dream Eater"] * 3]
    game = table(
        ["rise_of_vigil", "realms_unraveled", "delirium"],
        hand=["Alset, Reactor Savant"],
        constructs=["Clockwork Shield", "Hedron Watchtower"],
        energy=7,
        power=8,
        center_row=row,
        center_deck=["Dream Eater"],
    )
    game.do("play Alset, Reactor Savant", "defeat Herald of Doom")
    honor = game.honor()
    game.do("acquire Zeta Arsenal into play", "acquire Nilhammer into play")
    # Shield: three Mechana constructs; Watchtower: Zeta Arsenal's six; four Dream Eaters.
    assert game.honor() - honor == 3 + 6 + 4 * 2


def test_jakeb_doubles_every_reward_of_monsters_defeated_together():
    """DU-56, ROV-71: each of them is gained after him."""
    sets = ["rise_of_vigil", "darkness_unleashed"]
    game = table(sets, hand=["Jakeb, Cobra King", OZIAH], center_row=["Lagoon Troll", "Oxipede", *FILLED])
    game.do("play Jakeb, Cobra King", f"play {OZIAH}")
    assert game.honor() == 6 + 2 * (2 + 2)


def test_toric_copies_a_copying_hero_of_the_row():
    """COMB-19, ROV-73: Twofold Askara in the row lets him do what a Mystic did."""
    game = table(
        ["godslayer", "darkness_unleashed"],
        hand=["Mystic", "Toric, Devoted Disciple"],
        center_row=["Twofold Askara"],
    )
    game.do("play Mystic", "play Toric, Devoted Disciple")
    while game.game.pending:
        game.do(next(move for move in game.moves() if move in ("copy Twofold Askara", "copy Mystic")))
    assert game.runes == 2 + 2


def test_a_treasure_turned_up_by_dhartha_is_acquired_without_its_fate():
    """COMB-23, DU-15: it never entered the row."""
    game = table(
        ["darkness_unleashed", "realms_unraveled"],
        hand=["Dhartha, the Eternal"],
        discard=["Militia"],
        center_deck=[DARK],
    )
    game.do("play Dhartha, the Eternal")
    assert (sorted(game.names("discard")), game.moves()[-1]) == ([DARK, "Militia"], "end turn")


def test_a_construct_that_goes_straight_into_play_does_not_transform_for_energy():
    """DU-21, DEL-R20: Yolothian Monolith is not played from hand with Steelweaver."""
    game = darkness_delirium(hand=["Steelweaver"], energy=4, runes=8, center_row=["Yolothian Monolith"])
    game.do("play Steelweaver", "acquire Yolothian Monolith into play")
    assert game.names("constructs") == ["Yolothian Monolith"]
    assert "use Yolothian Monolith" in game.moves()


def test_a_card_that_cannot_be_banished_stays_where_vault_lich_banishes():
    """COTG-23, DU-63: Avatar of the Fallen, though treasure lies under it."""
    game = table(
        ["godslayer", "darkness_unleashed"],
        power=2,
        center_row=["Phasefiend", on("Avatar of the Fallen"), on("Oxipede")],
        center_deck=["Vault Lich"],
    )
    game.do("defeat Phasefiend")
    assert game.names("center_row")[:2] == ["Vault Lich", "Avatar of the Fallen"]
    assert "Oxipede" in game.names("void")


def test_wildcall_staff_is_used_up_by_a_card_taken_for_nothing():
    """ROV-74, ROV-71: the first with treasure, among all that are taken."""
    row = ["Herald of Doom", on("Mosaic Horn"), *MONSTERS]
    game = table(
        ["rise_of_vigil", "darkness_unleashed"],
        constructs=["Wildcall Staff"],
        energy=7,
        power=8,
        runes=2,
        center_row=row,
        center_deck=["Oxipede", "Webclaw", SHARD, "Lifebound Muse"],
    )
    game.do("defeat Herald of Doom")
    assert game.under("Lifebound Muse") == [SHARD]
    assert "acquire Lifebound Muse" not in game.moves()


def test_the_first_monster_of_a_turn_is_one_though_several_are_defeated_at_once():
    """COTG-69, ROV-71: Voidthirster gives one honor, after the rewards."""
    game = table(
        ["godslayer", "rise_of_vigil"],
        hand=[OZIAH],
        constructs=["Voidthirster"],
        center_row=["Lagoon Troll", "Lagoon Troll", *FILLED],
    )
    game.do(f"play {OZIAH}")
    assert game.honor() == 2 + 2 + 1


def test_ulu_copies_a_recur_that_was_not_paid_for_and_not_again():
    """DEL-27, DEL-R32, ROV-72: of two copies of one Dryad one can recur."""
    game = rise_delirium(
        hand=["Dreamscape Dryad", "Ulu, Askara Prince"], insight=9, energy=2, center_row=["Dream Eater"]
    )
    game.do("play Dreamscape Dryad", "decline", "play Ulu, Askara Prince", "spend 3 insight to recur")
    assert (game.honor(), insight(game)[0], game.moves()[-1]) == (4 * 3, 6, "end turn")


def test_an_opponent_who_wins_an_auction_banishes_and_acquires_in_hand():
    """DEL-117, COMB-14: Aegis Knight, flipped by a card of another set."""
    game = godslayer_delirium(
        power=3,
        center_row=["Samael's Trickster"],
        center_deck=["Aegis Knight"],
        opponents=[{"insight": 1, "hand": ["Militia"]}],
    )
    game.do("defeat Samael's Trickster", "bid 1", "banish Militia from hand", "acquire Mystic to hand")
    assert game.names("hand", 1) == ["Mystic"]


def test_the_cult_takes_treasure_and_gives_nobody_insight():
    """ROV-82, DEL-R24, RU-117: a Dreamborn card over a shard, and a monster that would transform."""
    row = [*FILLED, on("Pollen Pixie"), "Borderland Nihilist"]
    game = table(
        ["rise_of_vigil", "realms_unraveled", "delirium"],
        "solitaire",
        center_row=row,
        center_deck=["Dream Eater", "Dream Eater"],
    )
    game.do("end turn")
    assert sorted(game.names("rival")) == [SHARD, "Pollen Pixie"]
    assert (game.names("void"), insight(game)) == (["Borderland Nihilist"], [0])


def test_a_monster_in_an_open_void_is_the_next_one_for_voidrager():
    """RU-Q12, COMB-11: as if it stood in the center row."""
    game = realms_delirium(hand=["Emri, Demonsbane", "Voidrager"], void=["Dream Eater"])
    game.do("play Emri, Demonsbane", "play Voidrager", "defeat Dream Eater from the void")
    assert (insight(game)[0], game.names("center_deck")[-1]) == (1 + 1, "Dream Eater")


def test_son_of_nyx_leaves_the_hoard_of_smoke_tyrant_in_the_void():
    """DU-79: it is not kept, so nothing can lie under it."""
    game = darkness_delirium(
        hand=["Erabus, Son of Nyx"], void=["Smoke Tyrant"], center_deck=[SHARD, "Oxipede"]
    )
    game.do("play Erabus, Son of Nyx")
    assert (game.names("trophies"), SHARD in game.names("void")) == ([], True)


def test_unite_hears_of_a_copy_that_was_given_a_faction():
    """COMB-17, DEL-R19: Delirium Nymph waits for a Lifebound hero, and Mercenary names it."""
    game = realms_delirium(hand=["Delirium Nymph", "Borderland Mercenary"], deck=["Militia"] * 3)
    game.do("play Delirium Nymph", "play Borderland Mercenary", "Lifebound")
    assert len(game.names("hand")) == 1 + 2


def test_kor_counts_lifebound_heroes_of_two_sets():
    """COMB-17, DEL-R19: two other Lifebound heroes, of two sets."""
    game = darkness_delirium(hand=["Kor, Worldbreaker", "Delirium Nymph", "Honiskrot Tribesman"])
    game.do("play Kor, Worldbreaker", "play Delirium Nymph", "play Honiskrot Tribesman")
    assert game.power == 6


def test_anointed_askara_copied_is_used_twice():
    """COMB-19, DU-77: two effects, two cards."""
    game = table(
        ["rise_of_vigil", "darkness_unleashed"],
        hand=["Anointed Askara", "Ulu, Askara Prince"],
        runes=20,
        center_row=["Raven Siren", "Mosaic Horn"],
    )
    game.do("play Anointed Askara", "play Ulu, Askara Prince")
    game.do("acquire Raven Siren to hand", "acquire Mosaic Horn to hand")
    assert {"Raven Siren", "Mosaic Horn"} <= set(game.names("hand"))


def test_a_steelweaver_that_is_copied_waits_for_two_constructs():
    """COMB-19, DEL-123: Twofold Askara copies it."""
    game = godslayer_delirium(
        hand=["Steelweaver", "Twofold Askara"], runes=20, center_row=["Nilhammer", "Clockwork Shield"]
    )
    game.do("play Steelweaver", "play Twofold Askara")
    game.do("acquire Nilhammer into play", "acquire Clockwork Shield into play")
    assert "acquire Mystic" in game.moves()


def test_a_dreamborn_card_over_treasure_gives_insight_and_treasure():
    """DEL-22, ROV-36, COMB-16: Torment Legionary acquires both."""
    row = ["Torment Legionary", on("Pollen Pixie"), *FILLED]
    game = rise_delirium(power=6, center_row=row)
    game.do("defeat Torment Legionary")
    assert (sorted(game.names("discard")), insight(game)[0]) == ([SHARD, "Pollen Pixie"], 1)


def test_glover_takes_from_an_opponent_never_from_the_teammate():
    """DEL-127, COMB-07: the choice is among the other team."""
    sets = ["godslayer", "delirium"]
    game = table(sets, "team", power=8, center_row=["Glover, Dream Titan"])
    game.do("defeat Glover, Dream Titan")
    assert len(game.moves()) == 2


def test_neophyte_mentor_makes_a_mystic_lifebound_for_everything_at_once():
    """COMB-17: Snapdragon, Delirium Nymph and Everbloom Clique all hear of it."""
    game = table(
        ["godslayer", "realms_unraveled", "delirium"],
        hand=["Neophyte Mentor", "Delirium Nymph", "Mystic"],
        constructs=["Snapdragon"],
        deck=["Militia"] * 4,
    )
    game.do("play Neophyte Mentor", "play Delirium Nymph")
    hand = len(game.names("hand"))
    game.do("play Mystic", "Lifebound")
    assert (game.honor(), len(game.names("hand")) - hand) == (1, 2 - 1)


@pytest.mark.parametrize("first", ["Nightmare Sentinel", "Voidrager"])
def test_reactions_to_one_monster_come_in_the_order_of_playing(first):
    """DEL-R35, COMB-12: Sentinel asks before or after Voidrager's insight."""
    order = [first, *[name for name in ("Nightmare Sentinel", "Voidrager") if name != first]]
    game = darkness_delirium(hand=[*order, "Militia"], center_row=["Phasefiend"])
    game.do(*[f"play {name}" for name in order], "defeat Phasefiend")
    assert insight(game)[0] == (1 if first == "Voidrager" else 0)


def test_salvage_yard_comes_back_and_calls_yolocryx():
    """DEL-C06, COMB-24: played again, it lets Yolocryx return from the discard pile."""
    game = darkness_delirium(
        opponents=[{"constructs": ["Salvage Yard"], "discard": ["Yolocryx, the Guardian"]}]
    )
    game.do("end turn", "play Salvage Yard", "return this to your hand")
    assert game.names("hand", 1) == ["Yolocryx, the Guardian"]


def test_ogo_war_tree_is_not_used_up_by_a_hero_that_cetra_puts_on_the_deck():
    """COMB-20, DEL-R31: she names the deck, so Ogo War Tree is not used up."""
    game = realms_delirium(
        hand=["Cetra, Matron of Stars"],
        constructs=["Ogo War Tree"],
        runes=8,
        center_row=["Everbloom Clique", "Dream Guide"],
    )
    game.do("play Cetra, Matron of Stars", "acquire Everbloom Clique onto deck")
    assert "acquire Dream Guide onto deck" in game.moves()


def test_truth_seeker_acquires_a_dark_shard_after_its_fate():
    """DU-16, COMB-15: with Delirium too, before anything else."""
    game = table(
        ["rise_of_vigil", "darkness_unleashed", "delirium"],
        hand=["Truth Seeker"],
        discard=["Militia"],
        center_row=["Oxipede"],
        center_deck=[DARK, "Pollen Pixie"],
    )
    game.do("play Truth Seeker", "banish Oxipede from center row")
    assert game.moves() == ["banish Militia from discard pile", "decline"]
    game.do("decline")
    assert (sorted(game.names("discard")), insight(game)) == ([DARK, "Militia"], [1, 1])


def test_twofold_askara_copies_a_disciple_that_transformed():
    """COMB-19, RU-85: what was played is the side that shows."""
    game = table(
        ["godslayer", "realms_unraveled"], hand=["Disciple of Cetra", "Everbloom Clique", "Twofold Askara"]
    )
    game.do("play Everbloom Clique", "play Scion of Cetra", "play Twofold Askara", "copy Scion of Cetra")
    assert (game.runes, game.honor()) == (2 + 2, 2 + 1 + 2 + 2)


def test_a_card_passed_to_the_teammate_from_the_whole_row_leaves_its_treasure_to_the_acquirer():
    """ROV-41, COTG-115, OUR-8: the shard is the acquirer's."""
    row = ["Herald of Doom", on("Mosaic Horn"), *MONSTERS]
    game = table(
        ["rise_of_vigil", "darkness_unleashed"],
        "team",
        energy=7,
        power=8,
        runes=1,
        center_row=row,
        center_deck=["Oxipede"],
    )
    game.do("defeat Herald of Doom", "acquire Mosaic Horn for teammate")
    assert (game.names("discard"), game.names("discard", 2), game.runes) == ([SHARD], ["Mosaic Horn"], 0)


@pytest.mark.parametrize("newest", ["realms_unraveled", "delirium"])
def test_what_reacts_from_the_discard_pile_is_put_in_order_with_the_rest(newest):
    """COMB-12, RU-Q18: Yolocryx returns before Portabillet's draw if its player wants it and may say so."""
    game = table(
        ["rise_of_vigil", "darkness_unleashed", newest],
        hand=["Hedron Dredger"],
        constructs=["Portabillet"],
        discard=["Yolocryx, the Guardian", "Militia"],
        deck=[],
        exact=["deck"],
    )
    game.do("play Hedron Dredger")
    if newest == "realms_unraveled":
        game.do("first Yolocryx, the Guardian", "return this to your hand")
        assert sorted(game.names("hand")) == ["Militia", "Yolocryx, the Guardian"]
    else:
        assert game.moves()[-1] == "end turn"
