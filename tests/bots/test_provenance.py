"""Every shipped network says where it comes from, and that is of its own numbers."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import numpy as np
import pytest

from tests.terminal.typing_at import vigil
from vigil.bots.levels import LEVELS, bot_class
from vigil.bots.network import NETWORK_LEVELS, Network
from vigil.bots.provenance import MEMBER, Provenance, add_provenance, numbers_hash, read_provenance
from vigil.bots.search import Searching
from vigil.build import PACKAGE

SHIPPED = {level: PACKAGE / "bots" / f"{level}.npz" for level in NETWORK_LEVELS}
KNOWN = {"run": "by hand", "seed": None, "games": 3, "numbers": "00"}


def told(level: str) -> Provenance:
    """What a shipped network says."""
    found = read_provenance(SHIPPED[level])
    assert found is not None
    return found


@pytest.mark.parametrize("level", NETWORK_LEVELS)
def test_a_shipped_network_says_how_it_was_made(level: str) -> None:
    provenance = told(level)
    assert provenance.games > 100_000
    assert provenance.run
    assert provenance.measures
    assert {"vigil", "rules"} <= provenance.versions.keys()
    assert provenance.seed is not None or "repeated" in provenance.notes


@pytest.mark.parametrize("level", NETWORK_LEVELS)
def test_it_speaks_of_the_numbers_beside_it(level: str) -> None:
    assert told(level).numbers == numbers_hash(SHIPPED[level])


def test_the_network_of_master_went_on_from_that_of_expert():
    assert told("master").begun_with == told("expert").numbers


def test_every_level_that_searches_has_a_network():
    assert {level for level in LEVELS if issubclass(bot_class(level), Searching)} == set(NETWORK_LEVELS)


def test_what_is_told_of_a_network_changes_none_of_its_numbers(tmp_path: Path) -> None:
    bare = tmp_path / "bare.npz"
    network = Network.fresh(1, hidden=8, second=4)
    network.save(bare)
    before, weights = numbers_hash(bare), Network.load(bare).weights
    add_provenance(bare, Provenance("by hand", 1, 0, before))
    assert numbers_hash(bare) == before
    assert all((array == weights[name]).all() for name, array in Network.load(bare).weights.items())
    weights["bias"] += 1
    Network(weights).save(bare)
    assert numbers_hash(bare) != before


def test_a_network_of_before_says_nothing(tmp_path: Path) -> None:
    Network.fresh(1, hidden=8, second=4).save(tmp_path / "bare.npz")
    assert read_provenance(tmp_path / "bare.npz") is None


def test_it_is_said_once(tmp_path: Path) -> None:
    file = tmp_path / "bare.npz"
    np.savez(file, bias=np.zeros(1))
    add_provenance(file, Provenance.from_data({"format": "vigil network", "version": 1, **KNOWN}))
    with pytest.raises(ValueError, match="says already"):
        add_provenance(file, Provenance("by hand", 1, 0, ""))


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("[]", "no provenance of a network"),
        ('{"format": "vigil network", "version": 2}', "as version 1 has it"),
        ('{"format": "vigil network", "version": 1, "maker": "me"}', "has no maker"),
        ('{"format": "vigil network", "version": 1, "run": ""}', "says its games, numbers, seed"),
        ("{", "Expecting"),
    ],
)
def test_what_is_no_provenance_is_refused_with_what_is_wrong(tmp_path: Path, data: str, said: str) -> None:
    file = tmp_path / "odd.npz"
    with ZipFile(file, "w") as archive:
        archive.writestr(MEMBER, data)
    with pytest.raises(ValueError, match=said) as refused:
        read_provenance(file)
    assert "odd.npz" in str(refused.value)


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd.npz").write_text("no network", encoding="utf-8")
    with pytest.raises(ValueError, match="is no network"):
        numbers_hash(tmp_path / "odd.npz")


def test_the_levels_are_listed_with_their_networks():
    shown = vigil("bots").out
    assert [line.split()[0] for line in shown.splitlines() if line.split()[0] in LEVELS] == list(LEVELS)
    assert "711,168 games" in shown


def test_where_a_network_comes_from_can_be_read():
    shown = vigil("bots", "master").out
    assert told("master").numbers in shown
    assert "cannot be made again" in shown
    assert "tuned has no network." in vigil("bots", "tuned").out
    assert "there is no bot 'mastr'; did you mean 'master'" in vigil("bots", "mastr").err
