"""What was done in an organisation, for its admins."""

from typing import Annotated

from fastapi import APIRouter, Query

from trusthound.domain.access.audit import AuditLine
from trusthound.domain.common.errors import NotAllowed
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.audit import AuditAnswer, AuditLineAnswer

router = APIRouter(prefix="/api/audit", tags=["organisations"])

_PROBLEMS = (
    "invalid_input",
    "sign_in_required",
    "not_allowed",
    "rate_limited",
    "database_unavailable",
)


@router.get("", summary="What was done in your organisation", responses=documented(*_PROBLEMS))
async def read_audit_log(
    services: AskedServices,
    caller: Annotated[Caller, open_to(Access.ADMIN)],
    cursor: Annotated[
        str | None, Query(pattern=r"^[0-9]{1,18}$", description="`nextCursor` of the page before.")
    ] = None,
) -> AuditAnswer:
    """Sign-ins, roles, seats, keys and what was refused, the newest first. For admins; lines are
    kept for a year, and nobody can change them.
    """
    membership = caller.user.membership
    if membership is None:
        raise NotAllowed("This is for members of an organisation.")
    before = None if cursor is None else int(cursor)
    page = await services.organizations.read_audit_log(membership.organization.id, before=before)
    return AuditAnswer(
        lines=tuple(_line(each) for each in page.lines),
        next_cursor=None if page.more_before is None else str(page.more_before),
    )


def _line(line: AuditLine) -> AuditLineAnswer:
    entry = line.entry
    return AuditLineAnswer(
        id=str(line.number),
        at=entry.at,
        actor=entry.actor,
        actor_name=line.actor_name or None,
        action=entry.action,
        target=entry.target,
        outcome=entry.outcome.value,
        address=entry.address,
        request_id=entry.request_id,
    )
