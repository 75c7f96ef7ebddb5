"""What an employer's reports look like: a logo, and a colour that can be read on white."""

import re
from dataclasses import dataclass

from trusthound.domain.common.errors import InvalidInput

LOGO_BYTES = 1_000_000
# Of the one that is kept: more than is seen at 45 by 15 mm of paper.
LOGO_WIDTH, LOGO_HEIGHT = 720, 240
# WCAG 2.2, 1.4.3: of text of any size.
LEAST_CONTRAST = 4.5
_COLOUR = re.compile(r"#[0-9a-f]{6}")


@dataclass(frozen=True, slots=True)
class Brand:
    """`organization` is its name; `accent` "#rrggbb" or "" for ours; `logo` a PNG or None."""

    organization: str = ""
    accent: str = ""
    logo: bytes | None = None


def checked_accent(text: str) -> str:
    """As it is kept; "" takes it back. Raises InvalidInput."""
    accent = text.strip().lower()
    if not accent:
        return ""
    if not _COLOUR.fullmatch(accent):
        raise InvalidInput(
            "Write the colour as # and six digits or letters from a to f.",
            field="accent",
            advice="For example #1a4f8b.",
        )
    contrast = contrast_with_white(accent)
    if contrast < LEAST_CONTRAST:
        told = int(contrast * 10) / 10  # never rounded up to what is asked for
        raise InvalidInput(
            f"This colour is too light to be read on white: its contrast is {told}:1.",
            field="accent",
            advice=f"Choose a darker one, of at least {LEAST_CONTRAST}:1.",
        )
    return accent


def contrast_with_white(colour: str) -> float:
    """Of "#rrggbb": from 1 to 21, as WCAG 2.2 defines it."""
    red, green, blue = (_linear(int(colour[place : place + 2], 16) / 255) for place in (1, 3, 5))
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)


def _linear(share: float) -> float:
    """Of sRGB."""
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
