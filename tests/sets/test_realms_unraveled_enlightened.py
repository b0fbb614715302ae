"""The Enlightened cards of Realms Unraveled."""

from functools import partial

import pytest

from tests import conftest

table = partial(conftest.table, sets=["realms_unraveled"])

AGAIN = "reveal the top card of the center deck and acquire or defeat it without paying its cost"


@pytest.mark.parametrize("card", ["Wolf Shaman", "Hedron Watchtower"])
def test_dhartha_the_eternal_acquires_the_top_card_of_the_center_deck(card):
    """It goes to the discard pile; the center row is not touched."""
    game = table(hand=["Dhartha, the Eternal"], center_deck=[card, "Spike Vixen"])
    row = game.names("center_row")
    game.do("play Dhartha, the Eternal")
    assert (game.names("discard"), game.names("center_row")) == ([card], row)
    assert game.names("center_deck")[0] == "Spike Vixen"


def test_dhartha_the_eternal_defeats_a_monster_on_top_of_the_center_deck():
    game = table(hand=["Dhartha, the Eternal"], center_deck=["Sadistic Giant"])
    row = game.names("center_row")
    game.do("play Dhartha, the Eternal")
    assert (game.honor(), game.names("void"), game.names("center_row")) == (5, ["Sadistic Giant"], row)


def test_dhartha_the_eternal_leaves_no_choice_the_first_time():
    game = table(hand=["Dhartha, the Eternal"], center_deck=["Wolf Shaman"])
    game.do("play Dhartha, the Eternal")
    assert game.moves() == ["end turn"]


def test_dhartha_the_eternal_offers_the_repeats_for_earlier_heroes_at_once():
    """RU-70, RU-D04: one after the other, each with a new card."""
    hand = ["Dhartha, the Eternal", "Neophyte Mentor", "Voidforged Paladin"]
    game = table(hand=hand, center_deck=["Wolf Shaman", "Spike Vixen", "Sadistic Giant"])
    game.do("play Neophyte Mentor", "play Voidforged Paladin", "play Dhartha, the Eternal")
    assert game.moves() == [AGAIN, "decline"]
    game.do(AGAIN)
    assert game.names("discard") == ["Wolf Shaman", "Spike Vixen"]
    game.do(AGAIN)
    assert game.honor() == 5


def test_dhartha_the_eternal_offers_a_repeat_for_each_later_hero_as_it_is_played():
    """RU-71, RU-Q16: now or never."""
    game = table(
        hand=["Dhartha, the Eternal", "Neophyte Mentor", "Scryer of the Lidless Eye"],
        center_deck=["Wolf Shaman", "Spike Vixen", "Matron of Discovery"],
    )
    game.do("play Dhartha, the Eternal", "play Neophyte Mentor", AGAIN)
    assert game.names("discard") == ["Wolf Shaman", "Spike Vixen"]
    game.do("play Scryer of the Lidless Eye", "decline")
    assert AGAIN not in game.moves()
    assert game.names("center_deck")[0] == "Matron of Discovery"


def test_dhartha_the_eternal_has_each_repeat_decided_before_the_card_is_seen():
    deck = ["Wolf Shaman", "Spike Vixen"]
    game = table(hand=["Dhartha, the Eternal"], played=["Neophyte Mentor"], center_deck=deck)
    game.do("play Dhartha, the Eternal")
    assert game.moves() == [AGAIN, "decline"]
    assert ("Wolf Shaman" in game.log(), "Spike Vixen" in game.log()) == (True, False)


def test_dhartha_the_eternal_pays_no_repeat_for_heroes_of_other_factions():
    game = table(hand=["Dhartha, the Eternal", "Spike Vixen", "Mystic"], center_deck=["Wolf Shaman"])
    game.do("play Spike Vixen", "play Dhartha, the Eternal", "play Mystic")
    assert game.names("discard") == ["Wolf Shaman"]


