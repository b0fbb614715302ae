"""The kernel: what a game consists of. Values, cards, effects, abilities, chance and state."""
