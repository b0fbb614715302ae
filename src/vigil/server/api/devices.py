"""Devices: what a browser says it is, in two words that its owner recognises."""

from __future__ import annotations

from typing import Final

# The first that fits: most browsers also claim to be those after them.
BROWSERS: Final = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrom": "Chrome", "Safari": "Safari"}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_of(agent: str) -> str:
    """A device by the User-Agent that it sends, such as "Firefox, Android"; a program has no name."""
    found = [first(BROWSERS, agent), first(SYSTEMS, agent)]
    return ", ".join(word for word in found if word)


def first(words: dict[str, str], agent: str) -> str:
    """The first of some words whose sign a text has."""
    return next((word for sign, word in words.items() if sign in agent), "")
