"""What an organisation decides about its verifications, and the rates of its decisions."""

from typing import Annotated

from fastapi import APIRouter
from starlette.responses import Response

from trusthound.adapters.reports.rates import rates_csv
from trusthound.domain.hiring.policy import Policy, PolicyChange
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.candidate import PolicyAnswer
from trusthound.entrypoints.http.schemas.candidate_requests import ChangePolicy

router = APIRouter(prefix="/api/enterprise", tags=["candidates"])

_ALWAYS = ("sign_in_required", "not_allowed", "rate_limited", "database_unavailable")
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")
AskedViewer = Annotated[Caller, open_to(Access.VIEWER)]
AskedAdmin = Annotated[Caller, open_to(Access.ADMIN)]


@router.get("/policy", summary="Read the organisation's policy", responses=documented(*_ALWAYS))
async def find_candidate_policy(services: AskedServices, caller: AskedViewer) -> PolicyAnswer:
    """What every member may know: whether scores are shown, and how long reports are kept."""
    return _answer(await services.candidates.policy(caller.user))


@router.patch(
    "/policy",
    summary="Change the organisation's policy",
    responses=documented("not_found", *_BODY, *_ALWAYS),
)
async def change_candidate_policy(
    asked: ChangePolicy, services: AskedServices, caller: AskedAdmin, origin: AskedOrigin
) -> PolicyAnswer:
    """Only what is given changes. Days hold for older reports, too; `doNotKeep` for new ones."""
    change = PolicyChange(asked.signals_only, asked.retention_days, asked.do_not_keep)
    return _answer(await services.candidates.change_policy(caller.user, change, origin=origin))


@router.get(
    "/selection-rates.csv",
    summary="How people decided, by month and recommendation",
    response_class=Response,
    responses={
        **documented(*_ALWAYS),
        200: {"content": {"text/csv": {"schema": {"type": "string"}}}, "description": "A table."},
    },
)
async def read_selection_rates(
    services: AskedServices, caller: AskedAdmin, origin: AskedOrigin
) -> Response:
    """Numbers alone. Nothing protected about a candidate is known or guessed: to compare groups,
    join your own records.
    """
    rates = await services.candidates.selection_rates(caller.user, origin=origin)
    return Response(
        rates_csv(rates),
        media_type="text/csv; charset=utf-8",
        headers={"Content-Disposition": 'attachment; filename="selection-rates.csv"'},
    )


def _answer(policy: Policy) -> PolicyAnswer:
    return PolicyAnswer(
        signals_only=policy.signals_only,
        retention_days=policy.retention_days,
        do_not_keep=policy.do_not_keep,
    )
