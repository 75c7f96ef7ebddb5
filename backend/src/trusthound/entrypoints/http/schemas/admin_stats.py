"""The operators' figures as they go over the wire: every field is there, null is not available."""

from datetime import date, datetime
from typing import Literal

from pydantic import Field

from trusthound.domain.operating.figures import DayCounts, Figures
from trusthound.entrypoints.http.schemas.wire import Answer

StatusName = Literal["healthy", "warning", "critical"]


class ActivityAnswer(Answer):
    """A line of the audit log, without names and addresses."""

    timestamp: datetime
    event: str
    status: Literal["done", "refused"]
    details: str


class AdminStatsAnswer(Answer):
    """Today begins at 00:00 UTC; the week is today and the six days before it."""

    generated_at: datetime
    system_status: StatusName
    page_views: int = Field(description="Pages opened by people since they are counted.")
    page_views_today: int
    page_views_week: int
    verifications: int = Field(description="Results that are kept, and checks of candidates.")
    verifications_today: int
    verifications_week: int
    premium_signups: int = Field(description="Accounts that began a trial or a subscription.")
    premium_signups_today: int
    premium_signups_week: int
    health_score: int = Field(ge=0, le=100)
    uptime: float = Field(description="Seconds since this process began.")
    response_time: float | None = Field(
        description="Milliseconds; the median answer of this process in 15 minutes."
    )
    memory_usage: float | None = Field(description="Percent of the memory that there is.")
    memory_bytes: int | None
    cpu_usage: float | None = Field(description="Percent of all processors, since the last look.")
    active_connections: int = Field(description="Requests that are being answered now.")
    total_requests: int = Field(description="Answered by this process since it began.")
    success_rate: float | None = Field(description="Percent of the requests of 15 minutes.")
    error_rate: float | None = Field(description="Percent of them answered with 500 or more.")
    db_status: StatusName
    db_response_time: float = Field(description="Milliseconds until the database answers.")
    db_connections: int
    scam_accuracy: float | None = Field(
        description="Percent of labelled results that were right; null below 30 of them."
    )
    scam_accuracy_least: float | None = Field(description="Where the 95 % interval begins.")
    scam_accuracy_most: float | None
    labelled_results: int = Field(description="Results that callers have labelled in 90 days.")
    scam_detected: int = Field(description="Kept results in danger.")
    false_positives: int | None = Field(
        description="Labelled legitimate and called danger; null below 30 labelled results."
    )
    avg_trust_score: float | None
    high_trust_jobs: int = Field(description="Kept results of postings from 80 on.")
    low_trust_jobs: int = Field(description="Kept results of postings below 40.")
    api_calls: int = Field(description="Calls of the API among the requests.")
    rate_limit: int = Field(description="Calls of the API that an address may make in a minute.")
    quota_used: float | None = Field(
        description="Percent of this month's checks of candidates; null without a limited tier."
    )
    recent_activity: tuple[ActivityAnswer, ...]


class DayAnswer(Answer):
    """One day in UTC; null where it was not counted, or is no longer kept."""

    day: date
    page_views: int | None
    verifications: int | None
    signups: int


class AdminSeriesAnswer(Answer):
    """The oldest day first, today last."""

    days: tuple[DayAnswer, ...]


def admin_stats_answer(found: Figures) -> AdminStatsAnswer:
    traffic, process, accuracy = found.traffic, found.process, found.scam_accuracy
    errors = traffic.error_percent
    return AdminStatsAnswer(
        generated_at=found.at,
        system_status=found.status.value,
        page_views=found.page_views.total,
        page_views_today=found.page_views.today,
        page_views_week=found.page_views.week,
        verifications=found.verifications.total,
        verifications_today=found.verifications.today,
        verifications_week=found.verifications.week,
        premium_signups=found.premium_sign_ups.total,
        premium_signups_today=found.premium_sign_ups.today,
        premium_signups_week=found.premium_sign_ups.week,
        health_score=found.health,
        uptime=round(process.uptime_seconds, 1),
        response_time=_rounded(traffic.milliseconds),
        memory_usage=_rounded(process.memory_percent, 2),
        memory_bytes=process.memory_bytes,
        cpu_usage=_rounded(process.cpu_percent, 2),
        active_connections=traffic.under_way,
        total_requests=traffic.total,
        success_rate=None if errors is None else _rounded(100 - errors, 2),
        error_rate=_rounded(errors, 2),
        db_status=found.database.status.value,
        db_response_time=round(found.database.milliseconds, 2),
        db_connections=found.database.connections,
        scam_accuracy=accuracy and _rounded(100 * accuracy.share),
        scam_accuracy_least=accuracy and _rounded(100 * accuracy.least),
        scam_accuracy_most=accuracy and _rounded(100 * accuracy.most),
        labelled_results=found.labelled,
        scam_detected=found.judged.in_danger,
        false_positives=found.false_positives,
        avg_trust_score=_rounded(found.judged.mean_score),
        high_trust_jobs=found.judged.high_postings,
        low_trust_jobs=found.judged.low_postings,
        api_calls=traffic.api_calls,
        rate_limit=found.calls_a_minute,
        quota_used=_rounded(found.quota_percent, 2),
        recent_activity=tuple(
            ActivityAnswer.model_validate(
                {
                    "timestamp": each.at,
                    "event": each.event,
                    "status": each.status,
                    "details": each.details,
                }
            )
            for each in found.activity
        ),
    )


def admin_series_answer(days: tuple[DayCounts, ...]) -> AdminSeriesAnswer:
    return AdminSeriesAnswer(
        days=tuple(
            DayAnswer(
                day=each.day,
                page_views=each.page_views,
                verifications=each.verifications,
                signups=each.sign_ups,
            )
            for each in days
        )
    )


def _rounded(value: float | None, digits: int = 1) -> float | None:
    return None if value is None else round(value, digits)
