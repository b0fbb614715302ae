"""Check the browser client with TypeScript and Biome; it needs nothing of them to run.

python tools/client_checks.py
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGE = Path("package.json")
PROGRAMS = Path("node_modules/.bin")
CHECKS = [["tsc", "-p", "src/vigil/client/jsconfig.json"], ["biome", "check", "--error-on-warnings"]]
NO_NPM = "There is no npm: the browser client is not checked."


def fetch_programs() -> None:
    """Let npm fetch what package.json asks for, unless that was done since it was changed."""
    wanted = [PROGRAMS / check[0] for check in CHECKS]
    if all(program.exists() and program.stat().st_mtime > PACKAGE.stat().st_mtime for program in wanted):
        return
    subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", "--no-package-lock"], check=True)
    for program in PROGRAMS.iterdir():
        program.touch()


def main() -> int:
    """Run the checks until one fails; its exit code. Without npm only CI fails."""
    if shutil.which("npm") is None:
        print(NO_NPM)
        return int(os.environ.get("CI") == "true")
    fetch_programs()
    for program, *words in CHECKS:
        if code := subprocess.run([str(PROGRAMS / program), *words], check=False).returncode:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
