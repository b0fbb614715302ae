"""The value network: a small perceptron, NumPy only."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Network:
    """The chance of winning from the description of an afterstate: two layers and a sigmoid."""

    def __init__(self, layers: list[tuple[Floats, Floats]]) -> None:
        self.layers = layers

    @classmethod
    def fresh(cls, sizes: list[int], seed: int) -> Network:
        """A network with random weights."""
        draw = np.random.default_rng(seed)
        layers = []
        for before, after in pairwise(sizes):
            scale = np.sqrt(2.0 / before)
            weights = (draw.standard_normal((before, after)) * scale).astype(np.float32)
            layers.append((weights, np.zeros(after, dtype=np.float32)))
        return cls(layers)

    def activations(self, inputs: Floats) -> list[Floats]:
        """What every layer gives, the inputs first; the last is before the sigmoid."""
        found = [inputs]
        for number, (weights, bias) in enumerate(self.layers):
            outputs = found[-1] @ weights + bias
            if number < len(self.layers) - 1:
                outputs = np.maximum(outputs, 0.0)
            found.append(outputs)
        return found

    def chances(self, inputs: Floats) -> Floats:
        """The chance of winning for every row of inputs."""
        logits = self.activations(inputs)[-1][:, 0]
        chances: Floats = (1.0 / (1.0 + np.exp(-logits))).astype(np.float32)
        return chances

    def save(self, path: Path) -> None:
        """Write the weights to a file, in half precision: small, and precise enough."""
        arrays: dict[str, Any] = {}
        for number, (weights, bias) in enumerate(self.layers):
            arrays[f"weights{number}"] = weights.astype(np.float16)
            arrays[f"bias{number}"] = bias.astype(np.float16)
        np.savez_compressed(path, **arrays)

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read the weights from a file."""
        with np.load(path) as stored:
            count = len(stored.files) // 2
            return cls(
                [
                    (
                        stored[f"weights{number}"].astype(np.float32),
                        stored[f"bias{number}"].astype(np.float32),
                    )
                    for number in range(count)
                ]
            )


@cache
def shipped() -> Network:
    """The network that comes with the package."""
    with as_file(files("vigil.bots").joinpath("expert.npz")) as path:
        return Network.load(path)
