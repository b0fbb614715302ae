"""What setup.py adds to the C that mypyc writes: docstrings, so that `help` is not blank."""

from __future__ import annotations

import os
import runpy
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
KNOWN = {
    "vigil.game": "A game.",
    "game___Game": "A match.",
    "game___Game___copy": "A twin.",
    "game___deal": "é",
}
SETUPTOOLS: dict[str, dict[str, object]] = {  # what setup.py takes of it; not every environment has it
    "setuptools": {"Extension": object, "setup": lambda **_: None},
    "setuptools.command": {},
    "setuptools.command.build_ext": {"build_ext": object},
    "setuptools.command.build_py": {"build_py": object},
}


@pytest.fixture(scope="module")
def build() -> dict[str, Any]:
    """What is defined in setup.py; nothing is built."""
    with pytest.MonkeyPatch.context() as patch:
        for name, content in SETUPTOOLS.items():
            patch.setitem(sys.modules, name, ModuleType(name))
            vars(sys.modules[name]).update(content)
        patch.setitem(os.environ, "VIGIL_COMPILE", "0")
        return runpy.run_path(str(ROOT / "setup.py"))


@pytest.mark.parametrize(
    ("generated", "wanted"),
    [
        (
            '(PyCFunction)CPyPy_game___Game___copy,\n METH_FASTCALL | METH_O, PyDoc_STR("copy($self)\\n")}',
            'PyDoc_STR("copy($self)\\n" "A twin.")}',
        ),
        ("{(PyCFunction)CPyPy_game___deal, METH_FASTCALL, PyDoc_STR(NULL)}", 'PyDoc_STR("\\303\\251")}'),
        (
            'CPyType_game___Game_template_ = {\n .tp_doc = PyDoc_STR("Game()"),',
            'PyDoc_STR("Game()" "A match."),',
        ),
        ("(getter)game___Game_get_copy,\nNULL, NULL, NULL},", 'NULL, "A twin.", NULL},'),
        ("(getter)game___Game_get_copy,\n (setter)game___x,\nNULL, NULL},", 'game___x,\n"A twin.", NULL},'),
        ('PyModuleDef_HEAD_INIT,\n"vigil.game",\nNULL, /* docstring */', '"A game.", /* docstring */'),
    ],
    ids=["method", "function", "class", "property", "property that can be set", "module"],
)
def test_a_docstring_follows_the_signature(build, generated, wanted):
    assert build["add_docstrings"](generated, KNOWN).endswith(wanted)


def test_what_has_no_docstring_stays_as_it_is(build):
    code = '(PyCFunction)CPyPy_game___Game___undo, METH_FASTCALL, PyDoc_STR("undo($self)\\n")}'
    assert build["add_docstrings"](code, KNOWN) == code


def test_docstrings_are_found_by_the_names_that_the_compiler_gives(build):
    known = build["docstrings"]([Path("src/vigil/rules/game.py"), Path("src/vigil/rules/moves.py")])
    assert known["game___Game"] == known["rules___game___Game"]
    assert known["game___Game___copy"]
    assert known["vigil.rules.moves"]


def test_a_name_that_two_modules_share_is_nobodys(build, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    files = [Path("src/vigil/one/same.py"), Path("src/vigil/two/same.py")]
    for file in files:
        file.parent.mkdir(parents=True)
        file.write_text(f'def go():\n    """Go {file.parent.name}."""\n')
    known = build["docstrings"](files)
    assert (known.get("same___go"), known["two___same___go"]) == (None, "Go two.")


def test_a_file_that_has_not_changed_is_not_written_again(build, tmp_path):
    generated = tmp_path / "__native_vigil.c"
    generated.write_text("int x;")
    file = Path(build["with_docstrings"](generated, KNOWN))
    os.utime(file, (0, 0))
    build["with_docstrings"](generated, KNOWN)
    assert file.stat().st_mtime == 0
