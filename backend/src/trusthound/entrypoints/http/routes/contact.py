"""What people write to us: the contact form and the demo form."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter

from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.contact import (
    RequestDemo,
    SendContactMessage,
    TicketAnswer,
)
from trusthound.usecases.request_demo import Asked
from trusthound.usecases.send_contact_message import Written

_PROBLEMS = documented(
    "invalid_json",
    "body_too_large",
    "unsupported_media_type",
    "invalid_input",
    "rate_limited",
    "overloaded",
    "database_unavailable",
)

router = APIRouter(prefix="/api", tags=["contact"], dependencies=[open_to(Access.ANYONE)])
AskedCaller = Annotated[Caller, open_to(Access.ANYONE)]


@router.post("/contact", summary="Write to us", status_code=HTTPStatus.CREATED, responses=_PROBLEMS)
async def send_contact_message(
    asked: SendContactMessage, services: AskedServices, caller: AskedCaller
) -> TicketAnswer:
    """The message is kept, we are told by mail, and a mail with the ticket goes to its writer."""
    kept = await services.mailing.send_contact_message(
        Written(asked.name, asked.email, asked.subject, asked.message),
        who=caller.signed_in,
        caller_key=caller.key,
    )
    return TicketAnswer(ticket=kept.ticket, has_priority=kept.has_priority)


@router.post(
    "/enterprise-contact",
    summary="Ask for a demo",
    status_code=HTTPStatus.CREATED,
    responses=_PROBLEMS,
)
async def request_demo(
    asked: RequestDemo, services: AskedServices, caller: AskedCaller
) -> TicketAnswer:
    """The request is kept, we are told by mail, and a mail with the ticket goes to who asked."""
    kept = await services.mailing.request_demo(
        Asked(
            first_name=asked.first_name,
            last_name=asked.last_name,
            email=asked.email,
            phone=asked.phone,
            company=asked.company,
            job_title=asked.job_title,
            team_size=asked.team_size,
            volume=asked.estimated_volume,
            timeline=asked.timeline,
            message=asked.message,
        ),
        who=caller.signed_in,
        caller_key=caller.key,
    )
    return TicketAnswer(ticket=kept.ticket, has_priority=kept.has_priority)
