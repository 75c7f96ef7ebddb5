"""The API's description, for machines and for people."""

from functools import cache

from fastapi import APIRouter, Request, Response

from trusthound.entrypoints.http.caller import Access, open_to
from trusthound.entrypoints.http.headers import REFERENCE_POLICY
from trusthound.entrypoints.http.reference_page import STYLE, reference_page

router = APIRouter(prefix="/api", include_in_schema=False, dependencies=[open_to(Access.ANYONE)])


@router.get("/openapi.json")
async def openapi(request: Request) -> Response:
    """The wire contract, as committed."""
    return Response(request.app.state.openapi_text, media_type="application/json")


@router.get("/docs")
async def docs(request: Request) -> Response:
    """The same as one page, with no script."""
    page = _page(request.app.state.openapi_text)
    headers = {"Content-Security-Policy": REFERENCE_POLICY}
    return Response(page, media_type="text/html", headers=headers)


@router.get("/docs.css")
async def docs_style() -> Response:
    """How that page looks, in light and in dark."""
    return Response(STYLE, media_type="text/css")


@cache
def _page(openapi_text: str) -> str:
    return reference_page(openapi_text)
