"""The log: what happened, told so that one likes to read it."""

from typing import Any

from tests.conftest import Table, table
from vigil.rules.log import Log, Told


def ada_and_bo(**given: Any) -> Table:
    bo = {"name": "Bo", "constructs": ["Muramasa"], "hand": ["Landtalker"]}
    return table(name="Ada", opponents=[bo], **given)


def test_a_defeat_tells_its_price_its_honor_and_who_comes_next():
    game = ada_and_bo(power=5, center_row=["Wind Tyrant"], center_deck=["Mephit"])
    game.do("defeat Wind Tyrant")
    assert game.log() == "Ada defeats Wind Tyrant (5 power): 3 runes, 3 honor. Mephit enters the center row."


def test_an_acquisition_tells_its_price_and_an_unusual_place():
    game = ada_and_bo(runes=7, constructs=["Rocket Courier X-99"], center_row=["Rocket Courier X-99"])
    game.do("acquire Mystic", "acquire Rocket Courier X-99 into play")
    assert "Ada acquires Mystic (3 runes)." in game.log()
    assert "Ada acquires Rocket Courier X-99 (4 runes) to play." in game.log()


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
    lines = Log(game.game.setup, seat).told(game.happened)
    return [
        [(one["event"], one["player"], text(one["words"]), *changes(one)) for one in line] for line in lines
    ]


def text(words: list[Any]) -> str:
    return "".join(span if isinstance(span, str) else span["text"] for span in words)


def changes(one: Told) -> list[list[tuple[int, str]]]:
    return [[(each["number"], each["resource"]) for each in part] for part in (one["paid"], one["gained"])]


def test_for_clients_price_and_gain_stand_beside_the_words():
    game = ada_and_bo(power=5, center_row=["Wind Tyrant"], center_deck=["Mephit"])
    game.do("defeat Wind Tyrant")
    assert told(game) == [
        [
            ("defeated", 0, "defeats Wind Tyrant", [(5, "power")], [(3, "rune"), (3, "honor")]),
            ("entered", None, "Mephit enters the center row", [], []),
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
