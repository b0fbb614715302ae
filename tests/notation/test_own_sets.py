"""Sets of somebody's own: named by their content, taken along by documents, several versions side by side."""

from __future__ import annotations

import gc
import json
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

import vigil
from tests.notation.ember import BOX, EMBER
from vigil.cli import main
from vigil.notation.own_sets import read_own_set
from vigil.rules.forgetting import forget_set
from vigil.rules.guest_sets import MOST_GUESTS, READING, take_in
from vigil.rules.kernel.card import FACES
from vigil.rules.library import added_sets, find_set

OTHER = EMBER.replace("Gain(runes=1)", "Gain(runes=5)")
VERIFY = "import sys, vigil; print(vigil.Record.load(sys.argv[1]).verify().setup.sets[1].cards[0].text)"


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    """A set file; whatever is loaded is forgotten afterwards."""
    path = tmp_path / "ember.toml"
    path.write_text(EMBER, encoding="utf-8")
    yield path
    for card_set in added_sets():
        forget_set(card_set.code)
    READING.guests.clear()


def load_text(file: Path, text: str) -> str:
    """The code of a set that is written to a file and loaded."""
    file.write_text(text, encoding="utf-8")
    return vigil.load_set(file)


def some_moves(code: str, moves: int = 40) -> vigil.Game:
    """A game with a set, after some moves."""
    game = vigil.Game.new(["godslayer", code], 2, 3)
    for _ in range(moves):
        game.apply(game.legal_moves()[0])
    return game


def test_a_set_is_named_by_all_that_play_depends_on_and_by_nothing_else(file: Path) -> None:
    code = vigil.load_set(file)
    assert code.partition("#")[0] == "ember_court"
    assert len(code.partition("#")[2]) == 32
    same = (
        EMBER.replace('"Ada"', '"Bo"').replace("Weaker than it was.", "So.").replace("seed = 7", "seed = 8")
    )
    assert load_text(file, same + "# nothing\n") == code
    for old, new in [("runes=1", "runes=2"), ("copies = 3", "copies = 2"), ("power = 4", "power = 5")]:
        assert read_own_set(EMBER.replace(old, new, 1)).code != code


def test_a_box_can_say_how_much_honor_is_in_the_pool_and_is_another_set_then(file: Path) -> None:
    said = BOX.replace('like = "godslayer"\n', 'like = "godslayer"\nhonor_pool = 15\n')
    usual, short = load_text(file, BOX), load_text(file, said)
    assert usual != short
    assert [vigil.Game.new([code], 2, 1).honor_pool for code in (usual, short)] == [60, 15]
    assert "honor_pool = 15" in find_set(short).file
    assert read_own_set(find_set(short).file).code == short


def test_a_loaded_set_is_found_by_its_code_its_hash_and_the_hash_on_screens(file: Path) -> None:
    code = vigil.load_set(file)
    known = find_set(code)
    assert find_set("ember_court") is known
    assert find_set(known.shown_code) is known
    assert known.shown_code == code[: len("ember_court#") + 8]
    assert known.shown_code in repr(vigil.Game.new(["godslayer", "ember_court"], 2, 1))
    assert vigil.load_set(file) == code


def test_a_record_is_verified_in_a_fresh_process_from_itself_alone(file: Path, tmp_path: Path) -> None:
    record = vigil.Record.of(some_moves(vigil.load_set(file)))
    record.save(tmp_path / "record.json")
    asked = [sys.executable, "-c", VERIFY, str(tmp_path / "record.json")]
    told = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert told.stdout == "Gain 1 rune. If you control a Construct, draw a card.\n"


def test_saves_positions_and_records_need_no_library(file: Path) -> None:
    game = some_moves(vigil.load_set(file))
    begun = vigil.Game.new(["godslayer", "ember_court"], 2, 3)
    save, position, record = game.to_data(), begun.position(), vigil.Record.of(game).to_data()
    assert json.dumps(record).count("Lantern Keeper") < json.dumps(save).count("Lantern Keeper") + 40
    forget_set("ember_court")
    assert vigil.Record.of(game).to_data() == record
    forget_set("ember_court")
    assert vigil.Game.from_data(save).to_data() == save
    forget_set("ember_court")
    assert vigil.Game.from_position(position).position() == position
    assert vigil.Record.from_data(record).verify().to_data() == save


