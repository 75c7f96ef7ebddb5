"""Answered requests in, what this process has answered of late out: sums a minute, no request kept.

Where several processes serve, each knows its own.
"""

from collections import deque
from dataclasses import dataclass, field
from statistics import median

from trusthound.domain.operating.traffic import Traffic

MINUTES = 15
# Of each minute this many answers at most are timed: enough for a median, and memory stays small.
TIMED_A_MINUTE = 600


@dataclass(slots=True)
class _Minute:
    number: int
    requests: int = 0
    failed: int = 0
    milliseconds: list[float] = field(default_factory=list)


@dataclass(slots=True)
class TrafficWindow:
    """The last MINUTES minutes, this one included; moments are seconds of any steady clock."""

    total: int = 0
    api_calls: int = 0
    under_way: int = 0
    _minutes: deque[_Minute] = field(default_factory=lambda: deque(maxlen=MINUTES))

    def began(self) -> None:
        self.under_way += 1

    def ended(self, at: float, *, status: int, milliseconds: float, is_api: bool) -> None:
        """One request, answered with `status`; from 500 on it counts as failed."""
        self.under_way -= 1
        self.total += 1
        self.api_calls += is_api
        number = int(at // 60)
        if not self._minutes or self._minutes[-1].number != number:
            self._minutes.append(_Minute(number))
        minute = self._minutes[-1]
        minute.requests += 1
        minute.failed += status >= 500
        if len(minute.milliseconds) < TIMED_A_MINUTE:
            minute.milliseconds.append(milliseconds)

    def seen(self, at: float) -> Traffic:
        """As it is at that moment."""
        oldest = int(at // 60) - MINUTES + 1
        lately = [each for each in self._minutes if each.number >= oldest]
        times = [each for minute in lately for each in minute.milliseconds]
        return Traffic(
            total=self.total,
            api_calls=self.api_calls,
            under_way=self.under_way,
            lately=sum(each.requests for each in lately),
            failed_lately=sum(each.failed for each in lately),
            milliseconds=median(times) if times else None,
        )