def test_dhartha_the_eternal_defeats_no_monster_of_the_center_row():
    """RU-D16: so Voidforged Paladin does not react, neither now nor as the first defeat later."""
    game = table(
        hand=["Voidforged Paladin", "Dhartha, the Eternal"], center_deck=["Sadistic Giant"],
        center_row=["Foundation Burrower"],
    )  # fmt: skip
    game.do("play Voidforged Paladin", "play Dhartha, the Eternal", "decline")
    assert (game.honor(), game.names("hand")) == (5, [])
    game.do("defeat Foundation Burrower", "decline")
    assert len(game.names("hand")) == 2


def test_dhartha_the_eternal_lets_other_cards_say_where_an_acquired_card_goes():
    """With Air Support Squadron to the hand, with Reactor Savant into play."""
    game = table(
        hand=["Alset, Reactor Savant", "Dhartha, the Eternal"],
        constructs=["Air Support Squadron"],
        center_deck=["Defense Generator"],
    )
    game.do("play Alset, Reactor Savant", "play Dhartha, the Eternal")
    ways = ("", " into play", " to hand")
    assert sorted(game.moves()) == [f"acquire Defense Generator{way}" for way in ways]
    game.do("acquire Defense Generator to hand")
    assert game.names("hand") == ["Defense Generator"]


def test_dhartha_the_eternal_finds_nothing_where_center_deck_and_void_are_empty():
    """RU-Q13: the card can be played, nothing happens."""
    game = table(hand=["Dhartha, the Eternal"], center_deck=[], exact=["center_deck"])
    game.do("play Dhartha, the Eternal")
    assert (game.names("played"), game.names("discard")) == (["Dhartha, the Eternal"], [])


def test_disciple_of_oziah_defeats_a_monster_of_cost_three():
    game = table(hand=["Disciple of Oziah"], center_row=["Sower of Discontent", "Sadistic Giant"])
    game.do("play Disciple of Oziah")
    assert game.moves() == ["defeat Sower of Discontent", "defeat Cultist"]
    game.do("defeat Sower of Discontent", "Void")
    assert (game.honor(), game.power) == (2, 0)


def test_disciple_of_oziah_has_to_defeat_the_cultist_where_there_is_nothing_else():
    """RU-Q11: no place is named, so the Cultist can be meant; and it is not optional."""
    game = table(hand=["Disciple of Oziah"], center_row=["Sadistic Giant"])
    game.do("play Disciple of Oziah")
    assert game.honor() == 1


def test_disciple_of_oziah_transforms_after_another_enlightened_hero():
    """RU-83: at once, in hand."""
    game = table(hand=["Disciple of Oziah", "Neophyte Mentor"])
    game.do("play Neophyte Mentor")
    assert "Scion of Oziah" in game.names("hand")
    assert "Disciple of Oziah" not in game.names("hand")


def test_disciple_of_oziah_stays_as_it_is_after_heroes_of_other_factions():
    game = table(hand=["Disciple of Oziah", "Wolf Shaman", "Spike Vixen", "Mystic", "Forgotten Scripture"])
    game.do("play Wolf Shaman", "play Spike Vixen", "play Mystic", "play Forgotten Scripture")
    assert "Disciple of Oziah" in game.names("hand")


def test_scion_of_oziah_defeats_a_monster_of_cost_five():
    row = ["Wailing Spectre", "Sower of Betrayal", "Sadistic Giant"]
    game = table(hand=["Scion of Oziah"], center_row=row)
    game.do("play Scion of Oziah")
    assert game.moves() == ["defeat Wailing Spectre", "defeat Sadistic Giant", "defeat Cultist"]
    game.do("defeat Wailing Spectre")
    assert (game.honor(), game.names("void")) == (4, ["Wailing Spectre"])


def test_forgotten_scripture_transforms_after_two_enlightened_heroes():
    """RU-D12: it keeps its place in play."""
    game = table(
        constructs=["Forgotten Scripture", "Defense Generator"], hand=["Neophyte Mentor", "Canon Templar"]
    )
    game.do("play Neophyte Mentor")
    assert game.names("constructs") == ["Forgotten Scripture", "Defense Generator"]
    game.do("play Canon Templar", "decline")
    assert game.names("constructs") == ["Mantra of True Sight", "Defense Generator"]


