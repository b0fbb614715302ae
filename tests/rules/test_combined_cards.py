"""Sets combined: how cards of different sets meet."""

from functools import partial

import pytest

import vigil
from tests.conftest import table
from tests.rules.delirium import insight, rolling

godslayer_delirium = partial(table, ["godslayer", "delirium"])
rise_delirium = partial(table, ["rise_of_vigil", "delirium"])
darkness_delirium = partial(table, ["darkness_unleashed", "delirium"])
realms_delirium = partial(table, ["realms_unraveled", "delirium"])


def test_unite_finds_heroes_of_every_set_and_of_two_factions():
    """COMB-17, DEL-105, RU-77: Deathbound Druid is Lifebound too."""
    game = realms_delirium(hand=["Tuskrider", "Deathbound Druid"])
    game.do("play Tuskrider", "play Deathbound Druid")
    assert game.power == 4


def test_multi_unite_counts_heroes_of_every_set():
    """COMB-17, RU-68: Everbloom Clique beside Dream Guide."""
    game = realms_delirium(hand=["Everbloom Clique", "Dream Guide"])
    game.do("play Dream Guide", "play Everbloom Clique")
    assert game.honor() == 2 + 1


def test_a_hero_that_was_given_a_faction_unites():
    """COMB-17, RU-Q19, DEL-105: Neophyte Mentor makes a Mystic Lifebound."""
    game = realms_delirium(hand=["Tuskrider", "Neophyte Mentor", "Mystic"])
    game.do("play Tuskrider", "play Neophyte Mentor", "play Mystic", "Lifebound")
    assert game.power == 4


def test_echo_finds_void_cards_of_every_set():
    """COMB-17, DEL-103: a card of two factions too."""
    game = realms_delirium(hand=["Voidspeaker"], discard=["Deathbound Druid"])
    game.do("play Voidspeaker")
    assert game.runes == 3


def test_a_card_of_two_factions_counts_for_both_in_dream_dealers_row():
    """COMB-17, RU-77: three cards show four factions."""
    row = ["Deathbound Druid", "Steelweaver", "Dimension Monk", "Dream Eater", "Demon Pups", "Karion"]
    game = realms_delirium(hand=["Dream Dealer"], center_row=row, center_deck=["Dreadmare"], seed=rolling(3))
    game.do("play Dream Dealer", "banish Dream Eater from center row")
    assert game.runes == 3


def test_hedron_link_device_makes_a_construct_of_the_row_mechana():
    """OUR-12, COMB-17: Dream Dealer finds four factions with Nilhammer, which is of the Void too."""
    row = ["Nilhammer", "Tuskrider", "Dimension Monk", "Dream Eater", "Demon Pups", "Karion"]
    for constructs, runes in (([], 0), (["Hedron Link Device"], 3)):
        game = godslayer_delirium(
            hand=["Dream Dealer"],
            constructs=constructs,
            center_row=row,
            center_deck=["Dreadmare"],
            seed=rolling(3),
        )
        game.do("play Dream Dealer", "banish Dream Eater from center row")
        assert game.runes == runes


def test_constructs_of_every_set_count_for_the_clockwork_ones():
    """COMB-17, DU-45: Replication Drone counts twice, with Hedron Link Device everything is Mechana."""
    game = darkness_delirium(hand=["Clockwork Shield"], constructs=["Replication Drone", "Charging Chamber"])
    game.do("play Clockwork Shield")
    assert (game.honor(), game.energy) == (4, 1)
    game = godslayer_delirium(hand=["Nilhammer"], constructs=["Clockwork Shield", "Hedron Link Device"])
    game.do("play Nilhammer")
    assert game.honor() == 3


def test_a_hand_card_transforms_for_a_hero_of_another_set():
    """COMB-17, RU-83: Disciple of Cetra hears of Dream Guide."""
    game = realms_delirium(hand=["Disciple of Cetra", "Dream Guide"])
    game.do("play Dream Guide")
    assert game.names("hand") == ["Scion of Cetra"]


