"""Lists of resumes and their archives, as an employer hands them in."""

import asyncio
import csv
import io
import json
import zipfile
from collections.abc import Iterable, Mapping
from typing import Any

from tests.entrypoints.http.candidates.conftest import Employer, a_resume

PATH = "bulk"


def zipped(files: Mapping[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return out.getvalue()


def listed(rows: Iterable[Mapping[str, str]]) -> bytes:
    rows = list(rows)
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, list(rows[0]))
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue().encode()


def some(count: int) -> tuple[bytes, bytes]:
    """A list of so many people, and their resumes."""
    names = [
        f"Ann Lee{'abcdefghijklmnopqrstuvwxyz'[each % 26]}{each // 26}" for each in range(count)
    ]
    rows = [
        {
            "resume": f"{each:03}.docx",
            "candidateEmail": f"ann{each}@example.org",
            "reference": f"R{each}",
        }
        for each in range(count)
    ]
    files = {
        f"{each:03}.docx": a_resume(
            name,
            f"ann{each}@example.org",
            "Experience",
            f"Engineer, Works {each}",
            "January 2019 – March 2022",
            "Education",
            "B.Sc. Physics, University of Leeds, 2014 – 2018",
        )
        for each, name in enumerate(names)
    }
    return listed(rows), zipped(files)


async def uploaded(
    employer: Employer,
    table: bytes,
    archive: bytes | None,
    *,
    name: str = "people.csv",
    **words: Any,
) -> Any:
    files = {"list": (name, table)} | (
        {"resumes": ("all.zip", archive)} if archive is not None else {}
    )
    return await employer.call("POST", PATH, files=files, **words)


async def validated(employer: Employer, table: bytes, archive: bytes | None, **words: Any) -> str:
    answer = await uploaded(employer, table, archive, **words)
    assert answer.status_code == 201, answer.text
    assert answer.json()["job"]["state"] == "validated"
    job_id: str = answer.json()["job"]["id"]
    return job_id


async def started(employer: Employer, job_id: str, **words: Any) -> Any:
    body = {"attested": True, **words.pop("body", {})}
    return await employer.call("POST", f"{PATH}/{job_id}/start", json=body, **words)


async def job(employer: Employer, job_id: str, **words: Any) -> Any:
    return (await employer.call("GET", f"{PATH}/{job_id}", **words)).json()["job"]


async def rows(employer: Employer, job_id: str, query: str = "") -> list[dict[str, Any]]:
    answer = await employer.call("GET", f"{PATH}/{job_id}/rows{query}")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["rows"]
    return found


async def until(employer: Employer, job_id: str, state: str, **words: Any) -> Any:
    while (found := await job(employer, job_id, **words))["state"] != state:
        assert found["state"] in {"running", "paused"}, found
        await asyncio.sleep(0.05)
    return found


def json_lines(rows: Iterable[Mapping[str, Any]]) -> bytes:
    return b"\n".join(json.dumps(each).encode() for each in rows)
