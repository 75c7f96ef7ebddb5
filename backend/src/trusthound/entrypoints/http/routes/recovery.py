"""The recovery guide for who has sent something already: real HTML, without script or account."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.operating.periods import day_of
from trusthound.domain.recovery.guide import Asked, asked_of
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, open_to
from trusthound.entrypoints.http.headers import HELP_POLICY
from trusthound.entrypoints.http.help_page import PATH, STYLE, STYLE_PATH, HelpPage, help_page
from trusthound.wiring.clock import utc_now

router = APIRouter(include_in_schema=False, dependencies=[open_to(Access.PUBLIC)])


@router.api_route(PATH, methods=["GET", "HEAD"])
async def scammed(
    request: Request,
    services: AskedServices,
    given: Annotated[tuple[str, ...], Query()] = (),
    country: str = "",
) -> Response:
    """What to do, by what was given and where; the choices are the address's own."""
    asked, not_known = Asked((), None), False
    try:
        asked = asked_of(given, country)
    except InvalidInput:
        not_known = True
    settings = services.settings
    page = help_page(HelpPage(settings.product_name, settings.support_mail, asked, not_known))
    headers = {"Content-Security-Policy": HELP_POLICY}
    if request.url.query:
        # What somebody lost is theirs: no cache keeps it and no search engine lists it.
        headers |= {"Cache-Control": "no-store", "X-Robots-Tag": "noindex"}
    request.app.state.page_views.note(request, PATH, day_of(utc_now()))
    status = HTTPStatus.UNPROCESSABLE_ENTITY if not_known else HTTPStatus.OK
    return Response(page, status, headers, media_type="text/html")


@router.get(STYLE_PATH)
async def style() -> Response:
    """How the guide looks: in light, in dark, on a phone and on paper."""
    return Response(STYLE, media_type="text/css")
