"""Record the games of tests/golden/records, which both builds must replay exactly.

    python tools/record_games.py            show which records still hold
    python tools/record_games.py --refresh  keep the moves, write the hashes anew
    python tools/record_games.py --anew     play and write all the games anew

A record fails when the same moves lead to another end. There are three reasons, and it is for a person to
tell them apart before anything is written:

- The snapshot or the text of a card has changed, the game has not: every move is still legal and the scores
  are the same. `--refresh` writes new hashes, and only in this case.
- A rule or a card now means something else, on purpose. Then the same moves could lead to another game, and
  people's old records could too: raise RULES in vigil/rules/fingerprints.py, say why in the commit, and run
  `--anew`.
- Neither was meant. Then it is a bug, and the records have done their work.

The moves come from our own generator, so that `--anew` writes the same games everywhere.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import vigil
from vigil.rules.fingerprints import RULES, state_fingerprint
from vigil.rules.kernel import chance
from vigil.rules.kernel.box import CardSet
from vigil.rules.library import sets_to_play, shipped_sets
from vigil.rules.setup import make_setup

RECORDS = Path(__file__).parent.parent / "tests" / "golden" / "records"
# The sets that there were when these games were recorded.
ALL = ["godslayer", "rise_of_vigil", "darkness_unleashed", "realms_unraveled", "delirium"]


class Asked(NamedTuple):
    """A game to be recorded; a lazy player may end a turn with things left to do."""

    name: str
    sets: list[str]
    players: list[str]
    edition: int = 2
    variant: str = "standard"
    lazy: bool = False
    generator: str = chance.MULTIPLY_WITH_CARRY  # of games from before there was another
    seed: int | None = None  # left out: by its place in the list


LONG = 0xA5 << 248 | 0x5A  # as long as the seeds of a server
GAMES = [
    Asked("godslayer-two", ["godslayer"], ["Ada", "Bo"]),
    Asked("godslayer-two-lazy", ["godslayer"], ["Ada", "Bo"], lazy=True),
    Asked("godslayer-three", ["godslayer"], ["Ada", "Bo", "Cy"]),
    Asked("godslayer-four", ["godslayer"], ["Ada", "Bo", "Cy", "Di"]),
    Asked("godslayer-two-first-edition", ["godslayer"], ["Ada", "Bo"], edition=1),
    Asked("godslayer-three-first-edition", ["godslayer"], ["Ada", "Bo", "Cy"], edition=1),
    Asked("godslayer-four-first-edition", ["godslayer"], ["Ada", "Bo", "Cy", "Di"], edition=1),
    Asked("godslayer-team", ["godslayer"], ["Ada", "Bo", "Cy", "Di"], variant="team"),
    Asked("godslayer-solitaire", ["godslayer"], ["Ada"], variant="solitaire"),
    Asked("rise-of-vigil-two", ["rise_of_vigil"], ["Ada", "Bo"]),
    Asked("darkness-unleashed-two", ["darkness_unleashed"], ["Ada", "Bo"]),
    Asked("realms-unraveled-team", ["realms_unraveled"], ["Ada", "Bo", "Cy", "Di"], variant="team"),
    Asked("delirium-three", ["delirium"], ["Ada", "Bo", "Cy"]),
    Asked("delirium-solitaire", ["delirium"], ["Ada"], variant="solitaire"),
    Asked("all-sets-six", ALL, ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]),
    Asked("godslayer-two-keyed", ["godslayer"], ["Ada", "Bo"], generator=chance.BLAKE2B),
    Asked("delirium-solitaire-keyed", ["delirium"], ["Ada"], variant="solitaire", generator=chance.BLAKE2B),
    Asked("all-sets-four-keyed", ALL, ["Ada", "Bo", "Cy", "Di"], generator=chance.BLAKE2B, seed=LONG),
    Asked("return-of-the-fallen-two", ["return_of_the_fallen"], ["Ada", "Bo"], generator=chance.BLAKE2B),
]


def games(sets: Sequence[CardSet]) -> list[Asked]:
    """The games to be recorded: those above, and one for two of every set that is in none of them."""
    known = {asked.sets[0] for asked in GAMES if len(asked.sets) == 1}
    further = [card_set for card_set in sets if card_set.code not in known]
    return [*GAMES, *[game_of(card_set) for card_set in further]]


def game_of(card_set: CardSet) -> Asked:
    """A game for two of a set, with what it needs."""
    name = f"{card_set.code.replace('_', '-')}-two"
    return Asked(name, list(sets_to_play(card_set)), ["Ada", "Bo"], generator=chance.BLAKE2B)


def play_random_game(asked: Asked, seed: int) -> vigil.Game:
    """A whole game of random moves."""
    setup = make_setup(asked.sets, asked.players, asked.edition, asked.variant)
    game = vigil.Game.deal(setup, seed, asked.generator)
    state = chance.stream(seed, 50)
    while moves := game.legal_moves() if not game.over else []:
        state = chance.following(state)
        hurry = asked.lazy and chance.below(state, 8) == 0
        count = len(moves) if game.pending or hurry or len(moves) == 1 else len(moves) - 1
        state = chance.following(state)
        game.apply(moves[chance.below(state, count)])
    return game


def record_anew() -> None:
    """Play and write all the games."""
    RECORDS.mkdir(parents=True, exist_ok=True)
    for old in RECORDS.glob("*.json"):
        old.unlink()
    for number, asked in enumerate(games(shipped_sets()), start=1):
        game = play_random_game(asked, number if asked.seed is None else asked.seed)
        vigil.Record.of(game).save(RECORDS / f"{asked.name}.json")
        print(f"{asked.name}: recorded")


def stale(refresh: bool) -> Iterator[str]:
    """The records that do not hold any more; refreshed ones do."""
    for path in sorted(RECORDS.glob("*.json")):
        record = vigil.Record.load(path)
        try:
            game = record.replay()
        except ValueError as error:
            yield f"{path.name}: {error}"
            continue
        fresh = vigil.Record.of(game)
        if fresh.result != record.result:
            yield f"{path.name}: the same moves lead to {fresh.result}, not to {record.result}"
        elif record.rules != RULES:
            yield f"{path.name}: it was made with rules {record.rules}, not {RULES}"
        elif record.final != state_fingerprint(game):
            if not refresh:
                yield f"{path.name}: the same game, but another hash; --refresh would write it"
            else:
                fresh.save(path)


def main() -> None:
    """Do what was asked for."""
    wishes = sys.argv[1:]
    if wishes == ["--anew"]:
        record_anew()
        return
    if wishes not in ([], ["--refresh"]):
        sys.exit(__doc__)
    problems = list(stale(refresh=wishes == ["--refresh"]))
    sys.exit("\n".join(problems) if problems else None)


if __name__ == "__main__":
    main()
