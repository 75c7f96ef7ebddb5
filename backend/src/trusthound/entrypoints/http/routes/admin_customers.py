"""Demo requests, and making organisations of them; for operators."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Query

from trusthound.entrypoints.http.asked_operating import AskedOperating
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.admin_customers import (
    DemoRequestsAnswer,
    WelcomedAnswer,
    WelcomeEmployer,
    demo_requests_answer,
    welcomed_answer,
)

PATH = "/api/admin/demo-requests"
_ALWAYS = ("sign_in_required", "not_allowed", "rate_limited", "database_unavailable")
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")

AskedOperator = Annotated[Caller, open_to(Access.OPERATOR)]
router = APIRouter(tags=["operators"])


@router.get(PATH, summary="List demo requests", responses=documented("invalid_input", *_ALWAYS))
async def list_demo_requests(
    operating: AskedOperating,
    _: AskedOperator,
    cursor: Annotated[str, Query(max_length=100)] = "",
) -> DemoRequestsAnswer:
    """The newest first, with what became of each."""
    return demo_requests_answer(await operating.demo_requests(cursor))


@router.post(
    f"{PATH}/{{request_id}}/organization",
    summary="Make an organisation of a demo request",
    status_code=HTTPStatus.CREATED,
    responses=documented("not_found", "already_customer", *_BODY, *_ALWAYS),
)
async def welcome_employer(
    request_id: str,
    asked: WelcomeEmployer,
    operating: AskedOperating,
    caller: AskedOperator,
    origin: AskedOrigin,
) -> WelcomedAnswer:
    """Once. Whoever asked is invited as its first admin, by mail; the log keeps who did it."""
    made, email = await operating.welcome(
        request_id, asked.tier, actor=caller.user.user.id, origin=origin
    )
    return welcomed_answer(made, email)
