"""A report that a candidate disputes is made again from the kept file, once and for nothing."""

import asyncio
from datetime import datetime, timedelta
from typing import Any

import pytest
from tests.entrypoints.http.candidates.conftest import Employer, MakeEmployer, World

from trusthound.usecases.forget_old_candidate_checks import forget_old_candidate_checks
from trusthound.wiring.clock import new_id

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def disputed(employer: Employer, world: World) -> dict[str, Any]:
    made = await employer.verified()
    shared = await employer.call("POST", f"verifications/{made['id']}/share", json={})
    token = shared.json()["url"].partition("#token=")[2]
    words = {"token": token, "statement": "I left Northwind in May, not in March."}
    answer = await world.client.post("/api/candidate-reports/dispute", json=words)
    assert answer.status_code == 200
    return made


async def test_a_disputed_report_is_made_again_for_nothing_and_both_name_each_other(
    an_employer: MakeEmployer, world: World
) -> None:
    employer = await an_employer()
    old = await disputed(employer, world)
    path = f"verifications/{old['id']}/recheck"

    refused = await employer.call("POST", path, role="viewer")
    answers = await asyncio.gather(*(employer.call("POST", path) for _ in range(2)))
    made = next(each.json()["verification"] for each in answers if each.status_code == 200)
    again = await employer.call("POST", path)

    assert refused.status_code == 403
    assert sorted(each.status_code for each in answers) == [200, 409]
    assert (again.status_code, again.json()["code"]) == (409, "rechecked")
    assert made["id"] != old["id"]
    assert made["recheckOf"] == old["id"]
    assert made["file"]["kept"] is True
    assert made["candidate"] == old["candidate"]
    assert [each["code"] for each in made["redFlags"]] == [each["code"] for each in old["redFlags"]]
    found = (await employer.call("GET", f"verifications/{old['id']}")).json()["verification"]
    assert (found["recheckOf"], found["recheckedAs"]) == (None, made["id"])
    assert (await employer.stats())["totalVerifications"] == 1
    listed = (await employer.call("GET", "verifications")).json()["verifications"]
    assert [each["recheckOf"] for each in listed] == [old["id"], None]
    assert "candidate.recheck" in world.audited(employer)


async def test_a_dispute_is_answered_by_one_check_also_when_that_is_deleted(
    an_employer: MakeEmployer, world: World
) -> None:
    employer = await an_employer()
    path = f"verifications/{(await disputed(employer, world))['id']}/recheck"
    new = (await employer.call("POST", path)).json()["id"]
    assert (await employer.call("DELETE", f"verifications/{new}")).status_code == 204

    again = await employer.call("POST", path)

    assert (again.status_code, again.json()["code"]) == (409, "rechecked")
    assert "was deleted" in again.json()["advice"]


async def test_a_report_made_again_is_kept_no_longer_than_the_one_before(
    an_employer: MakeEmployer, world: World
) -> None:
    employer, before = await an_employer(), world.files()
    made = await disputed(employer, world)
    world.rows(
        "UPDATE candidate_checks SET made_at = made_at - interval '20 days' WHERE id = %s",
        made["id"],
    )
    path = f"verifications/{made['id']}"
    old = (await employer.call("GET", path)).json()["verification"]
    new = (await employer.call("POST", f"{path}/recheck")).json()["verification"]
    found = (await employer.call("GET", f"verifications/{new['id']}")).json()["verification"]
    assert old["keptUntil"] == new["keptUntil"] == found["keptUntil"]

    later = datetime.fromisoformat(new["keptUntil"]) + timedelta(minutes=1)
    candidates = world.services.candidates
    await forget_old_candidate_checks(
        candidates.database, candidates.files, now=later, new_id=new_id
    )

    assert (await employer.call("GET", f"verifications/{new['id']}")).status_code == 404
    assert len(world.files()) == len(before)