def test_forgotten_scripture_transforms_as_it_enters_play_after_the_heroes():
    """The order does not matter."""
    game = table(hand=["Forgotten Scripture"], played=["Neophyte Mentor", "Neophyte Mentor"])
    assert game.names("hand") == ["Forgotten Scripture"]
    game.do("play Forgotten Scripture")
    assert game.names("constructs") == ["Mantra of True Sight"]


def test_forgotten_scripture_does_nothing_else():
    game = table(constructs=["Forgotten Scripture"])
    assert game.moves() == ["end turn"]


def test_mantra_of_true_sight_draws_a_card_once_per_turn():
    game = table(constructs=["Mantra of True Sight"], deck=["Wolf Shaman"])
    game.do("use Mantra of True Sight")
    assert game.names("hand") == ["Wolf Shaman"]
    assert "use Mantra of True Sight" not in game.moves()


def test_mantra_of_true_sight_works_in_the_turn_in_which_it_appeared():
    """RU-D12: and again in the next."""
    game = table(constructs=["Forgotten Scripture"], hand=["Neophyte Mentor", "Neophyte Mentor"])
    game.do(
        "play Neophyte Mentor", "play Neophyte Mentor", "use Mantra of True Sight", "end turn", "end turn"
    )
    assert "use Mantra of True Sight" in game.moves()


def test_journeyman_outrider_acquires_a_card_of_cost_five_without_paying():
    row = ["Snapdragon Witch", "Hedron Watchtower", "Remus, Pack Guardian", "Sadistic Giant"]
    game = table(hand=["Journeyman Outrider"], center_row=row)
    game.do("play Journeyman Outrider")
    offered = {"acquire Snapdragon Witch", "acquire Hedron Watchtower", "acquire Mystic"}
    assert offered | {"acquire Heavy Infantry"} <= set(game.moves())
    assert "decline" not in game.moves()
    assert "acquire Remus, Pack Guardian" not in game.moves()
    game.do("acquire Snapdragon Witch")
    assert (game.names("discard"), game.runes) == (["Snapdragon Witch"], 0)


def test_journeyman_outrider_looks_at_the_printed_cost():
    """A discount that waits does not widen the choice, but is used up by a hero."""
    row = ["Remus, Pack Guardian", "Snapdragon Witch"]
    game = table(hand=["Animus of the Wild", "Journeyman Outrider"], center_row=row)
    game.do("play Animus of the Wild", "play Journeyman Outrider")
    assert "acquire Remus, Pack Guardian" not in game.moves()
    game.do("acquire Snapdragon Witch")
    assert "acquire Mystic" not in game.moves()


def test_neophyte_mentor_draws_a_card():
    game = table(hand=["Neophyte Mentor"], deck=["Wolf Shaman"])
    game.do("play Neophyte Mentor")
    assert game.names("hand") == ["Wolf Shaman"]


@pytest.mark.parametrize("hero", ["Mystic", "Heavy Infantry"])
def test_neophyte_mentor_gives_the_next_basic_hero_a_faction(hero):
    """RU-Q19: chosen as that hero is played, before anything hears of it; it counts for Multi-Unite."""
    game = table(hand=["Everbloom Clique", "Neophyte Mentor", hero, hero])
    game.do("play Everbloom Clique", "play Neophyte Mentor", f"play {hero}")
    assert game.moves() == ["Enlightened", "Lifebound", "Mechana", "Void"]
    game.do("Lifebound", f"play {hero}")
    assert game.honor() == 2 + 1
    assert game.runes + game.power == 4


def test_neophyte_mentor_lets_a_basic_hero_transform_a_disciple():
    game = table(hand=["Neophyte Mentor", "Disciple of Euloth", "Mystic"])
    game.do("play Neophyte Mentor", "play Mystic", "Mechana")
    assert "Scion of Euloth" in game.names("hand")


