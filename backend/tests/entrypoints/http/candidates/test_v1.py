"""The public API over HTTP: handed in, worked on, asked about, reviewed, deleted, told of."""

import asyncio
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import httpx2
import pytest
from tests.entrypoints.http.candidates.conftest import FORM, Employer, MakeEmployer, World, a_resume

from trusthound.domain.access.api_key import Scope
from trusthound.domain.access.organization import Tier
from trusthound.domain.hiring.queued import LEASE, MOST_WAITING, TRIES
from trusthound.wiring.clock import utc_now

pytestmark = pytest.mark.asyncio(loop_scope="session")
ALL = [each.value for each in Scope]
CHECKS = "/api/v1/verifications"


@dataclass
class Program:
    """An employer's, with a key of every scope."""

    employer: Employer
    headers: dict[str, str]

    async def call(self, method: str, path: str, **words: Any) -> httpx2.Response:
        headers = {**self.headers, **words.pop("headers", {})}
        return await self.employer.client.request(method, path, headers=headers, **words)

    async def hand_in(
        self, data: bytes | None = None, *, filename: str = "Ann Lee.DOCX", **words: Any
    ) -> httpx2.Response:
        headers = words.pop("headers", {})
        file = a_resume() if data is None else data
        return await self.call(
            "POST",
            CHECKS,
            data={**FORM, **words},
            files={"resume": (filename, file)},
            headers=headers,
        )

    async def handed_in(self, data: bytes | None = None, **words: Any) -> dict[str, Any]:
        answer = await self.hand_in(data, **words)
        assert answer.status_code == 202, answer.text
        told: dict[str, Any] = answer.json()
        return told

    async def asked(self, url: str) -> dict[str, Any]:
        answer = await self.call("GET", url)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told


async def a_program(employer: Employer, **words: Any) -> Program:
    asked = {"name": "Careers site", "environment": "live", "scopes": ALL, **words}
    answer = await employer.call("POST", "keys/create", role="admin", json=asked)
    assert answer.status_code == 201, answer.text
    return Program(employer, {"X-API-Key": answer.json()["apiKey"]["key"]})


async def work(world: World, most: int = 50) -> int:
    """Until nothing is due; how many."""
    for done in range(most):
        if not await world.services.candidate_queue.work():
            return done
    raise AssertionError("there is no end to it")


async def test_a_resume_is_taken_in_waits_and_has_its_report_under_the_same_id(
    world: World, an_employer: MakeEmployer
) -> None:
    program = await a_program(await an_employer())
    answer = await program.hand_in()
    told = answer.json()
    assert (answer.status_code, told["state"]) == (202, "queued")
    assert answer.headers["location"] == told["url"] == f"{CHECKS}/{told['id']}"
    assert (told["report"], told["problem"]) == (None, None)
    assert await program.asked(told["url"]) == told
    assert (await program.call("GET", f"{told['url']}/report.pdf")).status_code == 404
    assert (await program.employer.stats())["thisMonth"] == 0

    assert await work(world) == 1

    done = await program.asked(told["url"])
    assert (done["id"], done["state"]) == (told["id"], "done")
    assert done["report"]["candidate"]["name"] == "Ann Lee"
    assert done["report"]["madeBy"] == "API key Careers site"
    assert (await program.employer.stats())["thisMonth"] == 1
    pdf = await program.call("GET", f"{told['url']}/report.pdf")
    assert pdf.content.startswith(b"%PDF")
    taken = (await program.call("GET", f"{told['url']}/report.json")).json()
    assert taken["verification"] == done["report"]
    pages = await program.employer.call("GET", f"verifications/{told['id']}")
    assert pages.json()["verification"] == done["report"]
    assert world.rows("SELECT 1 FROM queued_checks") == []
    ((kept,),) = world.rows("SELECT file_name FROM candidate_checks WHERE id = %s", told["id"])
    assert [each.name for each in world.files()].count(kept) == 1


