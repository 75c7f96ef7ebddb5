"""Lists of resumes over HTTP: checked before they cost anything, done once each, taken away."""

import asyncio
import base64
import csv
import io
import json
import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from typing import Any

import pytest
from tests.entrypoints.http.candidates.conftest import Employer, World, a_resume
from tests.entrypoints.http.candidates.lists import (
    job,
    json_lines,
    listed,
    rows,
    some,
    started,
    until,
    uploaded,
    validated,
    zipped,
)

from trusthound.adapters.storage import bulk_queue
from trusthound.domain.access.organization import Tier
from trusthound.entrypoints.worker.bulk_work import verify_lists
from trusthound.wiring.clock import new_id, utc_now

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(60)]
MakeEmployer = Callable[..., Awaitable[Employer]]


@asynccontextmanager
async def a_worker(world: World) -> AsyncIterator[None]:
    working = asyncio.create_task(verify_lists(world.services.bulk))
    try:
        yield
    finally:
        working.cancel()
        with suppress(asyncio.CancelledError):
            await working


async def test_a_list_is_checked_for_nothing_and_done_once_each_when_it_is_started(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    table, archive = some(4)
    job_id = await validated(employer, table, archive)
    assert (await employer.stats())["thisMonth"] == 0
    assert (await started(employer, job_id)).json()["job"]["state"] == "running"
    async with a_worker(world):
        done = await until(employer, job_id, "finished")

    assert done["rows"] == {
        "total": 4, "done": 4, "invalid": 0, "waiting": 0, "working": 0, "refused": 0,
        "failed": 0, "cancelled": 0,
    }  # fmt: skip
    assert (await employer.stats())["thisMonth"] == 4
    found = await rows(employer, job_id)
    assert [(each["line"], each["reference"]) for each in found] == [
        (2, "R0"), (3, "R1"), (4, "R2"), (5, "R3"),
    ]  # fmt: skip
    ids = {each["verificationId"] for each in found}
    history = (await employer.call("GET", "verifications")).json()["verifications"]
    assert ids == {each["id"] for each in history}
    assert world.audited(employer).count("candidate.verify") == 4
    assert world.audited(employer).count("bulk.finish") == 1
    made_by = world.rows(
        "SELECT DISTINCT made_by FROM candidate_checks WHERE organization_id = %s",
        employer.organization.id,
    )
    assert made_by == [(employer.ids["member"],)]


async def test_rows_that_are_not_right_are_told_with_their_lines_before_the_start(
    employer: Employer,
) -> None:
    table = listed(
        [
            {"resume": "ann.docx", "linkedinUrl": "", "reference": "1"},
            {"resume": "gone.pdf", "linkedinUrl": "", "reference": "two\nlines"},
            {"resume": "ann.docx", "linkedinUrl": "https://example.org/ann", "reference": "3"},
            {"resume": "ann.docx", "linkedinUrl": "", "reference": "again"},
            {"resume": "notes.txt", "linkedinUrl": "", "reference": ""},
            {"resume": "odd.pdf", "linkedinUrl": "", "reference": ""},
            {"resume": "", "linkedinUrl": "", "reference": "7"},
        ]
    )
    archive = zipped(
        {
            "cvs/ann.docx": a_resume(),
            "notes.txt": b"hello",
            "odd.pdf": b"PK\x03\x04 not a pdf",
            "extra.docx": a_resume(),
            "__MACOSX/._ann.docx": b"x",
        }
    )
    answer = await uploaded(employer, table, archive)
    assert answer.status_code == 201, answer.text
    told = answer.json()
    assert told["job"]["rows"]["waiting"] == 1
    assert (told["unusedFiles"], told["unusedFilesTotal"]) == (["extra.docx"], 1)

    found = await rows(employer, told["job"]["id"], "?state=invalid")
    problems = {each["line"]: [one["code"] for one in each["problems"]] for each in found}
    assert problems == {
        3: ["invalid_input"],
        5: ["invalid_input"],
        6: ["repeated"],
        7: ["wrong_type"],
        8: ["disguised"],
        9: ["invalid_input"],
    }
    assert found[0]["problems"][0]["message"] == "There is no file “gone.pdf” in the ZIP."
    assert found[2]["problems"][0]["message"] == "It says the same as line 2."


@pytest.mark.parametrize(
    ("table", "archive", "message"),
    [
        (b"name\nann.pdf\n", None, "Line 1: there is no column “resume”."),
        (b'resume\n"ann', None, "Line 2: this is not CSV that can be read."),
        (b"resume\n\xff\n", None, "The list is not text in UTF-8."),
        (b"resume\n", None, "The list has no rows."),
        (b'{"resume": "a.pdf"}\n[1]\n', None, "Line 2: this is not a JSON object."),
        (b'{"resume": "a.pdf"}\n{\n', None, "Line 2: this is not JSON that can be read."),
        (b"resume\na.pdf\n", b"Rar!", "This is not a ZIP file that can be read."),
        (
            b"resume\na.pdf\n",
            zipped({"../a.pdf": b"%PDF-"}),
            "A name in the ZIP leads out of it.",
        ),
    ],
)
async def test_an_upload_that_is_no_list_is_refused_and_nothing_of_it_is_kept(
    world: World, employer: Employer, table: bytes, archive: bytes | None, message: str
) -> None:
    before = sorted((world.folder / "bulk").iterdir())
    answer = await uploaded(employer, table, archive)
    assert (answer.status_code, answer.json()["message"]) == (422, message)
    assert sorted((world.folder / "bulk").iterdir()) == before


async def test_an_archive_that_unpacks_to_far_too_much_is_refused_unopened(
    employer: Employer,
) -> None:
    bomb = bytearray(zipped({"a.pdf": bytes(1_000)}))
    at = bomb.rfind(b"PK\x01\x02")
    bomb[at + 24 : at + 28] = (2_100_000_000).to_bytes(4, "little")  # what it says it unpacks to
    answer = await uploaded(employer, b"resume\na.pdf\n", bytes(bomb))
    assert answer.json()["message"] == "The ZIP unpacks to more than 2,000 MB."

    large = zipped({"a.pdf": bytes(11_000_000)})
    told = (await uploaded(employer, b"resume\na.pdf\n", large)).json()
    found = await rows(employer, told["job"]["id"])
    assert [each["code"] for each in found[0]["problems"]] == ["too_large"]


async def test_a_directory_that_says_it_is_huge_is_not_read(employer: Employer) -> None:
    liar = bytearray(bytes(6_000_000) + zipped({"a.pdf": b"%PDF-"}))
    at = liar.rfind(b"PK\x05\x06")
    liar[at + 12 : at + 16] = (5_000_000).to_bytes(4, "little")
    answer = await uploaded(employer, b"resume\na.pdf\n", bytes(liar))
    assert answer.json()["message"] == "This is not a ZIP file that can be read."


async def test_a_list_of_json_lines_brings_its_resumes_itself(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    data = base64.b64encode(a_resume()).decode()
    table = json_lines(
        [
            {"resume": "a.docx", "resumeBase64": data, "claimedEmployers": ["Contoso"]},
            {"resume": "b.docx", "resumeBase64": "###"},
            {"resume": 7, "resumeBase64": data},
        ]
    )
    job_id = await validated(employer, table, None, name="people.jsonl")
    await started(employer, job_id)
    async with a_worker(world):
        await until(employer, job_id, "finished")
    found = await rows(employer, job_id)
    assert [(each["line"], each["state"]) for each in found] == [
        (1, "done"), (2, "invalid"), (3, "invalid"),
    ]  # fmt: skip


async def test_a_file_that_can_not_be_read_ends_its_row_and_costs_nothing(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    archive = zipped({"a.docx": a_resume(), "b.docx": b"PK\x03\x04 no more than that"})
    job_id = await validated(employer, b"resume\na.docx\nb.docx\n", archive)
    await started(employer, job_id)
    async with a_worker(world):
        await until(employer, job_id, "finished")
    states = {each["resume"]: each for each in await rows(employer, job_id)}
    assert states["a.docx"]["state"] == "done"
    assert states["b.docx"]["state"] == "refused"
    assert states["b.docx"]["problems"][0]["code"] == "damaged"
    assert (await employer.stats())["thisMonth"] == 1


async def test_it_pauses_goes_on_and_is_cancelled(world: World, an_employer: MakeEmployer) -> None:
    employer = await an_employer()
    job_id = await validated(employer, *some(2))
    assert (await employer.call("POST", f"bulk/{job_id}/pause")).json()["code"] == "bulk_state"
    await started(employer, job_id)
    assert (await started(employer, job_id)).json()["code"] == "bulk_state"
    paused = await employer.call("POST", f"bulk/{job_id}/pause")
    assert paused.json()["job"]["state"] == "paused"
    assert paused.json()["job"]["pausedBecause"] == "member"
    async with a_worker(world):
        await asyncio.sleep(0.1)
    assert (await job(employer, job_id))["rows"]["waiting"] == 2
    assert (await employer.call("DELETE", f"bulk/{job_id}")).json()["code"] == "bulk_state"
    assert (await employer.call("POST", f"bulk/{job_id}/resume")).json()["job"][
        "state"
    ] == "running"
    cancelled = (await employer.call("POST", f"bulk/{job_id}/cancel")).json()["job"]
    assert (cancelled["state"], cancelled["rows"]["cancelled"]) == ("cancelled", 2)
    again = await employer.call("POST", f"bulk/{job_id}/cancel")
    assert again.status_code == 200
    assert (await employer.call("POST", f"bulk/{job_id}/resume")).status_code == 409
    assert (await employer.call("DELETE", f"bulk/{job_id}")).status_code == 204
    assert (await employer.call("GET", f"bulk/{job_id}")).status_code == 404
    assert (await employer.stats())["thisMonth"] == 0


async def test_employers_take_turns_however_long_ones_list_is(
    world: World, an_employer: MakeEmployer
) -> None:
    long, short = await an_employer(), await an_employer()
    jobs = {}
    for employer, count in ((long, 6), (short, 2)):
        jobs[await validated(employer, *some(count))] = employer
    for job_id, employer in jobs.items():
        await started(employer, job_id)
    taken: list[Employer] = []
    while len(taken) < 8:
        held = await bulk_queue.take(
            world.services.database, hold=new_id(), lease=timedelta(hours=1), now=utc_now()
        )
        assert held is not None
        if held.job_id in jobs:  # not one that another test left
            taken.append(jobs[held.job_id])
    assert [each is short for each in taken[:4]] in ([False, True] * 2, [True, False] * 2)
    assert taken[4:] == [long] * 4
    for job_id, employer in jobs.items():
        assert (await employer.call("POST", f"bulk/{job_id}/cancel")).status_code == 200


async def test_nothing_starts_unattested_or_beyond_the_month_unless_a_part_will_do(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    world.rows(
        """
        INSERT INTO candidate_counts (id, organization_id, made_at)
        SELECT %s || n, %s, %s FROM generate_series(1, 548) AS n
        """,
        employer.organization.id, employer.organization.id, utc_now(),
    )  # fmt: skip
    answer = await uploaded(employer, *some(4))
    job_id, allowance = answer.json()["job"]["id"], answer.json()["allowance"]
    assert (allowance["needed"], allowance["possible"], allowance["suffices"]) == (4, 2, False)
    assert (await started(employer, job_id, body={"attested": False})).json()["field"] == "attested"
    assert (await started(employer, job_id)).json()["code"] == "monthly_limit"
    answer = await started(employer, job_id, body={"asFarAsPossible": True})
    assert answer.status_code == 200
    async with a_worker(world):
        await until(employer, job_id, "paused")
    paused = await job(employer, job_id)  # the worker has ended what it had in its hands
    assert paused["pausedBecause"] == "monthly_limit"
    assert (paused["rows"]["done"], paused["rows"]["waiting"]) == (2, 2)
    assert (await employer.stats())["thisMonth"] == 550


async def test_who_may_do_what_with_a_list(world: World, an_employer: MakeEmployer) -> None:
    employer, other = await an_employer(), await an_employer()
    job_id = await validated(employer, *some(1))
    assert (await uploaded(employer, *some(1), role="viewer")).status_code == 403
    assert (await started(employer, job_id, role="viewer")).status_code == 403
    assert (await employer.call("GET", f"bulk/{job_id}", role="viewer")).status_code == 200
    for method, path in (
        ("GET", ""), ("GET", "/rows"), ("POST", "/cancel"), ("DELETE", ""), ("GET", "/results.csv"),
        ("GET", "/reports.zip"), ("GET", "/results.json"),
    ):  # fmt: skip
        answer = await other.call(method, f"bulk/{job_id}{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), path
    starter = await an_employer(Tier.STARTER)
    answer = await uploaded(starter, *some(1))
    assert (answer.status_code, answer.json()["code"]) == (403, "not_in_plan")
    assert (await starter.call("GET", "bulk")).json()["inPlan"] is False
    listed = (await employer.call("GET", "bulk")).json()
    assert listed["inPlan"] is True
    assert listed["limits"] == {"rows": 5_000, "bytes": 500_000_000}


async def test_results_are_taken_away_as_a_table_as_json_and_as_a_zip_of_reports(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    archive = zipped({"a.docx": a_resume("=cmd|' /C calc'!A0", "ann@example.org", "Experience")})
    table = b"resume,reference\na.docx,=1+1\nb.docx,2\n"
    job_id = await validated(employer, table, archive)
    await started(employer, job_id)
    async with a_worker(world):
        await until(employer, job_id, "finished")

    answer = await employer.call("GET", f"bulk/{job_id}/results.csv", role="viewer")
    cells = list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"))))
    assert [(each["line"], each["reference"], each["state"]) for each in cells] == [
        ("2", "'=1+1", "done"), ("3", "2", "invalid"),
    ]  # fmt: skip
    assert cells[0]["trust score"]
    assert not any(value.startswith("=") for each in cells for value in each.values())

    told: dict[str, Any] = json.loads(
        (await employer.call("GET", f"bulk/{job_id}/results.json")).content
    )
    first, second = told["results"]
    whole = await employer.call("GET", f"verifications/{first['row']['verificationId']}")
    assert first["verification"] == whole.json()["verification"]
    assert second["verification"] is None

    answer = await employer.call("GET", f"bulk/{job_id}/reports.zip")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as opened:
        assert opened.testzip() is None
        names = opened.namelist()
        assert names[0] == "results.csv"
        assert names[1:] == [f"line-00002-{first['row']['verificationId']}.pdf"]
        assert opened.read(names[1]).startswith(b"%PDF-")
    actions = world.audited(employer)
    for kind in ("csv", "json", "zip"):
        assert f"bulk.export.{kind}" in actions


async def test_a_test_key_tries_a_list_for_nothing_and_sees_nothing_real(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    made = await employer.call(
        "POST", "keys/create", role="admin",
        json={"name": "t", "environment": "test", "scopes": ["bulk-verify"]},
    )  # fmt: skip
    employer.as_["test"] = {"X-API-Key": made.json()["apiKey"]["key"]}
    real = await validated(employer, *some(1))
    archive = zipped({"clear.docx": a_resume(), "refuse-encrypted.docx": a_resume()})
    table = b"resume\nclear.docx\nrefuse-encrypted.docx\n"
    job_id = await validated(employer, table, archive, role="test")
    assert (await employer.call("GET", f"bulk/{real}", role="test")).status_code == 404
    assert (await employer.call("GET", f"bulk/{job_id}")).status_code == 404
    await started(employer, job_id, role="test")
    async with a_worker(world):
        done = await until(employer, job_id, "finished", role="test")
    assert (done["rows"]["done"], done["rows"]["refused"]) == (1, 1)
    assert done["environment"] == "test"
    answer = await employer.call("GET", f"bulk/{job_id}/results.json", role="test")
    assert answer.json()["results"][0]["verification"]["id"] == "test_clear"
    assert (await employer.stats())["thisMonth"] == 0


async def test_where_nothing_is_to_be_kept_no_name_of_a_file_stays(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    await employer.call("PATCH", "policy", role="admin", json={"doNotKeep": True})
    job_id = await validated(employer, *some(1))
    await started(employer, job_id)
    async with a_worker(world):
        await until(employer, job_id, "finished")
    assert (await rows(employer, job_id))[0]["resume"] == ""
    assert world.rows("SELECT claims FROM bulk_rows WHERE job_id = %s", job_id) == [(None,)]


async def test_uploads_go_once_a_list_is_over_and_lists_go_with_their_days(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    job_id = await validated(employer, *some(1))
    names = world.rows("SELECT list_file, archive_file FROM bulk_jobs WHERE id = %s", job_id)[0]
    files = {each.name for each in (world.folder / "bulk").iterdir()}
    assert set(names) <= files
    await world.services.bulk.forget_old(utc_now())
    assert set(names) <= {each.name for each in (world.folder / "bulk").iterdir()}
    await employer.call("POST", f"bulk/{job_id}/cancel")
    await world.services.bulk.forget_old(utc_now())
    assert not set(names) & {each.name for each in (world.folder / "bulk").iterdir()}
    world.rows(
        "UPDATE bulk_jobs SET ended_at = ended_at - interval '31 days' WHERE id = %s", job_id
    )
    await world.services.bulk.forget_old(utc_now())
    assert (await employer.call("GET", f"bulk/{job_id}")).status_code == 404


async def test_the_template_is_a_list_that_can_be_uploaded(employer: Employer) -> None:
    template = await employer.call("GET", "bulk/template.csv", role="viewer")
    assert template.headers["content-disposition"] == 'attachment; filename="resumes.csv"'
    archive = zipped({"ann-lee.pdf": b"%PDF-1.4\n", "bo-stone.docx": a_resume()})
    answer = await uploaded(employer, template.content, archive)
    assert answer.json()["job"]["rows"]["waiting"] == 2


async def test_an_organisation_has_so_many_lists_at_a_time(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    world.rows(
        """
        INSERT INTO bulk_jobs (
            id, organization_id, name, state, is_test, made_at, unused, unused_total)
        SELECT %s || n, %s, 'l', 'paused', false, now(), '[]', 0 FROM generate_series(1, 10) n
        """,
        employer.organization.id, employer.organization.id,
    )  # fmt: skip
    answer = await uploaded(employer, *some(1))
    assert (answer.status_code, answer.json()["code"]) == (409, "too_many_bulk_jobs")
    assert len((await employer.call("GET", "bulk")).json()["jobs"]) == 10
