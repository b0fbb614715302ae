"""The sets are listed in one place, the library: all else reads it, or what a set says of itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import to_builtins

import vigil
from tests.own_sets import added, box, ember_cards, expansion
from tools import coverage, record_games
from vigil.lessons import lesson
from vigil.puzzles import mine
from vigil.rules.kernel.box import PACK, SOLITAIRE, TEAM, CardSet
from vigil.rules.library import SETS, find_set, sets_to_play, shipped_sets
from vigil.server.protocol.catalogue import catalogue
from vigil.training.game_kinds import KINDS, GameKind, kinds_with
from vigil.wording.set_words import SetWords
from vigil.wording.words import say

ROOT = Path(__file__).parent.parent
CODES = (
    "godslayer", "rise_of_vigil", "darkness_unleashed", "realms_unraveled", "delirium",
    "return_of_the_fallen",
)  # fmt: skip
FIRST, RISE, DARKNESS, REALMS, DELIRIUM, FALLEN = [(code,) for code in CODES]
# A module may name the set to begin with, and one it is about; who names three has a list of its own.
MAY_LIST = {
    "src/vigil/sets/printed.py",
    "src/vigil/sets/introductions.py",
    "src/vigil/arena/benchmark_tasks.py",
    "tools/record_games.py",
}  # the library; what is compared for good; games that were recorded once


def test_nothing_but_the_library_lists_the_sets():
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.js"), ROOT / "Makefile"]
    files += [*(ROOT / "tools").glob("*.py"), *(ROOT / "bench").glob("*.py")]
    listing = {
        file.relative_to(ROOT).as_posix()
        for file in files
        if len({code for code in CODES if re.search(rf"\b{code}\b", file.read_text(encoding="utf-8"))}) > 2
    }
    assert listing == MAY_LIST


def test_games_to_learn_from_are_those_that_recorded_figures_rely_on():
    others = (RISE, DARKNESS, REALMS, DELIRIUM, FALLEN)
    before = (
        *[GameKind(FIRST)] * 8, GameKind(FIRST, edition=1), *[GameKind(other) for other in others] * 3,
        *[GameKind(CODES)] * 2, GameKind(FIRST, 3), *[GameKind(FIRST, 4)] * 2, GameKind(CODES, 3),
        GameKind(CODES, 4), GameKind(RISE + DARKNESS, 3), GameKind(REALMS + DELIRIUM, 4),
        GameKind(FIRST, 4, variant=TEAM), GameKind(FIRST, 1, variant=SOLITAIRE),
    )  # fmt: skip
    assert before == KINDS


def test_puzzles_are_looked_for_in_every_set_and_in_all():
    assert mine.KINDS == (FIRST, RISE, DARKNESS, REALMS, DELIRIUM, FALLEN, CODES)


def test_a_further_set_is_learned_from_as_the_others_are():
    court = ("godslayer", "ember_court")
    kinds = kinds_with(FIRST, (RISE, DARKNESS, REALMS, DELIRIUM, court), (*CODES, "ember_court"))
    assert kinds.count(GameKind(court)) == 3
    assert GameKind((*CODES, "ember_court"), 4) in kinds
    assert [kind for kind in kinds if len(kind.sets) == 2 and kind.players == 3] == [
        GameKind(RISE + DARKNESS, 3)
    ]


def test_a_set_is_played_by_itself_with_what_it_needs():
    needy = CardSet("needy", "Needy", cards=ember_cards(), kind=PACK, needs=["delirium"])
    with added(expansion(), box(), needy):
        assert sets_to_play(find_set("ember_court")) == ("godslayer", "ember_court")
        assert sets_to_play(find_set("ember_box")) == ("ember_box",)
        assert sets_to_play(find_set("needy")) == ("delirium", "needy")
        assert sets_to_play(find_set("delirium")) == ("delirium",)


def test_lessons_are_the_files_of_their_folder_in_the_order_of_the_sets():
    files = {file.stem for file in (ROOT / "src/vigil/lessons").glob("*.toml")}
    assert lesson.codes() == ("first", *CODES[1:])
    assert set(lesson.codes()) == files
    with added(expansion()):
        assert lesson.codes() == ("first", *CODES[1:])


def test_every_shipped_set_says_what_it_is_and_names_cards_of_its_own():
    for card_set in shipped_sets():
        words, names = card_set.words, {card.name for card in card_set.sides()}
        assert words is not None
        assert words.about.endswith(".")
        assert names.issuperset([*words.samples, *words.shown])
        assert len(words.samples) == len(words.shown) == 4
        assert words.adds


def test_a_set_with_words_is_offered_in_them():
    words = SetWords("Embers", "It glows.", ["Ash Wyrm"], [say("Embers glow.")], ["Cinder Idol"])
    court = expansion()
    court.words = words
    with added(court):
        offered = catalogue().sets[-1]
        assert (offered.code, offered.short, offered.kind) == ("ember_court", "Embers", "expansion")
        assert (offered.about, offered.samples, offered.shown) == ("It glows.", ["Ash Wyrm"], ["Cinder Idol"])
        assert offered.adds == [["Embers glow."]]
    assert [offered.code for offered in catalogue().sets] == list(CODES)


@pytest.mark.parametrize(
    ("card_set", "about"),
    [
        (expansion(), "It joins other sets and cannot be played alone."),
        (box(), "A game of its own."),
        (CardSet("few", "Few", cards=ember_cards(), kind=PACK), "Some cards to add to other sets."),
    ],
)
def test_a_set_without_words_is_described_by_what_it_is(card_set: CardSet, about: str) -> None:
    with added(card_set):
        offered = catalogue().sets[-1]
        assert (offered.short, offered.about, offered.adds) == (card_set.name, about, [[about]])
        assert set(offered.samples) == {"Ember Witch", "Cinder Idol", "Ash Wyrm", "Lantern Keeper"}


def test_amounts_and_keywords_stay_parts_in_what_a_set_adds():
    adds = to_builtins(next(offered.adds for offered in catalogue().sets if offered.code == "rise_of_vigil"))
    marked = [span["text"] for text in adds for span in text if isinstance(span, dict)]
    assert marked == ["1 energy", "Energize 3", "3 energy"]


def test_coverage_counts_a_set_that_comes_later():
    assert coverage.prefixes() == dict(zip(["COTG", "ROV", "DU", "RU", "DEL", "ROTF"], CODES, strict=True))
    court = expansion()
    court.rulings = "EMB"
    with added(court):
        assert coverage.prefixes()["EMB"] == "ember_court"
        page = coverage.coverage("| EMB-1 | Embers glow. | |\n", [])
        assert "| Ember Court | 4 | 0 | 1 | 0 | 0 |" in page
        assert "Ember Witch" in page


def test_a_game_of_every_set_is_recorded():
    assert record_games.games(shipped_sets()) == record_games.GAMES
    assert tuple(record_games.ALL) == CODES[: len(record_games.ALL)]
    with added(expansion()):
        further = record_games.games(list(SETS.values()))[len(record_games.GAMES) :]
        assert [(asked.name, asked.sets) for asked in further] == [
            ("ember-court-two", ["godslayer", "ember_court"])
        ]
        assert record_games.play_random_game(further[0], 1).over


def test_a_set_that_comes_later_is_played_with_the_words_it_brings():
    court = expansion()
    court.words = SetWords("Embers", "It glows.")
    with added(court) as codes:
        assert find_set("ember_court").words is court.words
        assert vigil.Game.new(["godslayer", *codes], 2, 1).decision is not None
