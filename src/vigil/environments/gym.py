"""The game as Gymnasium environments: one seat against others here, every seat in `self_play`."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

try:
    import gymnasium
except ImportError as error:
    raise ImportError("Gymnasium is missing: pip install 'vigil-cards[environments]'") from error

from vigil.bots import Bot
from vigil.environments.encoder import FLAT, Encoder
from vigil.environments.episodes import Episodes, check_action, check_length, whole
from vigil.environments.one_game import OneGame
from vigil.environments.opponents import check_opponents, make_opponent
from vigil.environments.rendering import RENDER_MODES
from vigil.environments.rewards import WIN, RewardScheme, one_of
from vigil.environments.spaces import action_space, observation_space
from vigil.environments.states import part
from vigil.rules.game import Game
from vigil.rules.kernel.chance import BLAKE2B
from vigil.rules.setup import make_setup

ID: Final = "vigil/Ascension-v0"
SELF_PLAY_ID: Final = "vigil/AscensionSelfPlay-v0"
DRAWN: Final = "drawn"
ROTATED: Final = "rotated"
Step = tuple[Any, float, bool, bool, dict[str, Any]]


class Ascension(OneGame, gymnasium.Env[Any, Any]):
    """One seat against others. An illegal action loses the game.

    The legal actions are in `info["action_mask"]` and `action_masks()`. An opponent is a level of bots,
    `module:Class`, a `Bot`, a policy of observation and mask, or an `OpponentPool`; the first one sits to the
    left of this seat, which is a number, or drawn or rotated from game to game.
    """

    kind = "Gymnasium environment"
    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012, of the base class

    def __init__(
        self,
        sets: tuple[str, ...] = ("godslayer",),
        opponents: tuple[Any, ...] = ("greedy",),
        edition: int = 2,
        variant: str = "standard",
        observation: str = FLAT,
        reward: str = WIN,
        seat: int | str = DRAWN,
        max_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = one_of("render_mode", render_mode, (*RENDER_MODES, None))
        self.opponents = check_opponents(opponents)
        self.setup = make_setup(sets, len(self.opponents) + 1, edition, variant)
        self.encoder = Encoder(self.setup, observation)
        self.scheme = RewardScheme(reward)
        self.sits = check_seat(seat, len(self.setup.names))
        self.max_moves = check_length(max_moves)
        self.episodes = Episodes()
        self.playing: Game | None = None  # until it has ended, in whatever way
        self.seat = 0
        self.dealt = 0  # the seed of the game
        self.bots: list[Bot] = []
        self.observation_space = observation_space(self.encoder)
        self.action_space = action_space(self.encoder)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal the next game, and let the others play up to the first decision of this seat."""
        super().reset(seed=seed)
        self.playing = None
        self.dealt = self.episodes.next(seed)
        self.game = Game.deal(self.setup, self.dealt, BLAKE2B).forget()
        self.seat = self.next_seat()
        self.bots = self.seat_bots()
        self.scheme.begin(self.game)
        self.play_others(self.game)
        self.playing = self.game
        return self.observe(), self.info()

    def next_seat(self) -> int:
        """Where this one sits in the game that was dealt."""
        players = len(self.setup.names)
        if self.sits == DRAWN:
            return self.dealt % players
        return self.episodes.episode % players if self.sits == ROTATED else int(self.sits)

    def seat_bots(self) -> list[Bot]:
        """Those who sit on the other seats, the next one to the left first."""
        made = enumerate(self.opponents)
        return [make_opponent(each, self.dealt + number, self.encoder) for number, each in made]

    def play_others(self, game: Game) -> None:
        """Let the others move until this seat decides or the game is over."""
        while not game.over and game.deciding() != self.seat:
            decision = game.decision
            assert decision is not None
            player = self.bots[(decision.player - self.seat) % len(game.players) - 1]
            game.apply(player.choose(game.view(decision.player), decision))

    def step(self, action: Any) -> Step:
        """Make a move, and let the others answer; if one of them fails, nothing has moved."""
        number = check_action(action)
        if self.playing is None:
            raise ValueError("no game is being played; reset the environment")
        numbers = self.encoder.actions.numbers(self.playing)
        if number not in numbers:
            self.playing = None
            return self.observe(), -1.0, True, False, self.info(illegal=True)
        game = self.playing.copy()
        game.step(game.legal_moves()[numbers.index(number)])
        self.play_others(game)
        self.game = self.playing = game
        worth = self.scheme.pay(game)[self.seat]
        long = self.max_moves is not None and game.moves_made >= self.max_moves
        if game.over or long:
            self.playing = None
        if self.render_mode == "human":
            self.render()
        return self.observe(), worth, game.over, long and not game.over, self.info()

    def observe(self) -> Any:
        """What this seat sees."""
        return self.encoder.observe(self.game, self.seat)

    def info(self, illegal: bool = False) -> dict[str, Any]:
        """The legal actions, which seat this is, and whether the last action was none of the legal ones."""
        seat = np.int64(self.seat)  # TorchRL takes no plain ints
        return {"action_mask": self.encoder.mask(self.game), "seat": seat, "illegal": np.int8(illegal)}

    # Going back to a moment

    def get_state(self) -> dict[str, Any]:
        """The game as it is now, for `set_state` of this environment or of one like it; it can be pickled."""
        return self.state_with(goes_on=self.playing is not None, seat=self.seat, dealt=self.dealt)

    def set_state(self, state: Any) -> tuple[Any, dict[str, Any]]:
        """Go back to a state; returns what `reset` does."""
        found = self.read_state(state)
        goes_on, seat, dealt = (
            part(found, "goes_on", bool),
            part(found, "seat", int),
            part(found, "dealt", int),
        )
        self.go_back(found)
        self.seat, self.dealt = seat, dealt
        self.playing = self.game if goes_on else None
        self.bots = self.seat_bots()
        return self.observe(), self.info()

    def __getstate__(self) -> dict[str, Any]:
        kept = {key: value for key, value in super().__getstate__().items() if key not in ("bots", "playing")}
        return {**kept, "goes_on": self.playing is not None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        goes_on = kept.pop("goes_on")
        super().__setstate__(kept)
        self.bots = self.seat_bots() if "game" in kept else []
        self.playing = self.game if goes_on else None


def check_seat(seat: Any, players: int) -> int | str:
    """Where one sits: a number, or how it is chosen for every game."""
    number = whole(seat)
    if seat not in (DRAWN, ROTATED) and (number is None or not 0 <= number < players):
        raise ValueError(f"the seat is {DRAWN!r}, {ROTATED!r} or 0 to {players - 1}, not {seat!r}")
    return seat if number is None else number


gymnasium.register(ID, entry_point="vigil.environments.gym:Ascension")
gymnasium.register(
    SELF_PLAY_ID,
    entry_point="vigil.environments.self_play:AscensionSelfPlay",
    vector_entry_point="vigil.environments.self_play:AscensionVector",
)
