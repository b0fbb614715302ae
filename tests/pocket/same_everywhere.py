"""What has to come out the same on every Python: run here, and by the Python of the pocket."""

from __future__ import annotations

import json

import vigil
from vigil.bots.afterstate import describe
from vigil.bots.shipped_networks import shipped_value_network

SETS = (["godslayer"], ["rise_of_vigil", "darkness_unleashed"], ["realms_unraveled"], ["delirium"])
EVERY = 6  # decisions between two afterstates


def games() -> list[str]:
    """How games of bots go that do not look ahead."""
    ends = []
    for seed, sets in enumerate(SETS):
        game = vigil.Game.new(list(sets), 2, seed)
        bots = [vigil.bot("tuned", 1), vigil.bot("greedy", 2)]
        while decision := game.decision:
            game.apply(bots[decision.player].choose(game.view(decision.player), decision))
        ends.append(json.dumps(vigil.Record.of(game).to_data(), sort_keys=True))
    return ends


def chances() -> dict[str, list[float]]:
    """What both networks say of tables on the way."""
    game = vigil.Game.new(["godslayer", "delirium"], 2, 11)
    player, met = vigil.bot("tuned", 1), []
    for number in range(400):
        decision = game.decision
        if decision is None:
            break
        if number % EVERY == 0:
            met.append(describe(game, decision.player))
        game.apply(player.choose(game.view(decision.player), decision))
    return {level: shipped_value_network(level).chances(met).tolist() for level in ("expert", "master")}


def everything() -> str:
    """All of it as a text."""
    return json.dumps({"games": games(), "chances": chances()})
