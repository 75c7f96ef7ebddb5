"""What one process has answered, lately and since it began."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Traffic:
    """`total` and `api_calls` since the process began, `under_way` now, the others lately.

    A request has failed where its answer was 500 or more; `milliseconds` is the median of an
    answer, None where nothing was answered lately.
    """

    total: int
    api_calls: int
    under_way: int
    lately: int
    failed_lately: int
    milliseconds: float | None

    @property
    def error_percent(self) -> float | None:
        """None of nothing."""
        return 100 * self.failed_lately / self.lately if self.lately else None
