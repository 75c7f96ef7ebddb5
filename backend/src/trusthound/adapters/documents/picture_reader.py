"""A picture or a scanned PDF in, the writing on it out: recognised in the sandbox."""

import json
from dataclasses import dataclass

from trusthound.adapters.documents.sandbox.cell import Limits
from trusthound.adapters.documents.sandbox.turns import Turns
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.resume.document import MOST_BYTES

WORK = "trusthound.adapters.documents.recognise:recognise"
# The models and what a pass takes of addresses; the tallest picture takes half a minute of a core.
LIMITS = Limits(memory_bytes=2_000_000_000, cpu_seconds=75, wall_seconds=80.0)
_WEBP_AT = slice(8, 12)


@dataclass(frozen=True, slots=True)
class Recognised:
    """`shortened`: a PDF has more pages than are recognised at once."""

    text: str
    shortened: bool


def is_picture(data: bytes) -> bool:
    """A PNG, JPEG or WebP, by its first bytes."""
    return data.startswith((b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff")) or (
        data.startswith(b"RIFF") and data[_WEBP_AT] == b"WEBP"
    )


class PictureReader:
    """Its process, which holds the models, is another than the one that reads resumes."""

    def __init__(self, *, filtered: bool = True, at_once: int = 1, waiting: int = 0) -> None:
        self._turns = Turns(
            WORK, filtered=filtered, at_once=at_once, waiting=waiting, limits=LIMITS
        )

    async def read(self, data: bytes, *, sender: str = "") -> Recognised:
        """A PNG, JPEG, WebP or PDF. `sender` takes turns with others.

        Raises DocumentRefused, Overloaded, SetupProblem.
        """
        if len(data) > MOST_BYTES:
            raise DocumentRefused(DocumentProblem.TOO_LARGE, detail=f"{len(data)} bytes")
        worked = await self._turns.work(data, sender=sender)
        return _recognised(worked.answer)

    def close(self) -> None:
        """Ends the process, and with it all that is at work."""
        self._turns.close()


def _recognised(answer: bytes) -> Recognised:
    """Raises DocumentRefused: as the process said, or as damaged if it is no answer at all."""
    try:
        told = json.loads(answer)
        if "refused" in told:
            problem, detail = DocumentProblem(told["refused"]), str(told["detail"])
        else:
            text: str = told["text"]
            text.encode()  # half of a letter is none
            return Recognised(text.replace("\0", ""), told["shortened"] is True)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        problem, detail = DocumentProblem.DAMAGED, "no answer that can be read"
    raise DocumentRefused(problem, detail=detail)
