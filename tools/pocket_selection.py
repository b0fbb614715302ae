"""What of Python, of packages and of Vigil is taken into the pocket, and in which bundle."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.pocket_parts import ROOT, Files, read_zip

SOURCE: Final = ROOT / "src"
# Of the standard library: for people at a terminal, for machines with windows, sockets or processes, and old
# ways to write letters; archives need cp437.
NOT_OF_PYTHON: Final = (
    "__phello__", "_pyrepl", "antigravity", "bdb", "cProfile", "cmd", "code.",
    "ctypes", "doctest", "encodings/big5", "encodings/cp0", "encodings/cp1", "encodings/cp7", "encodings/cp8",
    "encodings/cp9", "encodings/euc", "encodings/iso2022", "encodings/mac", "ensurepip",
    "fileinput", "ftplib", "idlelib", "imaplib", "lib2to3",
    "mailbox", "multiprocessing", "netrc", "nntplib", "optparse", "pdb", "pickletools", "plistlib", "poplib",
    "profile", "pstats", "pyclbr", "pydoc", "rlcompleter", "sched", "shelve", "smtplib", "tabnanny", "this",
    "trace.", "tracemalloc", "tty", "turtle", "unittest", "venv", "wave", "webbrowser", "xml",
    "xmlrpc", "zipapp",
)  # fmt: skip
# Of packages: what is imported for other databases, other web servers, or never.
NOT_OF_PACKAGES: Final = (
    "alembic/templates", "alembic/testing", "anyio/_backends/_trio", "anyio/pytest_plugin", "mako/testing",
    "prometheus_client/bridge", "prometheus_client/twisted", "sqlalchemy/dialects/mssql",
    "sqlalchemy/dialects/mysql", "sqlalchemy/dialects/oracle", "sqlalchemy/ext", "sqlalchemy/orm",
    "sqlalchemy/testing", "starlette/testclient",
)  # fmt: skip
# Of Vigil: other clients, research, and what only a machine with a network has.
NOT_OF_VIGIL: Final = (
    "__main__.py", "arena", "cli.py", "client", "cluster/crew.py", "cluster/job.py", "cluster/node_work.py",
    "cluster/processes.py", "cluster/ray_crew.py", "commands", "console.py", "datasets", "environments",
    "bots/external", "bots/network.py", "py.typed", "puzzles/mine.py", "puzzles/puzzle_commands.py",
    "server/admin_commands.py", "server/operation/service_manager.py", "server/startup.py",
    "server/web/request_heads.py", "server/web/standalone.py", "server/web/wire.py",
    "server/workers/side_process.py", "terminal", "training", "values/values_command.py",
)  # fmt: skip
UPGRADING: Final = ("alembic/", "mako/", "markupsafe/", "vigil/server/store/migrations/")
NETWORKS: Final = (".npz",)
FROM_SOURCE: Final = (
    "anyio/__init__.py",
    "vigil/server/store/migrations/versions/",
)  # read as it is
FOREIGN: Final = (".so", ".c", ".h", ".pyi", ".pyx", ".pxd", ".typed")
MODULES: Final = ".cpython-314-wasm32-emscripten.so"


def library_files(archive: Path) -> Files:
    """The standard library, as far as it is wanted."""
    found = read_zip(archive)
    return {name: content for name, content in found.items() if not name.startswith(NOT_OF_PYTHON)}


def package_files(wheels: list[Path]) -> Files:
    """The files of packages, as far as they are wanted."""
    found = {name: content for wheel in wheels for name, content in read_zip(wheel).items()}
    return {
        name: content
        for name, content in found.items()
        if not name.startswith(NOT_OF_PACKAGES) and is_wanted(name) and ".dist-info/" not in name
    }


def is_wanted(name: str) -> bool:
    """Whether a file of a package can be of use: no sources in C, no code of other machines."""
    return name.endswith(MODULES) or not name.endswith(FOREIGN)


def own_files() -> Files:
    """The files of Vigil, as far as they are wanted."""
    package = SOURCE / "vigil"
    return {
        file.relative_to(SOURCE).as_posix(): file.read_bytes()
        for file in sorted(package.rglob("*"))
        if file.is_file() and is_ours(file.relative_to(package).as_posix())
    }


def is_ours(path: str) -> bool:
    """Whether a file of the package goes along."""
    if "__pycache__" in path or path.endswith((".so", ".pyc")) or path == "built.json":
        return False
    return not path.startswith(NOT_OF_VIGIL)


def bundle_of(path: str) -> str:
    """In which bundle a file is: what networks and upgrades need comes later."""
    if path.endswith(NETWORKS):
        return "bots"
    return "upgrade" if path.startswith(UPGRADING) else "vigil"
