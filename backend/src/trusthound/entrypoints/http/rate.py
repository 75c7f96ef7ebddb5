"""Requests of an address in; passed on with what is left of its allowance, or refused."""

import re
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from math import ceil
from time import monotonic

from starlette.types import ASGIApp, Receive, Scope, Send

from trusthound.domain.access import allowance, monthly
from trusthound.domain.access.monthly import MonthlyStanding
from trusthound.domain.common.errors import RateLimited
from trusthound.entrypoints.http.address import Network, client_address, counted_as
from trusthound.entrypoints.http.headers import Lines, is_api
from trusthound.entrypoints.http.problems import problem_response
from trusthound.wiring.clock import utc_now

WINDOW_SECONDS = 60
# Beyond this the address that was seen longest ago is forgotten; about 10 MB of memory.
ADDRESSES = 10_000
UPLOADING = re.compile(
    r"/api/(enterprise/(verify|bulk|verifications/[^/]+/recheck)"
    r"|v1/(verifications|bulk)"
    r"|premium/(resume|applications/(import|[^/]+/documents)))"
)
VERIFYING = frozenset({"/api/verify-simple", "/api/verify-text", "/api/verify-mail"})
READING_FILE = "/api/read-file"
MATCHING = "/api/premium/match"
SEARCHING = "/api/premium/job-search"
AGAIN = re.compile(r"/api/verifications/[^/]+/(again|corrections)")
FEEDBACK = re.compile(r"/api/verifications/[^/]+/feedback")
SHARED = "/s/"
# Signed messages come as fast as things happen; checking a signature costs less than counting.
UNLIMITED = frozenset({"/api/billing/webhook", "/api/health/live", "/api/health/ready"})
_OF_ADDRESS = "trusthound.address_allowance"
_DAILY = "trusthound.daily_allowance"
_KEY = "trusthound.api_key_allowance"
HOUR_SECONDS = 3600


@dataclass(frozen=True, slots=True)
class Standing:
    """What is left, and in how many seconds there is more again."""

    policy: str
    limit: int
    remaining: int
    seconds: int
    refused: bool = False
    window_seconds: int = WINDOW_SECONDS


class SlidingWindow:
    """At most `limit` in any WINDOW_SECONDS for each key; what was refused does not count."""

    def __init__(self, policy: str, limit: int, keys: int = ADDRESSES) -> None:
        self._policy = policy
        self._limit = limit
        self._keys = keys
        self._moments: OrderedDict[str, deque[float]] = OrderedDict()

    def take(self, key: str, now: float) -> Standing:
        """Count one at `now` (seconds of any steady clock), if the limit allows it."""
        moments = self._moments.setdefault(key, deque())
        self._moments.move_to_end(key)
        if len(self._moments) > self._keys:
            self._moments.popitem(last=False)
        while moments and moments[0] <= now - WINDOW_SECONDS:
            moments.popleft()
        refused = len(moments) >= self._limit
        if not refused:
            moments.append(now)
        return Standing(
            policy=self._policy,
            limit=self._limit,
            remaining=self._limit - len(moments),
            seconds=ceil(moments[0] + WINDOW_SECONDS - now) if moments else WINDOW_SECONDS,
            refused=refused,
        )


