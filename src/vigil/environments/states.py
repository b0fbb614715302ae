"""States: an environment at one moment as a value, to go back to it in search or from a checkpoint."""

from __future__ import annotations

from typing import Any, Final

from vigil.environments.actions import Actions
from vigil.rules.fingerprints import RULES
from vigil.rules.game import Game
from vigil.rules.kernel.box import Setup

VERSION: Final = 1


def played_here(setup: Setup, actions: Actions) -> dict[str, Any]:
    """What a state has to have in common with the environment that goes on from it."""
    return {
        "sets": [card_set.code for card_set in setup.sets],
        "players": len(setup.names),
        "edition": setup.edition,
        "variant": setup.variant,
        "encoding": actions.encoding,
        "rules": RULES,
    }


def make_state(kind: str, about: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    """A state; its games are copies, so it stays as it is while its environment goes on."""
    return {"format": f"vigil {kind}", "version": VERSION, "about": about, **parts}


def check_state(state: Any, kind: str, about: dict[str, Any]) -> dict[str, Any]:
    """Refuse what is no state of such an environment; the error says what would be one."""
    if not isinstance(state, dict) or state.get("format") != f"vigil {kind}":
        raise ValueError(f"this is no state of a {kind}: give what its get_state() returned")
    if state.get("version") != VERSION:
        raise ValueError(f"the state is version {state.get('version')!r}; this Vigil reads {VERSION}")
    there = state.get("about")
    if not isinstance(there, dict):
        raise ValueError(f"the state of the {kind} is damaged: it does not say what is played")
    for key, here in about.items():
        if there.get(key) != here:
            raise ValueError(f"the state has {key} {there.get(key)!r}, this {kind} has {here!r}")
    return state


def part(state: dict[str, Any], name: str, kind: type[Any]) -> Any:
    """One part of a state."""
    if not isinstance(state.get(name), kind):
        raise ValueError(f"the state is damaged: its {name} is {state.get(name)!r}")
    return state[name]


def move_in(setup: Setup, game: Any) -> Game:
    """A copy of a game that shares the setup of its new environment."""
    if not isinstance(game, Game):
        raise ValueError(f"the state is damaged: it has {game!r} for a game")
    twin = Game(setup)
    twin.become(game)
    return twin
