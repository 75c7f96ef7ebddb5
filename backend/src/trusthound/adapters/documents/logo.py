"""What is done with a logo in the sandbox: a picture's bytes in, a small PNG drawn anew out.

The decoder's pixels are all that goes on: nothing else of the file is looked at or kept.
"""

import io

from PIL import Image

from trusthound.adapters.documents import wire
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.hiring.brand import LOGO_HEIGHT, LOGO_WIDTH

MOST_PIXELS = 8_000_000


def redraw(data: bytes) -> bytes:
    """Whatever goes wrong is an answer, too."""
    try:
        return _drawn(data)
    except DocumentRefused as refusal:
        return wire.refused(refusal)
    except Image.DecompressionBombError:
        return wire.refused(DocumentRefused(DocumentProblem.MANY_PIXELS))
    except Exception as error:  # noqa: BLE001 - a decoder's own error tells of a file that is not whole
        problem = DocumentProblem.DAMAGED
        return wire.refused(DocumentRefused(problem, detail=type(error).__name__))


def warm() -> None:
    """Everything that is loaded when it is first needed, which it no longer can be inside."""
    for kind in ("PNG", "JPEG", "WEBP"):
        held = io.BytesIO()
        Image.new("RGB", (LOGO_WIDTH + 1, 8), "white").save(held, kind)
        redraw(held.getvalue())


def _drawn(data: bytes) -> bytes:
    with Image.open(io.BytesIO(data), formats=("PNG", "JPEG", "WEBP")) as picture:
        width, height = picture.size
        if width * height > MOST_PIXELS:
            raise DocumentRefused(DocumentProblem.MANY_PIXELS, detail=f"{width} by {height}")
        shown = picture.convert("RGBA")
    shown.thumbnail((LOGO_WIDTH, LOGO_HEIGHT), Image.Resampling.LANCZOS)
    # A new one, so that nothing that the decoder noted beside the pixels is written.
    fresh = Image.new("RGBA", shown.size)
    fresh.paste(shown)
    drawn = io.BytesIO()
    fresh.save(drawn, "PNG", optimize=True)
    return drawn.getvalue()
