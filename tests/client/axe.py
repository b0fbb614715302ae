"""axe-core, which finds what keeps people from using a page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

SCRIPT: Final[str] = Axe().axe_script
RUN: Final = """async ([where, options]) => {
    const {violations} = await axe.run(where ?? document, {resultTypes: ["violations"], ...options});
    return violations;
}"""


def violations(
    page: Page, where: str | None = None, options: Mapping[str, Any] | None = None
) -> list[dict[str, Any]]:
    """What is wrong on a page, or in a part of it; a page has to read the large script but once."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT)
    found: list[dict[str, Any]] = page.evaluate(RUN, [where, dict(options or {})])
    return found
