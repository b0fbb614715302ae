"""A wheel with its extras, where nothing could compile: environments, their checks, datasets and reports.

The extras are borrowed from the environment that the tests run in; fetching them anew would take minutes.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.install.conftest import pip
from tests.install.environment import Environment

pytestmark = pytest.mark.installed

CHECKS = """
import vigil
from vigil.build import compiled
from vigil.environments.batch import Batch
import vigil.environments.batch
assert compiled() and vigil.environments.batch.__file__.endswith((".so", ".pyd")), vigil.__file__

batch = Batch(games=4, seed=1, mask=True)
for _ in range(50):
    batch.step(b"".join(int(batch.legal[64 * game]).to_bytes(4, "little") for game in range(4)))

from gymnasium.utils.env_checker import check_env
from vigil.environments.gym import Ascension
check_env(Ascension(opponents=("uniform",)), skip_render_check=True)

from pettingzoo.test import api_test
from vigil.environments.zoo import env
api_test(env(mask="info"), num_cycles=50)

import pyspiel
import vigil.environments.spiel
game = pyspiel.load_game("python_ascension(rounds=1)")
pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
"""
READ = """
from vigil.datasets import decisions
[rows] = decisions("games", size=100_000)
print(len(rows["cards"]), "decisions")
"""


@pytest.fixture(scope="module")
def equipped(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The wheel among libraries that it finds, and no other program."""
    folder = tmp_path_factory.mktemp("equipped")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    pip("--python", str(folder / "bin" / "python"), "install", "--no-compile", "--no-deps", str(wheel))
    [packages] = folder.glob("lib/python*/site-packages")
    (packages / "extras.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return Environment(folder / "bin" / "vigil", tmp_path_factory.mktemp("home"))


def run(equipped: Environment, code: str) -> str:
    """Run a program of Python there, with no compiler on its way."""
    variables = {**equipped.variables(), "PATH": str(equipped.home)}
    ran = subprocess.run(
        [str(equipped.program.parent / "python"), "-c", code],
        cwd=equipped.home,
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    return ran.stdout


def test_the_environments_of_a_wheel_pass_the_checks_of_their_libraries(equipped):
    assert "Passed API test" in run(equipped, CHECKS)


def test_a_wheel_writes_games_reads_them_and_draws_a_report(equipped):
    written = equipped.vigil("sim", "3", "--bot", "greedy", "--to", "games")
    assert "3 games are in games." in written.said
    assert "decisions" in run(equipped, READ)
    reported = equipped.vigil("report", "games")
    assert reported.code == 0, reported.said
    assert list(equipped.home.rglob("*.html"))
