"""What admins do with their webhooks, and what these are told of."""

from typing import Any

import pytest
from tests.entrypoints.http.candidates.conftest import Employer, MakeEmployer, World

pytestmark = pytest.mark.asyncio(loop_scope="session")
URL = "https://hooks.acme.example/in"


async def added(employer: Employer, **words: Any) -> dict[str, Any]:
    answer = await employer.call("POST", "webhooks", role="admin", json={"url": URL, **words})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def deliveries(employer: Employer, webhook_id: str, query: str = "") -> dict[str, Any]:
    path = f"webhooks/{webhook_id}/deliveries{query}"
    told: dict[str, Any] = (await employer.call("GET", path, role="admin")).json()
    return told


async def test_a_secret_is_shown_once_and_kept_sealed(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    made = await added(employer, description="Our ATS", events=["verification.completed"])
    path = f"webhooks/{made['webhook']['id']}"
    rotated = (await employer.call("POST", f"{path}/rotate", role="admin")).json()
    listed = (await employer.call("GET", "webhooks", role="admin")).json()

    assert made["secret"].startswith("whsec_")
    assert rotated["secret"] != made["secret"]
    assert rotated["webhook"]["bothSecretsUntil"] is not None
    assert "secret" not in made["webhook"]
    assert listed["webhooks"] == [rotated["webhook"]]
    assert listed["webhooks"][0]["events"] == ["verification.completed"]
    kept = world.rows("SELECT webhook_endpoints::text FROM webhook_endpoints")
    assert not any(each["secret"][6:] in row[0] for row in kept for each in (made, rotated))
    changed = await employer.call("PATCH", path, role="admin", json={"enabled": False})
    assert changed.json()["webhook"]["disabledBecause"] == "by_admin"
    assert (await employer.call("DELETE", path, role="admin")).status_code == 204
    assert world.audited(employer) == [
        "webhook.create",
        "webhook.rotate",
        "webhook.change",
        "webhook.delete",
    ]


@pytest.mark.parametrize(
    ("words", "status", "code"),
    [
        ({"url": "http://hooks.acme.example/in"}, 400, "invalid_url"),
        ({"url": "https://169.254.169.254/latest"}, 400, "invalid_url"),
        ({"events": []}, 422, "invalid_input"),
        ({"events": ["webhook.test"]}, 422, "invalid_input"),
        ({"events": ["everything"]}, 422, "invalid_input"),
    ],
)
async def test_what_may_not_be_told_is_refused(
    employer: Employer, words: dict[str, Any], status: int, code: str
) -> None:
    answer = await employer.call("POST", "webhooks", role="admin", json={"url": URL, **words})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_the_eleventh_is_refused_and_another_employers_is_not_there(
    an_employer: MakeEmployer,
) -> None:
    employer, other = await an_employer(), await an_employer()
    for _ in range(10):
        theirs = await added(employer)
    refused = await employer.call("POST", "webhooks", role="admin", json={"url": URL})
    assert (refused.status_code, refused.json()["code"]) == (409, "too_many_webhooks")

    path = f"webhooks/{theirs['webhook']['id']}"
    for method, tail, words in (
        ("PATCH", "", {"json": {"enabled": False}}),
        ("DELETE", "", {}),
        ("POST", "/rotate", {}),
        ("POST", "/test", {}),
        ("GET", "/deliveries", {}),
        ("POST", "/deliveries/msg_1/replay", {}),
    ):
        answer = await other.call(method, path + tail, role="admin", **words)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), (method, tail)
    listed = (await employer.call("GET", "webhooks", role="admin")).json()["webhooks"]
    assert all(each["enabled"] for each in listed)


async def test_what_becomes_of_a_candidates_check_is_told_in_order_and_without_a_person(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    webhook = (await added(employer))["webhook"]["id"]
    made = await employer.verified()
    path = f"verifications/{made['id']}"
    review = {"decision": "hold", "note": "Ask Ann again"}
    await employer.call("POST", f"{path}/review", json=review)
    shared = (await employer.call("POST", f"{path}/share", json={})).json()
    token = shared["url"].partition("#token=")[2]
    words = {"token": token, "statement": "I worked there."}
    assert (await world.client.post("/api/candidate-reports/dispute", json=words)).is_success
    again = (await employer.call("POST", f"{path}/recheck")).json()["verification"]
    world.rows("UPDATE candidate_checks SET disputed_at = NULL WHERE id = %s", made["id"])
    assert (await employer.call("DELETE", path)).status_code == 204

    told = (await deliveries(employer, webhook))["deliveries"]
    assert [each["type"] for each in reversed(told)] == [
        "verification.completed",
        "verification.reviewed",
        "verification.disputed",
        "verification.completed",
        "verification.deleted",
    ]
    assert [made["id"] in each["body"] for each in told] == [True, False, True, True, True]
    assert again["id"] in told[1]["body"]
    assert {each["status"] for each in told} == {"waiting"}
    everything = str(told)
    assert not any(each in everything for each in ("Ann", "ann.lee", "hold", "worked"))


async def test_only_what_an_enabled_webhook_asked_for_is_put_in(an_employer: MakeEmployer) -> None:
    employer, other = await an_employer(), await an_employer()
    reviews = (await added(employer, events=["verification.reviewed"]))["webhook"]["id"]
    disabled = (await added(employer))["webhook"]["id"]
    theirs = (await added(other))["webhook"]["id"]
    off = {"enabled": False}
    await employer.call("PATCH", f"webhooks/{disabled}", role="admin", json=off)
    await employer.verified()

    assert (await deliveries(employer, reviews))["deliveries"] == []
    assert (await deliveries(employer, disabled))["deliveries"] == []
    assert (await deliveries(other, theirs))["deliveries"] == []
    refused = await employer.call("POST", f"webhooks/{disabled}/test", role="admin")
    assert (refused.status_code, refused.json()["code"]) == (409, "webhook_disabled")


async def test_tests_are_listed_page_by_page_and_sent_again_under_their_id(
    world: World, an_employer: MakeEmployer
) -> None:
    employer = await an_employer()
    webhook = (await added(employer))["webhook"]["id"]
    ids = [
        (await employer.call("POST", f"webhooks/{webhook}/test", role="admin")).json()["id"]
        for _ in range(21)
    ]
    page = await deliveries(employer, webhook)
    rest = await deliveries(employer, webhook, f"?cursor={page['nextCursor']}")
    assert [each["id"] for each in page["deliveries"] + rest["deliveries"]] == ids[::-1]
    assert rest["nextCursor"] is None

    world.rows(
        "UPDATE webhook_deliveries SET next_try_at = NULL, tries = 10, last_status = 500"
        " WHERE message_id = %s",
        ids[0],
    )
    failed = (await deliveries(employer, webhook, f"?cursor={page['nextCursor']}"))["deliveries"]
    assert [each["status"] for each in failed] == ["failed"]
    path = f"webhooks/{webhook}/deliveries"
    replayed = await employer.call("POST", f"{path}/{ids[0]}/replay", role="admin")
    assert replayed.status_code == 202
    assert replayed.json()["delivery"]["status"] == "waiting"
    assert replayed.json()["delivery"]["id"] == ids[0]
    gone = await employer.call("POST", f"{path}/msg_none/replay", role="admin")
    assert (gone.status_code, gone.json()["code"]) == (404, "not_found")
