"""Data: games between bots, and those of people, as Parquet files that other tools read."""

from vigil.datasets.dataset_reader import decisions

__all__ = ["decisions"]
