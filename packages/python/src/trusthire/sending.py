"""A call in, its answer out: sent again where that does no harm and may help, refused in words."""

import time
from collections.abc import Callable
from dataclasses import dataclass

import httpx2

from trusthire.calling import ApiError, may_help, pause_after, refusal


@dataclass(frozen=True)
class Patience:
    """How often a call is sent at most, and how many seconds between two are not too long."""

    tries: int = 5
    longest_pause: float = 60.0
    sleep: Callable[[float], None] = time.sleep


def call(http: httpx2.Client, request: httpx2.Request, patience: Patience) -> httpx2.Response:
    """The answer of 200 to 299. Raises ApiError.

    Only what does nothing twice is sent again: all but a POST without an Idempotency-Key.
    """
    harmless = request.method != "POST" or "Idempotency-Key" in request.headers
    tries = patience.tries if harmless else 1
    for number in range(1, tries + 1):
        try:
            answer = http.send(request)
        except httpx2.TransportError as problem:
            error = ApiError(0, {"message": f"No answer: {problem}"}, None)
        else:
            if answer.is_success:
                return answer
            error = refusal(answer)
            if not may_help(error):
                raise error
        pause = pause_after(error, number)
        if number == tries or pause > patience.longest_pause:
            raise error
        patience.sleep(pause)
    raise AssertionError("a call is sent once at least")
