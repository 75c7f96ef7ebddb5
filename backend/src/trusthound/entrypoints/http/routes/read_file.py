"""The text of a file, handed back to be looked over before it is judged."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends
from starlette.requests import Request

from trusthound.domain.common.errors import DocumentProblem, InvalidInput, Overloaded
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Caller
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.read_file import FileTextAnswer
from trusthound.entrypoints.http.uploads import UPLOADS, read_form

PATH = "/api/read-file"
# Reading has its own limits; this bounds waiting for its turn as well.
READ_SECONDS = 110.0
_FORM: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {
            "multipart/form-data": {
                "schema": {
                    "type": "object",
                    "properties": {
                        "file": {
                            "type": "string",
                            "format": "binary",
                            "description": "A pdf, docx, doc, png, jpeg or webp file of at most "
                            "10 MB; of a picture at most 20 million pixels, of a scan the first "
                            "eight pages are recognised.",
                        }
                    },
                    "required": ["file"],
                }
            }
        },
    }
}
router = APIRouter(tags=["verifications"])


@router.post(
    PATH,
    summary="Read the text of a file",
    responses=documented(
        "bad_request",
        "body_too_large",
        "unsupported_media_type",
        "request_timeout",
        "invalid_input",
        "rate_limited",
        "overloaded",
        "database_unavailable",
        *(problem.value for problem in DocumentProblem),
    ),
    openapi_extra=_FORM,
)
async def read_file(
    request: Request,
    services: AskedServices,
    caller: Annotated[Caller, Depends(UPLOADS[PATH])],
) -> FileTextAnswer:
    """Of a posting, an offer letter or a screenshot. Look it over, then verify it as text.

    Nothing of the file is kept, and no verification is counted.
    """
    form = await read_form(request, caller, files=frozenset({"file"}), fields=frozenset())
    file = form.files.get("file")
    if file is None or not (file.filename or file.data):
        raise InvalidInput(
            "There is no file.", field="file", advice="Choose a document or a screenshot."
        )
    try:
        async with asyncio.timeout(READ_SECONDS):
            read = await services.handed_files.read(file.data, file.filename, sender=caller.key)
    except TimeoutError as error:
        raise Overloaded(
            "Too many files are being read right now.", retry_after_seconds=10
        ) from error
    return FileTextAnswer(
        success=True, text=read.text, recognised=read.recognised, shortened=read.shortened
    )
