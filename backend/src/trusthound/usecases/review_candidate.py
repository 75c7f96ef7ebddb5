"""Keep what a person decided about a candidate after reading the report."""

from datetime import datetime

from trusthound.adapters.storage import (
    audit,
    candidate_changes,
    candidate_checks,
    candidate_counts,
    webhook_deliveries,
)
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.hiring.check import no_such_check
from trusthound.domain.hiring.review import Decision, Review, Reviewer, checked_note
from trusthound.domain.webhooks.event import WebhookEvent, new_event


async def review_candidate(
    organization_id: str,
    check_id: str,
    decision: Decision,
    note: str,
    *,
    reviewer: Reviewer,
    database: Database,
    origin: Origin,
    now: datetime,
    new_id: str,
) -> Review:
    """The last decision counts; the audit log has all of them.

    Raises InvalidInput, NotFound, DatabaseUnavailable.
    """
    review = Review(decision, checked_note(note), reviewer.shown, now)
    async with database.connection() as connection:
        check = await candidate_checks.find(
            connection, organization_id, check_id, now=now, locked=True
        )
        if check is None:
            raise no_such_check()
        await candidate_changes.review(
            connection,
            check_id,
            review,
            reviewed_by=reviewer.user_id,
            told_by_key=reviewer.told_by.key_id if reviewer.told_by else None,
        )
        await candidate_counts.decide(connection, check_id, decision.value)
        entry = origin.entry(
            f"candidate.review.{decision.value}",
            actor=reviewer.actor,
            at=now,
            organization_id=organization_id,
            target=check_id,
        )
        await audit.note(connection, entry)
        event = new_event(WebhookEvent.REVIEWED, organization_id, check_id, at=now, new_id=new_id)
        await webhook_deliveries.tell(connection, event)
    return review
