"""Mails that were written and not sent, for whoever develops; elsewhere nothing is here."""

from ipaddress import ip_address
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import HTMLResponse

from trusthound.domain.common.errors import NotFound
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.outbox import (
    OutboxAnswer,
    OutboxMail,
    outbox_line,
    outbox_mail,
)
from trusthound.wiring.mailing import SHOWN

router = APIRouter(prefix="/api/outbox", tags=["contact"], dependencies=[open_to(Access.PUBLIC)])
# A mail brings its own styles, runs nothing, asks nobody, and may stand in a frame of our page.
_MAIL_HEADERS = {
    "Content-Security-Policy": (
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; "
        "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'self'"
    ),
    "X-Frame-Options": "SAMEORIGIN",
}
_OF_PROXIES = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
AskedCaller = Annotated[Caller, open_to(Access.PUBLIC)]


@router.get(
    "",
    summary="List the mails that were written",
    responses=documented("not_found", "invalid_input", "rate_limited"),
)
async def list_outbox(
    request: Request,
    services: AskedServices,
    caller: AskedCaller,
    cursor: Annotated[str, Query(max_length=100)] = "",
) -> OutboxAnswer:
    """Only on the machine itself, without a mail server and a public address: mails hold links."""
    _check_is_here(request, caller)
    mails = await services.mailing.outbox(before=cursor)
    more = len(mails) == SHOWN
    return OutboxAnswer(
        mails=[outbox_line(each) for each in mails], next_cursor=mails[-1].name if more else None
    )


@router.get(
    "/{mail_id}",
    summary="Read a mail that was written",
    responses=documented("not_found", "rate_limited"),
)
async def read_outbox_mail(
    mail_id: str, request: Request, services: AskedServices, caller: AskedCaller
) -> OutboxMail:
    """Its text and its HTML, as they would be sent."""
    _check_is_here(request, caller)
    return outbox_mail(await services.mailing.outbox_mail(mail_id))


@router.get("/{mail_id}/html", include_in_schema=False)
async def show_outbox_mail(
    mail_id: str, request: Request, services: AskedServices, caller: AskedCaller
) -> HTMLResponse:
    """Its HTML alone, as a page that can run nothing."""
    _check_is_here(request, caller)
    filed = await services.mailing.outbox_mail(mail_id)
    return HTMLResponse(filed.html, headers=_MAIL_HEADERS)


def _check_is_here(request: Request, caller: Caller) -> None:
    """Whoever reads these mails can use their links, so nobody else on the network may.

    Through a proxy on this machine that is not set as one of ours, everybody seems to be here.
    """
    try:
        here = ip_address(caller.address).is_loopback and not any(
            name in request.headers for name in _OF_PROXIES
        )
    except ValueError:
        here = False
    if not here:
        raise NotFound("There is nothing at this address.")
