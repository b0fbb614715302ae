"""The tour as a notebook: kept without outputs, and run from top to bottom by a kernel of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

TOUR = Path(__file__).parents[2] / "examples" / "tour.ipynb"
MISSING = [name for name in ("ipykernel", "nbclient", "pyarrow") if find_spec(name) is None]
RUN = """
import os, sys, tempfile
with tempfile.TemporaryDirectory(prefix="tour") as folder:
    os.environ.update(JUPYTER_RUNTIME_DIR=folder, JUPYTER_DATA_DIR=folder, IPYTHONDIR=folder, TMPDIR=folder)
    import nbclient, nbformat
    from jupyter_client.manager import AsyncKernelManager
    notebook = nbformat.read(sys.argv[1], 4)
    nbformat.validate(notebook)
    kernel = AsyncKernelManager(kernel_name="python3", transport="ipc", ip=os.path.join(folder, "k"))
    place = {"metadata": {"path": os.path.dirname(sys.argv[1])}}
    nbclient.NotebookClient(notebook, timeout=240, km=kernel, resources=place).execute()
print(nbformat.writes(notebook))
"""


def code_cells(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    """The cells with code."""
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def test_the_tour_is_kept_without_outputs():
    for cell in code_cells(json.loads(TOUR.read_text(encoding="utf-8"))):
        assert (cell["outputs"], cell["execution_count"]) == ([], None)


@pytest.mark.skipif(
    bool(MISSING) and os.environ.get("CI") != "true", reason="there is no kernel for notebooks"
)
def test_the_tour_runs_in_a_clean_kernel_and_shows_tables_a_match_a_dataset_and_a_curve():
    ran = subprocess.run([sys.executable, "-c", RUN, str(TOUR)], capture_output=True, text=True, timeout=280)
    assert ran.returncode == 0, ran.stderr[-3000:]
    cells = code_cells(json.loads(ran.stdout))
    shown = [output for cell in cells for output in cell["outputs"]]
    given = [output["data"] for output in shown if "data" in output]
    pictures = [data for data in given if "<svg" in "".join(data.get("text/html", []))]
    texts = "".join("".join(data["text/plain"]) for data in given)
    assert len(pictures) >= 4  # a game, a view, a card, a record
    assert any("image/svg+xml" in data for data in given)  # the curve
    for words in ("Result(scores=", "greedy won ", "'action': ("):
        assert words in texts
    assert [output for output in shown if output.get("name") == "stderr"] == []
