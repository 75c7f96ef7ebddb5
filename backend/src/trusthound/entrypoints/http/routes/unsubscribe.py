"""Stopping mails: by a mail program's own button (RFC 8058), or by the page that a mail links."""

from http import HTTPStatus
from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Query
from starlette.responses import RedirectResponse

from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.unsubscribe import UnsubscribeAnswer

router = APIRouter(
    prefix="/api/unsubscribe", tags=["contact"], dependencies=[open_to(Access.PUBLIC)]
)
All = Annotated[bool, Query(description="Not of the one saved search alone that the mail is of.")]
Token = Annotated[str, Query(max_length=1000, description="As it stands in the mail's link.")]


@router.post(
    "",
    summary="Stop mails of a kind",
    responses=documented(
        "invalid_input",
        "body_too_large",
        "unsupported_media_type",
        "rate_limited",
        "database_unavailable",
    ),
)
async def unsubscribe(
    t: Token,
    services: AskedServices,
    all: All = False,  # noqa: A002, FBT002 - its name on the wire
) -> UnsubscribeAnswer:
    """One click, no sign-in; a second time changes nothing. The body is not read."""
    stopped = await services.mailing.unsubscribe(t, all_of_topic=all)
    return UnsubscribeAnswer(topic=stopped.topic, search=stopped.search)


@router.get(
    "",
    summary="Open the page that asks whether to stop",
    status_code=HTTPStatus.SEE_OTHER,
    response_class=RedirectResponse,
    responses=documented("invalid_input", "rate_limited"),
)
async def open_page(t: Token) -> RedirectResponse:
    """For mail programs that open the address; programs that look at links stop nothing so."""
    return RedirectResponse(f"/unsubscribe#t={quote(t, safe='')}", HTTPStatus.SEE_OTHER)
