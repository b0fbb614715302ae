"""A table in a few lines of plain text, or as a picture, for those who watch what learns."""

from __future__ import annotations

from typing import Any, Final

from vigil.rules.game import Game, View
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import Cards
from vigil.rules.kernel.zones import EMPTY

RENDER_MODES: Final = ("human", "ansi", "rgb_array")


def render(game: Game, mode: str | None) -> Any:
    """The table as an environment shows it: printed, or returned as text or as an array of pixels."""
    if mode is None:
        return None
    if mode == "rgb_array":
        from vigil.environments.pixels import picture_array  # only now: the converter need not be installed

        return picture_array(game.view(game.deciding()).to_svg())
    text = render_table(game)
    if mode == "ansi":
        return text
    print(text)
    return None


def render_table(game: Game) -> str:
    """The table as the seat that decides sees it, and what it can do."""
    seat = game.deciding()
    view = game.view(seat)
    table = view.table
    lines = [
        f"Turn {table.turn_number}, {table.setup.names[seat]} decides; "
        f"{table.honor_pool} honor in the pool, {table.runes} runes, {table.power} power",
        f"Center row: {card_names(table.center_row)}",
        f"Hand: {card_names(table.players[seat].hand)}",
        *[side(view, number) for number in range(len(table.players))],
    ]
    result = game.result
    if result is not None:
        return "\n".join([*lines, f"Scores {result.scores}, winners {result.winners}"])
    return "\n".join([*lines, f"Moves: {', '.join(move.text for move in game.legal_moves())}"])


def side(view: View, seat: int) -> str:
    """One player in a line."""
    player = view.table.players[seat]
    sizes = f"{len(player.hand)} in hand, {len(player.deck)} in deck, {len(player.discard)} discarded"
    front = f"played {card_names(player.played)}; constructs {card_names(player.constructs)}"
    return f"{player.name}: {player.honor} honor, {sizes}; {front}"


def card_names(cards: Cards) -> str:
    """Cards by name."""
    return ", ".join(["empty" if face == EMPTY else FACES[face].name for face in cards]) or "none"
