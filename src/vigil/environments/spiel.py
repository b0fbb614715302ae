"""The game for OpenSpiel: `python_ascension`, and a resampler for search under imperfect information."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import numpy as np

try:
    import pyspiel
except ImportError as error:
    raise ImportError("OpenSpiel is missing: pip install 'vigil-cards[spiel]'") from error

from vigil.arena.seeds import TUNING, seeds
from vigil.environments.encoder import Array, Encoder
from vigil.environments.episodes import rewards
from vigil.environments.rendering import render_table
from vigil.rules.game import Game
from vigil.rules.kernel.box import SOLITAIRE, VARIANTS
from vigil.rules.setup import MOST_PLAYERS, make_setup
from vigil.rules.table import honor

NAME: Final = "python_ascension"
DEALS: Final = 4  # chance nodes, each of which draws a byte of the seed
OUTCOMES: Final = 256
LONGEST: Final = 20_000  # moves of a game; 2,413 is the most that was seen
DEFAULTS: Final = {"sets": "godslayer", "players": 2, "edition": 2, "variant": "standard", "rounds": 0}

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Ascension (Vigil)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class AscensionGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """Ascension: `sets` are joined with +; `rounds` ends a game early, by scores, 0 never."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = {**DEFAULTS, **(params or {})}
        if asked["variant"] == SOLITAIRE or asked["variant"] not in VARIANTS:
            raise ValueError(f"OpenSpiel plays the variants standard and team, not {asked['variant']!r}")
        if int(asked["rounds"]) < 0:
            raise ValueError(f"rounds is 0 or more, not {asked['rounds']}")
        sets = tuple(str(asked["sets"]).split("+"))
        self.setup = make_setup(sets, int(asked["players"]), int(asked["edition"]), asked["variant"])
        self.rounds = int(asked["rounds"])
        self.encoder = Encoder(self.setup)
        players = self.encoder.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions.size,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=float(players - 1),
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, asked)

    def new_initial_state(self) -> AscensionState:
        """The state before the seed is drawn."""
        return AscensionState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> AscensionObserver:
        """What reads observations off states."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return AscensionObserver(self.encoder, recalls)


class Holder:
    """A game in a state; copied as games are, and pickled as plain data."""

    def __init__(self, game: Game | None) -> None:
        self.game = game

    def __deepcopy__(self, memo: Any) -> Holder:
        return Holder(None if self.game is None else self.game.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_holder, (None if self.game is None else self.game.to_data(),)


def restore_holder(data: dict[str, Any] | None) -> Holder:
    """The holder of a game that was pickled."""
    return Holder(None if data is None else Game.from_data(data).forget())


class AscensionState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A game at one moment; first, chance draws the seed that deals it."""

    def __init__(self, game: AscensionGame) -> None:
        super().__init__(game)
        self.drawn: tuple[int, ...] = ()
        self.last_turn = game.rounds * game.encoder.players  # 0: there is none
        self.held = Holder(None)
        self.seen = tuple(b"" for _ in range(game.encoder.players))  # a digest of all that a seat observed

    @property
    def kind(self) -> AscensionGame:
        """The game of OpenSpiel that this is a state of."""
        found: AscensionGame = self.get_game()
        return found

    @property
    def game(self) -> Game:
        """The game that was dealt."""
        if self.held.game is None:
            raise ValueError("no game has been dealt yet: chance draws the seed first")
        return self.held.game

    def current_player(self) -> int:
        """Who decides: chance, a seat, or nobody any more."""
        if self.held.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.held.game.deciding()

    def is_terminal(self) -> bool:
        """Whether the game, or its last round, is over."""
        game = self.held.game
        if game is None:
            return False
        return game.over or 0 < self.last_turn < game.turn_number

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The bytes that the seed can have."""
        return [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        game = self.held.game
        if game is None or player != game.deciding():
            return []
        return sorted(self.kind.encoder.actions.numbers(game))

    def _apply_action(self, action: int) -> None:
        if self.held.game is None:
            if not 0 <= action < OUTCOMES:
                raise ValueError(f"chance draws a byte, 0 to {OUTCOMES - 1}, not {action}")
            self.drawn = (*self.drawn, action)
            if len(self.drawn) == DEALS:
                self.deal()
            return
        actions = self.kind.encoder.actions
        self.note(action)
        self.game.step(actions.move(self.game, action))

    def deal(self) -> None:
        """Deal the game of the seed that chance has drawn."""
        setup = self.kind.setup
        seed = seeds(TUNING, int.from_bytes(bytes(self.drawn), "big"), 1)[0]
        sets = [card_set.code for card_set in setup.sets]
        game = Game.new(sets, len(setup.names), seed, setup.edition, setup.variant)
        self.held = Holder(game.forget())

    def note(self, action: int) -> None:
        """Add what every seat sees now to what it has seen, and its own action."""
        mover = self.game.deciding()
        kept = []
        for seat, before in enumerate(self.seen):
            own = str(action).encode() if seat == mover else b""
            kept.append(digest(before, self.observed_bytes(seat), own))
        self.seen = tuple(kept)

    def observed_bytes(self, seat: int) -> bytes:
        """What a seat observes, as bytes."""
        encoder = self.kind.encoder
        encoder.seen.look(self.game, seat)
        return b"".join([encoder.cards.data, encoder.numbers.data, encoder.row.data, encoder.under.data])

    def history_digest(self, seat: int) -> str:
        """All that a seat has observed, as a digest: the same where it cannot tell two states apart."""
        if self.held.game is None:
            return f"before the deal, {len(self.drawn)}"
        return digest(self.seen[seat], self.observed_bytes(seat), b"").hex()

    def observation_digest(self, seat: int) -> str:
        """The table as a seat sees it, as a digest."""
        return "before the deal" if self.held.game is None else digest(self.observed_bytes(seat)).hex()

    def returns(self) -> list[float]:
        """What the end is worth for every seat; nothing before it."""
        if not self.is_terminal():
            return [0.0] * len(self.seen)
        return rewards(honor.result(self.game))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        actions = self.kind.encoder.actions
        game = self.held.game
        if game is not None and action in actions.numbers(game):
            return actions.move(game, action).text
        return actions.text(action)

    def __str__(self) -> str:
        return f"drawn {list(self.drawn)}" if self.held.game is None else render_table(self.held.game)


def digest(*parts: bytes) -> bytes:
    """A short fingerprint of some bytes."""
    mixed = hashlib.blake2b(digest_size=16)
    for part in parts:
        mixed.update(len(part).to_bytes(8, "big") + part)
    return mixed.digest()


class AscensionObserver:
    """Observations of states: the flat form as a tensor, a digest as a text, with all that was seen before
    where perfect recall is asked for."""

    def __init__(self, encoder: Encoder, recalls: bool) -> None:
        self.encoder = encoder
        self.recalls = recalls
        self.tensor: Array = np.zeros(0 if recalls else encoder.width, np.float32)
        self.dict = {} if recalls else {"observation": self.tensor}

    def set_from(self, state: AscensionState, player: int) -> None:
        """Write what a seat sees; of all that it has seen there is no tensor."""
        if self.recalls:
            return
        if state.held.game is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoder.flat(state.held.game, player)

    def string_from(self, state: AscensionState, player: int) -> str:
        """What a seat sees, or all it has seen, as a digest."""
        return state.history_digest(player) if self.recalls else state.observation_digest(player)


def resample(state: AscensionState, player: int) -> AscensionState:
    """A state that a seat cannot tell from this one, dealt anew: for `ISMCTSBot.set_resampler`."""
    twin: AscensionState = state.clone()
    if twin.held.game is not None:
        seed = int(np.random.randint(1 << 31))
        twin.held = Holder(state.game.view(player).guess(seed))
    return twin


pyspiel.register_game(GAME_TYPE, AscensionGame)