def test_neophyte_mentor_does_not_look_back():
    game = table(hand=["Neophyte Mentor", "Mystic", "Everbloom Clique"])
    game.do("play Mystic", "play Neophyte Mentor", "play Everbloom Clique")
    assert game.honor() == 2


def test_neophyte_mentor_is_forgotten_at_the_end_of_the_turn():
    game = table(hand=["Neophyte Mentor"], deck=["Apprentice", "Mystic"])
    game.do("play Neophyte Mentor", "end turn", "end turn", "play Mystic")
    assert "Void" not in game.moves()


def test_neophyte_mentor_gives_the_faction_for_this_turn_only():
    game = table(hand=["Neophyte Mentor", "Mystic"], deck=["Apprentice"] * 2 + ["Everbloom Clique"])
    game.do(
        "play Neophyte Mentor", "play Mystic", "Lifebound", "end turn", "end turn", "play Everbloom Clique"
    )
    assert game.honor() == 2


def test_neophyte_mentor_twice_gives_the_same_hero_two_factions():
    """RU-Q10: both apply to the next one."""
    game = table(
        hand=["Neophyte Mentor", "Neophyte Mentor", "Mystic", "Disciple of Emri", "Disciple of Cetra"]
    )
    game.do("play Neophyte Mentor", "play Neophyte Mentor", "play Mystic", "Void", "Lifebound")
    assert {"Scion of Emri", "Scion of Cetra"} <= set(game.names("hand"))


def test_oziahs_familiar_defeats_a_monster_of_cost_four():
    game = table(hand=["Oziah's Familiar"], center_row=["Sadistic Giant", "Wailing Spectre"])
    game.do("play Oziah's Familiar")
    assert game.moves() == ["defeat Sadistic Giant", "defeat Cultist"]
    game.do("defeat Sadistic Giant")
    assert (game.honor(), game.power, game.names("void")) == (5, 0, ["Sadistic Giant"])


def test_oziahs_familiar_defeats_another_monster_for_each_other_enlightened_hero():
    """RU-70, RU-71: for those before it at once, for those after it as they are played; none is optional."""
    game = table(
        hand=["Neophyte Mentor", "Oziah's Familiar", "Voidforged Paladin"],
        center_row=["Terrorizing Fiend", "Wailing Spectre"],
        center_deck=["Sadistic Giant"],
    )
    game.do("play Neophyte Mentor", "play Oziah's Familiar", "defeat Terrorizing Fiend")
    assert game.moves() == ["defeat Sadistic Giant", "defeat Cultist"]
    game.do("defeat Sadistic Giant")
    assert game.honor() == 2 + 5
    game.do("play Voidforged Paladin")
    assert game.honor() == 2 + 5 + 1


def test_oziahs_familiar_twice_defeats_four_monsters():
    """RU-D08: each counts the other."""
    game = table(hand=["Oziah's Familiar", "Oziah's Familiar"])
    game.do("play Oziah's Familiar", "play Oziah's Familiar")
    assert game.honor() == 4


def test_scryer_of_the_lidless_eye_draws_two_and_discards_one():
    """The discard is not optional, and can be a card that was in hand before."""
    game = table(hand=["Scryer of the Lidless Eye", "Mystic"], deck=["Wolf Shaman", "Spike Vixen"])
    game.do("play Scryer of the Lidless Eye")
    wanted = {"discard Mystic from hand", "discard Spike Vixen from hand", "discard Wolf Shaman from hand"}
    assert set(game.moves()) == wanted
    game.do("discard Mystic from hand")
    assert game.names("discard") == ["Mystic"]
    assert sorted(game.names("hand")) == ["Spike Vixen", "Wolf Shaman"]


