"""A message over HTTP: its kind, its script with the words of each step, entities, a safe reply."""

from typing import Any

import httpx2
import pytest

pytestmark = pytest.mark.asyncio(loop_scope="session")

SCAM = (
    "Hi dear, I'm Anna from HR of Indeed. Rate hotels on your phone, 1 hour a day, $80-200 daily. "
    "Add me on WhatsApp +1 202 555 0143. If your balance is negative, top up 50 USDT to go on."
)
POSTING = (
    "Night cook\nHarbour Canteen, Hamburg\nAbout us\nWe cook for dockers.\nResponsibilities\n"
    "Cook at night\nRequirements\nTwo years in a kitchen"
)


async def told(client: httpx2.AsyncClient, text: str, kind: str = "auto") -> dict[str, Any]:
    answer = await client.post("/api/verify-text", json={"text": text, "kind": kind})
    assert answer.status_code == 200
    body: dict[str, Any] = answer.json()
    return body


async def test_a_message_is_told_with_its_script(client: httpx2.AsyncClient) -> None:
    answer = await told(client, SCAM)

    assert (answer["kind"], answer["band"], answer["company"]) == ("message", "danger", "Indeed")
    script = answer["script"]
    assert script["id"] == "task_work"
    assert script["stepsTotal"] == len(script["steps"])
    assert script["stepsMatched"] == sum(each["matched"] for each in script["steps"]) >= 4
    assert all(each["quote"] in SCAM for each in script["steps"] if each["matched"])
    assert {each["value"] for each in answer["entities"]} >= {"whatsapp:+12025550143", "USDT 50"}
    assert answer["safeReply"]
    assert sum(each["points"] for each in answer["contributions"]) == pytest.approx(
        answer["trustScore"]
    )


async def test_a_stored_message_is_read_again_as_it_was(client: httpx2.AsyncClient) -> None:
    first = await told(client, SCAM)
    again = await client.get(f"/api/verifications/{first['id']}")

    assert again.status_code == 200
    assert again.json() == first


async def test_the_same_message_of_another_client_is_judged_anew(
    client: httpx2.AsyncClient,
) -> None:
    assert (await told(client, SCAM))["id"] != (await told(client, SCAM))["id"]


async def test_a_posting_has_no_script_and_no_reply(client: httpx2.AsyncClient) -> None:
    answer = await told(client, POSTING)

    assert answer["kind"] == "posting"
    assert (answer["script"], answer["entities"], answer["safeReply"]) == (None, [], None)


async def test_the_callers_word_on_the_kind_counts(client: httpx2.AsyncClient) -> None:
    assert (await told(client, SCAM, "posting"))["kind"] == "posting"
    assert (await told(client, POSTING, "message"))["kind"] == "message"
