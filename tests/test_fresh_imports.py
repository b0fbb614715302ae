"""Every module can be imported first, tried in fresh interpreters: too long for `make quick`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.bad_package import write_bad_package
from tests.import_graph import SOURCE, importing, imports, modules


def cannot_be_first(names: set[str], *options: str, source: Path = SOURCE) -> dict[str, str]:
    """The modules that cannot be imported first in an interpreter, with the error."""
    script = Path(__file__).with_name("fresh_imports.py")
    command = [sys.executable, str(script), str(source), *options, *sorted(names)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return dict(json.loads(ran.stdout))


def test_every_module_can_be_imported_first():
    # The public face imports most modules in one order: left out, it cannot hide that another one fails.
    with_face = importing("vigil", imports())
    failures = cannot_be_first(modules().keys() - with_face, "--bare") | cannot_be_first(with_face)
    assert not failures, "\n".join(f"{name}: {error}" for name, error in sorted(failures.items()))


def test_a_module_that_must_not_be_imported_first_would_be_noticed(tmp_path):
    names = {"bad.low.one", "bad.low.two", "bad.low.three"}
    failures = cannot_be_first(names, "--bare", source=write_bad_package(tmp_path))
    assert failures.keys() == {"bad.low.one"}
    assert "partially initialized module 'bad.low.one'" in failures["bad.low.one"]
