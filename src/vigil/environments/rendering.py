"""A table in a few lines of plain text, for those who watch what learns."""

from __future__ import annotations

from vigil.rules.game import Game, View
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import Cards
from vigil.rules.kernel.zones import EMPTY


def rendered(game: Game) -> str:
    """The table as the seat that decides sees it, and what it can do."""
    seat = game.deciding()
    view = game.view(seat)
    table = view.table
    lines = [
        f"Turn {table.turn_number}, {table.setup.names[seat]} decides; "
        f"{table.honor_pool} honor in the pool, {table.runes} runes, {table.power} power",
        f"Center row: {named(table.center_row)}",
        f"Hand: {named(table.players[seat].hand)}",
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
    front = f"played {named(player.played)}; constructs {named(player.constructs)}"
    return f"{player.name}: {player.honor} honor, {sizes}; {front}"


def named(cards: Cards) -> str:
    """Cards by name."""
    return ", ".join(["empty" if face == EMPTY else FACES[face].name for face in cards]) or "none"