async def test_a_file_that_cannot_be_read_fails_with_the_reason_and_costs_nothing(
    world: World, an_employer: MakeEmployer
) -> None:
    program = await a_program(await an_employer())
    files = len(world.files())
    told = await program.handed_in(b"%PDF-1.7 but no more", filename="ann.pdf")
    await work(world)

    failed = await program.asked(told["url"])
    assert (failed["state"], failed["report"]) == ("failed", None)
    at_once = await program.employer.verify(b"%PDF-1.7 but no more", filename="ann.pdf")
    refused = {name: at_once.json()[name] for name in ("code", "message", "advice")}
    assert failed["problem"] == refused
    assert (await program.employer.stats())["thisMonth"] == 0
    assert len(world.files()) == files
    ((claims,),) = world.rows("SELECT claims FROM queued_checks WHERE id = %s", told["id"])
    assert claims == {}
    events = (await program.asked("/api/v1/events"))["events"]
    assert [(each["type"], each["data"]["id"]) for each in events] == [
        ("verification.failed", told["id"])
    ]


@pytest.mark.parametrize(
    ("words", "field"),
    [({"attested": "no"}, "attested"), ({"linkedinUrl": "https://evil.example"}, "linkedinUrl")],
)
async def test_what_a_check_at_once_refuses_is_refused_before_it_waits(
    world: World, employer: Employer, words: dict[str, Any], field: str
) -> None:
    program = await a_program(employer)
    answer = await program.hand_in(**words)
    assert (answer.status_code, answer.json()["field"]) == (422, field)
    assert world.rows("SELECT 1 FROM queued_checks WHERE failed_at IS NULL") == []


async def test_the_same_request_twice_is_one_verification_and_tells_how_far_it_is(
    world: World, an_employer: MakeEmployer
) -> None:
    program = await a_program(await an_employer())
    # the body has to be the same to the byte
    boundary = {"Content-Type": "multipart/form-data; boundary=one", "Idempotency-Key": "k1"}
    request = httpx2.Request(
        "POST",
        "http://localhost/",
        data={**FORM},
        files={"resume": ("a.docx", a_resume())},
        headers={"Content-Type": boundary["Content-Type"]},
    )
    body = request.read()
    answers = [await program.call("POST", CHECKS, content=body, headers=boundary) for _ in range(2)]
    assert [each.status_code for each in answers] == [202, 202]
    assert answers[0].json()["id"] == answers[1].json()["id"]
    assert await work(world) == 1
    later = await program.call("POST", CHECKS, content=body, headers=boundary)
    assert (later.status_code, later.json()["state"]) == (202, "done")
    assert later.headers["idempotency-replayed"] == "true"


async def test_the_list_has_pages_states_and_filters(
    world: World, an_employer: MakeEmployer
) -> None:
    program = await a_program(await an_employer())
    ids = [(await program.handed_in())["id"] for _ in range(3)]
    waiting = await program.asked(f"{CHECKS}?state=queued&limit=2")
    assert [each["id"] for each in waiting["verifications"]] == ids[:0:-1]
    rest = await program.asked(f"{CHECKS}?state=queued&cursor={waiting['nextCursor']}")
    assert [each["id"] for each in rest["verifications"]] == ids[:1]
    assert rest["nextCursor"] is None
    assert (await program.asked(CHECKS))["verifications"] == []
    await work(world)

    first = await program.asked(f"{CHECKS}?limit=2")
    second = await program.asked(f"{CHECKS}?limit=2&cursor={first['nextCursor']}")
    lines = first["verifications"] + second["verifications"]
    assert sorted(each["id"] for each in lines) == sorted(ids)
    assert {each["state"] for each in lines} == {"done"}
    assert lines[0]["summary"]["candidateName"] == "Ann Lee"
    assert (await program.asked(f"{CHECKS}?q=nobody"))["verifications"] == []
    assert len((await program.asked(f"{CHECKS}?reviewed=false"))["verifications"]) == 3
    for wrong in ("limit=0", "limit=101", "state=gone", "cursor=x", "level=best"):
        answer = await program.call("GET", f"{CHECKS}?{wrong}")
        assert (answer.status_code, answer.json()["code"]) == (422, "invalid_input"), wrong


