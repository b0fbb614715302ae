"""The game as Gymnasium environments: one seat against bots, and many games that play against themselves."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError("Gymnasium is missing: pip install 'vigil-cards[environments]'") from error

from vigil.bots import Bot, bot
from vigil.environments.batch import WIDTH, Batch
from vigil.environments.encoder import FLAT, Array, Encoder, flattened
from vigil.environments.episodes import Episodes, check_action, check_length, rewards
from vigil.environments.rendering import rendered
from vigil.environments.spaces import action_space, observation_space
from vigil.rules.game import Game
from vigil.rules.setup import make_setup

ID: Final = "vigil/Ascension-v0"
Step = tuple[Any, float, bool, bool, dict[str, Any]]


class Ascension(gymnasium.Env[Any, Any]):
    """One seat, drawn for every game, against bots. An illegal action loses the game.

    The legal actions are in `info["action_mask"]` and `action_masks()`.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012, of the base class

    def __init__(
        self,
        sets: tuple[str, ...] = ("godslayer",),
        opponents: tuple[str, ...] = ("greedy",),
        edition: int = 2,
        variant: str = "standard",
        observation: str = FLAT,
        max_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is one of {self.metadata['render_modes']}, not {render_mode!r}")
        if not isinstance(opponents, tuple | list):
            raise ValueError(f"opponents are a list of levels such as ('greedy',), not {opponents!r}")
        self.setup = make_setup(sets, len(opponents) + 1, edition, variant)
        self.encoder = Encoder(self.setup, observation)
        self.opponents = tuple(opponents)
        for level in self.opponents:
            bot(level)  # an unknown one is refused here, not in the middle of a game
        self.max_moves = check_length(max_moves)
        self.render_mode = render_mode
        self.episodes = Episodes()
        self.playing: Game | None = None  # until it has ended, in whatever way
        self.seat = 0
        self.bots: list[Bot] = []
        self.observation_space = observation_space(self.encoder)
        self.action_space = action_space(self.encoder)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal the next game, and let the bots play up to the first decision of this seat."""
        super().reset(seed=seed)
        dealt = self.episodes.next(seed)
        sets = tuple(card_set.code for card_set in self.setup.sets)
        players = len(self.setup.names)
        self.game = Game.new(sets, players, dealt, self.setup.edition, self.setup.variant).forget()
        self.seat = dealt % players
        self.bots = [bot(level, dealt + number) for number, level in enumerate(self.opponents)]
        self.play_others()
        self.playing = self.game
        return self.observed(), self.info()

    def play_others(self) -> None:
        """Let the bots move until this seat decides or the game is over."""
        game = self.game
        while not game.over and game.deciding() != self.seat:
            decision = game.decision
            assert decision is not None
            player = self.bots[(decision.player - self.seat) % len(game.players) - 1]
            game.apply(player.choose(game.view(decision.player), decision))

    def step(self, action: Any) -> Step:
        """Make a move, and let the bots answer."""
        game, number = self.playing, check_action(action)
        if game is None:
            raise ValueError("no game is being played; reset the environment")
        numbers = self.encoder.actions.numbers(game)
        if number not in numbers:
            self.playing = None
            return self.observed(), -1.0, True, False, {**self.info(), "illegal": True}
        game.step(game.legal_moves()[numbers.index(number)])
        self.play_others()
        worth = 0.0 if game.result is None else rewards(game.result)[self.seat]
        long = self.max_moves is not None and game.moves_made >= self.max_moves
        if game.over or long:
            self.playing = None
        if self.render_mode == "human":
            self.render()
        return self.observed(), worth, game.over, long and not game.over, self.info()

    def observed(self) -> Any:
        """What this seat sees."""
        return self.encoder.observe(self.game, self.seat)

    def info(self) -> dict[str, Any]:
        """The legal actions, and which seat this is."""
        return {"action_mask": self.encoder.mask(self.game), "seat": self.seat}

    def action_masks(self) -> Array:
        """The legal actions, as sb3-contrib asks for them."""
        return self.encoder.mask(self.game).astype(bool)

    def render(self) -> Any:
        """The table as text: returned, or printed."""
        if self.render_mode is None:
            return None
        text = rendered(self.game)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


class AscensionVector(VectorEnv[Any, Any, Any]):
    """A batch of games in which every seat is played through this environment.

    What is observed, and the reward, are of the seat that decides: `info["seat"]` says which one that is now,
    `info["reward"]` has the rewards of all seats of a game that has just ended.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012, of the base class

    def __init__(self, num_envs: int = 64, render_mode: str | None = None, **settings: Any) -> None:
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.settings = settings
        self.open(0)
        encoder = Encoder(self.batch.setup)
        self.single_observation_space = observation_space(encoder)
        self.single_action_space = action_space(encoder)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def open(self, seed: int) -> None:
        """Begin a batch."""
        self.batch = batch = Batch(games=self.num_envs, seed=seed, **self.settings)
        games, seats = self.num_envs, int(batch.seats)
        self.cards = np.asarray(memoryview(batch.cards)).reshape(games, -1)
        self.numbers = np.asarray(memoryview(batch.numbers)).reshape(games, -1)
        self.legal = np.asarray(memoryview(batch.legal)).reshape(games, WIDTH)
        self.reward = np.asarray(memoryview(batch.reward)).reshape(games, seats)
        self.seat, self.done = np.asarray(memoryview(batch.seat)), np.asarray(memoryview(batch.done))

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin all games anew; one seed is for all of them."""
        if isinstance(seed, list):
            raise ValueError("one seed deals all games of the batch, there is no list of them")
        self.open(self.batch.seed + 1 if seed is None else seed)
        return self.observed(), self.info()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Make a move in every game."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"a step takes {self.num_envs} whole numbers, not {given.dtype} {given.shape}")
        movers = self.seat.copy()
        known = np.iinfo(np.int32)  # larger numbers would wrap around, perhaps to legal ones
        self.batch.step(given.clip(known.min, known.max).astype(np.int32).tobytes())
        worth = self.reward[np.arange(self.num_envs), movers]
        return self.observed(), worth, self.done.astype(bool), np.zeros(self.num_envs, bool), self.info()

    def observed(self) -> Array:
        """What the seats that decide see, flat."""
        return flattened(self.cards, self.numbers, int(self.batch.seats))

    def info(self) -> dict[str, Any]:
        """The legal actions, filled up with -1, who decides, and the rewards of all seats."""
        return {"legal": self.legal.copy(), "seat": self.seat.copy(), "reward": self.reward.copy()}


gymnasium.register(
    ID,
    entry_point="vigil.environments.gym:Ascension",
    vector_entry_point="vigil.environments.gym:AscensionVector",
)
