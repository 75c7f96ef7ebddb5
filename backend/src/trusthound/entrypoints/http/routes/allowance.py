"""How many verifications are left, and what one verified before."""

from datetime import UTC
from typing import Annotated, Literal, cast

from fastapi import APIRouter, Query

from trusthound.domain.access.allowance import OwnCheck
from trusthound.domain.access.plan import Plan
from trusthound.domain.assessment.band import Band, Status
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.allowance import (
    AllowanceAnswer,
    PastCheckAnswer,
    PastChecksAnswer,
)
from trusthound.entrypoints.http.visitor import AskedClaimant
from trusthound.wiring.clock import utc_now

CURSOR_CHARACTERS = 100

router = APIRouter(prefix="/api", tags=["verifications"])


@router.get(
    "/allowance",
    summary="How many verifications are left",
    responses=documented("rate_limited", "database_unavailable"),
)
async def read_allowance(
    services: AskedServices,
    who: AskedClaimant,
    caller: Annotated[Caller, open_to(Access.ANYONE)],
) -> AllowanceAnswer:
    """Of the user, or of the visitor's device; callers without a cookie share their address's."""
    standing = await services.allowance.standing(who)
    return AllowanceAnswer(
        plan=caller.signed_in.plan(utc_now()) if caller.signed_in else Plan.FREE,
        limit=standing.limit,
        used=standing.used,
        remaining=standing.remaining,
        reset_at=standing.reset_at and standing.reset_at.astimezone(UTC),
    )


@router.get(
    "/verifications",
    summary="List one's own past checks",
    responses=documented(
        "sign_in_required", "invalid_input", "rate_limited", "database_unavailable"
    ),
)
async def list_own_checks(
    services: AskedServices,
    caller: Annotated[Caller, open_to(Access.USER)],
    cursor: Annotated[
        str, Query(max_length=CURSOR_CHARACTERS, description="`nextCursor` of the page before.")
    ] = "",
) -> PastChecksAnswer:
    """Those made while signed in, newest first."""
    page = await services.allowance.own_checks(caller.user.user.id, cursor)
    return PastChecksAnswer(
        checks=[_past(each) for each in page.checks], next_cursor=page.next_cursor
    )


def _past(check: OwnCheck) -> PastCheckAnswer:
    return PastCheckAnswer(
        id=check.verification_id,
        kind=cast('Literal["posting", "message"]', check.kind),
        status=Status(check.status),
        title=check.title,
        company=check.company,
        url=check.url,
        band=None if check.band is None else Band(check.band),
        trust_score=check.trust_score,
        checked_at=check.made_at.astimezone(UTC),
    )
