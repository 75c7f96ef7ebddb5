"""Lists of resumes: uploaded, started, paused, resumed, cancelled, looked at, deleted."""

from http import HTTPStatus
from typing import Annotated

from fastapi import Depends, Query
from starlette.requests import Request

from trusthound.domain.access.api_key import Scope
from trusthound.domain.hiring.bulk import Move
from trusthound.domain.hiring.bulk_row import RowState
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.bulk_form import brought_list
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.idempotency import answer_again_from
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.bulk import (
    BULK_FORM,
    BulkJobAnswer,
    BulkJobsAnswer,
    BulkRowsAnswer,
    StartBulk,
    job_answer,
    jobs_answer,
    rows_answer,
)
from trusthound.entrypoints.http.twofold import TwofoldRouter
from trusthound.entrypoints.http.uploads import UPLOADS

PATH = "/api/enterprise/bulk"
CURSOR_CHARACTERS = 100
_ALWAYS = (
    "bad_request",
    "sign_in_required",
    "invalid_api_key",
    "not_allowed",
    "rate_limited",
    "database_unavailable",
)
_CHANGES = ("not_found", "bulk_state", "not_in_plan", *_ALWAYS)
AskedReader = Annotated[Caller, open_to(Access.VIEWER, Scope.BULK_VERIFY)]
AskedMember = Annotated[Caller, open_to(Access.MEMBER, Scope.BULK_VERIFY)]

router = TwofoldRouter(PATH, "/api/v1/bulk", tags=["bulk"])


@router.post(
    "",
    summary="Upload a list of resumes",
    status_code=HTTPStatus.CREATED,
    responses=documented(
        "body_too_large",
        "unsupported_media_type",
        "request_timeout",
        "invalid_input",
        "not_in_plan",
        "too_many_bulk_jobs",
        "overloaded",
        "storage_full",
        *_ALWAYS,
    ),
    openapi_extra=BULK_FORM,
)
async def upload_bulk_list(
    request: Request,
    services: AskedServices,
    caller: Annotated[Caller, Depends(UPLOADS[PATH])],
    origin: AskedOrigin,
) -> BulkJobAnswer:
    """Every row is checked, and nothing is charged: the list is `validated`, and waits a day to be
    started. Rows that are not right are told with their lines, and left out.
    """
    await services.bulk.check_may_upload(caller.acting)
    async with brought_list(request, caller, services.bulk) as (upload, filename):
        job = await services.bulk.take(caller.acting, upload, filename, origin=origin)
    return job_answer(await services.bulk.find(caller.acting, job.id))


@router.get(
    "", summary="List the organisation's lists", responses=documented("invalid_input", *_ALWAYS)
)
async def list_bulk_jobs(
    services: AskedServices,
    caller: AskedReader,
    cursor: Annotated[
        str, Query(max_length=CURSOR_CHARACTERS, description="`nextCursor` of the page before.")
    ] = "",
) -> BulkJobsAnswer:
    """Newest first; kept as long as reports are."""
    bulk, by = services.bulk, caller.acting
    return jobs_answer(
        await bulk.list(by, cursor),
        in_plan=bulk.in_plan(by),
        most_rows=bulk.most_rows,
        most_bytes=bulk.most_bytes,
    )


@router.get(
    "/{job_id}",
    summary="Read where a list stands",
    responses=documented("not_found", *_ALWAYS),
)
async def find_bulk_job(job_id: str, services: AskedServices, caller: AskedReader) -> BulkJobAnswer:
    """Its state and how many rows are done, and what the month has left for the others."""
    return job_answer(await services.bulk.find(caller.acting, job_id))


@router.get(
    "/{job_id}/rows",
    summary="Read the rows of a list",
    responses=documented("not_found", "invalid_input", *_ALWAYS),
)
async def list_bulk_rows(
    job_id: str,
    services: AskedServices,
    caller: AskedReader,
    state: Annotated[
        list[RowState] | None, Query(max_length=len(RowState), description="None: all.")
    ] = None,
    after: Annotated[int, Query(ge=0, le=10**9, description="`nextAfter` of the page before.")] = 0,
) -> BulkRowsAnswer:
    """In the order of the list, a hundred at a time."""
    page = await services.bulk.rows(caller.acting, job_id, states=state or (), after=after)
    return rows_answer(page)


@router.post(
    "/{job_id}/start",
    summary="Start a list",
    responses=documented(
        "invalid_json",
        "body_too_large",
        "unsupported_media_type",
        "invalid_input",
        "nothing_to_verify",
        "monthly_limit",
        *_CHANGES,
    ),
)
async def start_bulk_job(
    job_id: str,
    asked: StartBulk,
    request: Request,
    services: AskedServices,
    caller: AskedMember,
    origin: AskedOrigin,
) -> BulkJobAnswer:
    """From now on each report counts, once. Where the month does not suffice it is refused, unless
    you say that a part will do.
    """
    await services.bulk.start(
        caller.acting,
        job_id,
        attested=asked.attested,
        as_far_as_possible=asked.as_far_as_possible,
        origin=origin,
    )
    answer_again_from(request.scope, f"{PATH}/{job_id}")
    return job_answer(await services.bulk.find(caller.acting, job_id))


@router.post(
    "/{job_id}/{move}",
    summary="Pause, resume or cancel a list",
    responses=documented("invalid_input", *_CHANGES),
)
async def move_bulk_job(
    job_id: str,
    move: Move,
    request: Request,
    services: AskedServices,
    caller: AskedMember,
    origin: AskedOrigin,
) -> BulkJobAnswer:
    """Resumes that are being read are finished, and count. Cancelling is for good."""
    await services.bulk.move(caller.acting, job_id, move, origin=origin)
    answer_again_from(request.scope, f"{PATH}/{job_id}")
    return job_answer(await services.bulk.find(caller.acting, job_id))


@router.delete(
    "/{job_id}",
    summary="Delete a list",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented("not_found", "bulk_state", *_ALWAYS),
)
async def delete_bulk_job(
    job_id: str, services: AskedServices, caller: AskedMember, origin: AskedOrigin
) -> None:
    """With what was uploaded. Its reports stay, as any others."""
    await services.bulk.delete(caller.acting, job_id, origin=origin)
