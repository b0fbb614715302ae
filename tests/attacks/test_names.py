"""Names that pass for another's, cannot be seen, or cover what stands around them."""

from __future__ import annotations

import unicodedata
from random import Random

import pytest

from tests.server.clients import ME, Server, Visitor
from tools import lookalikes
from vigil.server.match.layout import distinct
from vigil.server.protocol import bounds
from vigil.server.protocol.names import skeleton
from vigil.wording.signs import STACKED, is_name

ZALGO = "A" + "\u0301" * 100 + "da"


@pytest.mark.parametrize(
    "alike",
    [
        "Аda",  # Cyrillic A
        "Αdа",  # Greek A, Cyrillic a
        "A\u200bda",
        "ADA",
        "Adá",
        "A\u0323da",
        "𝐀𝐝𝐚",
        "Ⓐⓓⓐ",
        "ᴀdɑ",
        "ＡＤＡ",
        "Acla",
        "ꓮꓓꓮ",  # Lisu
        "ᗅdа",  # Canadian syllabics
        "Ada\ue000",  # a sign of nobody
        "A\u2065da",  # a sign that is none
    ],
)
def test_whoever_looks_like_another_is_told_apart(alike: str) -> None:
    assert distinct(["Ada", bounds.name(alike)])[1] == f"{bounds.name(alike)} 2"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Illo", "1l|0"),
        ("Marn", "Mam"),
        ("Vvren", "Wren"),
        ("Alice", "AӀice"),  # a Cyrillic stroke
        ("Alice", "Aǀice"),
        ("Bo", "B๐"),  # a Thai zero
        ("Bo", "Ⲃⲟ"),  # Coptic
        ("Agent 7", "Agent ७"),
    ],
)
def test_letters_that_are_drawn_alike_are_one(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_other_names_stay_as_they_are() -> None:
    names = ["Ada", "Bo", "Анна", "Юрий", "Σοφία", "愛", "O'Neill", "Zoë", "5", "🦊"]
    assert distinct([bounds.name(name) for name in names]) == names


UNSEEN = ["\u3164", "\u2800\u2800", "\u0301", "\u115f\u1160", "\u200b\u2060", " \u00a0"]


@pytest.mark.parametrize("unseen", UNSEEN)
def test_a_name_that_cannot_be_seen_is_refused(ada: Visitor, unseen: str) -> None:
    assert "a name" in ada.post("me", {"name": unseen}, 400)["error"]


def test_marks_are_not_piled_up() -> None:
    for clean in (bounds.name(ZALGO), bounds.chat_line(ZALGO)):
        assert sum(unicodedata.category(sign) == "Mn" for sign in clean) <= STACKED


def test_a_name_that_a_server_takes_is_one_at_every_door() -> None:
    chance, signs = Random(1), "aB \n\u0301\u0302\u200d\u3164\u202e\x1b\uffa0\u2028\ue000ﬁ"
    for _ in range(3000):
        typed = "".join(chance.choices(signs, k=chance.randrange(1, 12)))
        try:
            taken = bounds.name(typed)
        except ValueError:
            continue
        assert is_name(taken), ascii(typed)


@pytest.mark.parametrize("fancy", ["𝐀𝐝𝐚", "Ⓐⓓⓐ", "Ａｄａ"])
def test_a_name_is_kept_in_plain_letters(fancy: str) -> None:
    assert bounds.name(fancy) == "Ada"


def test_a_name_that_grows_when_it_is_written_out_is_measured_then(ada: Visitor) -> None:
    assert "1 to 40 characters" in ada.post("me", {"name": "\ufdfa" * 40}, 400)["error"]


def test_the_same_name_in_other_letters_is_told_apart_at_the_table(ada: Visitor, server: Server) -> None:
    match = ada.make(ME, {"kind": "open"})["id"]
    guest = server.visitor("Аdа").join(match)["seats"][1]["name"]
    assert guest == "Аdа 2"


def test_the_table_of_lookalikes_is_made_of_what_unicode_lists() -> None:
    assert lookalikes.FILE.read_text(encoding="utf-8") == lookalikes.document(), "run tools/lookalikes.py"


def test_nearly_all_signs_that_unicode_lists_for_a_letter_look_like_it() -> None:
    listed = [
        (plain, entry["c"])
        for plain, others in lookalikes.confusables().items()
        if plain in lookalikes.PLAIN
        for entry in others
        if len(entry["c"]) == 1 and unicodedata.category(entry["c"])[0] in "LN"
    ]
    missed = [(plain, sign) for plain, sign in listed if skeleton(plain) != skeleton(sign)]
    assert len(listed) > 1000
    assert len(missed) < len(listed) / 50, missed  # digits of other scripts count by their value
