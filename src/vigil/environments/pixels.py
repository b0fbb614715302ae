"""Pictures as arrays of pixels, by the converter that the reports have."""

from __future__ import annotations

import struct
import zlib
from typing import Final

import numpy as np

from vigil.environments.encoder import Array

HOW_TO_GET_IT: Final = "pip install 'vigil-cards[reports]'"
CHANNELS: Final = 4  # red, green, blue and how opaque, as the converter writes them
SIGNATURE: Final = 8  # bytes before the first chunk of a PNG


def picture_array(svg: str) -> Array:
    """A picture as height × width × 3 bytes."""
    try:
        import vl_convert
    except ModuleNotFoundError as error:
        raise ValueError(f"rgb_array needs vl-convert-python: {HOW_TO_GET_IT}") from error
    return read_png(vl_convert.svg_to_png(svg, scale=1.0))[:, :, :3].copy()


def read_png(data: bytes) -> Array:
    """The pixels of a PNG with four channels of a byte, which is not interlaced."""
    at, packed = SIGNATURE, b""
    width = height = 0
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, *form = struct.unpack(">IIBBBBB", body)
            if form != [8, 6, 0, 0, 0]:
                raise ValueError(f"the converter wrote another form of PNG: {form}")
        elif kind == b"IDAT":
            packed += body
        at += length + 12  # with the length, the kind and a checksum
    lines = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + CHANNELS * width)
    return unfilter(lines[:, 0].tolist(), lines[:, 1:]).reshape(height, width, CHANNELS)


def unfilter(filters: list[int], lines: Array) -> Array:
    """The bytes of a PNG before each of its lines was filtered."""
    found = np.zeros_like(lines)
    above = np.zeros(lines.shape[1], np.uint8)
    for number, kind in enumerate(filters):
        found[number] = above = unfilter_line(kind, lines[number], above)
    return found


def unfilter_line(kind: int, line: Array, above: Array) -> Array:
    """One line: each byte was written as the difference to some of those before it."""
    if kind == 0:
        return line
    if kind == 2:
        return line + above
    if kind == 1:
        return np.add.accumulate(line.reshape(-1, CHANNELS), axis=0, dtype=np.uint8).ravel()
    return unfilter_mixed(kind, line.tolist(), above.tolist())


def unfilter_mixed(kind: int, line: list[int], above: list[int]) -> Array:
    """A line whose bytes depend on the one to the left and the one above."""
    found = [0] * len(line)
    for place, byte in enumerate(line):
        left = found[place - CHANNELS] if place >= CHANNELS else 0
        corner = above[place - CHANNELS] if place >= CHANNELS else 0
        guess = (left + above[place]) // 2 if kind == 3 else paeth(left, above[place], corner)
        found[place] = (byte + guess) & 255
    return np.asarray(found, np.uint8)


def paeth(left: int, above: int, corner: int) -> int:
    """The one of three neighbours that is closest to left + above - corner."""
    guess = left + above - corner
    return min((left, above, corner), key=lambda each: abs(guess - each))
