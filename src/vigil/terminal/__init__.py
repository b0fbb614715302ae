"""The terminal client: a game line by line, cards, simulations and replays. No rule is in it."""