class HourlyWindows:
    """At most so many in an hour for each API key, by minutes: 61 numbers a key, however many
    requests it makes. Of one process; a restart begins anew.
    """

    def __init__(self, keys: int = ADDRESSES) -> None:
        self._keys = keys
        self._minutes: OrderedDict[str, deque[tuple[int, int]]] = OrderedDict()

    def take(self, key: str, limit: int, now: float) -> Standing:
        """Count one at `now` (seconds of any steady clock), if the limit allows it."""
        minutes = self._minutes.setdefault(key, deque())
        self._minutes.move_to_end(key)
        if len(self._minutes) > self._keys:
            self._minutes.popitem(last=False)
        minute = int(now // WINDOW_SECONDS)
        while minutes and minutes[0][0] <= minute - HOUR_SECONDS // WINDOW_SECONDS:
            minutes.popleft()
        used = sum(count for _, count in minutes)
        refused = used >= limit
        if not refused:
            of_minute = minutes.pop()[1] if minutes and minutes[-1][0] == minute else 0
            minutes.append((minute, of_minute + 1))
        first = minutes[0][0] if minutes else minute
        return Standing(
            policy="requests of the key",
            limit=limit,
            remaining=max(0, limit - used - (not refused)),
            seconds=ceil(first * WINDOW_SECONDS + HOUR_SECONDS - now),
            refused=refused,
            window_seconds=HOUR_SECONDS,
        )


class RateLimits:
    """Limits each address's calls of the API and of shared results, and more tightly those that
    verify or judge us.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        requests_a_minute: int,
        verifications_a_minute: int,
        files_a_minute: int,
        uploads_a_minute: int,
        matches_a_minute: int,
        searches_a_minute: int,
        feedback_a_minute: int,
        proxies: Sequence[Network],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._app = app
        self._requests = SlidingWindow("requests", requests_a_minute)
        self._verifications = SlidingWindow("verifications", verifications_a_minute)
        self._files = SlidingWindow("files to check", files_a_minute)
        self._uploads = SlidingWindow("uploads", uploads_a_minute)
        self._matches = SlidingWindow("matches", matches_a_minute)
        self._searches = SlidingWindow("searches", searches_a_minute)
        self._feedback = SlidingWindow("opinions", feedback_a_minute)
        self._proxies = proxies
        self._clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] != "http" or not _is_limited(path):
            await self._app(scope, receive, send)
            return
        standings = scope[_OF_ADDRESS] = self._take(scope, path)
        scope[_DAILY], scope[_KEY] = [], []
        answer = _refusal(standings[-1], scope) if standings[-1].refused else self._app
        await answer(scope, receive, send)

    def _take(self, scope: Scope, path: str) -> list[Standing]:
        key, now = counted_as(client_address(scope, self._proxies)), self._clock()
        standings = [self._requests.take(key, now)]
        tighter = self._tighter(path, scope["method"])
        if tighter is not None and not standings[0].refused:
            standings.append(tighter.take(key, now))
        return standings

    def _tighter(self, path: str, method: str) -> SlidingWindow | None:
        """The limit that a call has besides the one on all calls."""
        if method == "POST" and (path in VERIFYING or AGAIN.fullmatch(path)):
            return self._verifications
        if path == READING_FILE and method == "POST":
            return self._files
        if UPLOADING.fullmatch(path) and method == "POST":
            return self._uploads
        if path == MATCHING and method == "POST":
            return self._matches
        if path == SEARCHING and method == "POST":
            return self._searches
        return self._feedback if FEEDBACK.fullmatch(path) else None


def _is_limited(path: str) -> bool:
    """Files and most pages stand in memory; a shared result is read, and its picture drawn."""
    return (is_api(path) or path.startswith(SHARED)) and path not in UNLIMITED


def note_key(scope: Scope, standing: Standing) -> None:
    """Let the answer tell what is left of an API key's hour. Raises RateLimited for nothing."""
    scope.setdefault(_KEY, []).append(standing)
    if standing.refused:
        raise _too_many(standing, "an hour")


def note_daily(scope: Scope, standing: allowance.Standing) -> None:
    """Let the answer tell what is left of the day's verifications; the last word counts."""
    if standing.limit is None:
        return
    window = int(allowance.WINDOW.total_seconds())
    reset_at = standing.reset_at
    seconds = ceil((reset_at - utc_now()).total_seconds()) if reset_at else window
    scope.setdefault(_DAILY, []).append(
        Standing(
            policy=allowance.POLICY,
            limit=standing.limit,
            remaining=standing.remaining or 0,
            seconds=max(1, seconds),
            window_seconds=window,
        )
    )


def note_monthly(scope: Scope, standing: MonthlyStanding) -> None:
    """Let the answer tell what is left of the organisation's month; the last word counts."""
    if standing.limit is None:
        return
    scope.setdefault(_DAILY, []).append(
        Standing(
            policy=monthly.POLICY,
            limit=standing.limit,
            remaining=standing.remaining or 0,
            seconds=max(1, ceil((standing.reset_at - utc_now()).total_seconds())),
            window_seconds=standing.window_seconds,
        )
    )


def _refusal(standing: Standing, scope: Scope) -> ASGIApp:
    return problem_response(_too_many(standing, "a minute"), scope)


def _too_many(standing: Standing, window: str) -> RateLimited:
    return RateLimited(
        f"That was more than {standing.limit:,} {standing.policy} in {window}.",
        reset_at=utc_now() + timedelta(seconds=standing.seconds),
        advice=f"Wait {standing.seconds} seconds, then try again.",
    )


def rate_lines(scope: Scope) -> Lines:
    """The RateLimit fields of draft-ietf-httpapi-ratelimit-headers; none if not counted."""
    of_address: list[Standing] | None = scope.get(_OF_ADDRESS)
    if of_address is None:
        return ()
    standings = [*of_address, *scope[_KEY][-1:], *scope[_DAILY][-1:]]
    policy = ", ".join(
        f'"{each.policy}";q={each.limit};w={each.window_seconds}' for each in standings
    )
    left = ", ".join(f'"{each.policy}";r={each.remaining};t={each.seconds}' for each in standings)
    return (b"ratelimit-policy", policy.encode()), (b"ratelimit", left.encode())
