"""API keys over HTTP: made, used, replaced, revoked; what each may do, and what a test one says."""

import asyncio
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import httpx2
import pytest
from tests.entrypoints.http.candidates.conftest import FORM, Employer, MakeEmployer, World, a_resume

from trusthound.adapters.credentials.api_keys import new_key_text
from trusthound.domain.access.api_key import MOST_KEYS, Environment, Scope
from trusthound.domain.access.organization import Tier
from trusthound.wiring.clock import new_id, utc_now

pytestmark = pytest.mark.asyncio(loop_scope="session")
ALL = [each.value for each in Scope]


@dataclass
class Key:
    """A key that an admin made, and what it opens."""

    told: dict[str, Any]
    client: httpx2.AsyncClient

    @property
    def headers(self) -> dict[str, str]:
        return {"X-API-Key": self.told["key"]}

    async def get(self, path: str, **headers: str) -> httpx2.Response:
        return await self.client.get(f"/api/enterprise/{path}", headers={**self.headers, **headers})

    async def verify(
        self, filename: str = "resume.docx", *, data: bytes | None = None, **words: Any
    ) -> httpx2.Response:
        headers = {**self.headers, **words.pop("headers", {})}
        file = a_resume() if data is None else data
        return await self.client.post(
            "/api/enterprise/verify",
            headers=headers,
            data={**FORM, **words},
            files={"resume": (filename, file)},
        )


async def made(employer: Employer, **words: Any) -> Key:
    asked = {"name": "Careers site", "environment": "live", **words}
    answer = await employer.call("POST", "keys/create", role="admin", json=asked)
    assert answer.status_code == 201, answer.text
    assert answer.json()["success"] is True
    return Key(answer.json()["apiKey"], employer.client)


async def listed(employer: Employer) -> list[dict[str, Any]]:
    answer = await employer.call("GET", "keys/list", role="viewer")
    keys: list[dict[str, Any]] = answer.json()["keys"]
    return keys


