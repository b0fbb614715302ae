"""Messages of lessons, puzzles and the forge."""
