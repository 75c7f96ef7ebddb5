"""`trusthound bulk add|show|pause|resume|cancel|results`: lists of resumes, for an organisation.

The worker verifies the rows, as it does those of the page and the API.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from trusthound.adapters.storage.bulk_jobs import Upload
from trusthound.domain.access.acting import Acting
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.hiring.bulk import BulkJob, Move
from trusthound.domain.hiring.bulk_row import BulkRow, RowState
from trusthound.entrypoints.cli.console import err, out, print_json, told_errors
from trusthound.entrypoints.cli.options import AsJson
from trusthound.entrypoints.cli.people import HERE
from trusthound.entrypoints.http.schemas.bulk import job_answer, row_bodies
from trusthound.wiring.bulk import Bulk
from trusthound.wiring.lists import open_lists
from trusthound.wiring.operator import operator_for
from trusthound.wiring.settings import Settings

bulk = typer.Typer(no_args_is_help=True, help="Lists of resumes that are verified as one job.")

Organization = Annotated[str, typer.Argument(metavar="ORGANISATION", help="Its id.")]
Id = Annotated[str, typer.Argument(metavar="LIST", help="The id that `add` printed.")]
T = TypeVar("T")
_PIECE_BYTES = 1_000_000


@bulk.command("add")
def add_list(
    organization_id: Organization,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="CSV or JSONL.")],
    *,
    resumes: Annotated[Path | None, typer.Option(help="The ZIP that the list names.")] = None,
    start: Annotated[
        bool, typer.Option("--start", help="Start it: there is a purpose, candidates were told.")
    ] = False,
    as_far_as_possible: Annotated[
        bool, typer.Option("--as-far-as-possible", help="Also where the month does not suffice.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Check a list, tell which rows are wrong, and start it where that is said."""

    async def add(lists: Bulk, by: Acting) -> tuple[BulkJob, tuple[BulkRow, ...]]:
        await lists.check_may_upload(by)
        names = [await asyncio.to_thread(_stored, lists, each) for each in (file, resumes) if each]
        job = await lists.take(by, Upload(*names), file.name, origin=HERE)
        wrong = await lists.rows(by, job.id, states=[RowState.INVALID], after=0)
        if start:
            job = await lists.start(
                by, job.id, attested=True, as_far_as_possible=as_far_as_possible, origin=HERE
            )
        return job, wrong.rows

    with told_errors(as_json=as_json):
        for each in (file, resumes):
            if each is not None and not each.is_file():
                raise InvalidInput(f"{each} is no file.", field="file", advice="Check the path.")
        job, wrong = _with_lists(organization_id, add)
    if as_json:
        told = [each.model_dump(mode="json", by_alias=True) for each in row_bodies(wrong)]
        print_json({"id": job.id, "state": job.state.value, "waiting": job.rows.waiting,
                    "invalid": job.rows.invalid, "wrong": told})  # fmt: skip
        return
    out.print(job.id, markup=False)
    for row in wrong:
        words = " ".join(problem.message for problem in row.problems)
        err.print(f"Line {row.line}: {words}", markup=False, soft_wrap=True)
    if job.rows.invalid > len(wrong):
        err.print(f"… and {job.rows.invalid - len(wrong)} more.")
    err.print(f"{job.rows.waiting} can be verified; the list is {job.state.value}.", markup=False)


@bulk.command("show")
def show_list(organization_id: Organization, list_id: Id, *, as_json: AsJson = False) -> None:
    """Where a list stands."""
    with told_errors(as_json=as_json):
        found = _with_lists(organization_id, lambda lists, by: lists.find(by, list_id))
    if as_json:
        print_json(job_answer(found).model_dump(mode="json", by_alias=True))
        return
    _tell(found.job)


@bulk.command("pause")
def pause_list(organization_id: Organization, list_id: Id) -> None:
    """Rows that are being read end as they would."""
    _move(organization_id, list_id, Move.PAUSE)


@bulk.command("resume")
def resume_list(organization_id: Organization, list_id: Id) -> None:
    """Go on with what waits."""
    _move(organization_id, list_id, Move.RESUME)


@bulk.command("cancel")
def cancel_list(organization_id: Organization, list_id: Id) -> None:
    """For good: what waits is not verified."""
    _move(organization_id, list_id, Move.CANCEL)


@bulk.command("results")
def results(
    organization_id: Organization,
    list_id: Id,
    to: Annotated[
        Path, typer.Option("-o", "--output", help="A new file: .csv, or .zip with the reports.")
    ],
) -> None:
    """What came of each row, as a table, or with all reports as PDF files."""

    async def save(lists: Bulk, by: Acting) -> BulkJob:
        kind = to.suffix.lower().removeprefix(".")
        if kind not in {"csv", "zip"}:
            raise InvalidInput("The file has to end in .csv or .zip.", field="output")
        job = await lists.begin_results(by, list_id, kind, origin=HERE)
        pieces = lists.zipped(by, job) if kind == "zip" else _whole(await lists.csv(by, job))
        try:
            with to.open("xb") as file:
                async for each in pieces:
                    file.write(each)
        except OSError as error:
            raise InvalidInput(
                f"{to} cannot be written: {error.strerror}.", field="output"
            ) from error
        return job

    with told_errors(as_json=False):
        _tell(_with_lists(organization_id, save))


def _move(organization_id: str, list_id: str, move: Move) -> None:
    with told_errors(as_json=False):
        _tell(
            _with_lists(
                organization_id, lambda lists, by: lists.move(by, list_id, move, origin=HERE)
            )
        )


def _with_lists(organization_id: str, do: Callable[[Bulk, Acting], Awaitable[T]]) -> T:
    async def run() -> T:
        async with open_lists(Settings()) as lists:
            return await do(lists, await operator_for(lists.database, organization_id))

    return asyncio.run(run())


def _stored(lists: Bulk, file: Path) -> str:
    """Its name in the store. Raises FileTooLarge, StorageFull, InvalidInput."""
    try:
        with file.open("rb") as opened:
            pieces = iter(lambda: opened.read(_PIECE_BYTES), b"")
            return lists.files.put(pieces, most_bytes=lists.most_bytes)
    except OSError as error:
        raise InvalidInput(f"{file} cannot be read: {error.strerror}.", field="file") from error


async def _whole(data: bytes) -> AsyncIterator[bytes]:
    yield data


def _tell(job: BulkJob) -> None:
    rows = job.rows
    err.print(
        f"{job.name} is {job.state.value}: {rows.done} of {rows.total - rows.invalid} verified, "
        f"{rows.left} left, {rows.refused} could not be read, {rows.failed} failed.",
        markup=False,
        soft_wrap=True,
    )
