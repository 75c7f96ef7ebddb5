"""`trusthound replay`: stored dossiers in, those that today's engine puts in another band out."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, time
from typing import Annotated

import typer
from rich.markup import escape

from trusthound.adapters.storage.database import open_database
from trusthound.domain.assessment.band import band_of
from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.assessment.rescored import MovedLine, Rescored, standing_of
from trusthound.domain.message.verification import Judged
from trusthound.domain.message.weights import WEIGHTS as MESSAGE_WEIGHTS
from trusthound.domain.posting.weights import WEIGHTS
from trusthound.entrypoints.cli.console import err, out, print_json, told_errors
from trusthound.entrypoints.cli.options import AsJson, day_of
from trusthound.entrypoints.http.schemas.answer import answer_of
from trusthound.usecases.replay_verifications import Replayed, replay_verifications
from trusthound.wiring.clock import utc_now
from trusthound.wiring.reference.load import load_reference
from trusthound.wiring.settings import Settings

# Of the lines that moved; all of them stand in the JSON.
LINES_SHOWN = 4


@dataclass
class _Counts:
    """`moved` have another number in the same band."""

    replayed: int = 0
    same: int = 0
    moved: int = 0
    flipped: int = 0
    unreadable: int = 0
    written: int = 0
    flips: Counter[tuple[str, str]] = field(default_factory=Counter)


def replay(
    *,
    since: Annotated[
        str, typer.Option(metavar="DATE", help="Only what was checked from this day on (UTC).")
    ] = "",
    write: Annotated[
        bool,
        typer.Option(
            "--write", help="Store the new judgements; the old ones are kept beside them."
        ),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Judge stored verifications again, by today's signals and weights, and list the band flips.

    Each is judged as of its own day by what was known of it then: nothing is looked up. Without
    --write nothing that is stored changes.
    """
    with told_errors(as_json=as_json):
        begin = datetime.min.replace(tzinfo=UTC)
        if since:
            begin = datetime.combine(day_of(since, field="since"), time(), tzinfo=UTC)
        counts, flips = asyncio.run(_replay(begin, write=write, as_json=as_json))
    if as_json:
        print_json(_told(since, counts, flips))
    else:
        _tell(counts)


async def _replay(
    since: datetime, *, write: bool, as_json: bool
) -> tuple[_Counts, list[dict[str, object]]]:
    settings, counts, flips = Settings(), _Counts(), []
    async with open_database(
        database_url=settings.database_url, data_folder=settings.data_folder
    ) as database:
        async for each in replay_verifications(
            database, reference=load_reference(), since=since, now=utc_now(), write=write
        ):
            _count(each, counts)
            if each.judged and each.rescored and each.rescored.flipped:
                if as_json:
                    flips.append(_flip(each, each.judged, each.rescored))
                else:
                    _show(each.judged, each.rescored)
    return counts, flips


def _count(replayed: Replayed, counts: _Counts) -> None:
    counts.replayed += 1
    counts.written += replayed.written
    rescored = replayed.rescored
    if rescored is None:
        counts.unreadable += 1
    elif rescored.flipped:
        counts.flipped += 1
        counts.flips[standing_of(rescored.before), standing_of(rescored.after)] += 1
    elif rescored.before.score != rescored.after.score:
        counts.moved += 1
    else:
        counts.same += 1


def _show(judged: Judged, rescored: Rescored) -> None:
    answer = answer_of(judged)
    subject = ", ".join(each for each in (answer.title, answer.company) if each)
    told = f"{_standing(rescored.before)} → {_standing(rescored.after)}"
    named = escape(subject or f"({answer.kind.value})")
    out.print(f"[bold]{told}[/]  {named}  [dim]{judged.id}[/]", soft_wrap=True)
    for line in rescored.moved[:LINES_SHOWN]:
        points = f"{line.points_before:+.1f} → {line.points_after:+.1f}"
        out.print(f"    {points:<16} {escape(line.label)}{_answers(line)}", soft_wrap=True)
    more = len(rescored.moved) - LINES_SHOWN
    if more > 0:
        out.print(f"    [dim]and {more} more lines[/]")


def _standing(assessment: Assessment) -> str:
    standing = standing_of(assessment).value.replace("_", " ")
    return standing if assessment.score is None else f"{assessment.score} {standing}"


def _answers(line: MovedLine) -> str:
    """What became of the answer, where that is why the points differ."""
    if not line.signal_id or line.outcome_before is line.outcome_after:
        return ""
    before, after = (
        each.value.replace("_", " ") if each else "not asked"
        for each in (line.outcome_before, line.outcome_after)
    )
    return f" ({before} → {after})"


def _tell(counts: _Counts) -> None:
    for (before, after), number in sorted(counts.flips.items()):
        out.print(f"{number:>7,}  {before} → {after}".replace("_", " "))
    told = (
        f"{counts.replayed:,} replayed: {counts.flipped:,} in another band, "
        f"{counts.moved:,} with another score, {counts.same:,} as before"
    )
    if counts.unreadable:
        told += f", {counts.unreadable:,} of an older version that cannot be read"
    if counts.written:
        told += f"; {counts.written:,} written, the old judgements are kept"
    err.print(f"{told}.")


def _told(since: str, counts: _Counts, flips: list[dict[str, object]]) -> dict[str, object]:
    return {
        "success": True,
        "engineVersion": WEIGHTS.version,
        "messageEngineVersion": MESSAGE_WEIGHTS.version,
        "since": since or None,
        "counts": {
            "replayed": counts.replayed,
            "flipped": counts.flipped,
            "moved": counts.moved,
            "same": counts.same,
            "unreadable": counts.unreadable,
            "written": counts.written,
        },
        "flipped": [
            {"from": before, "to": after, "count": number}
            for (before, after), number in sorted(counts.flips.items())
        ],
        "flips": flips,
    }


def _flip(replayed: Replayed, judged: Judged, rescored: Rescored) -> dict[str, object]:
    answer = answer_of(judged)
    return {
        "id": judged.id,
        "kind": answer.kind.value,
        "title": answer.title,
        "company": answer.company,
        "url": answer.url,
        "checkedAt": judged.checked_at.astimezone(UTC).isoformat(),
        "before": _side(rescored.before),
        "after": _side(rescored.after),
        "written": replayed.written,
        "moved": [
            {
                "signal": line.signal_id,
                "label": line.label,
                "pointsBefore": line.points_before,
                "pointsAfter": line.points_after,
                "outcomeBefore": line.outcome_before and line.outcome_before.value,
                "outcomeAfter": line.outcome_after and line.outcome_after.value,
            }
            for line in rescored.moved
        ],
    }


def _side(assessment: Assessment) -> dict[str, object]:
    score = assessment.score
    return {
        "trustScore": score,
        "band": None if score is None else band_of(score).value,
        "status": assessment.status.value,
        "scamRisk": assessment.scam_risk,
        "engineVersion": assessment.version,
    }
