"""The log: what happened, told so that one likes to read it."""

from typing import Any

from tests.conftest import Table, table
from vigil.rules.log import Log, SentenceData


def ada_and_bo(**given: Any) -> Table:
    bo = {"name": "Bo", "constructs": ["Muramasa"], "hand": ["Landtalker"]}
    return table(name="Ada", opponents=[bo], **given)


def test_a_defeat_tells_its_price_its_honor_and_who_comes_next():
    game = ada_and_bo(power=5, center_row=["Wind Tyrant"], center_deck=["Mephit"])
    game.do("defeat Wind Tyrant")
    assert game.log() == (
        "Ada defeats Wind Tyrant (5 power). Mephit enters the center row. Ada gains 3 runes and 3 honor."
    )


def test_an_acquisition_tells_its_price_and_an_unusual_place():
    game = ada_and_bo(runes=7, constructs=["Rocket Courier X-99"], center_row=["Rocket Courier X-99"])
    game.do("acquire Mystic", "acquire Rocket Courier X-99 into play")
    assert "Ada acquires Mystic (3 runes)." in game.log()
    assert "Ada acquires Rocket Courier X-99 into play (4 runes)." in game.log()


def test_what_is_drawn_is_told_to_the_player_only():
    game = ada_and_bo(hand=["Wolf Shaman"], deck=["Demon Slayer"])
    game.do("play Wolf Shaman")
    assert game.log(0) == "Ada plays Wolf Shaman: 1 rune, draws Demon Slayer."
    assert game.log(1) == game.log(None) == "Ada plays Wolf Shaman: 1 rune, draws a card."


def test_what_befalls_an_opponent_is_told():
    game = ada_and_bo(power=10, center_row=["Corrosive Widow", "Xeron, Duke of Lies"])
    game.do("defeat Corrosive Widow", "defeat Xeron, Duke of Lies")
    assert "Bo destroys Muramasa." in game.log()
    assert "Ada takes Landtalker from Bo." in game.log()


def test_the_price_of_an_ability_is_told():
    game = ada_and_bo(runes=4, constructs=["Yggdrasil Staff"])
    game.do("use Yggdrasil Staff: gain 3 honor")
    assert game.log() == "Ada uses Yggdrasil Staff (4 runes): 3 honor."


def test_banishing_discarding_and_additional_turns_are_told():
    game = ada_and_bo(
        hand=["Void Initiate", "Temple Librarian", "Militia", "Mystic"],
        constructs=["Tablet of Time's Dawn"],
    )
    game.do("play Void Initiate", "banish Militia from hand", "play Temple Librarian")
    game.do("use Tablet of Time's Dawn", "end turn")
    for told in ("Ada banishes Militia from hand.", "Ada discards Mystic.", "additional turn", "Turn 1, Ada"):
        assert told in game.log()


def test_shuffles_are_told():
    game = ada_and_bo(
        hand=["Arha Initiate"],
        discard=["Mystic"],
        runes=3,
        center_row=["Wolf Shaman"],
        void=["Mephit"],
        exact=["deck", "center_deck"],
    )
    game.do("play Arha Initiate", "acquire Wolf Shaman")
    assert "shuffles the discard pile into a new deck" in game.log()
    assert "The void is shuffled into a new center deck." in game.log()


def test_the_end_is_foretold_and_told():
    game = ada_and_bo(turn=1, honor_pool=1, power=2)
    game.do("defeat Cultist", "end turn")
    assert "The honor pool is empty: the game ends with this round." in game.log()
    assert "The game is over." in game.log()


def test_samaels_acts_are_told_with_his_honor():
    row = ["Muramasa", "Snapdragon", "Voidthirster", "Shadow Star", "Sea Tyrant", "Landtalker"]
    game = table(variant="solitaire", center_row=row)
    game.do("end turn")
    assert "Samael acquires Landtalker." in game.log()
    assert "Samael defeats Sea Tyrant: 5 honor." in game.log()


def test_a_log_without_events_is_empty():
    assert ada_and_bo().log() == ""


def told(game: Table, seat: int | None = 0) -> list[list[tuple[Any, ...]]]:
    """Kind, player, words, price and gain of every sentence."""
    lines = Log(game.game.setup, seat).line_data(game.happened)
    return [
        [(one["event"], one["player"], text(one["words"]), *changes(one)) for one in line] for line in lines
    ]


def text(words: list[Any]) -> str:
    return "".join(span if isinstance(span, str) else span["text"] for span in words)


