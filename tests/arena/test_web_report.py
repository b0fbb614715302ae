"""The report as a web page."""

from __future__ import annotations

import base64
import os
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.arena.playing import match, results
from vigil.arena.plots import missing
from vigil.arena.summary import summarize
from vigil.arena.web_report import write_report

pytestmark = pytest.mark.skipif(
    bool(missing()) and os.environ.get("CI") != "true", reason="there is nothing to draw with"
)

GAMES = match("strong", "weak<b>", [(True, True), (True, False)] * 20)
GAMES += match("strong", "middling", [(True, False)] * 39 + [(True, True)])
GAMES += match("middling", "weak<b>", [(True, True), (True, False), (True, False)] * 10)


class Reader(HTMLParser):
    """Reads a page as a browser does: its texts, its pictures, and whether all is closed again."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.pictures: dict[str, str] = {}
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "img":
            kind, _, data = (given["src"] or "").partition(";base64,")
            assert kind == "data:image/svg+xml"
            self.pictures[given["alt"] or ""] = base64.b64decode(data).decode()
        elif tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page of a made-up matrix."""
    path: Path = tmp_path_factory.mktemp("report") / "report.html"
    write_report(path, summarize([results(GAMES)]))
    return path.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def read(source: str) -> Reader:
    """The page, opened."""
    reader = Reader()
    reader.feed(source)
    reader.close()
    assert reader.open == []
    return reader


def test_the_page_has_all_tables(read):
    texts = " ".join(read.texts)
    assert "Arena: Chronicle of the Godslayer, 2 players" in texts
    assert "220 games, validation seeds, blocks 0 to 39" in texts
    assert "strong v weak<b>" in texts
    assert "75.0 ± 7.8 %" in texts
    assert "25.0 ± 7.8" in texts


def test_the_page_has_all_plots(read):
    titles = ("Matrix", "Scores", "Elo", "First seat", "Time per decision")
    assert [text for text in read.texts if text in titles][-5:] == list(titles)
    assert len(read.pictures) == 5


def test_the_matrix_shows_every_score_with_its_interval(read):
    drawn = next(svg for words, svg in read.pictures.items() if "row wins" in words)
    for score in ("75.0 ± 7.8", "25.0 ± 7.8", "51.2 ± 2.4", "48.8 ± 2.4"):
        assert f">{score}<" in drawn


def test_every_plot_names_the_bots(read):
    for svg in read.pictures.values():
        assert all(name in svg for name in ("strong", "middling", "weak&lt;b&gt;"))


def test_the_page_needs_nothing_from_elsewhere(source):
    assert not re.search(r"<script|<link|@import|url\(", source)
    assert re.findall(r'(?:src|href)="(?!data:)', source) == []