def test_a_copying_hero_is_not_copied_and_copies_across_sets():
    """COMB-19, DEL-R32: Twofold Askara cannot copy Divine Askara, but is copied."""
    game = godslayer_delirium(hand=["Mystic", "Divine Askara", "Twofold Askara"])
    game.do("play Mystic", "play Divine Askara", "play Twofold Askara")
    assert (game.runes, game.moves()[-1]) == (6, "end turn")
    game = godslayer_delirium(hand=["Mystic", "Twofold Askara", "Divine Askara"])
    game.do("play Mystic", "play Twofold Askara", "play Divine Askara", "copy Twofold Askara")
    assert game.runes == 6


def test_divine_askara_copying_valiant_ascetic_is_banished_itself():
    """COMB-19, DU-52: and so cannot pay for a second copy."""
    game = darkness_delirium(
        hand=["Valiant Ascetic", "Divine Askara"], insight=3, center_row=["Dream Eater", "Demon Pups"]
    )
    price = "banish this to defeat a Monster with cost 5 or less without paying its cost"
    game.do("play Valiant Ascetic", "decline", "play Divine Askara", price, "defeat Dream Eater")
    assert (game.names("played"), game.names("void")) == (
        ["Valiant Ascetic"],
        ["Divine Askara", "Dream Eater"],
    )


GIVEN = "banish this to defeat a Monster with cost 5 or less without paying its cost"


def test_a_hero_that_left_play_was_played_all_the_same():
    """OUR-20, RU-72: Valiant Ascetic, banished for its own effect, counts before and after Familiar."""
    sets = ["darkness_unleashed", "realms_unraveled"]
    for order in (["Valiant Ascetic", "Oziah's Familiar"], ["Oziah's Familiar", "Valiant Ascetic"]):
        game = table(sets, hand=order, center_row=["Sadistic Giant"])
        for name in order:
            game.do(f"play {name}", *([GIVEN] if name == "Valiant Ascetic" else []))
            while game.game.pending:
                game.do(next(move for move in game.moves() if move != "decline"))
        # The Ascetic's own monster, the Familiar's, and one for the hero played beside it.
        assert len([kind for kind in game.kinds() if kind == "defeated"]) == 3


def test_a_hero_that_left_play_still_transforms_what_waits_for_it():
    """OUR-20, RU-83: Disciple of Oziah and Forgotten Scripture look at what was played."""
    game = table(
        ["darkness_unleashed", "realms_unraveled"],
        hand=["Valiant Ascetic", "Neophyte Mentor"],
        constructs=["Forgotten Scripture"],
    )
    game.do("play Valiant Ascetic", GIVEN)
    while game.game.pending:
        game.do(game.moves()[0])
    game.do("play Neophyte Mentor")
    assert game.names("constructs") == ["Mantra of True Sight"]


def test_a_hero_that_left_play_can_be_copied_for_the_price_of_the_copier():
    """OUR-20, DU-52: Reality Sculptor is banished for a copy of Valiant Ascetic."""
    game = table(
        ["rise_of_vigil", "darkness_unleashed"],
        hand=["Valiant Ascetic", "Reality Sculptor"],
        center_row=["Oxipede", "Phasefiend"],
    )
    game.do("play Valiant Ascetic", GIVEN, "defeat Oxipede", "play Reality Sculptor")
    assert game.moves() == [GIVEN, "decline"]
    game.do(GIVEN, "defeat Cultist")
    assert (game.names("played"), "Reality Sculptor" in game.names("void")) == ([], True)


def test_a_copy_that_is_given_a_faction_counts_before_and_after():
    """RU-72, COMB-17: Twofold Askara copies Borderland Mercenary and becomes Lifebound."""
    for place in range(3):
        order = ["Borderland Mercenary", "Twofold Askara"]
        order.insert(place, "Everbloom Clique")
        game = table(["godslayer", "realms_unraveled"], hand=order)
        for name in order:
            game.do(f"play {name}")
            while game.game.pending:
                choices = ["copy Borderland Mercenary", "Void" if "Borderland" in name else "Lifebound"]
                game.do(next(choice for choice in choices if choice in game.moves()))
        assert game.honor() == 2 + 1


