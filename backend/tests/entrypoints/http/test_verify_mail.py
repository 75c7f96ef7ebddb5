"""A mail over HTTP: its own bytes, up to its own bound, judged as a message with its headers."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx2
import pytest

from trusthound.adapters.documents.mail import MAIL_BYTES

MAIL = {"content-type": "message/rfc822"}
MAILS = Path(__file__).resolve().parents[2] / "adapters/documents/mails"

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def ask(client: httpx2.AsyncClient, name: str) -> httpx2.Response:
    body = (MAILS / f"{name}.eml").read_bytes()
    return await client.post("/api/verify-mail", content=body, headers=MAIL)


async def test_a_mail_is_judged_and_told_with_who_sent_it(client: httpx2.AsyncClient) -> None:
    answer = await ask(client, "icloud_look_alike")

    assert answer.status_code == 200
    told = answer.json()
    assert (told["kind"], told["band"]) == ("mail", "danger")
    mail = told["mail"]
    assert mail["from"]["address"] == "talent@accenture-careers.net"
    assert mail["authentication"]["standing"] == "aligned"
    assert mail["attachments"][0]["traits"] == ["web_page", "double_ending"]
    assert mail["links"][0]["shown"] == "https://www.accenture.com/careers"
    assert mail["missing"] == ""
    present = {each["id"] for each in told["signals"] if each["outcome"] == "present"}
    assert {"look_alike_sender", "dangerous_attachment", "link_text_differs"} <= present
    assert round(sum(each["points"] for each in told["contributions"])) == told["trustScore"]


async def test_a_result_can_be_read_again(client: httpx2.AsyncClient) -> None:
    told = (await ask(client, "yahoo_free_mail")).json()
    again = (await client.get(f"/api/verifications/{told['id']}")).json()
    assert again == told


async def test_a_mail_without_its_headers_says_how_to_get_them(client: httpx2.AsyncClient) -> None:
    told = (await ask(client, "forwarded_as_text")).json()
    assert told["mail"]["headersLost"]
    assert told["mail"]["authentication"] is None
    assert "Show original" in told["mail"]["missing"]
    assert told["mail"]["missing"] in told["reasons"]


async def test_what_is_no_mail_is_refused_with_advice(client: httpx2.AsyncClient) -> None:
    answer = await client.post("/api/verify-mail", content=b"Dear candidate,", headers=MAIL)
    assert answer.status_code == 422
    assert answer.json()["field"] == "mail"
    assert "Show original" in answer.json()["advice"]


@pytest.mark.parametrize("kind", ["application/json", "text/plain", "message/http", ""])
async def test_another_type_is_refused(kind: str, client: httpx2.AsyncClient) -> None:
    headers = {"content-type": kind} if kind else {}
    answer = await client.post("/api/verify-mail", content=b"From: a@b.com\n\nx", headers=headers)
    assert answer.status_code == 415
    assert "message/rfc822" in answer.json()["error"]


async def test_a_mail_of_the_bound_is_let_in_and_a_larger_one_is_not(
    client: httpx2.AsyncClient,
) -> None:
    head = b"From: a@b.com\nSubject: hello there\n\n"
    largest = head + b" " * (MAIL_BYTES - len(head))
    let_in = await client.post("/api/verify-mail", content=largest, headers=MAIL)
    assert let_in.status_code == 200
    declared = await client.post("/api/verify-mail", content=largest + b" ", headers=MAIL)
    assert declared.status_code == 413

    async def streamed() -> AsyncIterator[bytes]:
        for _ in range(12):
            yield b" " * 1_000_000

    counted = await client.post("/api/verify-mail", content=streamed(), headers=MAIL)
    assert counted.status_code == 413
    assert "10 MB" in counted.json()["error"]


async def test_other_addresses_keep_their_bound_and_kind(client: httpx2.AsyncClient) -> None:
    wrong = await client.post("/api/verify-text", content=b"From: a\n\nx", headers=MAIL)
    assert wrong.status_code == 415
    large = await client.post("/api/verify-text", content=b" " * 300_000, headers={
        "content-type": "application/json"})  # fmt: skip
    assert large.status_code == 413