async def test_a_program_hands_a_members_decision_on_and_both_are_named(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    program = await a_program(employer)
    url = (await program.handed_in())["url"]
    ((member, viewer),) = world.rows(
        "SELECT (SELECT email FROM users WHERE id = %s), (SELECT email FROM users WHERE id = %s)",
        employer.ids["member"],
        employer.ids["viewer"],
    )
    decided = {"decision": "advance", "note": "Dates explained", "reviewer": member.upper()}
    early = await program.call("POST", f"{url}/reviews", json=decided)
    assert (early.status_code, early.json()["code"]) == (404, "not_found")
    await work(world)
    answer = await program.call("POST", f"{url}/reviews", json=decided)
    assert answer.status_code == 201, answer.text
    assert answer.json()["by"] == "Bo Stone, by API key Careers site"
    assert (await program.asked(url))["report"]["review"] == answer.json()
    for nobody in ("", viewer, "who@else.example", "\0"):
        refused = await program.call(
            "POST", f"{url}/reviews", json={"decision": "hold", "reviewer": nobody}
        )
        assert (refused.status_code, refused.json()["field"]) == (422, "reviewer"), nobody
    key = world.rows(
        "SELECT actor FROM audit_log WHERE action = 'candidate.review.advance' AND target = %s",
        url.rpartition("/")[2],
    )
    assert key[0][0].startswith("key:")

    own = Program(employer, employer.as_["member"])
    reviewed = await own.call("POST", f"{url}/reviews", json={"decision": "hold"})
    assert (reviewed.status_code, reviewed.json()["by"]) == (201, "Bo Stone")
    assert (await own.call("POST", f"{url}/reviews", json=decided)).status_code == 422


async def test_a_verification_is_deleted_in_every_state_with_its_file(
    world: World, an_employer: MakeEmployer
) -> None:
    program = await a_program(await an_employer())
    files = len(world.files())
    waiting, failed = await program.handed_in(), await program.handed_in(b"PK no zip")
    assert (await program.call("DELETE", waiting["url"])).status_code == 204
    assert await work(world) == 1
    done = await program.handed_in()
    await work(world)
    for each in (failed, done):
        assert (await program.call("DELETE", each["url"])).status_code == 204
    for each in (waiting, failed, done):
        for method in ("GET", "DELETE"):
            gone = await program.call(method, each["url"])
            assert (gone.status_code, gone.json()["code"]) == (404, "not_found")
    assert len(world.files()) == files
    assert (await program.employer.stats())["thisMonth"] == 1


async def test_one_that_is_deleted_while_it_is_read_leaves_no_report_and_costs_nothing(
    world: World, an_employer: MakeEmployer
) -> None:
    program = await a_program(await an_employer())
    told = await program.handed_in()
    under_way = asyncio.create_task(world.services.candidate_queue.work())
    while (await program.asked(told["url"]))["state"] == "queued":  # noqa: ASYNC110
        await asyncio.sleep(0.001)
    assert (await program.call("DELETE", told["url"])).status_code == 204
    assert await under_way
    assert (await program.call("GET", told["url"])).status_code == 404
    assert (await program.employer.stats())["thisMonth"] == 0


async def test_what_a_dead_process_had_begun_is_done_once_by_the_next(
    world: World, an_employer: MakeEmployer
) -> None:
    program = await a_program(await an_employer())
    told = await program.handed_in()
    later = utc_now() + LEASE
    world.rows(  # as a killed worker leaves it: begun, with its place of the month taken
        "UPDATE queued_checks SET busy_until = %s, tries = 1 WHERE id = %s", later, told["id"]
    )
    world.rows(
        "INSERT INTO candidate_counts (id, organization_id, made_at, held_until)"
        " VALUES (%s, %s, now(), %s)",
        told["id"],
        program.employer.organization.id,
        later,
    )
    assert await work(world) == 0
    assert (await program.asked(told["url"]))["state"] == "reading"
    world.rows("UPDATE queued_checks SET busy_until = now() WHERE id = %s", told["id"])
    assert await work(world) == 1
    assert (await program.asked(told["url"]))["state"] == "done"
    assert (await program.employer.stats())["thisMonth"] == 1


async def test_a_resume_that_ends_each_process_that_reads_it_is_given_up(
    world: World, an_employer: MakeEmployer
) -> None:
    program = await a_program(await an_employer())
    told = await program.handed_in()
    world.rows("UPDATE queued_checks SET tries = %s WHERE id = %s", TRIES, told["id"])
    assert await work(world) == 1
    failed = await program.asked(told["url"])
    assert (failed["state"], failed["problem"]["code"]) == ("failed", "internal")


async def test_the_organisation_of_which_less_is_read_comes_first(
    world: World, an_employer: MakeEmployer
) -> None:
    many, one = await a_program(await an_employer()), await a_program(await an_employer())
    first, *_ = [await many.handed_in() for _ in range(3)]
    last = await one.handed_in()
    until = utc_now() + timedelta(minutes=1)
    world.rows("UPDATE queued_checks SET busy_until = %s WHERE id = %s", until, first["id"])
    assert await world.services.candidate_queue.work()
    assert (await one.asked(last["url"]))["state"] == "done"
    world.rows("UPDATE queued_checks SET busy_until = now() WHERE id = %s", first["id"])
    await work(world)


async def test_more_than_the_month_has_left_is_refused_with_those_that_wait(
    world: World, an_employer: MakeEmployer
) -> None:
    program = await a_program(await an_employer(Tier.STARTER))
    world.rows(
        "INSERT INTO candidate_counts (id, organization_id, made_at)"
        " SELECT %s || n, %s, now() FROM generate_series(1, 108) n",
        f"{program.employer.organization.id}-",
        program.employer.organization.id,
    )
    told = [await program.handed_in() for _ in range(2)]
    refused = await program.hand_in()
    assert (refused.status_code, refused.json()["code"]) == (429, "monthly_limit")
    assert int(refused.headers["retry-after"]) > 0
    await work(world)
    assert [(await program.asked(each["url"]))["state"] for each in told] == ["done", "done"]


async def test_fifty_at_once_are_taken_in_as_far_as_the_month_and_the_queue_have_room(
    world: World, an_employer: MakeEmployer
) -> None:
    for tier, counted, waiting, room, code in (
        (Tier.STARTER, 105, 0, 5, "monthly_limit"),
        (Tier.ENTERPRISE, 0, MOST_WAITING - 5, 5, "rate_limited"),
    ):
        program = await a_program(await an_employer(tier))
        organization = program.employer.organization.id
        world.rows(
            "INSERT INTO candidate_counts (id, organization_id, made_at)"
            " SELECT %s || n, %s, now() FROM generate_series(1, %s) n",
            organization,
            organization,
            counted,
        )
        world.rows(
            "INSERT INTO queued_checks (id, organization_id, address, request_id, made_at, ending,"
            " file_name, claims, next_try_at)"
            " SELECT %s || n, %s, '', '', now(), '', '', '{}', 'infinity'"
            " FROM generate_series(1, %s) n",
            organization,
            organization,
            waiting,
        )
        file = a_resume()
        answers = await asyncio.gather(*(program.hand_in(file) for _ in range(50)))
        codes = [each.status_code for each in answers]
        assert (codes.count(202), codes.count(429)) == (room, 50 - room)
        refused = next(each for each in answers if each.status_code == 429)
        assert refused.json()["code"] == code
        world.rows("DELETE FROM queued_checks WHERE organization_id = %s", organization)


async def test_events_come_in_order_each_once_and_only_ones_own(
    world: World, an_employer: MakeEmployer
) -> None:
    program, other = await a_program(await an_employer()), await a_program(await an_employer())
    begun = await program.asked("/api/v1/events")
    assert begun == {"events": [], "nextCursor": "0", "hasMore": False}
    urls = [(await program.handed_in())["url"] for _ in range(2)]
    await work(world)
    await program.call("DELETE", urls[0])

    first = await program.asked("/api/v1/events?limit=2")
    assert [each["type"] for each in first["events"]] == ["verification.completed"] * 2
    assert first["hasMore"] is True
    rest = await program.asked(f"/api/v1/events?cursor={first['nextCursor']}")
    assert [(each["type"], each["data"]["id"]) for each in rest["events"]] == [
        ("verification.deleted", urls[0].rpartition("/")[2])
    ]
    end = await program.asked(f"/api/v1/events?cursor={rest['nextCursor']}")
    assert end == {"events": [], "nextCursor": rest["nextCursor"], "hasMore": False}
    assert (await other.asked("/api/v1/events"))["events"] == []
    assert (await program.call("GET", "/api/v1/events?cursor=-1")).status_code == 422
    assert (await program.asked("/api/v1/usage"))["used"] == 2


async def test_another_employers_verification_is_not_there(
    world: World, an_employer: MakeEmployer
) -> None:
    program, other = await a_program(await an_employer()), await a_program(await an_employer())
    waiting = await program.handed_in()
    for _ in range(2):  # as it waits, and once it is done
        for method, tail in (("GET", ""), ("DELETE", ""), ("GET", "/report.pdf")):
            answer = await other.call(method, waiting["url"] + tail)
            assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), method
        assert (await other.asked(f"{CHECKS}?state=queued"))["verifications"] == []
        await work(world)


