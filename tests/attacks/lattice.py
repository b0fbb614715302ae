"""Lattices, as far as the attack on a generator needs them: LLL in integers, Babai's nearest plane."""

from __future__ import annotations

from collections.abc import Sequence

Vector = list[int]
NUMERATOR, DENOMINATOR = 99, 100  # how much shorter the next vector must be before two are swapped


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    """The scalar product; of integers, an exact integer."""
    return sum(a * b for a, b in zip(one, other, strict=True))


class Reduction:
    """LLL without fractions (Cohen, algorithm 2.6.7).

    `minors` are the determinants of Gram, `shares` are what vectors have in common, scaled by these.
    """

    def __init__(self, basis: Sequence[Vector]) -> None:
        self.basis = [list(vector) for vector in basis]
        size = len(basis)
        self.minors = [1] * (size + 1)
        self.shares = [[0] * size for _ in range(size)]
        for row in range(size):
            self.orthogonalize(row)

    def orthogonalize(self, row: int) -> None:
        """Compute what a vector shares with those before it."""
        for column in range(row + 1):
            share = int(dot(self.basis[row], self.basis[column]))
            for i in range(column):
                share = self.minors[i + 1] * share - self.shares[row][i] * self.shares[column][i]
                share //= self.minors[i]
            if column < row:
                self.shares[row][column] = share
            else:
                self.minors[row + 1] = share

    def shorten(self, row: int, by: int) -> None:
        """Take an earlier vector off as often as it makes this one shorter."""
        whole = self.minors[by + 1]
        times = (2 * self.shares[row][by] + whole) // (2 * whole)
        if times == 0:
            return
        self.basis[row] = [a - times * b for a, b in zip(self.basis[row], self.basis[by], strict=True)]
        self.shares[row][by] -= times * whole
        for i in range(by):
            self.shares[row][i] -= times * self.shares[by][i]

    def swap(self, row: int) -> None:
        """Exchange a vector with the one before it."""
        basis, minors, shares = self.basis, self.minors, self.shares
        basis[row - 1], basis[row] = basis[row], basis[row - 1]
        shares[row - 1][: row - 1], shares[row][: row - 1] = (
            shares[row][: row - 1],
            shares[row - 1][: row - 1],
        )
        share = shares[row][row - 1]
        minor = (minors[row - 1] * minors[row + 1] + share * share) // minors[row]
        for i in range(row + 1, len(basis)):
            below = shares[i][row]
            shares[i][row] = (minors[row + 1] * shares[i][row - 1] - share * below) // minors[row]
            shares[i][row - 1] = (minor * below + share * shares[i][row]) // minors[row + 1]
        minors[row] = minor

    def is_short(self, row: int) -> bool:
        """Whether a vector may stay behind the one before it (Lovász)."""
        left = self.minors[row + 1] * self.minors[row - 1] + self.shares[row][row - 1] ** 2
        return DENOMINATOR * left >= NUMERATOR * self.minors[row] ** 2

    def reduced(self) -> list[Vector]:
        """A basis of the same lattice with short vectors."""
        row = 1
        while row < len(self.basis):
            self.shorten(row, row - 1)
            if not self.is_short(row):
                self.swap(row)
                row = max(1, row - 1)
                continue
            for by in range(row - 2, -1, -1):
                self.shorten(row, by)
            row += 1
        return self.basis


class Lattice:
    """A lattice, ready to be asked for the vectors nearest to others."""

    def __init__(self, basis: Sequence[Vector]) -> None:
        self.basis = Reduction(basis).reduced()
        self.heights: list[list[float]] = []  # each vector without what it shares with those before it
        for vector in self.basis:
            rest = [float(part) for part in vector]
            for height in self.heights:
                share = dot(rest, height) / dot(height, height)
                rest = [a - share * b for a, b in zip(rest, height, strict=True)]
            self.heights.append(rest)
        self.weights = [[part / dot(height, height) for part in height] for height in self.heights]

    def nearest(self, target: Sequence[int]) -> Vector:
        """The vector of the lattice that lies nearest, almost always."""
        rest = list(target)
        for vector, weight in zip(reversed(self.basis), reversed(self.weights), strict=True):
            times = round(dot(rest, weight))
            rest = [a - times * b for a, b in zip(rest, vector, strict=True)]
        return [a - b for a, b in zip(target, rest, strict=True)]
