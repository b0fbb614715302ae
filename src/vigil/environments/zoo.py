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
from vigil.environments.episodes import Episodes, check_action, check_length
from vigil.environments.one_game import OneGame
from vigil.environments.rendering import RENDER_MODES
from vigil.environments.rewards import GAIN, WIN, RewardScheme, forfeit, one_of
from vigil.environments.spaces import action_space, observation_space, with_mask
from vigil.environments.states import part
from vigil.rules.game import Game
from vigil.rules.kernel.chance import BLAKE2B
from vigil.rules.setup import make_setup

IN_OBSERVATION: Final = "observation"
IN_INFO: Final = "info"
AGENT_VALUES: Final = ("rewards", "_cumulative_rewards", "terminations", "truncations")


class raw_env(OneGame, AECEnv):  # type: ignore[misc, type-arg, unused-ignore]  # noqa: N801, the name is PettingZoo's
    """Ascension without checks of the order of calls."""

    kind = "PettingZoo environment"
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
        self.scheme = RewardScheme(reward)
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
        self.game = Game.deal(self.setup, self.episodes.next(seed), BLAKE2B).forget()
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.scheme.begin(self.game)
        self.turn_to_the_one_who_decides()

    def turn_to_the_one_who_decides(self) -> None:
        """Select the agent whose seat has to decide."""
        self.look_who_decides()
        self.agent_selection = self.possible_agents[self.decider]
        if not self.masks_observations:
            self.infos[self.agent_selection] = {"action_mask": self.mask(self.agent_selection)}

    def look_who_decides(self) -> None:
        """Note who decides and what is legal, once for each decision."""
        self.decider = int(self.game.deciding())
        self.legal: list[int] = self.encoder.actions.numbers(self.game)

    def mask(self, agent: str) -> Array:
        """The legal actions of an agent: none while another one decides."""
        return self.encoder.mask_of(self.legal if self.decider == self.seat_of[agent] else [])

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
        if number not in self.legal:
            self.forfeit(agent)
        else:
            self.game.step(self.game.legal_moves()[self.legal.index(number)])
            self.after_move()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def after_move(self) -> None:
        """Go on to the next decision, or end."""
        if self.game.over or self.scheme.kind == GAIN:
            self.pay(self.scheme.pay(self.game))
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_moves is not None and self.game.moves_made >= self.max_moves:
            self.truncations = dict.fromkeys(self.agents, True)
        self.turn_to_the_one_who_decides()

    def pay(self, worth: list[float]) -> None:
        """Give every agent what its seat has earned."""
        self.rewards = dict(zip(self.possible_agents, worth, strict=True))

    def forfeit(self, loser: str) -> None:
        """End the game with one side that loses; the others share what that is worth."""
        self.pay(forfeit(self.setup, self.seat_of[loser]))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[loser] = {**self.infos[loser], "illegal": True}

    # Going back to a moment

    def get_state(self) -> dict[str, Any]:
        """The game as it is now, for `set_state` of this environment or of one like it; it can be pickled."""
        if not hasattr(self, "game"):
            raise ValueError("there is no state before the first reset")
        parts = {
            "agents": list(self.agents),
            "selected": self.agent_selection,
            "skipped": getattr(self, "_skip_agent_selection", None),
            "values": {name: dict(getattr(self, name)) for name in AGENT_VALUES},
            "infos": {agent: dict(info) for agent, info in self.infos.items()},
        }
        return self.state_with(**parts)

    def set_state(self, state: Any) -> None:
        """Go back to a state."""
        found = self.read_state(state)
        values, infos = part(found, "values", dict), part(found, "infos", dict)
        agents, selected = list(part(found, "agents", list)), part(found, "selected", str)
        self.go_back(found)
        self.look_who_decides()
        self.agents, self.agent_selection = agents, selected
        self._skip_agent_selection = found.get("skipped")
        self.infos = {agent: dict(info) for agent, info in infos.items()}
        for name in AGENT_VALUES:
            setattr(self, name, dict(values[name]))

    def close(self) -> None:
        """Nothing is held."""


class OrderedEnv(OrderEnforcingWrapper):  # type: ignore[misc, type-arg, unused-ignore]
    """PettingZoo's check of the order of calls, with a short way for the call that is made most."""

    def last(self, observe: bool = True) -> Any:
        """What the agent that decides sees and has earned; each attribute would be looked up twice."""
        return self.env.last(observe) if self._has_reset else super().last(observe)


def env(**settings: Any) -> Any:
    """Ascension with PettingZoo's check of the order of calls; the settings are those of `raw_env`."""
    return OrderedEnv(raw_env(**settings))


if hasattr(pettingzoo, "register"):  # since 1.27
    pettingzoo.register("aec", "vigil/ascension_v0", entry_point=env)