async def test_a_key_for_verifying_alone_deletes_and_decides_nothing(
    world: World, an_employer: MakeEmployer
) -> None:
    program = await a_program(await an_employer(), scopes=["verify"])
    told = await program.handed_in()
    await work(world)
    for method, tail in (("DELETE", ""), ("POST", "/reviews")):
        answer = await program.call(method, told["url"] + tail)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")


async def test_a_test_key_gets_what_is_written_down_and_leaves_nothing(
    world: World, an_employer: MakeEmployer
) -> None:
    program = await a_program(await an_employer(), environment="test")
    before = world.rows("SELECT count(*) FROM queued_checks"), len(world.files())
    told = await program.handed_in(filename="flag-overlapping-roles.pdf")
    assert (told["id"], told["state"]) == ("test_flag-overlapping-roles", "queued")
    done = await program.asked(told["url"])
    assert (done["state"], done["environment"]) == ("done", "test")
    assert [each["code"] for each in done["report"]["redFlags"]] == ["overlapping_roles"]
    refused = await program.handed_in(filename="refuse-encrypted.pdf")
    failed = await program.asked(refused["url"])
    assert (failed["state"], failed["problem"]["code"]) == ("failed", "encrypted")
    lines = (await program.asked(f"{CHECKS}?state=failed"))["verifications"]
    assert failed["id"] in [each["id"] for each in lines]
    assert (await program.asked(f"{CHECKS}?state=queued"))["verifications"] == []
    review = {"decision": "hold", "reviewer": "bo@acme.example"}
    kept = await program.call("POST", f"{told['url']}/reviews", json=review)
    assert (kept.status_code, kept.json()["decision"]) == (201, "hold")
    for each in (told, failed):
        assert (await program.call("DELETE", each["url"])).status_code == 204
    assert (await program.call("DELETE", f"{CHECKS}/test_none")).status_code == 404
    assert (await program.asked("/api/v1/events"))["events"] == []
    assert (await program.asked("/api/v1/usage"))["used"] == 0
    assert (world.rows("SELECT count(*) FROM queued_checks"), len(world.files())) == before
