"""An answer that is no success in, what it says and whether asking again may help out."""

import json
from collections.abc import Mapping
from random import random
from typing import Any

import httpx2

# Full, busy, or restarting; 409 is a request of the same key that is still being answered.
_AGAIN = frozenset({429, 500, 502, 503, 504})
_IN_PROGRESS = "in_progress"
_FIRST_PAUSE_SECONDS = 0.5


class ApiError(Exception):
    """The API refused: `code` is stable, `message` and `advice` are for people, `request_id` for
    whoever asks us about it. `status` 0: no answer came. `retry_after`: seconds, None: not told.
    """

    def __init__(self, status: int, told: Mapping[str, Any], retry_after: float | None) -> None:
        self.status = status
        self.code = str(told.get("code", "no_answer"))
        self.message = str(told.get("message", "The API did not answer as it should."))
        self.advice = str(told.get("advice", ""))
        self.field = told.get("field")
        self.request_id = str(told.get("requestId", ""))
        self.retry_after = retry_after
        super().__init__(f"{self.code}: {self.message}")


def refusal(answer: httpx2.Response) -> ApiError:
    """What an answer that is no success says; whatever stands before the API may say nothing."""
    try:
        told = answer.json()
    except (json.JSONDecodeError, UnicodeDecodeError):
        told = {}
    seconds = answer.headers.get("retry-after", "")
    after = float(seconds) if seconds.isdecimal() and seconds.isascii() else None
    return ApiError(answer.status_code, told if isinstance(told, dict) else {}, after)


def may_help(error: ApiError) -> bool:
    """Whether the same call may have another answer soon."""
    return error.status in _AGAIN or error.code == _IN_PROGRESS


def pause_after(error: ApiError, number: int) -> float:
    """As long as we are told, else twice as long each time; drawn out, so that not all come back
    at once.
    """
    told = error.retry_after
    seconds = _FIRST_PAUSE_SECONDS * 2 ** (number - 1) if told is None else told
    return seconds * (1 + random() / 10)  # noqa: S311 - nothing is secret about it
