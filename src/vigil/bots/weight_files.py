"""The weights of a network as its file has them, read without NumPy: names, shapes and bytes."""

from __future__ import annotations

import ast
import struct
from pathlib import Path
from typing import Final, NamedTuple
from zipfile import ZipFile

SUFFIX: Final = ".npy"
MAGIC: Final = 10  # bytes before the header, of which the last two say how long it is
WIDE: Final = 4  # bytes of a character


class StoredArray(NamedTuple):
    """An array of half precision: its shape, and its numbers in their order."""

    shape: tuple[int, ...]
    content: bytes


class StoredWeights(NamedTuple):
    """All arrays of a file by name, and the names of the cards that it knows, in their order."""

    arrays: dict[str, StoredArray]
    names: list[str]


def read_weights(path: Path) -> StoredWeights:
    """The weights in a file."""
    arrays: dict[str, StoredArray] = {}
    names: list[str] = []
    with ZipFile(path) as archive:
        for member in archive.namelist():
            if not member.endswith(SUFFIX):
                continue
            kind, shape, content = read_array(archive.read(member))
            if kind.startswith("<U"):
                names = read_names(content, int(kind[2:]))
            elif kind == "<f2":
                arrays[member.removesuffix(SUFFIX)] = StoredArray(shape, content)
            else:
                raise ValueError(f"{path} is no network: {member} has numbers of another kind, {kind}")
    return StoredWeights(arrays, names)


def read_array(stored: bytes) -> tuple[str, tuple[int, ...], bytes]:
    """The kind, the shape and the content of an array, as NumPy writes it."""
    (length,) = struct.unpack_from("<H", stored, MAGIC - 2)
    header = ast.literal_eval(stored[MAGIC : MAGIC + length].decode("latin-1"))
    if header["fortran_order"]:
        raise ValueError("an array of a network has its rows and columns the other way round")
    return header["descr"], header["shape"], stored[MAGIC + length :]


def read_names(content: bytes, longest: int) -> list[str]:
    """Names, each of which takes the room of the longest one."""
    size = longest * WIDE
    parts = [content[start : start + size] for start in range(0, len(content), size)]
    return [part.decode("utf-32-le").rstrip("\0") for part in parts]
