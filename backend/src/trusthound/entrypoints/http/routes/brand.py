"""What an organisation's reports look like: a logo and a colour, set by its admins."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Depends
from starlette.requests import Request
from starlette.responses import Response

from trusthound.domain.common.errors import DocumentProblem, InvalidInput, NotFound
from trusthound.domain.hiring.brand import Brand
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.application_requests import form_of
from trusthound.entrypoints.http.schemas.brand import BrandAnswer, ChangeBrand
from trusthound.entrypoints.http.uploads import UPLOADS, read_form

PATH = "/api/enterprise/brand"
LOGO = f"{PATH}/logo"
_ALWAYS = ("sign_in_required", "not_allowed", "rate_limited", "database_unavailable")
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")
_PNG = "image/png"
AskedAdmin = Annotated[Caller, open_to(Access.ADMIN)]

router = APIRouter(tags=["candidates"])


@router.get(PATH, summary="Read the look of reports", responses=documented(*_ALWAYS))
async def find_brand(services: AskedServices, caller: AskedAdmin) -> BrandAnswer:
    """The colour, and whether there is a logo. Both stand on the PDF report and nowhere else."""
    return _answer(await services.candidates.printing.brands.find(caller.acting.organization.id))


@router.patch(PATH, summary="Change the look of reports", responses=documented(*_BODY, *_ALWAYS))
async def change_brand(
    asked: ChangeBrand, services: AskedServices, caller: AskedAdmin, origin: AskedOrigin
) -> BrandAnswer:
    """Of every PDF that is made from now on, of older verifications too."""
    return _answer(
        await services.candidates.printing.brands.change_accent(
            caller.acting, asked.accent, origin=origin
        )
    )


@router.get(
    f"{LOGO}.png",
    summary="Get the logo on reports",
    response_class=Response,
    responses={
        **documented("not_found", *_ALWAYS),
        200: {
            "content": {_PNG: {"schema": {"type": "string", "format": "binary"}}},
            "description": "The logo as it is drawn.",
        },
    },
)
async def read_logo(services: AskedServices, caller: AskedAdmin) -> Response:
    """As it was drawn anew: at most 720 by 240 points."""
    brand = await services.candidates.printing.brands.find(caller.acting.organization.id)
    if brand.logo is None:
        raise NotFound("There is no logo.")
    return Response(brand.logo, media_type=_PNG)


@router.post(
    LOGO,
    summary="Set the logo on reports",
    responses=documented(
        "bad_request",
        "body_too_large",
        "unsupported_media_type",
        "request_timeout",
        "invalid_input",
        "overloaded",
        *_ALWAYS,
        *(problem.value for problem in DocumentProblem),
    ),
    openapi_extra=form_of(
        "logo", "A png, jpeg or webp picture of at most 1 MB and 8 million pixels."
    ),
)
async def set_logo(
    request: Request,
    services: AskedServices,
    caller: Annotated[Caller, Depends(UPLOADS[LOGO])],
    origin: AskedOrigin,
) -> BrandAnswer:
    """The picture is drawn anew, small enough for paper; nothing else of the file is kept."""
    form = await read_form(request, caller, files=frozenset({"logo"}), fields=frozenset())
    file = form.files.get("logo")
    if file is None or not file.data:
        raise InvalidInput("Choose a PNG, JPEG or WebP picture.", field="logo")
    return _answer(
        await services.candidates.printing.brands.change_logo(
            caller.acting, file.data, origin=origin
        )
    )


@router.delete(
    LOGO,
    summary="Take the logo off reports",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented(*_ALWAYS),
)
async def delete_logo(services: AskedServices, caller: AskedAdmin, origin: AskedOrigin) -> None:
    """Where there is none nothing happens."""
    await services.candidates.printing.brands.change_logo(caller.acting, None, origin=origin)


def _answer(brand: Brand) -> BrandAnswer:
    return BrandAnswer(accent=brand.accent, has_logo=brand.logo is not None)
