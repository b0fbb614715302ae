"""Card values: what acquiring or defeating a card does to the chance of winning, measured by paired games."""
