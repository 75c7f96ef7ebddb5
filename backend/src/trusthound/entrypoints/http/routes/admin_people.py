"""Users and organisations for operators: searched, signed out, given another tier; audited."""

from typing import Annotated

from fastapi import APIRouter, Query

from trusthound.entrypoints.http.asked_operating import AskedOperating
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.admin_people import (
    AdministeredOrganizationsAnswer,
    AdministeredUsersAnswer,
    ChangedTierAnswer,
    ChangeTier,
    SessionsEndedAnswer,
    changed_tier_answer,
    organizations_answer,
    users_answer,
)

_ALWAYS = ("sign_in_required", "not_allowed", "rate_limited", "database_unavailable")
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")

AskedOperator = Annotated[Caller, open_to(Access.OPERATOR)]
AskedSearch = Annotated[
    str, Query(max_length=200, description="A part of the name or address, or the whole id.")
]
AskedCursor = Annotated[str, Query(max_length=100)]
router = APIRouter(prefix="/api/admin", tags=["operators"])


@router.get("/users", summary="List users", responses=documented("invalid_input", *_ALWAYS))
async def list_users(
    operating: AskedOperating,
    _: AskedOperator,
    search: AskedSearch = "",
    cursor: AskedCursor = "",
) -> AdministeredUsersAnswer:
    """The newest first."""
    return users_answer(await operating.users(search, cursor))


@router.post(
    "/users/{user_id}/end-sessions",
    summary="Sign a user out everywhere",
    responses=documented("not_found", *_ALWAYS),
)
async def end_sessions_of_user(
    user_id: str, operating: AskedOperating, caller: AskedOperator, origin: AskedOrigin
) -> SessionsEndedAnswer:
    """At once, on every device. The account stays, and its user may sign in again."""
    actor = caller.user.user.id
    return SessionsEndedAnswer(
        ended=await operating.end_sessions(user_id, actor=actor, origin=origin)
    )


@router.get(
    "/organizations",
    summary="List organisations",
    responses=documented("invalid_input", *_ALWAYS),
)
async def list_organizations(
    operating: AskedOperating,
    _: AskedOperator,
    search: AskedSearch = "",
    cursor: AskedCursor = "",
) -> AdministeredOrganizationsAnswer:
    """The newest first, with the seats that are taken."""
    return organizations_answer(await operating.organizations_page(search, cursor))


@router.patch(
    "/organizations/{organization_id}",
    summary="Give an organisation another tier",
    responses=documented("not_found", *_BODY, *_ALWAYS),
)
async def change_tier(
    organization_id: str,
    asked: ChangeTier,
    operating: AskedOperating,
    caller: AskedOperator,
    origin: AskedOrigin,
) -> ChangedTierAnswer:
    """What it includes holds at once. Nobody is removed where there are now too few seats."""
    actor = caller.user.user.id
    return changed_tier_answer(
        await operating.change_tier(organization_id, asked.tier, actor=actor, origin=origin)
    )
