"""What the Makefile calls: stages of an environment, a compiled build, jobs beside each other."""

from __future__ import annotations

import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from tools import all_tests, compiled_build, environment

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of two modules, one of them compiled; commands are run in it."""
    for name in ("setup.py", "pyproject.toml", "src/vigil/rules/game.py", "src/vigil/cli.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("VIGIL_OPTIMIZE", raising=False)
    monkeypatch.delenv("CI", raising=False)
    return tmp_path


@pytest.fixture
def builds(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would build a wheel; one is written instead."""
    made: list[list[str]] = []

    def make_wheel(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        made.append(command)
        compiled_build.WHEELS.mkdir(parents=True)
        with zipfile.ZipFile(compiled_build.WHEELS / "vigil_cards-1.whl", "w") as archive:
            for name in ("vigil__mypyc.so", "vigil/rules/game.so", "vigil/rules/game.py", "vigil/built.json"):
                archive.writestr(name, name)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(compiled_build, "can_compile", lambda: True)
    monkeypatch.setattr(subprocess, "run", make_wheel)
    return made


# Compiling


def test_extensions_are_laid_among_a_copy_of_the_sources(builds):
    compiled_build.lay_out()
    files = [
        file.relative_to(compiled_build.COMPILED).as_posix() for file in compiled_build.COMPILED.rglob("*.*")
    ]
    assert {file for file in files if not file.startswith(".")} == {
        "vigil__mypyc.so", "vigil/rules/game.so", "vigil/rules/game.py", "vigil/cli.py", "vigil/built.json"
    }  # fmt: skip
    assert not list(Path("src").rglob("*.so"))


def test_what_is_compiled_is_not_compiled_again(builds):
    compiled_build.lay_out()
    Path("src/vigil/rules/game.py").touch()
    Path("src/vigil/cli.py").write_text("changed, but not compiled", encoding="utf-8")
    compiled_build.lay_out()
    assert len(builds) == 1
    assert (compiled_build.COMPILED / "vigil/cli.py").read_text() == "changed, but not compiled"


@pytest.mark.parametrize("change", ["written", "deleted", "level"])
def test_what_has_changed_is_compiled_again(builds, change, monkeypatch):
    compiled_build.lay_out()
    if change == "written":
        Path("src/vigil/rules/game.py").write_text("changed", encoding="utf-8")
    elif change == "deleted":
        Path("src/vigil/rules/game.py").unlink()
    else:
        monkeypatch.setenv("VIGIL_OPTIMIZE", "1")
    assert not compiled_build.is_built()
    compiled_build.lay_out()
    assert len(builds) == 2


def test_a_wheel_is_built_anew_when_any_file_of_the_package_has_changed(builds):
    compiled_build.publish()
    compiled_build.publish()
    Path("src/vigil/cli.py").write_text("changed", encoding="utf-8")
    compiled_build.publish()
    assert len(builds) == 2
    assert [file.name for file in Path("dist").iterdir()] == ["vigil_cards-1.whl"]


def test_without_a_compiler_nothing_is_laid_out_and_only_ci_fails(project, monkeypatch, capsys):
    monkeypatch.setattr(compiled_build, "can_compile", lambda: False)
    compiled_build.lay_out()
    assert compiled_build.NO_COMPILER in capsys.readouterr().out
    assert not compiled_build.COMPILED.exists()
    monkeypatch.setenv("CI", "true")
    with pytest.raises(compiled_build.Failed):
        compiled_build.lay_out()


def test_a_compiler_that_is_not_there_cannot_compile(monkeypatch):
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not compiled_build.can_compile()


# Setting up


@pytest.fixture
def installed(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What pip would install."""
    wanted: list[str] = []
    (environment.VENV / "bin").mkdir(parents=True)
    (environment.VENV / "bin" / "pip").touch()
    monkeypatch.setattr(environment, "pip", lambda *words: wanted.append(words[-1]))
    return wanted


def test_a_stage_brings_those_before_it_and_is_reached_once(installed):
    environment.set_up("cluster")
    environment.set_up("cluster")
    environment.set_up("play")
    assert installed == ["setuptools>=77", ".", ".[dev]", ".[cluster]"]


def test_a_changed_project_is_installed_again_but_a_touched_one_is_not(installed):
    environment.set_up("play")
    environment.PROJECT.touch()
    environment.set_up("play")
    assert len(installed) == 2
    environment.PROJECT.write_text("changed", encoding="utf-8")
    environment.set_up("play")
    assert len(installed) == 4


def test_an_old_python_is_told_what_to_do(project, monkeypatch):
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(environment.NotPossible, match=r"3\.11 or newer: make PYTHON="):
        environment.set_up("play")


def test_every_stage_installs_an_extra_that_there_is():
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    extras = [target[2:-1] for target, _, _ in environment.STAGES.values() if target != "."]
    assert all(f"\n{extra} = [" in text for extra in extras)


def test_setting_up_needs_nothing_but_the_standard_library():
    code = "import runpy, sys; runpy.run_path('tools/environment.py'); assert 'pytest' not in sys.modules"
    subprocess.run([sys.executable, "-S", "-I", "-c", code], cwd=ROOT, check=True)


# Running tests


def test_every_test_belongs_to_one_run(monkeypatch):
    monkeypatch.chdir(ROOT)
    runs = [*all_tests.engine_tests(), *all_tests.source_tests(), *all_tests.other_tests()]
    runs += [f"tests/{name}" for name in (*all_tests.BROWSER, *all_tests.INSTALLED)]
    assert len(runs) == len(set(runs))
    found = {str(path) for path in Path("tests").iterdir() if path.is_dir() or path.match("test_*.py")}
    assert found - {"tests/__pycache__"} == set(runs)


def test_a_job_runs_beside_a_step_and_is_told_after_it(tmp_path, capsys):
    job = [sys.executable, "-c", "print('the job')"]
    code = all_tests.run_beside(job, tmp_path / "log", say_the_step)
    assert (code, capsys.readouterr().out) == (0, "the step\nthe job\n")


def say_the_step() -> int:
    """A step that succeeds."""
    print("the step")
    return 0


@pytest.mark.parametrize(("step", "job"), [(3, 0), (0, 4), (3, 4)])
def test_a_step_or_a_job_that_fails_fails_both(tmp_path, step, job):
    command = [sys.executable, "-c", f"import sys; sys.exit({job})"]
    assert all_tests.run_beside(command, tmp_path / "log", lambda: step) == (step or job)


def test_an_interrupted_step_ends_its_job(tmp_path):
    begun = time.monotonic()
    sleep = [sys.executable, "-c", "import time; time.sleep(60)"]
    with pytest.raises(KeyboardInterrupt):
        all_tests.run_beside(sleep, tmp_path / "log", interrupt)
    assert time.monotonic() - begun < 30


def interrupt() -> int:
    """Somebody presses Ctrl-C."""
    raise KeyboardInterrupt


def test_steps_end_with_the_first_that_fails():
    codes = iter([0, 2, 0])
    assert all_tests.run_until_failure([lambda: next(codes)] * 3) == 2
    assert list(codes) == [0]


def test_every_line_of_the_makefile_is_one_command():
    lines = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    recipes = [line for line in lines if line.startswith("\t")]
    assert not [line for line in recipes if line.endswith("\\") or "$(shell" in line or "; " in line]
