"""The game as a PettingZoo environment, for all seats in turn (AEC)."""

from __future__ import annotations

from typing import Any, Final

try:
    import pettingzoo
    from pettingzoo.utils.env import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as error:
    raise ImportError("PettingZoo is missing: pip install 'vigil-cards[environments]'") from error

from vigil.environments.encoder import FLAT, Array, Encoder
from vigil.environments.episodes import Episodes, check_action, check_length, rewards
from vigil.environments.rendering import rendered
from vigil.environments.spaces import action_space, observation_space, with_mask
from vigil.rules.game import Game
from vigil.rules.setup import make_setup
from vigil.rules.table import honor

IN_OBSERVATION: Final = "observation"
IN_INFO: Final = "info"
WIN: Final = "win"
LEAD: Final = "lead"
GAIN: Final = "gain"  # the lead, but paid move by move: something to learn from long before the end
HONOR: Final = 20.0  # a lead of so much honor is worth as much as a win
RENDER_MODES: Final = ("human", "ansi")


def one_of(name: str, value: Any, known: tuple[Any, ...]) -> Any:
    """A setting; the error names what it can be."""
    if value not in known:
        raise ValueError(f"{name} is one of {known}, not {value!r}")
    return value


class raw_env(AECEnv):  # type: ignore[misc, type-arg, unused-ignore]  # noqa: N801, the name is PettingZoo's
    """Ascension without checks of the order of calls."""

    metadata = {  # noqa: RUF012, of the base class
        "name": "ascension_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        sets: tuple[str, ...] = ("godslayer",),
        players: int = 2,
        edition: int = 2,
        variant: str = "standard",
        observation: str = FLAT,
        mask: str = IN_OBSERVATION,
        reward: str = WIN,
        max_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setup = make_setup(sets, players, edition, variant)
        self.encoder = Encoder(self.setup, observation)
        self.masks_observations = one_of("mask", mask, (IN_OBSERVATION, IN_INFO)) == IN_OBSERVATION
        self.reward = one_of("reward", reward, (WIN, LEAD, GAIN))
        self.render_mode = one_of("render_mode", render_mode, (*RENDER_MODES, None))
        self.max_moves = check_length(max_moves)
        self.episodes = Episodes()
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.setup.names))]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = with_mask(self.encoder) if self.masks_observations else observation_space(self.encoder)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: action_space(self.encoder) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; options are not used, but PettingZoo's own checks give some."""
        self.game = Game.new(
            tuple(card_set.code for card_set in self.setup.sets),
            len(self.setup.names),
            self.episodes.next(seed),
            self.setup.edition,
            self.setup.variant,
        ).forget()
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.leads = self.leading() if self.reward == GAIN else []
        self.turn_to_the_one_who_decides()

    def turn_to_the_one_who_decides(self) -> None:
        """Select the agent whose seat has to decide."""
        self.agent_selection = self.possible_agents[self.game.deciding()]
        if not self.masks_observations:
            self.infos[self.agent_selection] = {"action_mask": self.mask(self.agent_selection)}

    def mask(self, agent: str) -> Array:
        """The legal actions of an agent: none while another one decides."""
        decides = not self.game.over and self.game.deciding() == self.seat_of[agent]
        found = self.encoder.mask(self.game)
        return found if decides else found * 0

    def observe(self, agent: str) -> Any:
        """What an agent may know."""
        seen = self.encoder.observe(self.game, self.seat_of[agent])
        if not self.masks_observations:
            return seen
        return {"observation": seen, "action_mask": self.mask(agent)}

    def step(self, action: Any) -> None:
        """Make a move; one that is not legal loses the game."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = check_action(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        numbers = self.encoder.actions.numbers(self.game)
        if number not in numbers:
            self.forfeit(agent)
        else:
            self.game.step(self.game.legal_moves()[numbers.index(number)])
            self.after_move()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def after_move(self) -> None:
        """Go on to the next decision, or end."""
        if self.game.over or self.reward == GAIN:
            self.rewards = dict(zip(self.possible_agents, self.worth(), strict=True))
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_moves is not None and self.game.moves_made >= self.max_moves:
            self.truncations = dict.fromkeys(self.agents, True)
        self.turn_to_the_one_who_decides()

    def worth(self) -> list[float]:
        """What the end of the game, or this move, is worth for every seat."""
        if self.reward == WIN:
            return rewards(honor.result(self.game))
        before, self.leads = self.leads, self.leading()
        if self.reward == LEAD:
            return self.leads
        return [now - then for now, then in zip(self.leads, before, strict=True)]

    def leading(self) -> list[float]:
        """By how much every seat leads now."""
        result = honor.result(self.game)
        scores = result.scores
        others = [
            [score for seat, score in enumerate(scores) if seat != own] or [result.rival or 0]
            for own in range(len(scores))
        ]
        return [(scores[own] - max(rest)) / HONOR for own, rest in enumerate(others)]

    def forfeit(self, loser: str) -> None:
        """End the game with one loser; the others share what that is worth."""
        share = 1.0 / max(len(self.agents) - 1, 1)
        self.rewards = {agent: -1.0 if agent == loser else share for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[loser] = {**self.infos[loser], "illegal": True}

    def render(self) -> str | None:
        """The table as text: returned, or printed."""
        if self.render_mode is None:
            return None
        text = rendered(self.game)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held."""


def env(**settings: Any) -> Any:
    """Ascension with PettingZoo's check of the order of calls; the settings are those of `raw_env`."""
    return OrderEnforcingWrapper(raw_env(**settings))


if hasattr(pettingzoo, "register"):  # since 1.27
    pettingzoo.register("aec", "vigil/ascension_v0", entry_point=env)
