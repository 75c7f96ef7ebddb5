"""The API's description, for machines and for people."""

from fastapi import APIRouter, FastAPI, Request, Response

from trusthound.entrypoints.http.caller import Access, open_to
from trusthound.entrypoints.http.headers import REFERENCE_POLICY
from trusthound.entrypoints.http.openapi import openapi_text
from trusthound.entrypoints.http.reference_page import STYLE, reference_page

router = APIRouter(prefix="/api", include_in_schema=False, dependencies=[open_to(Access.PUBLIC)])


@router.get("/openapi.json")
async def openapi(request: Request) -> Response:
    """The wire contract, as committed."""
    return Response(_contract(request.app), media_type="application/json")


@router.get("/docs")
async def docs(request: Request) -> Response:
    """The same as one page, with no script."""
    page = reference_page(_contract(request.app))
    headers = {"Content-Security-Policy": REFERENCE_POLICY}
    return Response(page, media_type="text/html", headers=headers)


@router.get("/docs.css")
async def docs_style() -> Response:
    """How that page looks, in light and in dark."""
    return Response(STYLE, media_type="text/css")


def _contract(app: FastAPI) -> str:
    """Made when it is first asked for, so that a start does not wait for it."""
    if not hasattr(app.state, "openapi_text"):
        app.state.openapi_text = openapi_text(app.routes)
    text: str = app.state.openapi_text
    return text
