"""Self-play for Gymnasium: every seat is played through one environment, of one game or of many."""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from vigil.environments.batch import WIDTH, Batch
from vigil.environments.columns import PLACES, TREASURES
from vigil.environments.encoder import FLAT, Array, Encoder, flatten
from vigil.environments.episodes import SEEDS, Episodes, check_action, check_length
from vigil.environments.gym import Step
from vigil.environments.one_game import OneGame
from vigil.environments.rendering import RENDER_MODES, render
from vigil.environments.rewards import WIN, RewardScheme, forfeit, one_of
from vigil.environments.spaces import action_space, observation_space
from vigil.environments.states import part
from vigil.rules.game import Game
from vigil.rules.kernel.chance import BLAKE2B
from vigil.rules.setup import make_setup


class AscensionSelfPlay(OneGame, gymnasium.Env[Any, Any]):
    """One game whose seats are all played through this environment. An illegal action loses the game.

    What is observed is what the seat sees that decides (`info["seat"]`), the reward is of the seat that has
    just moved, and `info["reward"]` has those of all seats. The legal actions are in `info["action_mask"]`.
    """

    kind = "self-play environment"
    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012, of the base class

    def __init__(
        self,
        sets: tuple[str, ...] = ("godslayer",),
        players: int = 2,
        edition: int = 2,
        variant: str = "standard",
        observation: str = FLAT,
        reward: str = WIN,
        max_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = one_of("render_mode", render_mode, (*RENDER_MODES, None))
        self.setup = make_setup(sets, players, edition, variant)
        self.encoder = Encoder(self.setup, observation)
        self.scheme = RewardScheme(reward)
        self.max_moves = check_length(max_moves)
        self.episodes = Episodes()
        self.goes_on = False
        self.observation_space = observation_space(self.encoder)
        self.action_space = action_space(self.encoder)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal the next game."""
        super().reset(seed=seed)
        self.game = Game.deal(self.setup, self.episodes.next(seed), BLAKE2B).forget()
        self.scheme.begin(self.game)
        self.goes_on = True
        return self.observe(), self.info([0.0] * len(self.setup.names))

    def step(self, action: Any) -> Step:
        """Make a move for the seat that decides."""
        number = check_action(action)
        if not self.goes_on:
            raise ValueError("no game is being played; reset the environment")
        game, mover = self.game, self.game.deciding()
        numbers = self.encoder.actions.numbers(game)
        if number not in numbers:
            self.goes_on = False
            return self.observe(), -1.0, True, False, self.info(forfeit(self.setup, mover), illegal=True)
        game.step(game.legal_moves()[numbers.index(number)])
        worth = self.scheme.pay(game)
        long = self.max_moves is not None and game.moves_made >= self.max_moves
        self.goes_on = not game.over and not long
        if self.render_mode == "human":
            self.render()
        return self.observe(), worth[mover], game.over, long and not game.over, self.info(worth)

    def observe(self) -> Any:
        """What the seat sees that decides."""
        return self.encoder.observe(self.game, self.game.deciding())

    def info(self, worth: list[float], illegal: bool = False) -> dict[str, Any]:
        """The legal actions, who decides, and the rewards of all seats."""
        return {
            "action_mask": self.encoder.mask(self.game),
            "seat": np.int64(self.game.deciding()),
            "reward": np.asarray(worth, np.float64),
            "illegal": np.int8(illegal),
        }

    def get_state(self) -> dict[str, Any]:
        """The game as it is now, for `set_state` of this environment or of one like it; it can be pickled."""
        return self.state_with(goes_on=self.goes_on)

    def set_state(self, state: Any) -> tuple[Any, dict[str, Any]]:
        """Go back to a state; returns what `reset` does."""
        found = self.read_state(state)
        self.goes_on = part(found, "goes_on", bool)
        self.go_back(found)
        return self.observe(), self.info([0.0] * len(self.setup.names))


class AscensionVector(VectorEnv[Any, Any, Any]):
    """Many games of self-play in one batch: settings and `info` are those of `AscensionSelfPlay`.

    A game that ends begins anew in the same step, and `info` has `final_obs` and `final_info` of it, seen by
    the seat that moved last. An illegal action is an error, and no game moves. `info["legal"]` has the legal
    actions as numbers, filled up with -1.
    """

    metadata = {  # noqa: RUF012, of the base class
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        num_envs: int = 64,
        sets: tuple[str, ...] = ("godslayer",),
        players: int = 2,
        edition: int = 2,
        variant: str = "standard",
        observation: str = FLAT,
        reward: str = WIN,
        max_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.render_mode = one_of("render_mode", render_mode, (*RENDER_MODES, None))
        self.schemes = [RewardScheme(reward) for _ in range(num_envs)]
        self.settings = (sets, players, edition, variant, max_moves)
        self.begin(0)
        encoder = self.encoder = Encoder(self.batch.setup, observation, self.batch.actions)
        self.single_observation_space = observation_space(encoder)
        self.single_action_space = action_space(encoder)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def begin(self, seed: int | list[int]) -> None:
        """Deal all games."""
        sets, players, edition, variant, longest = self.settings
        self.share(Batch(sets, players, self.num_envs, seed, edition, variant, mask=True, max_moves=longest))
        for scheme, game in zip(self.schemes, self.batch.games, strict=True):
            scheme.begin(game)

    def share(self, batch: Batch) -> None:
        """Look at the buffers of a batch."""
        self.batch, seen = batch, batch.observation_buffers()
        games = self.num_envs
        self.cards, self.numbers, self.row, self.under = (
            np.asarray(memoryview(each)).reshape(games, -1)
            for each in (seen.cards, seen.numbers, seen.row, seen.under)
        )
        self.legal = np.asarray(memoryview(batch.legal)).reshape(games, WIDTH)
        self.mask = np.asarray(memoryview(batch.mask)).reshape(games, -1)
        self.reward = np.asarray(memoryview(batch.reward)).reshape(games, -1)
        self.seat, self.done, self.cut = (
            np.asarray(memoryview(each)) for each in (batch.seat, batch.done, batch.cut)
        )

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew: from one seed, or each from the one that it would have alone."""
        if isinstance(seed, list | tuple):
            self.begin([secrets.randbelow(SEEDS) if each is None else each for each in seed])
        else:
            self.begin((self.batch.seed + 1) % SEEDS if seed is None else seed)
        return self.observe(), self.info(np.zeros_like(self.reward))

    def step(self, actions: Any) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """Make a move in every game."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"a step takes {self.num_envs} whole numbers, not {given.dtype} {given.shape}")
        movers = self.seat.copy()
        known = np.iinfo(np.int32)  # larger numbers would wrap around, perhaps to legal ones
        self.batch.step(given.clip(known.min, known.max).astype(np.int32).tobytes())
        paid = self.pay()
        info = self.info(paid)
        for slot, game in self.batch.last_games.items():
            info = self._add_info(info, self.final(game, int(movers[slot]), paid[slot]), slot)
        done, cut = self.done.astype(bool), self.cut.astype(bool)
        return self.observe(), paid[np.arange(self.num_envs), movers], done & ~cut, cut, info

    def pay(self) -> Array:
        """The rewards of all seats; a batch itself pays wins."""
        if self.schemes[0].kind == WIN:
            return self.reward.copy()
        paid = np.zeros_like(self.reward)
        for slot, scheme in enumerate(self.schemes):
            ended = self.batch.last_games.get(slot)
            paid[slot] = scheme.pay(ended or self.batch.games[slot])
            if ended is not None:
                scheme.begin(self.batch.games[slot])
        return paid

    def final(self, game: Game, seat: int, worth: Array) -> dict[str, Any]:
        """The last that was seen of a game, and its `info`, as other vector environments tell it."""
        mask = self.encoder.mask(game)
        told = {"action_mask": mask, "seat": np.int64(seat), "reward": worth, "illegal": np.int8(0)}
        return {"final_obs": self.encoder.observe(game, seat), "final_info": told}

    def observe(self) -> Any:
        """What the seats that decide see."""
        if self.encoder.form == FLAT:
            return flatten(self.cards, self.numbers, int(self.batch.seats))
        lines = int(self.encoder.seen.lines)
        return {
            "cards": self.cards.reshape(self.num_envs, lines, -1).copy(),
            "numbers": self.numbers.copy(),
            "row": self.row.copy(),
            "under": self.under.reshape(self.num_envs, PLACES, TREASURES).copy(),
        }

    def info(self, paid: Array) -> dict[str, Any]:
        """The legal actions, as a mask and as numbers, who decides, and the rewards of all seats."""
        return {
            "action_mask": self.mask.astype(np.int8),
            "legal": self.legal.copy(),
            "seat": self.seat.astype(np.int64),
            "reward": paid,
            "illegal": np.zeros(self.num_envs, np.int8),
        }

    def render(self) -> Any:
        """The tables as texts or pictures, one for every game: returned, or printed."""
        shown = tuple(render(game, self.render_mode) for game in self.batch.games)
        return shown if self.render_mode in ("ansi", "rgb_array") else None

    def get_state(self) -> dict[str, Any]:
        """All games as they are now, for `set_state` of this environment or of one like it."""
        state = self.batch.get_state()
        return {**state, "leads": [list(scheme.leads) for scheme in self.schemes]}

    def set_state(self, state: Any) -> tuple[Any, dict[str, Any]]:
        """Go back to a state; returns what `reset` does."""
        self.batch.set_state(state)
        for scheme, leads in zip(self.schemes, part(state, "leads", list), strict=True):
            scheme.leads = list(leads)
        return self.observe(), self.info(np.zeros_like(self.reward))

    def __getstate__(self) -> dict[str, Any]:
        kept = ("num_envs", "render_mode", "schemes", "settings", "batch", "encoder", "spec")
        spaces = (
            "single_observation_space",
            "single_action_space",
            "observation_space",
            "action_space",
        )
        return {name: getattr(self, name) for name in (*kept, *spaces)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.share(self.batch)