async def test_what_is_decided_on_the_newer_report_counts_with_the_one_that_was_counted(
    an_employer: MakeEmployer, world: World
) -> None:
    employer = await an_employer()
    old = await disputed(employer, world)
    new = (await employer.call("POST", f"verifications/{old['id']}/recheck")).json()["id"]

    await employer.call("POST", f"verifications/{new}/review", json={"decision": "advance"})

    counted = world.rows(
        "SELECT id, decision FROM candidate_counts WHERE organization_id = %s",
        employer.organization.id,
    )
    assert counted == [(old["id"], "advance")]


async def test_each_report_goes_with_its_own_file(an_employer: MakeEmployer, world: World) -> None:
    employer, before = await an_employer(), world.files()
    old = await disputed(employer, world)
    new = (await employer.call("POST", f"verifications/{old['id']}/recheck")).json()["id"]
    assert len(world.files()) == len(before) + 2

    world.rows("UPDATE candidate_checks SET disputed_at = NULL WHERE id = %s", old["id"])
    assert (await employer.call("DELETE", f"verifications/{old['id']}")).status_code == 204

    assert len(world.files()) == len(before) + 1
    left = (await employer.call("GET", f"verifications/{new}")).json()["verification"]
    assert left["recheckOf"] is None
    assert left["file"]["kept"] is True


async def test_why_a_report_is_not_made_again_is_said(
    an_employer: MakeEmployer, world: World
) -> None:
    employer, elsewhere = await an_employer(), await an_employer()
    old = await employer.verified()
    path = f"verifications/{old['id']}/recheck"
    undisputed = await employer.call("POST", path)
    world.rows("UPDATE candidate_checks SET disputed_at = now() WHERE id = %s", old["id"])
    anothers = await elsewhere.call("POST", path)
    name = world.rows("SELECT file_name FROM candidate_checks WHERE id = %s", old["id"])[0][0]
    (world.folder / "candidates" / name).unlink()
    lost = await employer.call("POST", path)
    world.rows("UPDATE candidate_checks SET file_name = NULL WHERE id = %s", old["id"])
    gone = await employer.call("POST", path)

    assert (undisputed.status_code, undisputed.json()["code"]) == (409, "not_disputed")
    assert (anothers.status_code, anothers.json()["code"]) == (404, "not_found")
    for answer in (lost, gone):
        assert (answer.status_code, answer.json()["code"]) == (409, "file_gone")
        assert "is not kept any more" in answer.json()["error"]
        assert "upload it" in answer.json()["advice"]


async def test_of_a_deletion_and_a_dispute_at_once_one_is_done(
    an_employer: MakeEmployer, world: World
) -> None:
    employer = await an_employer()
    for _ in range(3):
        made = await employer.verified()
        path = f"verifications/{made['id']}"
        shared = await employer.call("POST", f"{path}/share", json={})
        words = {
            "token": shared.json()["url"].partition("#token=")[2],
            "statement": "I left Northwind in May, not in March.",
        }
        deleted, disputed = await asyncio.gather(
            employer.call("DELETE", path),
            world.client.post("/api/candidate-reports/dispute", json=words),
        )
        assert (deleted.status_code, disputed.status_code) in {(204, 410), (409, 200)}
        left = world.rows("SELECT disputed_at FROM candidate_checks WHERE id = %s", made["id"])
        assert bool(left) is (disputed.status_code == 200)


async def test_a_report_whose_days_are_over_is_not_there_before_it_is_deleted(
    an_employer: MakeEmployer, world: World
) -> None:
    employer = await an_employer()
    made = await employer.verified()
    path = f"verifications/{made['id']}"
    shared = await employer.call("POST", f"{path}/share", json={})
    token = shared.json()["url"].partition("#token=")[2]
    world.rows(
        "UPDATE candidate_checks SET made_at = made_at - interval '30 days' WHERE id = %s",
        made["id"],
    )

    assert (await employer.call("GET", path)).status_code == 404
    assert (await employer.call("GET", "verifications")).json()["verifications"] == []
    opened = await world.client.post("/api/candidate-reports", json={"token": token})
    assert opened.status_code == 410
    world.rows("UPDATE candidate_checks SET disputed_at = now() WHERE id = %s", made["id"])
    assert (await employer.call("GET", path)).status_code == 200