def test_what_was_played_and_left_is_kept_in_files_and_positions():
    """OUR-20: until the end of the turn."""
    game = table(["darkness_unleashed"], hand=["Valiant Ascetic"], center_row=["Oxipede", "Phasefiend"]).game
    game.do("play Valiant Ascetic")
    game.do(GIVEN)
    game.do("defeat Cultist")
    assert vigil.Game.from_data(game.to_data()).to_data() == game.to_data()
    assert vigil.Game.from_position(game.position()).position() == game.position()
    assert game.position()["this_turn"]["gone"] == ["Valiant Ascetic"]
    game.do("end turn")
    assert "gone" not in game.to_data()["players"][0]


def test_toric_copies_a_hero_of_the_row_with_its_recur():
    """COMB-19, DEL-R32: Dreamscape Dryad in the center row."""
    game = darkness_delirium(hand=["Toric, Devoted Disciple"], insight=3, center_row=["Dreamscape Dryad"])
    game.do("play Toric, Devoted Disciple", "spend 3 insight to recur")
    assert (game.honor(), insight(game)) == (6, [0, 0])


def test_where_places_of_several_sets_are_named_the_acquirer_chooses():
    """COMB-20, DEL-R31, RU-Q14: Steelweaver names play, Air Support Squadron offers the hand."""
    game = realms_delirium(
        hand=["Steelweaver"], runes=5, constructs=["Air Support Squadron"], center_row=["Clockwork Shield"]
    )
    game.do("play Steelweaver")
    offered = [move for move in game.moves() if "Clockwork Shield" in move]
    assert offered == ["acquire Clockwork Shield into play", "acquire Clockwork Shield to hand"]
    game.do("acquire Clockwork Shield to hand")
    assert game.names("hand") == ["Clockwork Shield"]


def test_an_effect_that_was_not_needed_is_not_used_up():
    """COMB-20, DEL-R31, DU-77: Serenity names the hand for Templar General, so Anointed Askara waits on."""
    game = darkness_delirium(hand=["Anointed Askara"], runes=8, center_row=["Templar General", "Dream Guide"])
    game.do("play Anointed Askara", "acquire Templar General to hand")
    assert "acquire Dream Guide to hand" in game.moves()


def test_steelweaver_comes_before_rocket_courier():
    """COMB-20, DEL-R20: what must happen is used up before what may."""
    game = godslayer_delirium(
        hand=["Steelweaver"],
        runes=9,
        constructs=["Rocket Courier X-99"],
        center_row=["Clockwork Shield", "Burrower Mark II"],
    )
    game.do("play Steelweaver", "acquire Clockwork Shield into play")
    assert {"acquire Burrower Mark II", "acquire Burrower Mark II into play"} <= set(game.moves())


def test_jakeb_doubles_the_honor_of_snapdragon_for_himself():
    """OUR-18, DU-56: what constructs do about a hero comes after the hero's own effect."""
    sets = ["godslayer", "darkness_unleashed"]
    game = table(sets, constructs=["Snapdragon"], hand=["Jakeb, Cobra King"])
    game.do("play Jakeb, Cobra King")
    assert game.honor() == 6 + 2


def test_doubled_honor_is_that_of_the_player_on_turn():
    """COMB-21, DU-56: Jakeb doubles what his player wins at auction, not what another wins."""
    for winner, honor in ((0, 8), (1, 4)):
        game = darkness_delirium(
            hand=["Jakeb, Cobra King"],
            runes=1,
            insight=1 - winner,
            opponents=[{"insight": winner}],
            center_row=["Steelweaver"],
            center_deck=["Vineweaver"],
        )
        game.do("play Jakeb, Cobra King", "acquire Steelweaver", "bid 1")
        assert game.honor(winner) == honor + (6 if winner == 0 else 0)


