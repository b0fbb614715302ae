"""Batches: many games that make a move each in one call, seen through buffers that NumPy shares."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from vigil.environments.actions import NO_NUMBER, Actions
from vigil.environments.columns import SPARE
from vigil.environments.episodes import check_length, check_seed, episode_seed, rewards
from vigil.environments.observations import Observations, bytes_of, shorts_of
from vigil.environments.states import check_state, make_state, move_in, part, played_here
from vigil.rules.actions import turn
from vigil.rules.actions.options import legal_moves
from vigil.rules.actions.settle import settle
from vigil.rules.game import Game
from vigil.rules.kernel.chance import BLAKE2B
from vigil.rules.setup import lay_table, make_setup

WIDTH: Final = 64  # legal moves of a decision: 29 is the most that was ever seen
MOST_GAMES: Final = 65536
ACTION_BYTES: Final = 4
KIND: Final = "batch"  # of states


class Batch:
    """Games that are stepped together. One that ends begins anew in the same step.

    `done`, `cut` (after `max_moves`) and `reward` are of the game that ended, which is in `last_games` until
    the next step; everything else is of the new one. `legal` has the legal actions of the seat that decides,
    filled up with -1, and `many` how many they are.
    """

    def __init__(
        self,
        sets: Any = ("godslayer",),
        players: Any = 2,
        games: Any = 64,
        seed: Any = 0,
        edition: Any = 2,
        variant: Any = "standard",
        observe: bool = True,
        mask: bool = False,
        forced: bool = True,
        first_slot: int = 0,
        max_moves: Any = None,
    ) -> None:
        if not isinstance(games, int) or not 1 <= games <= MOST_GAMES:
            raise ValueError(f"a batch has 1 to {MOST_GAMES} games, not {games!r}")
        self.setup = make_setup(sets, players, edition, variant)
        self.actions = Actions(self.setup.sets)
        self.size: i64 = games
        self.seats: i64 = len(self.setup.names)
        self.forced = forced  # whether decisions with one legal move are put to the policy, too
        self.first_slot = first_slot  # of these games among those of a pool
        self.observations = Observations(self.actions, self.seats, games) if observe else None
        self.legal = shorts_of(games * WIDTH, -1)
        self.many = shorts_of(games, 0)
        self.seat = bytes_of(games)
        self.done = bytes_of(games)
        self.cut = bytes_of(games)
        self.reward = vec[float]([0.0] * (games * self.seats))
        self.episode = vec[i32]([i32(0)] * games)
        self.mask = bytes_of(games * self.actions.size if mask else 0)
        self.masked = mask
        self.chosen = vec[i64]([0] * games)
        self.longest: i64 = check_length(max_moves) or 0  # 0: games are never cut off
        self.last_games: dict[int, Game] = {}  # by slot, those that ended in the last step
        own = isinstance(seed, (list, tuple))  # a seed for every game, which it would have alone
        self.seeds = check_seeds(seed, games) if own else [check_seed(seed)] * games
        self.slots = [0 if own else first_slot + slot for slot in range(games)]
        self.seed = self.seeds[0]
        self.games = [self.begin_game(slot) for slot in range(games)]
        for slot in range(games):
            self.show(slot)

    @property
    def cards(self) -> vec[u8]:
        """The counts of cards: games × lines × cards."""
        return self.observation_buffers().cards

    @property
    def numbers(self) -> vec[i16]:
        """What is seen beside cards: games × numbers."""
        return self.observation_buffers().numbers

    def observation_buffers(self) -> Observations:
        """The buffers of observations."""
        if self.observations is None:
            raise ValueError("this batch was made with observe=False")
        return self.observations

    def begin_game(self, slot: i64) -> Game:
        """The next game of a slot, the same as `Game.new` deals from its seed."""
        game = Game(self.setup)
        lay_table(game, episode_seed(self.seeds[slot], self.slots[slot], self.episode[slot]), BLAKE2B)
        turn.begin(game)
        settle(game)
        if not self.forced:
            skip(game)
        return game

    def game(self, slot: int) -> Game:
        """A copy of the game in a slot."""
        return self.games[slot].copy()

    def step(self, actions: Any) -> None:
        """Make a move in every game: bytes with an int32 for each. If one is illegal, no game moves."""
        if not isinstance(actions, bytes) or len(actions) != ACTION_BYTES * self.size:
            raise ValueError(
                f"a step takes {ACTION_BYTES * self.size} bytes, {self.size} actions as "
                f".astype(np.int32).tobytes(), not {describe_actions(actions)}"
            )
        self.choose(actions)
        if self.last_games:
            self.last_games = {}
        slot: i64 = 0
        while slot < self.size:
            game = self.games[slot]
            game.step(legal_moves(game)[self.chosen[slot]])
            if not self.forced:
                skip(game)
            if self.done[slot]:
                self.pay(slot, 0, [0.0] * self.seats)
            if game.over or 0 < self.longest <= game.moves_made:
                self.end(slot, game)
            self.show(slot)
            slot += 1

    def choose(self, actions: bytes) -> None:
        """Find the moves of all actions, before any of them is made."""
        legal, chosen = self.legal, self.chosen
        slot: i64 = 0
        while slot < self.size:
            action = i64(read_i32_le(actions, slot * ACTION_BYTES))
            first = slot * WIDTH
            many = i64(self.many[slot])
            place: i64 = 0
            while place < many and i64(legal[first + place]) != action:
                place += 1
            if place == many:
                known = self.actions.numbers(self.games[slot])
                raise ValueError(f"game {slot}: {self.actions.refusal(action, known)}")
            chosen[slot] = place
            slot += 1

    def end(self, slot: i64, game: Game) -> None:
        """Note how a game ended, and begin the next one."""
        result = game.result
        self.pay(slot, 1, [0.0] * self.seats if result is None else rewards(result))
        self.cut[slot] = 1 if result is None else 0
        self.last_games[slot] = game
        self.episode[slot] = i32(self.episode[slot] + 1)
        self.games[slot] = self.begin_game(slot)

    def pay(self, slot: i64, done: u8, worth: list[float]) -> None:
        """Write whether a game has just ended, and what that is worth."""
        self.done[slot] = done
        self.cut[slot] = 0
        for seat in range(self.seats):
            self.reward[slot * self.seats + seat] = worth[seat]

    # Going back to a moment

    def about(self) -> dict[str, Any]:
        """What a state of this batch has to fit."""
        return {**played_here(self.setup, self.actions), "games": int(self.size)}

    def get_state(self) -> dict[str, Any]:
        """All games as they are now, for `set_state` of this batch or of one like it; it can be pickled."""
        parts = {
            "games": [game.copy() for game in self.games],
            "last_games": {slot: game.copy() for slot, game in self.last_games.items()},
            "seeds": list(self.seeds),
            "slots": list(self.slots),
            "episode": [int(each) for each in self.episode],
            "done": [int(each) for each in self.done],
            "cut": [int(each) for each in self.cut],
            "reward": [float(each) for each in self.reward],
        }
        return make_state(KIND, self.about(), parts)

    def set_state(self, state: Any) -> None:
        """Go back to a state; the buffers stay where they are, with what they had then."""
        found = check_state(state, KIND, self.about())
        lists = [part(found, name, list) for name in ("seeds", "slots", "episode", "done", "cut", "games")]
        reward = part(found, "reward", list)
        if [len(each) for each in lists] != [self.size] * len(lists) or len(reward) != len(self.reward):
            raise ValueError("the state of the batch is damaged: it has not all of every game")
        games = [move_in(self.setup, game) for game in lists[-1]]
        ended = part(found, "last_games", dict)
        self.last_games = {slot: move_in(self.setup, game) for slot, game in ended.items()}
        self.games, self.seeds, self.slots = games, list(lists[0]), list(lists[1])
        self.seed = self.seeds[0]
        for slot in range(self.size):
            self.episode[slot] = i32(int(lists[2][slot]))
            self.done[slot] = u8(int(lists[3][slot]))
            self.cut[slot] = u8(int(lists[4][slot]))
            self.show(slot)
        for place in range(len(reward)):
            self.reward[place] = float(reward[place])

    def __reduce__(self) -> tuple[Any, ...]:
        setup = self.setup
        dealt = (tuple([each.code for each in setup.sets]), setup.names, int(self.size), self.seed)
        kind = (setup.edition, setup.variant)
        shown = (self.observations is not None, self.masked, self.forced)
        return batch_from, (*dealt, *kind, *shown, int(self.first_slot), int(self.longest), self.get_state())

    def show(self, slot: i64) -> None:
        """Write what the seat that decides in a game can do, and what it sees."""
        game = self.games[slot]
        seat = game.deciding()
        self.seat[slot] = u8(seat)
        if self.masked:
            self.mark(slot, 0)
        legal = self.legal
        first = slot * WIDTH
        before = i64(self.many[slot])
        place: i64 = 0
        spare: i64 = SPARE
        for move in legal_moves(game):
            number = self.actions.number(move, seat, self.seats)
            if number == NO_NUMBER:
                number = spare
                spare += 1
            if place == WIDTH:
                raise ValueError(f"game {slot} has more than {WIDTH} legal moves")
            legal[first + place] = i16(number)
            place += 1
        self.many[slot] = i16(place)
        while place < before:
            legal[first + place] = -1
            place += 1
        if self.masked:
            self.mark(slot, 1)
        if self.observations is not None:
            self.observations.look(game, seat, slot)

    def mark(self, slot: i64, value: u8) -> None:
        """Write the mask at the legal actions of a game, and nowhere else."""
        mask, legal = self.mask, self.legal
        line = slot * self.actions.size
        first = slot * WIDTH
        place: i64 = 0
        while place < i64(self.many[slot]):
            mask[line + i64(legal[first + place])] = value
            place += 1


def batch_from(
    sets: Any,
    names: Any,
    games: int,
    seed: int,
    edition: int,
    variant: str,
    observe: bool,
    mask: bool,
    forced: bool,
    first_slot: int,
    longest: int,
    state: Any,
) -> Batch:
    """A batch that was pickled or copied."""
    shown = Batch(
        sets, names, games, seed, edition, variant, observe, mask, forced, first_slot, longest or None
    )
    shown.set_state(state)
    return shown


def check_seeds(seeds: Any, games: int) -> list[int]:
    """A seed for every game."""
    if len(seeds) != games:
        raise ValueError(f"{games} games take one seed, or a list of {games}, not of {len(seeds)}")
    return [check_seed(seed) for seed in seeds]


def skip(game: Game) -> None:
    """Make all moves that are the only one."""
    while not game.over:
        moves = legal_moves(game)
        if len(moves) > 1:
            return
        game.step(moves[0])


def describe_actions(actions: object) -> str:
    """What was given instead of actions."""
    if isinstance(actions, bytes):
        return f"{len(actions)} bytes"
    return f"a {type(actions).__name__}"
