"""The page of a shared result, with a head for previews of its link, and the picture in them."""

import asyncio
import re
from hashlib import sha256
from http import HTTPStatus

from fastapi import APIRouter, Request, Response

from trusthound.domain.common.errors import DatabaseUnavailable, NotFound
from trusthound.domain.operating.periods import day_of
from trusthound.domain.sharing.redact import told_address
from trusthound.domain.sharing.share import may_be_found, no_such_share
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, open_to
from trusthound.entrypoints.http.pages import page_response, path_of
from trusthound.entrypoints.http.shared_head import PICTURE, shared_head
from trusthound.entrypoints.http.visitor import give_device
from trusthound.wiring.clock import utc_now
from trusthound.wiring.services import Services

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_PAGE = "/s/{share_id}"
_BOTH = ["GET", "HEAD"]
router = APIRouter(include_in_schema=False, dependencies=[open_to(Access.PUBLIC)])


@router.api_route(_PAGE, methods=_BOTH)
async def shared_page(share_id: str, request: Request, services: AskedServices) -> Response:
    """The pages' own index: what is shown in it is read by the page, and so is what went wrong."""
    pages, path = request.app.state.pages, f"/s/{share_id}"
    head, status, found = "", HTTPStatus.OK, False
    try:
        head, found = await _head(share_id, services)
    except NotFound:
        status = HTTPStatus.NOT_FOUND
    except DatabaseUnavailable:
        status = HTTPStatus.SERVICE_UNAVAILABLE
    response = page_response(pages, path, request.headers, head=head, status=status)
    if found:
        response.headers["X-Robots-Tag"] = "all"
    give_device(request, response, services.keys)
    if opened := path_of(pages, path):
        request.app.state.page_views.note(request, opened, day_of(utc_now()))
    return response


@router.api_route(f"{_PAGE}/{PICTURE}", methods=_BOTH)
async def picture(share_id: str, request: Request, services: AskedServices) -> Response:
    """As long as the link holds: caches ask each time whether it does. Raises NotFound."""
    drawn = await services.results.shares.picture(_checked(share_id))
    headers = {"ETag": f'"{sha256(drawn).hexdigest()[:32]}"', "Cache-Control": "no-cache"}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    return Response(drawn, headers=headers, media_type="image/png")


async def _head(share_id: str, services: Services) -> tuple[str, bool]:
    """The head, and whether search engines may list the page. Raises NotFound."""
    shares = services.results.shares
    share, judged = await shares.open(_checked(share_id))
    settings = services.settings
    # Never from the request: whoever asks chooses the host that it names.
    origin = settings.public_url.rstrip("/") or f"http://localhost:{settings.port}"
    address = f"{origin}/s/{share.id}"
    head = await asyncio.to_thread(
        shared_head,
        share,
        judged,
        shares.person_names(),
        product=settings.product_name,
        address=address,
    )
    return head, may_be_found(share, judged.assessment, address=told_address(judged))


def _checked(share_id: str) -> str:
    if not _ID.fullmatch(share_id):
        raise no_such_share()
    return share_id
