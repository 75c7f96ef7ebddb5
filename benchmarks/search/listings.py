"""The corpus' real listings in, openings out; their texts are those of other real postings."""

import ast
import gzip
import json
import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from trusthound.domain.common.place import Place
from trusthound.domain.posting.model import EmploymentType, RemoteWork, Seniority
from trusthound.domain.search.opening import Link, Opening, Trust

CORPUS = Path(os.environ.get("TRUSTHOUND_CORPUS", "../shared/data")) / "postings"
_KINDS = {
    "full time": EmploymentType.FULL_TIME, "fulltime": EmploymentType.FULL_TIME,
    "full-time": EmploymentType.FULL_TIME, "part time": EmploymentType.PART_TIME,
    "part-time": EmploymentType.PART_TIME, "intern": EmploymentType.INTERN,
    "temporary": EmploymentType.TEMPORARY, "contract": EmploymentType.CONTRACTOR,
    "permanent": EmploymentType.FULL_TIME,
}  # fmt: skip


def rows(name: str) -> Iterator[dict[str, Any]]:
    with gzip.open(CORPUS / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def listings() -> Iterator[Opening]:
    """The 39,585 without a text, as they were listed."""
    for row in rows("ats_listings_2026"):
        places = ast.literal_eval(row["locations"]) if row.get("locations") else []
        remote = row.get("isRemote") == "True" or any("remote" in each.lower() for each in places)
        yield _opening(
            row["id"], row.get("title", ""), row.get("company", ""), [str(each) for each in places],
            row.get("postedAt") or row["first"], row.get("applyUrl", ""),
            RemoteWork.REMOTE if remote else RemoteWork.UNSTATED, row.get("employmentType", ""),
        )  # fmt: skip
    for row in rows("usajobs_2024_2026"):
        yield _opening(
            row["id"], row["position_title"], row["agency"], ["United States"], row["open_date"],
            row["usajobs_url"], RemoteWork.UNSTATED, row.get("appointment_type", ""),
        )  # fmt: skip


def postings() -> Iterator[Opening]:
    """The real postings with a text: 5,426 legitimate ones, and 1,015 of a research set."""
    for row in rows("legit"):
        yield _opening(
            row["id"], row["title"], row.get("company", ""), [row.get("location", "")],
            row.get("date", ""), row.get("url", ""), RemoteWork.UNSTATED, "", row["description"],
        )  # fmt: skip
    for row in rows("emscad"):
        parts = (row.get(each, "") for each in ("description", "requirements", "benefits"))
        yield _opening(
            row["id"], row["title"], "", [], "", "", RemoteWork.UNSTATED, "", "\n".join(parts)
        )


def _opening(
    id_: str, title: str, company: str, places: list[str], day: str, url: str,
    remote: RemoteWork, kind: str, text: str = "",
) -> Opening:  # fmt: skip
    seen = _moment(day)
    known = _KINDS.get(kind.lower())
    return Opening(
        id=id_,
        title=title,
        company=company,
        description=text,
        url=url,
        places=tuple(Place(each) for each in places if each),
        remote=RemoteWork.REMOTE if "remote" in " ".join(places).lower() else remote,
        pay=None,
        employment_types=(known,) if known else (),
        seniority=Seniority.UNSTATED,
        language="en",
        date_posted=seen.date(),
        first_seen_at=seen,
        last_seen_at=seen,
        closed_at=None,
        trust=Trust(None, "insufficient_evidence", (), "0"),
        links=(
            Link("board", url, is_own=True, first_seen_at=seen, last_seen_at=seen, is_open=True),
        ),
    )


def _moment(day: str) -> datetime:
    try:
        moment = datetime.fromisoformat(day.replace("+0000", "+00:00").replace("+0100", "+01:00"))
    except ValueError:
        return datetime(2026, 6, 1, tzinfo=UTC)
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
