"""The documents: the language reference is complete, examples run, and no folder goes unexplained."""

import re
from pathlib import Path

import pytest

import vigil
from tools import language_reference
from vigil.bots.levels import TITLES
from vigil.language import constants, word_list
from vigil.notation.set_reader import read_set

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
WORDS = language_reference.reference_data()["words"]
PAGE = language_reference.page()


@pytest.fixture(params=["index.md", "reference.md", "bots.md"])
def page(request):
    """A page whose examples are meant to be run from top to bottom."""
    return DOCS / request.param


def test_the_language_reference_has_every_word_once():
    assert WORDS.keys() == word_list.WORDS.keys()
    for name in WORDS:
        assert PAGE.count(f"### `{name}` {{ #{name} }}\n") == 1
    known = [*constants.NOUNS, *[name for named in constants.BY_ROLE.values() for name in named]]
    assert [name for name in known if PAGE.count(f"- `{name}`") != 1] == []


def test_every_word_of_the_language_has_an_example_or_is_listed_as_unused():
    listed = PAGE.partition("## Words without an example")[2]
    for name, word in WORDS.items():
        assert any(f"{name}(" in example["line"] for example in word["examples"]) != (f"(#{name})" in listed)


def test_every_word_that_takes_something_says_what_it_means_and_how_it_is_said():
    for name, word in WORDS.items():
        assert word["meaning"], name
        assert word["said"].startswith(f"{name}("), name


def test_a_word_is_said_with_the_role_of_each_part_and_what_can_be_left_out_in_brackets():
    said = {name: word["said"] for name, word in WORDS.items()}
    assert said["GrowPool"] == "GrowPool(number)"
    assert said["Acquire"] == "Acquire(cards, [to=place])"
    assert said["Choose"] == "Choose(effect, effect, ...)"
    assert said["Draw"] == "Draw([number], [per=amount])"


def test_an_example_shows_the_text_that_players_read():
    for word in WORDS.values():
        for example in word["examples"]:
            assert example["text"].startswith(vigil.card(example["card"]).text)


def test_a_card_that_transforms_is_shown_with_both_sides():
    assert "\n\nScion of Cetra: " in language_reference.card_text("Disciple of Cetra")


def test_the_python_of_the_documents_runs(page, capsys):
    names: dict[str, object] = {}
    for example in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(example, str(page), "exec"), names)
    assert "Result(scores=" in capsys.readouterr().out


def test_the_page_of_bots_has_every_level_weakest_first_and_as_it_is_offered():
    rows = re.findall(r"^\| `(\w+)` \| (\w+) \|", (DOCS / "bots.md").read_text(encoding="utf-8"), re.M)
    assert rows == list(TITLES.items())


def test_the_card_to_add_reads_as_its_page_says():
    told = (DOCS / "adding-a-card.md").read_text(encoding="utf-8")
    [code] = re.findall(r"```toml\n(\[\[card\]\].*?)```", told, re.DOTALL)
    head = 'format = "vigil set"\nversion = 1\ncode = "lanterns"\nname = "Lanterns"\n\n'
    [card] = read_set(head + code).card_set.cards
    assert f"\n> {card.text}\n" in told


def test_the_reference_has_everything_that_vigil_exports():
    said = re.findall(r"^::: (?:[\w.]+\.)?(\w+)$", (DOCS / "reference.md").read_text(encoding="utf-8"), re.M)
    assert not set(vigil.__all__) - set(said)


def test_the_architecture_names_every_module():
    told = (DOCS / "architecture.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(?:[\w./]*/)?(\w+)(?:\.py)?`", told))
    source = ROOT / "src" / "vigil"
    modules = [file for file in source.rglob("*.py") if not file.stem.startswith("__")]
    one_of_many = ("sets", "versions")  # a file a set, a file a revision of the database
    others = [file for file in modules if file.parent.name not in one_of_many]
    assert [str(file.relative_to(source)) for file in others if file.stem not in named] == []


def test_the_architecture_names_every_folder():
    told = (DOCS / "architecture.md").read_text(encoding="utf-8")
    source = ROOT / "src" / "vigil"
    for folder in source.rglob("*"):
        parts = folder.relative_to(source).parts
        if folder.is_dir() and "__pycache__" not in parts and len(parts) <= 2:
            assert f"`{folder.name}/" in told or f"`{'/'.join(parts)}/" in told, "/".join(parts)
