"""A picture that an admin handed in, a PNG fit for a report out: drawn anew in the sandbox."""

import asyncio
import json
import struct

from trusthound.adapters.documents.picture_reader import is_picture
from trusthound.adapters.documents.sandbox.cell import Limits
from trusthound.adapters.documents.sandbox.turns import Turns
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused, InvalidInput
from trusthound.domain.hiring.brand import LOGO_BYTES, LOGO_HEIGHT, LOGO_WIDTH

WORK = "trusthound.adapters.documents.logo:redraw"
_LIMITS = Limits(cpu_seconds=10, wall_seconds=15.0)
_PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"


async def redrawn_logo(data: bytes, *, filtered: bool = True) -> bytes:
    """At most 720 by 240 points. Its process ends with it: logos are handed in once a year.

    Raises InvalidInput, DocumentRefused, SetupProblem.
    """
    if len(data) > LOGO_BYTES:
        raise InvalidInput(
            "The logo is larger than 1 MB.", field="logo", advice="Send a smaller picture."
        )
    if not is_picture(data):
        raise InvalidInput("A logo is a PNG, JPEG or WebP picture.", field="logo")
    turns = Turns(WORK, filtered=filtered, at_once=1, limits=_LIMITS)
    try:
        worked = await turns.work(data)
    finally:
        await asyncio.to_thread(turns.close)
    return _png(worked.answer)


def _png(answer: bytes) -> bytes:
    """What comes back is as untrusted as the file was. Raises DocumentRefused."""
    if answer.startswith(_PNG) and len(_PNG) + 8 < len(answer) <= LOGO_BYTES:
        width, height = struct.unpack_from(">II", answer, len(_PNG))
        if width <= LOGO_WIDTH and height <= LOGO_HEIGHT:
            return answer
    try:
        told = json.loads(answer)
        problem, detail = DocumentProblem(told["refused"]), str(told["detail"])
    except (ValueError, TypeError, KeyError, RecursionError):
        problem, detail = DocumentProblem.DAMAGED, "no answer that can be read"
    raise DocumentRefused(problem, detail=detail)
