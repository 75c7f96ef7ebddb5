"""How a look at a board went in, what is said of it and when the next one is due out."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from trusthound.domain.common.errors import (
    InvalidInput,
    Overloaded,
    PageUnreadable,
    ReadingProblem,
    TrustHoundError,
)
from trusthound.domain.search.board import Result

# Whoever takes a board has it for so long after each sign of life; then another may go on.
LEASE = timedelta(minutes=5)
# A look that was left alone for longer begins anew: what it saw first may be gone by now.
LONGEST_LOOK = timedelta(days=2)
# Of what the last look found; below it a board is believed only when it says so twice.
FEWEST_SHARE = 0.2
# Records that could not be read, of all; above it what was not seen may be among them.
MOST_UNREAD_SHARE = 0.05
# So often in a row there was no such board: it is not asked any more, and shows nothing.
TIMES_GONE = 3

_FIRST_PAUSE, _LONGEST_PAUSE = timedelta(hours=1), timedelta(days=1)
_SLOW_DOWN, _DOWN = 429, 503
_GONE, _WALLS = frozenset({404, 410}), frozenset({401, 403, 407, 451})
_PROBLEM_CHARACTERS = 300


@dataclass(frozen=True, slots=True)
class Budget:
    """What looks may cost: a host its requests an hour, a look its parts, and a while at a time its
    seconds; then others have their turn, and it goes on.
    """

    requests_an_hour: int = 600
    parts: int = 2_000
    seconds: float = 600.0


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why a look found nothing; `wait` is what the board itself asked for."""

    result: Result
    problem: str
    wait: timedelta = timedelta()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a look ended: what a person reads of it, and what follows.

    `closes`: what the look did not see is closed. `due_at` None: the board is not asked any more.
    """

    result: Result
    problem: str
    due_at: datetime | None
    failures: int = 0
    closes: bool = False


@dataclass(frozen=True, slots=True)
class Seen:
    """What a look that came to its end saw: `found` postings, `unread` records besides.

    `is_whole`: the list shows all that is open, and was read to its end. `cut` says why not.
    """

    found: int
    unread: int
    is_whole: bool
    cut: str = ""


def ended(seen: Seen, *, last_found: int | None, every: timedelta, now: datetime) -> Outcome:
    """A look that read what it was shown. Nothing is closed where the list may not be all."""
    if seen.cut:
        return Outcome(Result.COLLECTED, seen.cut, now + every)
    if seen.is_whole and seen.found < (last_found or 0) * FEWEST_SHARE:
        problem = f"Found far fewer than last time: {seen.found:,} instead of {last_found:,}."
        return Outcome(Result.COLLECTED, problem, now + min(every, _FIRST_PAUSE))
    problem, closes = "", seen.is_whole
    if seen.unread:
        problem = f"{seen.unread:,} of its records could not be read."
        closes = closes and seen.unread <= (seen.found + seen.unread) * MOST_UNREAD_SHARE
    return Outcome(Result.COLLECTED, problem, now + every, closes=closes)


def unchanged(*, every: timedelta, now: datetime) -> Outcome:
    """The board said itself that nothing is new."""
    return Outcome(Result.UNCHANGED, "", now + every)


def failed(trouble: Trouble, *, failures: int, now: datetime) -> Outcome:
    """`failures` were in a row before this one: the pause doubles, from an hour to a day."""
    if trouble.result is Result.GONE:
        is_over = failures + 1 >= TIMES_GONE
        due_at = None if is_over else now + _LONGEST_PAUSE
        return Outcome(trouble.result, trouble.problem, due_at, failures + 1, closes=is_over)
    pause = min(_FIRST_PAUSE * 2 ** min(failures, 10), _LONGEST_PAUSE)
    due_at = now + max(pause, min(trouble.wait, _LONGEST_PAUSE))
    return Outcome(trouble.result, trouble.problem, due_at, failures + 1)


def trouble_of_status(status: int, *, is_first: bool, wait: timedelta) -> Trouble | None:
    """An answer that is no list; None for one that may be. `is_first`: of the list's parts."""
    if status == 200:
        return None
    if status in _GONE and is_first:
        return Trouble(Result.GONE, f"There is no such board any more (it answered {status}).")
    result = Result.REFUSED if status in _WALLS else Result.FAILED
    told = f"It answered {status}."
    if status == _SLOW_DOWN:
        told = "It asked us to come later (it answered 429)."
    return Trouble(result, told, wait if status in (_SLOW_DOWN, _DOWN) else timedelta())


def trouble_of_error(error: TrustHoundError, *, most_bytes: int, is_page: bool = False) -> Trouble:
    """What went wrong while it was asked or read; `is_page`: what came is an HTML page."""
    if isinstance(error, InvalidInput):
        return Trouble(Result.REFUSED, "Its address may not be asked.")
    if isinstance(error, Overloaded):
        wait = timedelta(seconds=error.retry_after_seconds)
        return Trouble(Result.FAILED, "There was too much to do here.", wait)
    problem = error.problem if isinstance(error, PageUnreadable) else ReadingProblem.UNREACHABLE
    if isinstance(error, PageUnreadable) and error.detail == "robots.txt was not read":
        return Trouble(Result.FAILED, "Its robots.txt could not be read, so it was not asked.")
    told = {
        ReadingProblem.BLOCKED: "Its robots.txt does not allow it.",
        ReadingProblem.TOO_LARGE: f"Its answer is more than {most_bytes / 1e6:g} MB.",
        ReadingProblem.TIMEOUT: "It did not answer in time.",
        ReadingProblem.UNREACHABLE: "It could not be reached.",
    }
    other = "It sent a web page instead of its list." if is_page else "It sent no list."
    result = Result.REFUSED if problem is ReadingProblem.BLOCKED else Result.FAILED
    return Trouble(result, told.get(problem, other))


def without_key(names: tuple[str, ...]) -> Trouble:
    """The operator has not set what it asks for."""
    return Trouble(Result.REFUSED, f"No key is set for it: {', '.join(names)}.")
