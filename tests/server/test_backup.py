"""Backups are made beside a running server, and what they hold is there again after they are put back."""

from __future__ import annotations

import sqlite3
import stat
import subprocess

import pytest

from tests.server.clients import GREEDY, ME, Server, Visitor
from tests.server.postgres import programs
from vigil.cli import main

HERE = {"kind": "here", "name": "Bo"}


def admin(database: object, *words: object) -> None:
    """Run a command of the host that must succeed."""
    with pytest.raises(SystemExit) as ended:
        main(["admin", "--database", str(database), *map(str, words)])
    assert not ended.value.code


def refused(capsys: pytest.CaptureFixture[str], database: object, *words: object) -> str:
    """Why a command of the host is refused."""
    with pytest.raises(SystemExit) as ended:
        main(["admin", "--database", str(database), *map(str, words)])
    assert ended.value.code == 2
    return capsys.readouterr().err


def begun(server: Server) -> tuple[Visitor, str]:
    """A match of somebody, in which a move was made."""
    ada = server.visitor("Ada")
    match = str(ada.make(ME, HERE)["id"])
    with ada.sit(match) as line:
        line.move("play Apprentice")
    return ada, match


def returned(ada: Visitor, server: Server) -> Visitor:
    """The same person, at another server."""
    again = server.visitor("Ada")
    again.key, again.headers = ada.key, ada.headers
    return again


def test_a_match_goes_on_from_a_backup_of_a_running_server(tmp_path):
    copy, elsewhere = tmp_path / "backup.db", tmp_path / "elsewhere" / "vigil.db"
    with Server(tmp_path / "vigil.db") as server:
        ada, match = begun(server)
        admin(tmp_path / "vigil.db", "backup", copy)
        with ada.sit(match) as line:
            line.move("end turn")  # it is in the database, not in the backup
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    admin(elsewhere, "restore", copy)
    with Server(elsewhere) as server, returned(ada, server).sit(match) as line:
        assert line.step == 1
        line.move("end turn")


def test_a_backup_is_complete_while_people_play(tmp_path):
    with Server(tmp_path / "vigil.db") as server:
        ada = server.visitor("Ada")
        match = ada.make(ME, GREEDY)["id"]
        with ada.sit(match) as line:
            for number in range(5):
                line.until_asked().move()
                admin(tmp_path / "vigil.db", "backup", tmp_path / f"{number}.db")
                with sqlite3.connect(tmp_path / f"{number}.db") as copy:
                    assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
                    counted = copy.execute("SELECT count(*) FROM acts").fetchone()
                    assert counted == copy.execute("SELECT acts FROM matches").fetchone()


def test_a_backup_replaces_nothing_unless_it_is_told_to(tmp_path, capsys):
    database, copy = tmp_path / "vigil.db", tmp_path / "backup.db"
    with Server(database) as server:
        _, match = begun(server)
        admin(database, "backup", copy)
        assert "is there already" in refused(capsys, database, "backup", copy)
        assert "another Vigil is running" in refused(capsys, database, "restore", copy, "--replace")
        admin(database, "delete", match, "--yes")
    assert "say --replace" in refused(capsys, database, "restore", copy)
    admin(database, "restore", copy, "--replace")
    capsys.readouterr()
    admin(database, "find", match)
    assert match in capsys.readouterr().out
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + bytes(5000)])
def test_what_is_no_backup_is_not_put_back(tmp_path, capsys, content):
    (tmp_path / "wrong").write_bytes(content)
    assert "is no backup of Vigil" in refused(capsys, tmp_path / "vigil.db", "restore", tmp_path / "wrong")
    assert "no backup at" in refused(capsys, tmp_path / "vigil.db", "restore", tmp_path / "nothing")
    assert not (tmp_path / "vigil.db").exists()


def test_a_backup_of_a_newer_version_is_not_put_back(tmp_path, capsys, monkeypatch):
    with Server(tmp_path / "vigil.db"):
        admin(tmp_path / "vigil.db", "backup", tmp_path / "copy.db")
    with sqlite3.connect(tmp_path / "copy.db") as copy:
        copy.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer Vigil" in refused(capsys, tmp_path / "new.db", "restore", tmp_path / "copy.db")


# PostgreSQL, with its own tools, as the guide says


def tool(name: str, *words: str) -> None:
    """Run a program of PostgreSQL."""
    folder = programs()
    assert folder is not None
    subprocess.run([str(folder / name), *words], check=True, capture_output=True)


def test_a_match_goes_on_from_a_dump_of_postgresql(tmp_path, postgres, capsys):
    first, second = postgres.database(), postgres.database()
    dump = str(tmp_path / "vigil.dump")
    with Server(first) as server:
        ada, match = begun(server)
        tool("pg_dump", "--format=custom", f"--file={dump}", first)
        assert "pg_dump" in refused(capsys, first, "backup", tmp_path / "copy")
    tool("pg_restore", "--no-owner", f"--dbname={second}", dump)
    with Server(second) as server, returned(ada, server).sit(match) as line:
        assert line.step == 1
        line.move("end turn")
