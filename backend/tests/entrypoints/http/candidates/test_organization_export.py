"""An organisation's data, taken along by its admins."""

import csv
import io
import json
from typing import Any
from zipfile import ZipFile

import pytest
from tests.entrypoints.http.candidates.conftest import Employer, MakeEmployer, World

from trusthound.adapters.storage import organization_sections
from trusthound.wiring.clock import utc_now

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def exported(employer: Employer) -> dict[str, bytes]:
    answer = await employer.call("POST", "export", role="admin")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"].startswith("attachment")
    with ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


def table(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))


async def test_an_export_holds_what_the_organisation_owns_and_nothing_of_another(
    an_employer: MakeEmployer, world: World
) -> None:
    employer, other = await an_employer(), await an_employer()
    made, foreign = await employer.verified(), await other.verified()
    review = {"decision": "hold", "note": "=Call the school"}
    await employer.call("POST", f"verifications/{made['id']}/review", json=review)

    told = await exported(employer)
    rows = {name[:-5]: json.loads(data) for name, data in told.items() if name.endswith(".json")}
    report: Any = rows.pop(f"verifications/{made['id']}")

    assert set(rows) == set(organization_sections.SECTIONS)
    assert report["review"]["note"] == "=Call the school"
    assert report["trustScore"] == made["trustScore"]
    assert [each["name"] for each in rows["organization"]] == [employer.organization.name]
    assert {each["id"] for each in rows["members"]} == set(employer.ids.values())
    assert sum(each["verifications"] for each in rows["usage"]) == 1
    assert table(told["usage.csv"])[0]["day"] == f"{utc_now():%Y-%m-%d}"
    assert rows["audit_log"][-1]["action"] == "organization.export"
    assert [each["action"] for each in table(told["audit_log.csv"])] == world.audited(employer)
    (line,) = table(told["verifications.csv"])
    assert (line["id"], line["decision"]) == (made["id"], "hold")
    whole = b"".join(told.values())
    assert foreign["id"].encode() not in whole
    assert other.organization.id.encode() not in whole


async def test_no_secret_leaves_with_an_export(an_employer: MakeEmployer, world: World) -> None:
    employer = await an_employer()
    key = await employer.call(
        "POST", "keys/create", role="admin", json={"name": "=Ours", "environment": "live"}
    )
    asked = {"url": "https://hooks.acme.example/in", "events": ["verification.completed"]}
    hook = await employer.call("POST", "webhooks", role="admin", json=asked)
    world.rows(
        """
        INSERT INTO webhook_deliveries (endpoint_id, message_id, type, body, made_at, delivered_at,
            tries, last_status, last_answer)
        VALUES (%s, 'msg_1', 'verification.completed', '{"signed": 1}', now(), now(), 1, 204,
            'an echo of whsec_words')
        """,
        hook.json()["webhook"]["id"],
    )

    told = await exported(employer)
    whole = b"".join(told.values())

    digests = world.rows(
        "SELECT encode(digest, 'hex') FROM api_keys WHERE organization_id = %s",
        employer.organization.id,
    )
    assert (key.status_code, hook.status_code) == (201, 201), (key.text, hook.text)
    assert len(json.loads(told["webhooks.json"])) == len(json.loads(told["api_keys.json"])) == 1
    assert table(told["api_keys.csv"])[0]["name"] == "'=Ours"
    (delivery,) = json.loads(told["webhook_deliveries.json"])
    assert (delivery["webhook_id"], delivery["message_id"]) == (
        hook.json()["webhook"]["id"],
        "msg_1",
    )
    assert (delivery["state"], delivery["tries"], delivery["last_status"]) == ("delivered", 1, 204)
    assert b"whsec_" not in whole
    for secret in (key.json()["apiKey"]["key"], hook.json()["secret"], digests[0][0]):
        assert secret.encode() not in whole


async def test_scores_that_are_not_shown_are_not_exported(an_employer: MakeEmployer) -> None:
    employer = await an_employer()
    made = await employer.verified()
    await employer.call("PATCH", "policy", role="admin", json={"signalsOnly": True})

    told = await exported(employer)
    report = json.loads(told[f"verifications/{made['id']}.json"])
    (line,) = table(told["verifications.csv"])

    assert (report["trustScore"], line["trust_score"], line["level"]) == (None, "", "")


async def test_long_logs_are_told_whole_and_exports_are_limited(
    an_employer: MakeEmployer, world: World
) -> None:
    employer = await an_employer()
    world.rows(
        """
        INSERT INTO audit_log (at, actor, organization_id, action, target, outcome, address,
            request_id)
        SELECT now(), 'system', %s, 'line.' || number, '', 'done', '', ''
        FROM generate_series(1, 1200) AS number
        """,
        employer.organization.id,
    )
    told = await exported(employer)
    actions = [each["action"] for each in json.loads(told["audit_log.json"])]
    assert actions[:1200] == [f"line.{number}" for number in range(1, 1201)]

    for _ in range(4):
        await exported(employer)
    refused = await employer.call("POST", "export", role="admin")
    assert (refused.status_code, refused.json()["code"]) == (429, "rate_limited")