def test_emri_puts_a_trophy_under_the_center_deck_and_leaves_a_nihilist_to_its_reward():
    """COMB-22, DU-79, RU-D13: her card says where a monster goes, unless its reward does."""
    game = rise_delirium(hand=["Emri, Lightbringer"], center_row=["Serpent Siren"])
    game.do("play Emri, Lightbringer")
    assert (game.names("trophies"), game.names("center_deck")[-1], game.honor()) == ([], "Serpent Siren", 1)
    game = realms_delirium(hand=["Emri, Lightbringer"], center_row=["Borderland Nihilist"])
    game.do("play Emri, Lightbringer")
    assert game.names("discard") == ["Borderland Mercenary"]


def test_a_monster_that_becomes_a_hero_waits_for_what_played_cards_do():
    """COMB-11, RU-D13, DEL-52, DEL-53: Cetra's hero is acquired before Borderland Nihilist's reward."""
    game = realms_delirium(hand=["Cetra, Voidmother"], center_row=["Borderland Nihilist"])
    game.do("play Cetra, Voidmother", "defeat Borderland Nihilist")
    assert game.names("discard") == []
    game.do("acquire Mystic onto deck")
    assert (game.names("discard"), game.names("void")) == (["Borderland Mercenary"], [])


def test_a_dreamborn_card_turned_up_from_the_center_deck_enters_no_row():
    """COMB-23, DEL-21, DEL-22: Dhartha acquires it for one insight; no card is auctioned there."""
    game = realms_delirium(hand=["Dhartha, the Eternal"], center_deck=["Pollen Pixie"])
    game.do("play Dhartha, the Eternal")
    assert (game.names("discard"), insight(game)) == (["Pollen Pixie"], [1, 0])
    game = realms_delirium(hand=["Dhartha, the Eternal"], insight=3, center_deck=["Vineweaver"])
    game.do("play Dhartha, the Eternal")
    assert (game.names("discard"), game.moves()[-1]) == (["Vineweaver"], "end turn")


def test_dreamborn_cards_taken_with_the_whole_row_give_insight_before_their_replacements():
    """COMB-23, DEL-R08: they were flipped earlier, so their insight can be bid."""
    row = ["Pollen Pixie", "Kor, Worldbreaker", "Sadistic Giant", "Karion", "Dream Eater", "Demon Pups"]
    game = realms_delirium(
        hand=["Vir, Ephemeral Guru"], center_row=row, center_deck=["Vineweaver", "Dreadmare"]
    )
    game.do("play Vir, Ephemeral Guru")
    assert (sorted(game.names("hand")), insight(game)) == (["Kor, Worldbreaker", "Pollen Pixie"], [2, 0])
    assert game.moves() == ["bid 1", "bid 2", "decline"]


@pytest.mark.parametrize("askara", [[], ["Anointed Askara"]])
def test_insight_for_a_card_of_the_whole_row_does_not_wait_for_the_question_where_it_goes(askara):
    """COMB-23, DEL-R08: Vineweaver replaced Herald of Doom, long after Pollen Pixie was flipped."""
    row = ["Herald of Doom", "Pollen Pixie", *["Dream Eater"] * 2, *["Demon Pups"] * 2]
    game = table(
        ["rise_of_vigil", "darkness_unleashed", "delirium"],
        hand=askara,
        energy=7,
        power=8,
        center_row=row,
        center_deck=["Vineweaver"],
    )
    game.do(*[f"play {name}" for name in askara], "defeat Herald of Doom")
    while "bid 1" not in game.moves():
        game.do(game.moves()[0])
    assert (insight(game), game.moves()) == ([1, 0], ["bid 1", "decline"])


def test_honor_won_between_turns_is_not_gained_in_the_next_one():
    """OUR-19, DEL-R44: Remus does not transform for an auction that followed the Cult's cards."""
    sets = ["realms_unraveled", "delirium"]
    deck = ["Remus, Pack Guardian", *["Apprentice"] * 4]
    game = table(sets, "solitaire", insight=1, deck=deck, center_deck=["Dreadmare", "Vineweaver"])
    game.do("end turn", "bid 1")
    assert (game.honor(), game.honor_gained) == (4, 0)
    assert "play Remus, Pack Guardian" in game.moves()
