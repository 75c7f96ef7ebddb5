"""A PDF whose pages are pictures in, each of its first pages as pixels out.

To be called in the sandbox alone: see `picture_reader.py`.
"""

from collections.abc import Iterator
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from trusthound.adapters.documents.pdf import opened

MOST_PAGES = 8
# A sheet of A4 at 150 dots an inch: its letters are as large as those on a phone's screen.
_PAGE_PIXELS = 2_200_000
_MOST_SCALE = 150 / 72  # points are a 72nd of an inch
_LEAST_SIDE = 1.0


def begins_as_pdf(data: bytes) -> bool:
    return data.startswith(b"%PDF-")


def number_of_pages(data: bytes) -> int:
    """Raises DocumentRefused."""
    document = opened(data)
    try:
        return len(document)
    finally:
        document.close()


def pages_of(data: bytes) -> Iterator[NDArray[np.uint8]]:
    """Red, green and blue, as a page is shown on white. Raises DocumentRefused."""
    document = opened(data)
    for number in range(min(len(document), MOST_PAGES)):
        page = document[number]
        width, height = (max(_LEAST_SIDE, each) for each in page.get_size())
        scale = min(_MOST_SCALE, sqrt(_PAGE_PIXELS / (width * height)))
        drawn = page.render(scale=scale, rev_byteorder=True, may_draw_forms=False)
        yield drawn.to_numpy()[:, :, :3]
        page.close()
    document.close()
