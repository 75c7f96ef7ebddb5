"""A seeker's own resumes: uploaded, told with what was read, corrected, deleted."""

import asyncio
from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Depends
from starlette.requests import Request

from trusthound.domain.common.errors import DocumentProblem, InvalidInput, Overloaded
from trusthound.domain.resume.taken import KeptResume
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.idempotency import answer_again_from
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.resume import (
    RESUME_FORM,
    ChangeResume,
    ResumeAnswer,
    ResumesAnswer,
)
from trusthound.entrypoints.http.schemas.resume_answer import (
    change_of,
    resume_answer,
    resumes_answer,
)
from trusthound.entrypoints.http.uploads import UPLOADS, read_form
from trusthound.wiring.clock import utc_now

PATH = "/api/premium/resume"
# Reading a file has its own, shorter limit; this bounds waiting as well.
READ_SECONDS = 60.0
_ALWAYS = ("sign_in_required", "premium_required", "rate_limited", "database_unavailable")
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")
_KEPT = ("not_found", "file_damaged", *_ALWAYS)

AskedSeeker = Annotated[Caller, open_to(Access.PREMIUM)]
router = APIRouter(tags=["resumes"])


@router.post(
    PATH,
    summary="Upload a resume",
    status_code=HTTPStatus.CREATED,
    responses=documented(
        "bad_request",
        "body_too_large",
        "unsupported_media_type",
        "request_timeout",
        "invalid_input",
        "too_many_resumes",
        *_ALWAYS,
        "overloaded",
        "storage_full",
        *(problem.value for problem in DocumentProblem),
    ),
    openapi_extra=RESUME_FORM,
)
async def add_resume(
    request: Request,
    services: AskedServices,
    caller: Annotated[Caller, Depends(UPLOADS[PATH])],
    origin: AskedOrigin,
) -> ResumeAnswer:
    """It is read, analysed and kept, encrypted, until it is deleted; at most ten of a user. The
    first one is the default.
    """
    form = await read_form(request, caller, files=frozenset({"resume"}), fields=frozenset())
    file = form.files.get("resume")
    if file is None or not (file.filename or file.data):
        raise InvalidInput(
            "Add a resume: a pdf, doc or docx file of at most 10 MB.", field="resume"
        )
    try:
        async with asyncio.timeout(READ_SECONDS):
            kept = await services.resumes.add(caller.user, file.data, file.filename, origin=origin)
    except TimeoutError as error:
        raise Overloaded(
            "Too many resumes are being read right now.", retry_after_seconds=10
        ) from error
    answer_again_from(request.scope, f"{PATH}/{kept.id}")
    return await _told(kept)


@router.get(PATH, summary="List own resumes", responses=documented("file_damaged", *_ALWAYS))
async def list_resumes(services: AskedServices, caller: AskedSeeker) -> ResumesAnswer:
    """The default one whole, and a line for each."""
    kept = await services.resumes.list(caller.user)
    return await asyncio.to_thread(resumes_answer, kept, utc_now().date())


@router.delete(
    PATH,
    summary="Delete the default resume",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented("not_found", *_ALWAYS),
)
async def delete_default_resume(
    services: AskedServices, caller: AskedSeeker, origin: AskedOrigin
) -> None:
    """With its file. The newest of the others is the default then."""
    await services.resumes.delete(caller.user, None, origin=origin)


@router.get(f"{PATH}/{{resume_id}}", summary="Read an own resume", responses=documented(*_KEPT))
async def find_resume(resume_id: str, services: AskedServices, caller: AskedSeeker) -> ResumeAnswer:
    """What was read, what was corrected, and the analysis of both."""
    return await _told(await services.resumes.find(caller.user, resume_id))


@router.patch(
    f"{PATH}/{{resume_id}}",
    summary="Correct an own resume",
    responses=documented(*_BODY, *_KEPT),
)
async def correct_resume(
    resume_id: str, asked: ChangeResume, services: AskedServices, caller: AskedSeeker
) -> ResumeAnswer:
    """Corrections count instead of what was read, in the analysis and in every match."""
    kept = await services.resumes.correct(caller.user, resume_id, change_of(asked))
    return await _told(kept)


@router.delete(
    f"{PATH}/{{resume_id}}",
    summary="Delete an own resume",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented("not_found", *_ALWAYS),
)
async def delete_resume(
    resume_id: str, services: AskedServices, caller: AskedSeeker, origin: AskedOrigin
) -> None:
    """With its file. If it was the default, the newest of the others is it then."""
    await services.resumes.delete(caller.user, resume_id, origin=origin)


async def _told(kept: KeptResume) -> ResumeAnswer:
    """In a thread: a resume of the largest size takes a tenth of a second."""
    return await asyncio.to_thread(resume_answer, kept, utc_now().date())
