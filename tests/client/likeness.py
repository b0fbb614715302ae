"""How much alike pictures look at the size they have on the table."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Mapping
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt
from playwright.sync_api import Browser

WIDTH, HEIGHT = 104, 83  # of the picture of a small card, in pixels
WAVES = 8  # each way
SHADES = 4  # of red, of green and of blue
GREY = np.array([0.299, 0.587, 0.114])  # what the eye makes of red, green and blue

# Draws all pictures below each other and gives their bytes, four a pixel.
RASTER = """async ([pictures, width, height]) => {
    const sheet = new OffscreenCanvas(width, height * pictures.length).getContext("2d");
    const images = pictures.map((svg) => {
        const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        return Object.assign(new Image(), { src });
    });
    await Promise.all(images.map((image) => image.decode()));
    images.forEach((image, i) => sheet.drawImage(image, 0, i * height, width, height));
    const { data } = sheet.getImageData(0, 0, width, height * pictures.length);
    let text = "";
    for (let i = 0; i < data.length; i += 30000) text += String.fromCharCode(...data.subarray(i, i + 30000));
    return btoa(text);
}"""

Array = npt.NDArray[Any]


def rasters(browser: Browser, pictures: list[str]) -> Array:
    """The pictures as pixels: number, row, column, red and green and blue."""
    page = browser.new_page()
    told = page.evaluate(RASTER, [pictures, WIDTH, HEIGHT])
    page.close()
    pixels = np.frombuffer(b64decode(told), np.uint8)
    return pixels.reshape(len(pictures), HEIGHT, WIDTH, 4)[..., :3]


def waves(length: int) -> Array:
    """The slowest cosine waves along a side of a picture."""
    places = (np.arange(length) + 0.5) / length
    return np.cos(np.pi * np.outer(np.arange(WAVES), places))


def perceptual_hashes(pixels: Array) -> Array:
    """Which of the slow waves of light and dark are stronger than the middle one, but for the brightness."""
    strengths: Array = waves(HEIGHT) @ (pixels @ GREY) @ waves(WIDTH).T
    strengths = strengths.reshape(len(pixels), -1)[:, 1:]
    stronger: Array = strengths > np.median(strengths, axis=1, keepdims=True)
    return stronger


def histograms(pixels: Array) -> Array:
    """How much of each picture every colour takes."""
    colours = (pixels // (256 // SHADES)).astype(int) @ [SHADES**2, SHADES, 1]
    counts = [np.bincount(colour.ravel(), minlength=SHADES**3) for colour in colours]
    return np.array(counts) / (WIDTH * HEIGHT)


def distances(browser: Browser, pictures: Mapping[str, str]) -> list[tuple[float, str, str]]:
    """How far every two pictures are apart, the closest first: 0 is the same, 1 has nothing in common.

    It is the mean of two shares: the bits of the hash that differ, and the area that has another colour.
    """
    pixels = rasters(browser, list(pictures.values()))
    shapes, colours = perceptual_hashes(pixels), histograms(pixels)
    found = []
    for (i, one), (j, other) in combinations(enumerate(pictures), 2):
        shape = np.mean(shapes[i] != shapes[j])
        colour = np.abs(colours[i] - colours[j]).sum() / 2
        found.append((float(shape + colour) / 2, one, other))
    return sorted(found)