async def test_a_key_is_shown_once_listed_without_its_text_and_kept_as_a_digest(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    key = await made(employer, name="  Careers\tsite ")

    text = key.told.pop("key")
    assert await listed(employer) == [key.told]
    assert key.told | {"id": "", "createdAt": "", "keyPrefix": ""} == {
        "id": "",
        "name": "Careers site",
        "environment": "live",
        "isRevoked": False,
        "keyPrefix": "",
        "createdAt": "",
        "lastUsedAt": None,
        "rateLimitPerHour": 1000,
        "scopes": ["verify"],
        "expiresAt": None,
    }
    assert text.startswith(key.told["keyPrefix"])
    assert text not in str(world.rows("SELECT * FROM api_keys"))
    assert text not in str(world.rows("SELECT * FROM audit_log"))
    assert world.audited(employer) == ["api_key.create.live"]


async def test_a_key_verifies_and_reads_for_its_organisation_and_says_so(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    key = await made(employer, scopes=ALL)

    report = (await key.verify()).json()["verification"]
    assert (report["environment"], report["madeBy"]) == ("live", "API key Careers site")
    assert (await key.get("stats")).json()["stats"]["thisMonth"] == 1
    lines = (await key.get("verifications")).json()["verifications"]
    assert [(each["id"], each["madeBy"]) for each in lines] == [(report["id"], report["madeBy"])]
    for form in ("", "/report.json", "/report.csv"):
        assert (await key.get(f"verifications/{report['id']}{form}")).status_code == 200
    log = (await employer.client.get("/api/audit", headers=employer.as_["admin"])).json()["lines"]
    mine = {each["action"] for each in log if each["actor"] == f"key:{key.told['id']}"}
    assert mine >= {"candidate.verify", "candidate.view", "candidate.export.csv"}
    assert {each["actorName"] for each in log if each["action"] == "candidate.verify"} == {
        "API key Careers site"
    }


async def test_a_revoked_key_opens_nothing_from_its_next_request_on_and_its_reports_stay(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    key = await made(employer)
    report = (await key.verify()).json()["verification"]

    path = f"keys/{key.told['id']}"
    gone = await employer.call("DELETE", path, role="admin")
    again = await employer.call("DELETE", path, role="admin")
    assert (gone.status_code, again.status_code) == (204, 204)
    refused = await key.get("verifications")
    assert (refused.status_code, refused.json()["code"]) == (401, "invalid_api_key")
    assert refused.headers["www-authenticate"] == "Bearer"
    assert [each["isRevoked"] for each in await listed(employer)] == [True]
    found = await employer.call("GET", f"verifications/{report['id']}")
    assert found.json()["verification"]["madeBy"] == "API key Careers site"
    assert world.audited(employer).count("api_key.revoke") == 1


async def test_both_keys_work_until_the_old_one_ends(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    old = await made(employer, scopes=["stats", "verify"])
    path = f"keys/{old.told['id']}/rotate"
    answer = await employer.call("POST", path, role="admin", json={})
    new = Key(answer.json()["apiKey"], employer.client)

    assert (new.told["name"], new.told["scopes"]) == ("Careers site", ["verify", "stats"])
    assert [(await each.get("stats")).status_code for each in (old, new)] == [200, 200]
    ends = {each["id"]: each["expiresAt"] for each in await listed(employer)}
    assert ends[new.told["id"]] is None
    ((left,),) = world.rows("SELECT expires_at - now() FROM api_keys WHERE id = %s", old.told["id"])
    assert timedelta(hours=23) < left <= timedelta(hours=24)
    world.rows("UPDATE api_keys SET expires_at = now() WHERE id = %s", old.told["id"])
    assert [(await each.get("stats")).status_code for each in (old, new)] == [401, 200]
    ended = await employer.call("POST", path, role="admin", json={})
    assert (ended.status_code, ended.json()["code"]) == (409, "api_key_ended")


async def test_a_key_that_is_none_is_refused_in_the_same_words_whatever_is_wrong(
    employer: Employer,
) -> None:
    key = await made(employer)
    unknown = new_key_text(Environment.LIVE).text
    answers = [
        await employer.client.get("/api/enterprise/verifications", headers={"X-API-Key": each})
        for each in (unknown, key.told["key"][:-1], key.told["key"] + " x", "", "x" * 5000)
    ]

    assert {each.status_code for each in answers} == {401}
    assert {each.json()["message"] for each in answers} == {"This API key does not work."}


async def test_a_scope_that_is_missing_refuses_and_is_noted(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    key = await made(employer, scopes=["stats"])

    assert (await key.get("stats")).status_code == 200
    for answer in (await key.verify(), await key.get("verifications"), await key.get("keys/list")):
        assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")
    assert world.audited(employer).count("access.refused") == 3
    assert world.rows(
        "SELECT count(*) FROM candidate_counts WHERE organization_id = %s",
        employer.organization.id,
    ) == [(0,)]


async def test_a_key_and_a_session_together_are_refused(employer: Employer) -> None:
    key = await made(employer)

    answer = await key.get("verifications", **employer.as_["viewer"])
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


async def test_another_organisation_neither_sees_nor_changes_a_key(
    an_employer: MakeEmployer, employer: Employer
) -> None:
    stranger = await an_employer()
    key = await made(employer)
    path = f"keys/{key.told['id']}"

    answers = [
        await stranger.call("DELETE", path, role="admin"),
        await stranger.call("DELETE", "keys/nothing", role="admin"),
        await stranger.call("POST", f"{path}/rotate", role="admin", json={}),
    ]
    assert {(each.status_code, each.json()["message"]) for each in answers} == {
        (404, "There is no such API key.")
    }
    assert await listed(stranger) == []
    assert (await key.get("verifications")).status_code == 200


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"name": "  "}, "name"),
        ({"environment": "production"}, "environment"),
        ({"scopes": []}, "scopes"),
        ({"scopes": ["verify", "admin"]}, "scopes.1"),
        ({"expiresAt": "2020-01-01T00:00:00Z"}, "expiresAt"),
        ({"expiresAt": "2030-01-01T00:00:00"}, "expiresAt"),
    ],
)
async def test_what_a_key_cannot_be_is_said_with_its_field(
    employer: Employer, wrong: dict[str, Any], field: str
) -> None:
    asked = {"name": "x", "environment": "live", **wrong}
    answer = await employer.call("POST", "keys/create", role="admin", json=asked)

    assert (answer.status_code, answer.json()["field"]) == (422, field)


async def test_of_any_number_that_create_at_once_as_many_get_a_key_as_there_is_room(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    asked = {"name": "x", "environment": "test"}
    world.rows(
        """
        INSERT INTO api_keys (
            id, organization_id, name, environment, scopes, digest, prefix, requests_an_hour,
            made_at)
        SELECT 'many' || n, %s, '', 'test', '{}', sha256(n::text::bytea), '', 1, now()
        FROM generate_series(1, %s) n
        """,
        employer.organization.id,
        MOST_KEYS - 2,
    )
    answers = await asyncio.gather(
        *(employer.call("POST", "keys/create", role="admin", json=asked) for _ in range(8))
    )

    assert sorted(each.status_code for each in answers) == [201, 201] + [409] * 6
    assert {each.json()["code"] for each in answers if each.status_code == 409} == {
        "too_many_api_keys"
    }


async def test_an_hour_has_so_many_requests_and_tells_what_is_left(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    key = await made(employer)
    world.rows("UPDATE api_keys SET requests_an_hour = 3 WHERE id = %s", key.told["id"])

    answers = [await key.get("verifications") for _ in range(4)]
    assert [each.status_code for each in answers] == [200, 200, 200, 429]
    assert '"requests of the key";q=3;w=3600' in answers[0].headers["ratelimit-policy"]
    left = [each.headers["ratelimit"].partition('key";r=')[2][0] for each in answers]
    assert left == ["2", "1", "0", "0"]
    assert answers[-1].json()["code"] == "rate_limited"
    assert 3500 < int(answers[-1].headers["retry-after"]) <= 3600


async def test_that_it_was_used_is_written_down_once_a_minute(
    world: World, an_employer: MakeEmployer
) -> None:
    key = await made(await an_employer())

    def used() -> Any:
        return world.rows("SELECT last_used_at FROM api_keys WHERE id = %s", key.told["id"])[0][0]

    assert used() is None
    await key.get("verifications")
    first = used()
    await key.get("verifications")
    assert used() == first is not None
    back = utc_now() - timedelta(minutes=2)
    world.rows("UPDATE api_keys SET last_used_at = %s WHERE id = %s", back, key.told["id"])
    await key.get("verifications")
    assert used() > first


async def test_a_test_key_answers_what_is_written_down_and_leaves_nothing_behind(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer(Tier.STARTER)
    live = await made(employer)
    key = await made(employer, environment="test", scopes=ALL)
    files, kept = world.files(), world.rows("SELECT count(*) FROM candidate_counts")
    real = (await employer.verify()).json()["verification"]

    flagged = await key.verify(candidateEmail="flag-overlapping-roles@test.example")
    answer = flagged.json()
    assert answer["environment"] == "test"
    assert [each["code"] for each in answer["redFlags"]] == ["overlapping_roles"]
    assert set(answer["verification"]) == set(real)
    by_name = await key.verify("flag-overlapping-roles.pdf", data=b"no resume at all")
    assert by_name.json() == answer
    again = await key.get(f"verifications/{answer['verification']['id']}")
    assert again.json() == answer
    refused = await key.verify("refuse-encrypted.pdf")
    assert (refused.status_code, refused.json()["code"]) == (422, "encrypted")

    assert (await key.get("stats")).json()["stats"]["totalVerifications"] == 0
    assert (await key.get("usage")).json()["used"] == 0
    assert (await employer.stats())["totalVerifications"] == 1
    assert (await key.get(f"verifications/{real['id']}")).status_code == 404
    other = await live.get(f"verifications/{answer['verification']['id']}")
    assert other.status_code == 404
    assert len(world.files()) == len(files) + 1
    assert world.rows("SELECT count(*) FROM candidate_counts") == [(kept[0][0] + 1,)]


async def test_a_repeated_request_is_done_once_also_when_the_key_was_replaced_meanwhile(
    an_employer: MakeEmployer,
) -> None:
    employer = await an_employer()
    old = await made(employer, scopes=["verify", "stats"])
    path = f"keys/{old.told['id']}/rotate"
    answer = await employer.call("POST", path, role="admin", json={"overlapHours": 1})
    new = Key(answer.json()["apiKey"], employer.client)
    repeated = {"Idempotency-Key": new_id()}
    request = employer.client.build_request(
        "POST",
        "/api/enterprise/verify",
        data=FORM,
        files={"resume": ("resume.docx", a_resume())},
        headers=repeated,
    )
    body = request.read()

    answers = [
        await employer.client.post(
            "/api/enterprise/verify",
            content=body,
            headers={
                "content-type": request.headers["content-type"],
                **repeated,
                **each.headers,
            },
        )
        for each in (old, new)
    ]
    ids = [each.json()["verification"]["id"] for each in answers]
    assert ids[0] == ids[1]
    assert answers[1].headers["idempotency-replayed"] == "true"
    assert (await new.get("stats")).json()["stats"]["thisMonth"] == 1
