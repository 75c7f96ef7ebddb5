"""What an organisation has used of its month, as it goes over the wire."""

from datetime import date, datetime

from pydantic import Field

from trusthound.domain.access.monthly import MonthlyUsage
from trusthound.entrypoints.http.schemas.wire import Answer


class DayOfUseAnswer(Answer):
    day: date
    verifications: int


class UsageAnswer(Answer):
    """`used` is the sum of the days."""

    period: str = Field(description='The month, as "2026-11", of UTC.')
    used: int
    included: int | None = Field(description="In the plan; null: no limit.")
    grace: int | None = Field(description="Possible beyond `included`; null: no limit.")
    remaining: int | None = Field(
        description="Of `included`, the grace not counted; null: no limit."
    )
    resets_at: datetime
    by_day: list[DayOfUseAnswer] = Field(description="From the month's first day to today.")


def usage_answer(usage: MonthlyUsage) -> UsageAnswer:
    """A month day by day."""
    standing = usage.standing
    return UsageAnswer(
        period=f"{usage.by_day[0][0]:%Y-%m}",
        used=standing.used,
        included=standing.limit,
        grace=standing.grace,
        remaining=standing.remaining,
        resets_at=standing.reset_at,
        by_day=[DayOfUseAnswer(day=day, verifications=made) for day, made in usage.by_day],
    )
