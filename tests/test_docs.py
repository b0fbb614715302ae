"""The documents: the language reference is complete, examples run, and no folder goes unexplained."""

import re
from pathlib import Path

import pytest

import vigil
import vigil.language
from tools import language_reference
from vigil.bots.levels import TITLES

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
WORDS = language_reference.words()
PAGE = language_reference.page()


@pytest.fixture(params=["index.md", "reference.md", "bots.md"])
def page(request):
    """A page whose examples are meant to be run from top to bottom."""
    return DOCS / request.param


def test_the_language_reference_has_every_word_once():
    assert sorted(word.name for word in WORDS) == sorted(vigil.language.__all__)
    for name in vigil.language.__all__:
        assert PAGE.count(f"### `{name}` {{ #{name} }}\n") == 1


def test_every_word_of_the_language_has_an_example_or_is_listed_as_unused():
    listed = PAGE.partition("## Words without an example")[2]
    for word in WORDS:
        assert any(word.name in example.words for example in word.examples) != (f"(#{word.name})" in listed)


def test_every_word_that_takes_something_says_what_it_means_and_how_it_is_said():
    for word in WORDS:
        if callable(getattr(vigil.language, word.name)):
            assert word.meaning, word.name
            assert word.signature.startswith(f"{word.name}("), word.name


def test_a_signature_has_inherited_fields_and_defaults_as_they_are_written():
    said = {word.name: word.signature for word in WORDS}
    assert said["GrowPool"] == "GrowPool(honor: int)"
    assert said["Acquire"].startswith("Acquire(")
    assert "to: int = DISCARD" in said["Acquire"]
    assert said["basics"] == "basics(*, decks: int, mystics: int, infantry: int)"


def test_an_example_shows_the_text_that_players_read():
    [example] = [example for example in language_reference.examples() if '"Mephit"' in example.code]
    assert (
        example.code.splitlines()[1] == "        reward=[Gain(honor=2), May(Banish(CARDS.in_(CENTER_ROW)))])"
    )
    assert example.text == vigil.card("Mephit").text


def test_a_card_that_transforms_is_shown_with_both_sides():
    [example] = [example for example in language_reference.examples() if "Jakeb" in example.code]
    assert "Jakeb, Cobra King: Gain 6 honor." in example.text


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
    [code] = re.findall(r"```python\n(Hero\(.*?\)),\n```", told, re.DOTALL)
    card = eval(code, vars(vigil.language).copy())
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
