"""`make quick`: the nearest tests first, twenty seconds at most, and what it left out is told."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools.nearest_tests import OTHER_FOLDERS, TESTS, order_tests
from tools.quick import SECONDS, TOO_LONG, left_out_text

ROOT = Path(__file__).parent.parent.parent


def order(*files: str) -> list[str]:
    """The order in which the tests of this repository would run."""
    return order_tests(files, ROOT)


def folders(tests: list[str]) -> list[str]:
    """Where tests lie, in the order in which they run."""
    return list(dict.fromkeys("/".join(test.split("/")[:2]) for test in tests))


def test_a_card_is_followed_by_the_tests_of_its_set_its_text_the_shape_and_the_other_sets():
    tests = order("src/vigil/sets/godslayer.toml")
    assert all(test.startswith("tests/sets/test_godslayer_") for test in tests[:6])
    assert tests[6] == "tests/golden/test_card_text.py"
    others = [folder for folder in folders(tests[6:]) if folder != "tests/test_plain_words.py"]
    assert others[:3] == ["tests/golden", "tests/test_architecture.py", "tests/sets"]


def test_a_touched_test_comes_before_all_others():
    tests = order("src/vigil/sets/godslayer.toml", "tests/sets/test_godslayer_void.py")
    assert tests[0] == "tests/sets/test_godslayer_void.py"
    assert len(tests) == len(set(tests))


def test_the_shape_of_the_code_comes_after_the_nearest_folder_and_the_browser_after_its_neighbours():
    tests = order("src/vigil/client/app/routes.js", "src/vigil/rules/table/piles.py")
    found = folders(tests)
    assert (
        found.index("tests/rules") < found.index("tests/client") < found.index("tests/test_architecture.py")
    )
    assert found.index("tests/test_architecture.py") < found.index("tests/sets")


def test_tests_named_like_a_module_come_before_those_that_import_it_and_those_before_its_folder(tmp_path):
    files = {
        "test_b.py": "import vigil.arena.a",
        "test_c.py": "from vigil.arena import a",
        "test_d.py": "",
        "test_a.py": "",
    }
    (tmp_path / "tests" / "arena").mkdir(parents=True)
    for name, text in files.items():
        (tmp_path / "tests" / "arena" / name).write_text(text, encoding="utf-8")
    tests = order_tests(["src/vigil/arena/a.py"], tmp_path)
    assert [Path(test).stem for test in tests] == ["test_a", "test_b", "test_c", "test_d"]


def test_data_of_tests_is_followed_by_the_tests_that_read_it():
    assert order("tests/golden/card_text/godslayer.txt")[0] == "tests/golden/test_card_text.py"


def test_nothing_is_near_to_a_file_that_no_test_knows():
    assert folders(order("LICENSE")) == folders(order())


def test_every_folder_of_the_table_is_there():
    names = {name for table in (TESTS, OTHER_FOLDERS) for listed in table.values() for name in listed}
    assert not [name for name in names if not (ROOT / "tests" / name).exists()]
    assert not [name for name in TOO_LONG if not (ROOT / name).exists()]


def test_it_asks_for_less_than_twenty_seconds():
    assert SECONDS < 20


def test_what_was_left_out_is_told_by_file():
    left = ["tests/a/test_b.py::test_one", "tests/a/test_b.py::test_two[1]", "tests/test_c.py::test_three"]
    assert left_out_text(left) == ("No time was left for 3 tests: tests/a/test_b.py (2), tests/test_c.py (1)")


@pytest.fixture
def sleepy(tmp_path: Path) -> Path:
    """A repository with a test that passes, one that sleeps too long, and one that never has its turn."""
    (tmp_path / "tests").mkdir()
    text = (
        "import time\ndef test_one(): pass\ndef test_two(): time.sleep(60)\ndef test_three(): assert False\n"
    )
    (tmp_path / "tests" / "test_sleep.py").write_text(text, encoding="utf-8")
    for words in (["init", "-q"], ["add", "-A"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


def test_a_test_that_takes_too_long_is_ended_and_told(sleepy):
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import tools.quick as quick; quick.SECONDS = 5.0"
    begun = time.monotonic()
    ran = subprocess.run(
        [sys.executable, "-c", f"{code}; sys.exit(quick.main('tests/test_sleep.py'))"],
        cwd=sleepy, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert time.monotonic() - begun < 20
    assert "No time was left for 2 tests: tests/test_sleep.py (2)" in ran.stdout, ran.stdout + ran.stderr
    assert ran.returncode == 0