def test_a_record_that_began_in_the_middle_has_the_set_once(file: Path) -> None:
    vigil.load_set(file)
    game = vigil.Game.from_position(vigil.Game.new(["godslayer", "ember_court"], 2, 3).position())
    game.apply(game.legal_moves()[0])
    record = vigil.Record.of(game).to_data()
    assert json.dumps(record).count("vigil set") == 1
    forget_set("ember_court")
    assert vigil.Record.from_data(record).verify().to_data() == game.to_data()


def test_a_set_whose_text_was_changed_is_refused(file: Path) -> None:
    record = vigil.Record.of(some_moves(vigil.load_set(file))).to_data()
    forget_set("ember_court")
    [code] = record["setup"]["own_sets"]
    for lines in (
        [line.replace("runes=1", "runes=2") for line in record["setup"]["own_sets"][code]],
        ["x"],
        [],
        7,
    ):
        changed = {**record, "setup": {**record["setup"], "own_sets": {code: lines}}}
        with pytest.raises(ValueError, match=r"own_sets|TOML|set file"):
            vigil.Record.from_data(changed).verify()
    with pytest.raises(ValueError, match="at most 12 sets"):
        take_in({str(number): ["x"] for number in range(20)})
    with pytest.raises(ValueError, match="at most 65536 characters"):
        take_in({"x": ["y" * 1000] * 100})


def test_two_versions_are_played_side_by_side_each_as_it_is_printed(file: Path) -> None:
    codes = [load_text(file, EMBER), load_text(file, OTHER)]
    seats = [{"name": name, "hand": ["Ember Witch"]} for name in ("Ada", "Bo")]
    for code, runes in zip(codes, (1, 5), strict=True):
        game = vigil.Game.from_position({"sets": ["godslayer", code], "seats": seats})
        game.do("play Ember Witch")
        assert game.runes == runes
        assert vigil.Game.from_data(game.to_data()).runes == runes
    with pytest.raises(ValueError, match="Ember Witch"):
        vigil.Game.new(["godslayer", *codes], 2, 1)


def test_a_box_of_somebodys_own_is_played_alone(file: Path) -> None:
    game = vigil.Game.new([load_text(file, BOX)], 2, 1)
    result = game.playout(1)
    assert result.winners


def test_guests_of_documents_leave_and_give_their_memory_back(file: Path) -> None:
    def come(first: int, last: int) -> None:
        for number in range(first, last):
            card_set = read_own_set(EMBER.replace("Ember Witch", f"Witch {number:04}"))
            take_in({card_set.code: card_set.file.split("\n")})
            vigil.Game.new(["godslayer", card_set.code], 2, number)

    come(0, 2 * MOST_GUESTS)
    gc.collect()
    faces = len(FACES)
    tracemalloc.start()
    come(2 * MOST_GUESTS, 3 * MOST_GUESTS)
    begun = tracemalloc.get_traced_memory()[0]
    come(3 * MOST_GUESTS, 200)
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] - begun
    tracemalloc.stop()
    assert (len(added_sets()), len(FACES)) == (MOST_GUESTS, faces)
    assert grown < 200_000


def test_the_command_line_plays_with_a_set_file(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["sim", "2", "--set", "godslayer", "--set", str(file)])
    assert ended.value.code in (0, None)
    assert "The Ember Court" in capsys.readouterr().out


def test_the_command_line_shows_what_is_wrong_line_by_line(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(EMBER.replace("runes=1", "rune=1"), encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["sim", "2", "--set", str(file)])
    told = capsys.readouterr().err.splitlines()
    assert (ended.value.code, told[0]) == (
        2,
        "line 15: Ember Witch, play: Gain has no rune=; did you mean runes?",
    )
    assert told[1][told[2].index("^")] == "r"


def test_a_file_that_is_not_there_or_too_large_is_one_clear_error(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        vigil.load_set(tmp_path / "nothing.toml")
    with pytest.raises(ValueError, match="cannot be read"):
        vigil.load_set(tmp_path)
    (tmp_path / "large.toml").write_text("x" * 1_000_000)
    with pytest.raises(ValueError, match="at most 64 KiB"):
        vigil.load_set(tmp_path / "large.toml")