def changes(one: SentenceData) -> list[list[tuple[int, str]]]:
    return [[(each["number"], each["resource"]) for each in part] for part in (one["paid"], one["gained"])]


def test_for_clients_price_and_gain_stand_beside_the_words():
    game = ada_and_bo(power=5, center_row=["Wind Tyrant"], center_deck=["Mephit"])
    game.do("defeat Wind Tyrant")
    assert told(game) == [
        [
            ("defeated", 0, "defeats Wind Tyrant", [(5, "power")], []),
            ("entered", None, "Mephit enters the center row", [], []),
            ("gained", 0, "gains 3 runes and 3 honor", [], []),
        ]
    ]


def test_for_clients_what_is_drawn_stays_in_the_words():
    game = ada_and_bo(hand=["Wolf Shaman"], deck=["Demon Slayer"])
    game.do("play Wolf Shaman")
    assert told(game) == [[("played", 0, "plays Wolf Shaman, draws Demon Slayer", [], [(1, "rune")])]]
    assert told(game, 1) == [[("played", 0, "plays Wolf Shaman, draws a card", [], [(1, "rune")])]]


def test_for_clients_every_sentence_says_whom_it_is_about():
    game = ada_and_bo(power=10, center_row=["Corrosive Widow", "Xeron, Duke of Lies"])
    game.do("defeat Corrosive Widow", "defeat Xeron, Duke of Lies")
    sentences = [one for line in told(game) for one in line]
    assert ("destroyed", 1, "destroys Muramasa", [], []) in sentences
    assert ("took", 0, "takes Landtalker from Bo", [], []) in sentences


def test_who_chose_and_whose_card_it_was_are_told():
    bo = {"name": "Bo", "constructs": ["Zeta Arsenal", "Tome of Erabus"]}
    game = table(["rise_of_vigil"], name="Ada", opponents=[bo], power=5, center_row=["Mordant Widow"])
    game.do("defeat Mordant Widow", "destroy Zeta Arsenal")
    assert game.log().endswith("Ada destroys Bo's Zeta Arsenal.")
    assert ("destroyed", 0, "destroys Bo's Zeta Arsenal", [], []) in [
        one for line in told(game) for one in line
    ]


def test_where_a_free_card_went_is_told():
    game = ada_and_bo(hand=["Druids of the Stone Circle"], center_row=["Wolf Shaman"], center_deck=["Mephit"])
    game.do("play Druids of the Stone Circle", "acquire Wolf Shaman onto deck")
    assert game.log() == (
        "Ada plays Druids of the Stone Circle. Ada acquires Wolf Shaman to the top of the deck. "
        "Mephit enters the center row."
    )


def test_a_dreamborn_card_is_told_as_one_after_it_has_entered():
    game = table(["delirium"], name="Ada", opponents=[{"name": "Bo"}], power=3, insight=0,
                 center_row=["Dream Eater"], center_deck=["Pollen Pixie"])  # fmt: skip
    game.do("defeat Dream Eater")
    assert "Pollen Pixie enters the center row. Ada gains 2 honor" in game.log()
    assert game.log().endswith("Pollen Pixie is Dreamborn: each player gains 1 insight.")


def test_a_fate_that_asks_is_told_by_name():
    bo = {"name": "Bo", "discard": ["Militia"]}
    game = table(["rise_of_vigil", "darkness_unleashed"], name="Ada", opponents=[bo], runes=9,
                 center_row=["Spirit Merchant"], center_deck=["Dark Energy Shard", "Webclaw"])  # fmt: skip
    game.do("acquire Spirit Merchant", "decline", "banish Militia from discard pile")
    assert game.log() == (
        "Ada acquires Spirit Merchant (1 rune). Dark Energy Shard enters the center row. "
        "Fate of Dark Energy Shard: Bo banishes Militia from the discard pile. Webclaw enters the center row."
    )


def test_a_fate_that_does_nothing_is_not_told():
    bo = {"name": "Bo", "discard": ["Militia"]}
    game = table(["rise_of_vigil", "darkness_unleashed"], name="Ada", opponents=[bo], runes=9,
                 center_row=["Spirit Merchant"], center_deck=["Dark Energy Shard", "Webclaw"])  # fmt: skip
    game.do("acquire Spirit Merchant", "decline", "decline")
    assert game.log() == (
        "Ada acquires Spirit Merchant (1 rune). "
        "Webclaw with Dark Energy Shard under it enters the center row."
    )


