"""What goes wrong with a stranger's server in, one of two problems out."""

from collections.abc import Iterator
from contextlib import contextmanager

import httpcore2

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem


@contextmanager
def failures_told_apart() -> Iterator[None]:
    """Every way in which a stranger's server can fail us is TIMEOUT or UNREACHABLE."""
    try:
        yield
    except (TimeoutError, httpcore2.TimeoutException) as failure:
        raise PageUnreadable(ReadingProblem.TIMEOUT) from failure
    except (httpcore2.NetworkError, httpcore2.ProtocolError, OSError) as failure:
        detail = f"{type(failure).__name__}: {failure}"[:200]
        raise PageUnreadable(ReadingProblem.UNREACHABLE, detail=detail) from failure
