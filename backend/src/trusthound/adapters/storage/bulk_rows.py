"""The rows of lists of resumes: put in together, and read page by page."""

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass

import psycopg
from psycopg.rows import class_row
from pydantic import TypeAdapter

from trusthound.adapters.storage.stored_json import stored_json, stored_json_text, stored_text
from trusthound.domain.candidate.claims import Claims
from trusthound.domain.hiring.bulk_row import BulkRow, NewRow, RowProblem, RowState

_CLAIMS = TypeAdapter(Claims)


@dataclass(frozen=True, slots=True)
class _Row:
    number: int
    line: int
    reference: str
    resume: str
    state: str
    problems: list[dict[str, str]]
    check_id: str | None


async def add(
    connection: psycopg.AsyncConnection,
    job_id: str,
    rows: Iterable[NewRow],
    *,
    new_id: Callable[[], str],
) -> None:
    """Numbered from 1 in their order, each with the id of the report that it may get."""
    cursor = connection.cursor()
    async with cursor.copy(
        """
        COPY bulk_rows (job_id, number, line, reference, resume, state, problems, claims, entry,
            list_from, list_bytes, check_id) FROM STDIN
        """
    ) as copy:
        for number, each in enumerate(rows, start=1):
            is_valid = each.claims is not None and each.file is not None
            claims = (
                None if each.claims is None else stored_json_text(_CLAIMS.dump_json(each.claims))
            )
            await copy.write_row(
                (
                    job_id,
                    number,
                    each.line,
                    stored_text(each.reference),
                    stored_text(each.resume),
                    RowState.WAITING.value if is_valid else RowState.INVALID.value,
                    stored_json([asdict(problem) for problem in each.problems]),
                    claims,
                    stored_text(each.file.entry) if each.file else None,
                    *each.at,
                    new_id(),
                )
            )


async def page(
    connection: psycopg.AsyncConnection,
    job_id: str,
    *,
    states: Iterable[RowState],
    after: int,
    most: int,
) -> list[BulkRow]:
    """In their order; `after` is the number of the last one seen, no `states` are all."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    wanted = [each.value for each in states]
    await cursor.execute(
        """
        SELECT number, line, reference, resume, state, problems,
            CASE WHEN state = 'done' THEN coalesce(written, check_id) END AS check_id
        FROM bulk_rows
        WHERE job_id = %(job)s AND number > %(after)s
            AND (%(states)s::text[] = '{}' OR state = ANY (%(states)s))
        ORDER BY number LIMIT %(most)s
        """,
        {"job": job_id, "after": after, "states": wanted, "most": most},
    )
    return [
        BulkRow(
            number=each.number,
            line=each.line,
            reference=each.reference,
            resume=each.resume,
            state=RowState(each.state),
            problems=tuple(RowProblem(**problem) for problem in each.problems),
            check_id=each.check_id,
        )
        for each in await cursor.fetchall()
    ]
