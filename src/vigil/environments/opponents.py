"""Opponents: who sits on the other seats of an environment, made anew for every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Any

from vigil.bots import Bot, bot
from vigil.environments.encoder import Encoder
from vigil.environments.episodes import whole
from vigil.rules.game import View
from vigil.rules.moves import Decision, Move

Policy = Callable[[Any, Any], Any]  # from an observation and its mask to an action
WHAT_IS_ONE = (
    "a level such as 'greedy', 'module:Class', a Bot, a policy(observation, mask) or an OpponentPool"
)


class PolicyBot(Bot):
    """A policy as a bot: it gets what the environment shows of its seat, and the legal actions."""

    def __init__(self, policy: Policy, encoder: Encoder) -> None:
        super().__init__(0)
        self.policy = policy
        self.encoder = encoder

    def choose(self, view: View, decision: Decision) -> Move:
        """The move of the action that the policy takes."""
        seen = self.encoder.observe(view.table, decision.player)
        given = self.policy(seen, self.encoder.mask(view.table))
        number, legal = whole(given), self.encoder.actions.numbers(view.table)
        if number is None:
            raise ValueError(f"the policy of an opponent returned {given!r}, which is no action")
        if number not in legal:
            why = self.encoder.actions.refusal(number, legal)
            raise ValueError(f"the policy of an opponent returned no legal action: {why}")
        return decision.moves[legal.index(number)]


class OpponentPool:
    """Opponents of which one is drawn for every game, by weight: checkpoints to learn against."""

    def __init__(self, members: Sequence[Any] = (), weights: Sequence[float] | None = None) -> None:
        self.members: list[Any] = []
        self.weights: list[float] = []
        if weights is not None and len(weights) != len(members):
            raise ValueError(f"{len(members)} members have {len(members)} weights, not {len(weights)}")
        for number, member in enumerate(members):
            self.add(member, 1.0 if weights is None else weights[number])

    def add(self, member: Any, weight: Any = 1.0) -> None:
        """Let one more opponent be drawn, from the next game on."""
        check_opponent(member)
        if not isinstance(weight, int | float) or not 0 <= weight < 1e9:
            raise ValueError(f"a weight is a number from 0, not {weight!r}")
        self.members.append(member)
        self.weights.append(float(weight))

    def draw(self, seed: int) -> Any:
        """The member for a game."""
        if not sum(self.weights):
            raise ValueError("the pool of opponents has no member with a weight; add one before the game")
        return Random(seed).choices(self.members, self.weights)[0]


def check_opponents(opponents: Any) -> tuple[Any, ...]:
    """The opponents of an environment; a wrong one is refused here, not in the middle of a game."""
    if not isinstance(opponents, tuple | list):
        raise ValueError(f"opponents are a list such as ('greedy',), not {opponents!r}")
    for opponent in opponents:
        check_opponent(opponent)
    return tuple(opponents)


def check_opponent(opponent: Any) -> None:
    """Refuse what cannot play; a class is looked up, a level made once."""
    if isinstance(opponent, str):
        bot_class(opponent)
    elif isinstance(opponent, type):
        check_class(opponent, repr(opponent))
    elif not isinstance(opponent, Bot | OpponentPool) and not callable(opponent):
        raise ValueError(f"an opponent is {WHAT_IS_ONE}, not {opponent!r}")


def make_opponent(opponent: Any, seed: int, encoder: Encoder) -> Bot:
    """The bot that plays one seat of one game."""
    if isinstance(opponent, OpponentPool):
        return make_opponent(opponent.draw(seed), seed, encoder)
    if isinstance(opponent, Bot):
        return opponent
    if isinstance(opponent, str):
        return bot_class(opponent)(seed)
    if isinstance(opponent, type):
        made: Bot = opponent(seed)
        return made
    return PolicyBot(opponent, encoder)


def bot_class(name: str) -> Callable[[int], Bot]:
    """What makes a bot from a seed, by its level or as module:Class."""
    if ":" not in name:
        bot(name)
        return lambda seed: bot(name, seed)
    module, _, path = name.partition(":")
    try:
        found: Any = import_module(module)
        for step in path.split("."):
            found = getattr(found, step)
    except (ImportError, AttributeError, ValueError) as error:
        raise ValueError(f"there is no bot {name!r}: {error}") from error
    check_class(found, name)
    return found  # type: ignore[no-any-return]


def check_class(found: Any, name: str) -> None:
    """Refuse a class that is none of a bot."""
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise ValueError(f"{name} is no class of bots: it has to inherit from vigil.bots.Bot")
