"""How the log is written: one JSON object a line, or columns where a person watches."""

import sys

import structlog


def set_up_log() -> None:
    """Log to standard error. Values are encoded, so that none can forge a line."""
    watched = sys.stderr.isatty()
    renderer: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer(repr_native_str=True)
        if watched
        else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            renderer,
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