@pytest.mark.parametrize("card", ["Journeyman Outrider", "Canon Templar", "Forgotten Scripture"])
def test_scryer_of_the_lidless_eye_returns_an_enlightened_card(card):
    """RU-77: it need not be a hero, and may have another faction too."""
    game = table(hand=["Scryer of the Lidless Eye", card])
    game.do("play Scryer of the Lidless Eye", f"discard {card} from hand")
    assert (game.names("discard"), card in game.names("hand")) == ([], True)


def test_vir_ascetic_master_acquires_a_hero_of_the_center_row_to_hand():
    """Nothing beside the row, and not optional; the hero can be played at once."""
    row = ["Cetra, Matron of Stars", "Spike Vixen", "Hedron Watchtower", "Sadistic Giant"]
    game = table(hand=["Vir, Ascetic Master"], center_row=row)
    game.do("play Vir, Ascetic Master")
    assert game.moves() == ["acquire Cetra, Matron of Stars to hand", "acquire Spike Vixen to hand"]
    game.do("acquire Spike Vixen to hand", "play Spike Vixen")
    assert game.power == 1


def test_vir_ascetic_master_takes_no_basic_hero():
    game = table(hand=["Vir, Ascetic Master"])
    game.do("play Vir, Ascetic Master")
    assert (game.names("hand"), game.left("Mystic")) == ([], 26)


def test_vir_ascetic_master_transforms_when_all_four_factions_were_played():
    """Two heroes of two factions each are enough."""
    game = table(hand=["Vir, Ascetic Master", "Canon Templar", "Deathbound Druid"])
    game.do("play Canon Templar")
    assert "Vir, Ascetic Master" in game.names("hand")
    game.do("play Deathbound Druid")
    assert game.names("hand") == ["Vir, Ephemeral Guru"]


def test_vir_ascetic_master_supplies_no_faction_from_hand():
    """So three factions and an Enlightened card in hand are not enough."""
    hand = ["Vir, Ascetic Master", "Deathbound Druid", "Matron of Discovery", "Forgotten Scripture"]
    game = table(hand=hand)
    game.do("play Deathbound Druid", "play Matron of Discovery", "play Forgotten Scripture")
    assert game.names("hand") == ["Vir, Ascetic Master"]


def test_vir_ascetic_master_transforms_for_adayu_alone():
    game = table(hand=["Vir, Ascetic Master", "Adayu the Serene"])
    game.do("play Adayu the Serene")
    assert "Vir, Ephemeral Guru" in game.names("hand")


@pytest.mark.parametrize("hero", ["Mystic", "Borderland Mercenary"])
def test_vir_ascetic_master_counts_a_faction_that_was_named(hero):
    hand = ["Vir, Ascetic Master", "Neophyte Mentor", "Wildgear Druid", hero]
    game = table(hand=hand)
    game.do("play Neophyte Mentor", "play Wildgear Druid", f"play {hero}", "Void")
    assert "Vir, Ephemeral Guru" in game.names("hand")


def test_vir_ephemeral_guru_acquires_every_hero_of_the_center_row_to_hand():
    """The row is filled once they have all left; heroes that come then are not taken."""
    row = ["Spike Vixen", "Sadistic Giant", "Wolf Shaman", "Hedron Watchtower", "Spike Vixen"]
    game = table(
        hand=["Vir, Ephemeral Guru"], center_row=row, center_deck=["Canon Templar", "Everbloom Clique"]
    )
    game.do("play Vir, Ephemeral Guru")
    assert sorted(game.names("hand")) == ["Spike Vixen", "Spike Vixen", "Wolf Shaman"]
    assert game.names("center_row")[:3] == ["Canon Templar", "Sadistic Giant", "Everbloom Clique"]
    assert None not in game.names("center_row")


def test_vir_ephemeral_guru_lets_a_mechana_hero_set_off_constructs():
    game = table(
        hand=["Vir, Ephemeral Guru"], constructs=["Defense Generator"], center_row=["Wildgear Druid"]
    )
    game.do("play Vir, Ephemeral Guru")
    assert game.power == 2
