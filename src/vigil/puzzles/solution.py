"""Solutions: the decisions of a turn that matter, one after another, by every right move."""

from __future__ import annotations

from typing import Final

from vigil.bots import bot, features
from vigil.bots.judge_bots import guide_judge, tuned_judge
from vigil.puzzles.looks import Chances, Looks, best_of, wrong_ones
from vigil.puzzles.puzzle import DIGITS, FAIR, SURE, Crux
from vigil.rules.game import Game
from vigil.rules.kernel import verbs
from vigil.rules.moves import Move

LONGEST: Final = 4  # steps of a line
MOST: Final = 7  # steps in all
WAYS: Final = 3  # right moves of a step
FEWEST: Final = 2  # wrong ones, unless a bot falls for the only one
PLAIN: Final = (features.RUNES, features.POWER, features.HONOR, features.MECHANA_RUNES)


class Solution:
    """The steps of a turn, found from a table on."""

    def __init__(self, game: Game, looks: Looks, given: tuple[str, ...] = ()) -> None:
        self.seat = game.deciding()
        self.turn = game.turn_number
        self.looks = looks
        self.steps: list[Crux] = []
        self.games: dict[tuple[str, ...], Game] = {}
        self.follow(game, given, 0)

    def follow(self, game: Game, path: tuple[str, ...], depth: int) -> None:
        """Go on to the next step, and from there by each right move."""
        while depth < LONGEST and len(self.steps) < MOST and not self.is_over(game):
            moves = game.legal_moves()
            made = moves[0] if len(moves) == 1 else self.obvious(game, moves)
            if made is None:
                step, made = self.judge(game, path, moves)
                if step is not None:
                    self.branch(game, step, depth)
            if made is None or made.verb == verbs.END_TURN or (depth == 0 and len(moves) > 1):
                return  # what matters in a puzzle begins with a choice
            path = (*path, made.notation)
            game.step(made)

    def branch(self, game: Game, step: Crux, depth: int) -> None:
        """Note a step, and go on by its right moves, the best first."""
        self.steps.append(step)
        self.games[step.path] = game.copy()
        for written in sorted(step.right, key=lambda each: -step.chances[each]):
            copy = game.copy()
            copy.redo(written)
            if written != verbs.END_TURN:
                self.follow(copy, (*step.path, written), depth + 1)

    def is_over(self, game: Game) -> bool:
        """Whether the turn is over, or somebody else decides."""
        return game.over or game.deciding() != self.seat or game.turn_number != self.turn

    def obvious(self, game: Game, moves: list[Move]) -> Move | None:
        """A card that brings what is printed on it, whenever it is played, if it would be played now."""
        advised = tuned_judge().choose(game, moves)
        held = [move for move in moves if move.verb == verbs.PLAY_CARD]
        simple = advised.verb == verbs.PLAY_CARD and all(is_plain(move) for move in held)
        return advised if simple else None

    def judge(self, game: Game, path: tuple[str, ...], moves: list[Move]) -> tuple[Crux | None, Move | None]:
        """The step that a decision is, or what is done where it does not matter; neither ends the line."""
        view = game.view(self.seat)
        seen = self.looks.second_look(view, moves)
        best = best_of(seen)
        fallen = pitfalls(game, self.seat, moves)
        acting = [chance for move, chance in seen.items() if move.verb != verbs.END_TURN]
        if best.verb != verbs.END_TURN and max(acting) - min(acting) < SURE:
            return None, best
        if len(moves) <= FEWEST and not any(move in wrong_ones(seen) for move in fallen):
            return None, best
        chances = self.looks.deep_look(view, seen)
        if chances is None or not is_choice(chances, fallen):
            return None, None
        return step_of(path, chances, fallen), None


def is_plain(move: Move) -> bool:
    """Whether a card brings a number of something, and nothing else."""
    vector = features.vector(move.face)
    return all(value == 0 or feature in PLAIN for feature, value in enumerate(vector))


def pitfalls(game: Game, seat: int, moves: list[Move]) -> list[Move]:
    """What bots that do not look ahead would do, the strongest first."""
    view = game.view(seat)
    decision = view.decision
    assert decision is not None
    judges = (tuned_judge(), guide_judge())
    return [*[judge.choose(game, moves) for judge in judges], bot("greedy").choose(view, decision)]


def is_choice(chances: Chances, fallen: list[Move]) -> bool:
    """Whether few moves are right, and enough are wrong, or one that is made easily."""
    wrong = wrong_ones(chances)
    right = [move for move in chances if round(max(chances.values()) - chances[move], DIGITS) <= FAIR]
    return len(right) <= WAYS and (len(wrong) >= FEWEST or any(move in wrong for move in fallen))


def step_of(path: tuple[str, ...], chances: Chances, fallen: list[Move]) -> Crux:
    """A decision as a step, with the wrong move that is made most easily."""
    wrong = wrong_ones(chances)
    tempting = next((move for move in fallen if move in wrong), max(wrong, key=lambda move: chances[move]))
    told = {move.notation: chance for move, chance in chances.items()}
    return Crux(path, told, tempting.notation, "")
