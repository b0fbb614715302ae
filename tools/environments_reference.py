"""The reference of the environments: classes with their settings, observations, actions, rewards.

    python tools/environments_reference.py            writes docs/environments.md
    python tools/environments_reference.py --check    fails if that would change anything

Everything is read from the code: settings and methods from the sources, so that it is the same for a compiled
build, names of cells and columns from their tables, and rewards from the functions that pay them.
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from vigil.environments import cells, columns
from vigil.environments.episodes import rewards
from vigil.environments.rewards import HONOR, forfeit
from vigil.rules.setup import MOST_PLAYERS, make_setup
from vigil.rules.table.honor import Result

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "environments.md"
FOLDER: Final = ROOT / "src" / "vigil" / "environments"
# What the page has, in its order: the classes and functions of each module that others use.
PARTS: Final = {
    "gym": ("Ascension",),
    "self_play": ("AscensionSelfPlay", "AscensionVector"),
    "zoo": ("raw_env", "env"),
    "spiel": ("AscensionGame", "resample"),
    "one_game": ("OneGame",),
    "batch": ("Batch",),
    "pool": ("Pool",),
    "opponents": ("OpponentPool",),
    "actions": ("Actions", "ActionParts"),
    "observations": ("Observations",),
    "encoder": ("Encoder",),
}
# The methods that others call; the rest of a class is its inside.
METHODS: Final = {
    "reset", "step", "observe", "mask", "action_masks", "render", "get_state", "set_state", "close", "game",
    "cards", "numbers", "add", "draw", "of", "move", "text", "parts", "whole", "compact", "names", "look",
    "flat", "arrays", "new_initial_state", "make_py_observer",
}  # fmt: skip
SETTINGS: Final = {
    "actions": "the actions to be shared with others; else those of the sets",
    "edition": "of the rulebook of `godslayer`: 1 or 2",
    "first_slot": "the number of the first game, for batches that are parts of a pool",
    "forced": "whether decisions with one legal move are put to the policy, too",
    "form": '`"flat"` (float32) or `"structured"` (a dict of arrays)',
    "games": "how many are played at once",
    "mask": 'of a batch: whether there is a dense mask; of PettingZoo: in the `"observation"` or in `"info"`',
    "max_moves": "after how many moves a game is cut off (truncated); `None`: never",
    "members": "opponents to draw from",
    "num_envs": "how many games are played at once",
    "observation": '`"flat"` (float32) or `"structured"` (a dict of arrays)',
    "observe": "whether observations are made",
    "opponents": "one for every other seat, the next to the left first: a level, `module:Class`, a `Bot`, a "
    "policy(observation, mask) or an `OpponentPool`",
    "params": "`sets` (joined with +), `players`, `edition`, `variant`, and `rounds` after which a game ends "
    "by scores (0: never)",
    "player": "a seat",
    "players": "how many sit at the table",
    "policy": "a function of an observation and its mask that returns an action",
    "render_mode": '`"human"`, `"ansi"`, `"rgb_array"` or `None`',
    "reward": '`"win"`, `"lead"` or `"gain"`: [below](#rewards)',
    "seat": 'where one sits: a number, `"drawn"` by the seed or `"rotated"` from game to game',
    "seed": "of the whole run; a list has one for every game, which it would have alone",
    "sets": "codes of sets that are shuffled together",
    "settings": "those of the class that it makes or consists of",
    "setup": "what is played, by `vigil.rules.setup.make_setup`",
    "state": "of a game of OpenSpiel",
    "variant": '`"standard"`, `"team"` or `"solitaire"`',
    "weights": "how likely each member is, compared with the others; else all alike",
    "workers": "processes",
}
LINES: Final = {
    "center row": "cards in the center row",
    "treasure": "treasure that lies under cards of the row",
    "void": "the void",
    "center deck": "what the center deck holds, in no order",
    "known bottom of center deck": "cards that everybody saw go under the center deck",
    "out of the game": "cards that were taken out of the game",
    "set aside": "cards that an effect has set aside",
    "supply": "what is left of the cards that are always available",
    "asks": "the card whose effect asks",
    "asked about": "the card that it asks about",
    "rival": "cards that the automatic opponent of solitaire has",
    "own hand": "the hand of the seat that looks",
    "own deck": "what its deck holds, in no order",
    "discard pile": "the discard pile",
    "played": "heroes played this turn",
    "played and gone": "heroes played this turn that have left",
    "constructs": "constructs in play",
    "used": "constructs whose abilities were used this turn",
    "this turn": "cards from which something holds for this turn",
    "trophies": "trophies, and cards face up under constructs",
    "known top of deck": "cards on top of the deck that are known",
    "known in hand": "cards in hand that the others know",
    "hand and deck": "hand and deck together, with cards face down under constructs",
}


def page() -> str:
    """The whole page."""
    parts = [
        "# Environments",
        "Every class of `vigil.environments` with its settings, every row of an observation, every column of "
        "an action, and what rewards are. [Research](research.md) says how they are used. This page is made "
        "by `python tools/environments_reference.py`.",
        "## Classes",
        *[text for module, names in PARTS.items() for text in module_parts(module, names)],
        "## Observations",
        *observation_parts(),
        "## Actions",
        *action_parts(),
        "## Rewards",
        *reward_parts(),
    ]
    return "\n\n".join(parts) + "\n"


def module_parts(module: str, names: Sequence[str]) -> Iterator[str]:
    """What is said of some definitions of a module."""
    source = ast.parse((FOLDER / f"{module}.py").read_text(encoding="utf-8"))
    found = {node.name: node for node in source.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    for name in names:
        yield f"### `vigil.environments.{module}.{name}`"
        yield " ".join((ast.get_docstring(found[name]) or "").split())
        node = found[name]
        if isinstance(node, ast.FunctionDef):
            yield from settings_table(module, node)
            continue
        methods = {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}
        if "__init__" in methods:
            yield from settings_table(module, methods["__init__"])
        public = [each for each in methods.values() if each.name in METHODS]
        if public:
            yield "\n".join([f"- `{call_text(each)}`: {first_line(each)}" for each in public])


def first_line(node: ast.FunctionDef) -> str:
    """What a method does."""
    return (ast.get_docstring(node) or "").split("\n")[0]


def call_text(node: ast.FunctionDef) -> str:
    """How a method is called; a property is not."""
    if any(isinstance(each, ast.Name) and each.id == "property" for each in node.decorator_list):
        return node.name
    return f"{node.name}({', '.join(name for name, _ in arguments(node))})"


def arguments(node: ast.FunctionDef) -> list[tuple[str, ast.expr | None]]:
    """What a function takes, each with what it is if nothing is said."""
    plain = [*node.args.posonlyargs, *node.args.args]
    usual = [None] * (len(plain) - len(node.args.defaults)) + list(node.args.defaults)
    found = list(zip([each.arg for each in plain], usual, strict=True))
    found += zip([each.arg for each in node.args.kwonlyargs], node.args.kw_defaults, strict=True)
    found += [(node.args.kwarg.arg, None)] if node.args.kwarg else []
    return [(name, default) for name, default in found if name != "self"]


def settings_table(module: str, node: ast.FunctionDef) -> Iterator[str]:
    """The settings of a class or a function; one that no line above explains is an error."""
    rows = [(f"`{name}`", default_text(module, default), SETTINGS[name]) for name, default in arguments(node)]
    if rows:
        yield table(("setting", "usually", "meaning"), rows)


def default_text(module: str, default: ast.expr | None) -> str:
    """What a setting usually is; names of constants as what they stand for."""
    if default is None:
        return ""
    if isinstance(default, ast.Name):
        return f"`{constant(module, default.id)!r}`"
    return f"`{ast.unparse(default)}`"


def constant(module: str, name: str) -> Any:
    """What a constant of a module stands for."""
    return getattr(importlib.import_module(f"vigil.environments.{module}"), name)


def observation_parts() -> Iterator[str]:
    """What an observation consists of."""
    yield (
        "Structured, it is a dict of four arrays; flat, it is `cards` and then `numbers` as one array of "
        f"float32, counts of cards divided by {cells.CARD_SCALE} and numbers by what the table says. Seats "
        "are counted from the one that looks, which is seat 0. A column of `cards` is a card, or the other "
        "side of one that transforms, in the order of `Actions(sets).names`."
    )
    shared = [(f"`{name}`", LINES[name]) for name in cells.SHARED_LINES]
    seats = [(f"`{name} of seat N`", LINES[name]) for name in cells.SEAT_LINES]
    yield "**`cards`**, uint8 from 0 to 255: rows × cards."
    yield table(("row", "what it counts"), [*shared, *seats])
    numbers = [(f"`{name}`", str(scale)) for name, scale in cells.NUMBER_NAMES]
    numbers += [(f"`{name} of seat N`", str(scale)) for name, scale in cells.SEAT_NUMBER_NAMES]
    yield "**`numbers`**, int16:"
    yield table(("number", "divided by"), numbers)
    yield (
        f"**`row`**, int16 [{columns.PLACES}]: the card at every place of the center row, −1 for none. "
        f"**`under`**, uint8 [{columns.PLACES}, {columns.TREASURES}]: how much treasure of every kind lies "
        "under it."
    )


def action_parts() -> Iterator[str]:
    """What the numbers of actions mean."""
    yield f"Encoding {columns.ENCODING}. First the numbers without a card:"
    blocks = [
        (span(block.first, block.length), block.kind, block.text.format("*n*")) for block in columns.BLOCKS
    ]
    yield table(("numbers", "kind", "text"), blocks)
    yield (
        f"Then {columns.COLUMNS} for every card: {columns.CARDS} + {columns.COLUMNS} × card + column. "
        f"Columns from {len(columns.COLUMN_TEXTS)} on are free."
    )
    said = [(str(number), text.format("*card*")) for number, text in enumerate(columns.COLUMN_TEXTS)]
    yield table(("column", "text"), said)
    kinds = ", ".join(columns.COLUMN_TEXTS[column].format("it") for column in columns.TWIN_COLUMNS)
    yield (
        f"A *twin* is a copy in the row that stands behind an unequal one; its numbers are, {columns.PLACES} "
        f"each: {kinds}."
    )


def span(first: int, length: int) -> str:
    """A run of numbers."""
    return str(first) if length == 1 else f"{first}–{first + length - 1}"


def reward_parts() -> Iterator[str]:
    """What the ends of games are worth, as the code pays them."""
    yield (
        '`reward="win"` pays the end of a game and sums up to 0: of N seats, a winner gets N − 1, or shares '
        "it, and all others get −1. An illegal action ends the game in Gymnasium and PettingZoo: it costs 1, "
        "whatever the reward is, and the other sides share the gain. In solitaire a win is 1 and a loss −1."
    )
    rows = [win_row(players) for players in range(2, MOST_PLAYERS + 1)]
    yield table(("players", "won alone", "won by two", "lost", "another seat's illegal action"), rows)
    yield table(
        ("in teams", "won", "lost", "the other team's illegal action"), [team_row(each) for each in (4, 6)]
    )
    yield (
        '`reward="lead"` pays the end with the lead over the best other side divided by '
        f'{HONOR:g}; `reward="gain"` pays how much that lead has changed with every move, so that its sum is '
        f"the lead. Neither has bounds: a lead of {HONOR:g} honor is worth 1, {2 * HONOR:g} are worth 2. "
        "In teams it is the lead of the team; both of a team get it. A batch, a pool and OpenSpiel pay wins."
    )


def win_row(players: int) -> tuple[str, ...]:
    """What games of so many are worth, each for itself."""
    alone = rewards(Result([0] * players, [0], ""))
    shared = rewards(Result([0] * players, [0, 1], ""))
    sets = ["godslayer"] if players < 5 else ["godslayer", "rise_of_vigil"]
    given_away = forfeit(make_setup(sets, players, 2, "standard"), players - 1)
    return str(players), *[f"{worth:+.3g}" for worth in (alone[0], shared[0], alone[1], given_away[0])]


def team_row(players: int) -> tuple[str, ...]:
    """What games in teams are worth."""
    setup = make_setup(["godslayer", "rise_of_vigil"], players, 2, "team")
    team = [0, players // 2]
    won = rewards(Result([0] * players, team, ""))
    given_away = forfeit(setup, 1)
    return f"{players} players", *[f"{worth:+.3g}" for worth in (won[0], won[1], given_away[0])]


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(["| " + " | ".join(line) + " |" for line in lines])


def main(arguments: Sequence[str]) -> None:
    """Write the page, or look whether it is as it should be."""
    if list(arguments) == ["--check"]:
        sys.exit(None if PAGE.read_text(encoding="utf-8") == page() else f"run {Path(__file__).name}")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
