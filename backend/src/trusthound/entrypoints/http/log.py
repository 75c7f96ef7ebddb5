"""How the log is written: one JSON object a line, or columns where a person watches."""

import io
import sys
from collections.abc import Mapping
from json import JSONEncoder
from typing import TextIO, cast

import structlog


def set_up_log() -> None:
    """Log to standard error. Values are encoded, so that none can forge a line."""
    watched = sys.stderr.isatty()
    renderer: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer(repr_native_str=True)
        if watched
        else structlog.processors.JSONRenderer(serializer=_encoded)
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            renderer,
        ],
        logger_factory=structlog.WriteLoggerFactory(cast("TextIO", _StandardError())),
        cache_logger_on_first_use=True,
    )


# Made once: the library's own way makes one for each line.
_encode = JSONEncoder(default=repr).encode


def _encoded(line: Mapping[str, object], **_: object) -> str:
    return _encode(line)


class _StandardError(io.TextIOBase):
    """Standard error as it is when a line is written: it may be another one by then."""

    def write(self, text: str, /) -> int:
        return sys.stderr.write(text)

    def flush(self) -> None:
        sys.stderr.flush()
