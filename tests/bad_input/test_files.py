"""Files that cannot be read or written: a clear error, and what was there stays there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import vigil
from vigil.files import open_game


@pytest.fixture
def record() -> vigil.Record:
    game = vigil.Game.new(["godslayer"], ["Ada", "Bo"], seed=5)
    for _ in range(30):
        game.apply(game.legal_moves()[0])
    record = vigil.Record.of(game)
    assert isinstance(record, vigil.Record)
    return record


def test_a_record_comes_back_from_its_file(record: vigil.Record, tmp_path: Path) -> None:
    record.save(tmp_path / "game.json")
    assert vigil.Record.load(tmp_path / "game.json").to_data() == record.to_data()
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_save_replaces_the_old_file_as_a_whole(record: vigil.Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("x" * 100_000)
    record.save(path)
    assert vigil.Record.load(path).final == record.final


def test_a_record_that_cannot_be_written_leaves_the_old_one(record: vigil.Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record.save(path)
    before = path.read_text()
    record.result = {"scores": object()}
    with pytest.raises((TypeError, ValueError)):
        record.save(path)
    assert path.read_text() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_directory_is_no_place_for_a_record(record: vigil.Record, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "old.json").write_text("old")
    with pytest.raises(ValueError, match="games cannot be written"):
        record.save(folder)
    assert (folder / "old.json").read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["games"]


def test_a_directory_that_is_not_there_is_named(record: vigil.Record, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"nowhere/game\.json cannot be written"):
        record.save(tmp_path / "nowhere" / "game.json")
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_the_old_file(
    record: vigil.Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    path.write_text("old")

    def fails(*_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", fails)
    with pytest.raises(ValueError, match="No space left"):
        record.save(path)
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    for read in (vigil.Record.load, open_game):
        with pytest.raises(ValueError, match=r"nothing\.json cannot be read"):
            read(tmp_path / "nothing.json")


@pytest.mark.parametrize("length", [0, 1, 10, 200, -2])
def test_a_truncated_file_is_refused(record: vigil.Record, tmp_path: Path, length: int) -> None:
    path = tmp_path / "game.json"
    record.save(path)
    path.write_text(path.read_text()[:length])
    for read in (vigil.Record.load, open_game):
        with pytest.raises(ValueError, match=r"game\.json"):
            read(path)


@pytest.mark.parametrize(
    "content", [b"\xff\xfe\x00", b"\x89PNG\r\n", b"hello", b"[1, 2]", b"null", b"{}", b"5"]
)
def test_a_foreign_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    for read in (vigil.Record.load, open_game):
        with pytest.raises(ValueError, match=r"game\.json|not a vigil"):
            read(path)


def test_deep_nesting_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("[" * 100_000)
    with pytest.raises(ValueError, match=r"game\.json"):
        open_game(path)


def test_a_position_with_a_slip_in_its_toml_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.toml"
    path.write_text('sets = ["godslayer"\nturn = 0\n')
    with pytest.raises(ValueError, match=r"puzzle\.toml.*line 2"):
        open_game(path)


def test_every_kind_of_document_opens_as_the_game_it_is(record: vigil.Record, tmp_path: Path) -> None:
    game = record.replay()
    for number, data in enumerate([record.to_data(), game.to_data(), game.position()]):
        path = tmp_path / f"{number}.json"
        path.write_text(json.dumps(data))
        assert open_game(path).legal_moves() == game.legal_moves()
