"""What came of a list of resumes, to take away: a table, JSON, a ZIP of reports."""

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Annotated, Any

from starlette.responses import Response, StreamingResponse

from trusthound.adapters.reports.bulk_table import template_csv
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.api_key import Scope
from trusthound.domain.hiring.bulk import BulkJob
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.bulk import job_body, row_bodies
from trusthound.entrypoints.http.schemas.candidate_answer import candidate_answer
from trusthound.entrypoints.http.twofold import TwofoldRouter
from trusthound.wiring.bulk import Bulk

_CSV, _JSON, _ZIP = "text/csv; charset=utf-8", "application/json", "application/zip"
_PROBLEMS = (
    "bad_request",
    "not_found",
    "sign_in_required",
    "invalid_api_key",
    "not_allowed",
    "rate_limited",
    "database_unavailable",
)
AskedReader = Annotated[Caller, open_to(Access.VIEWER, Scope.BULK_VERIFY)]

router = TwofoldRouter("/api/enterprise/bulk", "/api/v1/bulk", tags=["bulk"])


def _told(media_type: str, schema: dict[str, Any], *more: str) -> dict[int | str, dict[str, Any]]:
    content = {media_type: {"schema": schema}}
    return {**documented(*_PROBLEMS, *more), 200: {"description": "A file.", "content": content}}


@router.get(
    "/template.csv",
    summary="Get a list to fill in",
    response_class=Response,
    responses=_told("text/csv", {"type": "string"}),
    dependencies=[open_to(Access.VIEWER, Scope.BULK_VERIFY)],
)
async def bulk_template() -> Response:
    """The columns of a list, with two rows to write over. Only `resume` has to be filled in."""
    return Response(template_csv(), media_type=_CSV, headers=_saved_as("resumes.csv"))


@router.get(
    "/{job_id}/results.csv",
    summary="Export a list's results as a table",
    response_class=Response,
    responses=_told("text/csv", {"type": "string"}),
)
async def export_bulk_csv(
    job_id: str, services: AskedServices, caller: AskedReader, origin: AskedOrigin
) -> Response:
    """Every row of the list; no cell is taken for a formula."""
    job = await services.bulk.begin_results(caller.acting, job_id, "csv", origin=origin)
    table = await services.bulk.csv(caller.acting, job)
    return Response(table, media_type=_CSV, headers=_saved_as("results.csv"))


@router.get(
    "/{job_id}/results.json",
    summary="Export a list's results as JSON",
    response_class=Response,
    responses=_told(_JSON, {"type": "object"}),
)
async def export_bulk_json(
    job_id: str, services: AskedServices, caller: AskedReader, origin: AskedOrigin
) -> Response:
    """`job`, and `results`: each `row` with its `verification`, as its own address answers it, or
    null. It is sent as it is made.
    """
    job = await services.bulk.begin_results(caller.acting, job_id, "json", origin=origin)
    pieces = _json_pieces(services.bulk, caller.acting, job)
    return StreamingResponse(pieces, media_type=_JSON, headers=_saved_as("results.json"))


@router.get(
    "/{job_id}/reports.zip",
    summary="Export a list's reports as PDF files",
    response_class=Response,
    responses=_told(_ZIP, {"type": "string", "format": "binary"}, "overloaded"),
)
async def export_bulk_zip(
    job_id: str, services: AskedServices, caller: AskedReader, origin: AskedOrigin
) -> Response:
    """The table and a PDF for each report, sent as they are made; one ZIP at a time."""
    bulk, by = services.bulk, caller.acting
    async with AsyncExitStack() as held:
        await held.enter_async_context(bulk.one_zip(by))
        job = await bulk.begin_results(by, job_id, "zip", origin=origin)
        pieces = _holding(held.pop_all(), bulk.zipped(by, job))
    return StreamingResponse(pieces, media_type=_ZIP, headers=_saved_as("reports.zip"))


async def _holding(held: AsyncExitStack, pieces: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    async with held:
        async for each in pieces:
            yield each


async def _json_pieces(bulk: Bulk, by: Acting, job: BulkJob) -> AsyncIterator[bytes]:
    yield b'{"job": ' + job_body(job).model_dump_json(by_alias=True).encode() + b', "results": ['
    between = b"\n"
    async for each in bulk.results(by, job):
        row = row_bodies([each.row])[0].model_dump(mode="json", by_alias=True)
        told = None if each.check is None else candidate_answer(each.check).verification
        verification = None if told is None else told.model_dump(mode="json", by_alias=True)
        whole = {"row": row, "verification": verification}
        yield between + json.dumps(whole, ensure_ascii=False).encode()
        between = b",\n"
    yield b"\n]}\n"


def _saved_as(name: str) -> dict[str, str]:
    """Never shown in place: a browser saves it."""
    return {"Content-Disposition": f'attachment; filename="{name}"'}