def test_a_named_faction_is_told_before_what_it_gives():
    game = table(["realms_unraveled"], name="Ada", power=3, hand=["Spike Vixen"],
                 center_row=["Sower of Discontent"])  # fmt: skip
    game.do("play Spike Vixen", "defeat Sower of Discontent", "Void")
    assert game.log().endswith("Ada gains 2 honor. Ada names Void. Ada gains 1 honor.")


def test_what_was_bought_in_the_middle_of_an_effect_is_told_with_its_price():
    game = table(["delirium"], name="Ada", hand=["Dreamscape Dryad"], insight=3)
    game.do("play Dreamscape Dryad", "spend 3 insight to recur")
    assert game.log() == "Ada plays Dreamscape Dryad: 3 honor. Ada spends 3 insight: 3 honor."
    assert told(game)[0][1] == ("spent", 0, "spends 3 insight", [], [(3, "honor")])


def test_for_clients_a_card_that_was_bought_stays_in_the_words():
    game = table(["delirium"], name="Ada", hand=["Dimension Monk"], deck=["Militia", "Mystic"], insight=1)
    game.do("play Dimension Monk", "spend 1 insight to recur")
    assert game.log().endswith("Ada spends 1 insight: draws Mystic.")
    assert told(game)[0][1] == ("spent", 0, "spends 1 insight, draws Mystic", [], [])


def test_treasure_is_told_with_the_card_it_lies_under():
    game = table(["rise_of_vigil"], name="Ada", runes=9, center_row=["Spirit Merchant"],
                 center_deck=["Energy Shard", "Energy Shard", "Mordant Widow"])  # fmt: skip
    game.do("acquire Spirit Merchant")
    assert game.log().endswith("Mordant Widow with Energy Shard ×2 under it enters the center row.")


def test_a_copy_is_told_by_name():
    game = ada_and_bo(hand=["Spike Vixen", "Twofold Askara"], deck=["Mystic", "Militia"])
    game.do("play Spike Vixen", "play Twofold Askara")
    assert "Ada copies Spike Vixen with Twofold Askara: 1 power, draws Militia." in game.log()


def test_what_was_paid_is_told():
    game = ada_and_bo(runes=2, mechana_runes=2, center_row=["Rocket Courier X-99"])
    game.do("acquire Rocket Courier X-99")
    assert "Ada acquires Rocket Courier X-99 (2 runes, 2 Mechana runes)." in game.log()
    game = table(["realms_unraveled"], name="Ada", hand=["Remus, Wild Emissary"], power=2,
                 center_row=["Sadistic Giant"])  # fmt: skip
    game.do("play Remus, Wild Emissary", "defeat Sadistic Giant")
    assert "Ada defeats Sadistic Giant (2 power, 2 runes)." in game.log()
    game = table(variant="team", name="Ada", runes=4)
    game.do("acquire Mystic for teammate")
    assert game.log() == "Ada acquires Mystic for teammate (4 runes)."
    assert told(game)[0][0][3] == [(4, "rune")]


VINEWEAVER: dict[str, Any] = {"runes": 1, "center_row": ["Steelweaver"], "center_deck": ["Vineweaver"]}


def test_passes_are_told():
    game = table(["delirium"], name="Ada", insight=3, opponents=[{"name": "Bo", "insight": 2}], **VINEWEAVER)
    game.do("acquire Steelweaver", "bid 1", "decline")
    assert "Ada bids 1 insight for the effect of Vineweaver.\nBo passes.\n" in game.log()
    assert "Ada wins the auction of Vineweaver for 1 insight: 4 honor." in game.log()


def test_an_auction_without_bids_is_told():
    game = table(["delirium"], name="Ada", opponents=[{"name": "Bo"}], **VINEWEAVER)
    game.do("acquire Steelweaver")
    assert game.log().endswith("Vineweaver enters the center row. Fate of Vineweaver: nobody bids.")


def test_a_name_with_a_comma_is_listed_like_any_other():
    game = ada_and_bo(hand=["Apprentice", "Emri, One with the Void"])
    game.do("play Apprentice", "play Emri, One with the Void")
    assert game.log() == "Ada plays Apprentice and Emri, One with the Void: 1 rune, 4 power."


def test_a_card_turned_up_for_the_hand_is_told_to_go_there():
    game = table(
        ["rise_of_vigil", "darkness_unleashed"], name="Ada", hand=["Beacon Shaman"], deck=["Militia"]
    )
    game.do("play Beacon Shaman")
    assert "Ada reveals Militia and puts it into the hand." in game.log()
