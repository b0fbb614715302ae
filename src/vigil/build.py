"""How this copy of Vigil was built: compiled, or as plain Python."""

from __future__ import annotations

from pathlib import Path

from vigil.rules import game


def compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    return not str(game.__file__).endswith(".py")


def outdated(package: Path | None = None) -> list[Path]:
    """The sources that are newer than what was compiled from them."""
    root = package or Path(__file__).parent
    return [
        source
        for source in sorted(root.rglob("*.py"))
        for extension in (
            *source.parent.glob(f"{source.stem}.*.so"),
            *source.parent.glob(f"{source.stem}.*.pyd"),
        )
        if source.stat().st_mtime > extension.stat().st_mtime
    ]


def described() -> list[str]:
    """The version and the build, and a warning where they do not fit each other."""
    from vigil import __version__

    lines = [f"vigil {__version__}, engine {'compiled' if compiled() else 'interpreted (plain Python)'}"]
    if compiled() and (newer := outdated()):
        lines.append(
            f"warning: {newer[0].name} is newer than what was compiled from it; run `make compiled` again"
        )
    return lines
