"""Reading over HTTP what was written and not sent."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx2
import pytest
from pydantic import SecretStr
from tests.written_mails import HEADS, a_mail

from trusthound.adapters.mail.compose import compose
from trusthound.adapters.mail.folder import OutboxFolder
from trusthound.domain.mailing.outgoing import Brand

pytestmark = pytest.mark.asyncio(loop_scope="session")

ClientWith = Callable[..., Awaitable[httpx2.AsyncClient]]
NAME = "20261121T120000123456-mail-1"


async def test_the_mails_are_listed_and_read(client_with: ClientWith, tmp_path: Path) -> None:
    await OutboxFolder(tmp_path / "outbox").send(compose(a_mail(), HEADS[Brand.CONSUMER]))
    client = await client_with(data_folder=tmp_path)

    listed = await client.get("/api/outbox")
    read = await client.get(f"/api/outbox/{NAME}")

    line = {
        "id": NAME,
        "kind": "reset",
        "from": "TrustHound <support@trusthound.example>",
        "to": "ann@example.org",
        "subject": "Reset your TrustHound password",
        "madeAt": "2026-11-21T12:00:00Z",
    }
    assert listed.json() == {"mails": [line], "nextCursor": None}
    assert {key: read.json()[key] for key in line} == line
    assert "https://trust.example/reset#token=" in read.json()["text"]
    assert read.json()["html"].startswith("<!doctype html>")
    assert read.headers["cache-control"] == "no-store"


async def test_a_mail_is_shown_where_it_can_run_nothing(
    client_with: ClientWith, tmp_path: Path
) -> None:
    await OutboxFolder(tmp_path / "outbox").send(compose(a_mail(), HEADS[Brand.CONSUMER]))
    client = await client_with(data_folder=tmp_path)

    shown = await client.get(f"/api/outbox/{NAME}/html")
    missing = await client.get("/api/outbox/none/html")

    policy = shown.headers["content-security-policy"]
    assert shown.headers["content-type"] == "text/html; charset=utf-8"
    assert policy.startswith("sandbox allow-popups")
    assert "default-src 'none'" in policy
    assert "script" not in policy
    assert "frame-ancestors 'self'" in policy
    assert shown.headers["x-frame-options"] == "SAMEORIGIN"
    assert (missing.status_code, missing.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize("name", ["none", "..%2f..%2fsecret", "x" * 300, "%00"])
async def test_a_mail_that_is_not_there_is_not_found(client: httpx2.AsyncClient, name: str) -> None:
    answer = await client.get(f"/api/outbox/{name}")

    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    "changes", [{"smtp_host": "mail.example"}, {"public_url": "http://localhost"}]
)
async def test_where_mails_are_sent_there_is_no_outbox(
    client_with: ClientWith, tmp_path: Path, changes: dict[str, str]
) -> None:
    await OutboxFolder(tmp_path / "outbox").send(compose(a_mail(), HEADS[Brand.CONSUMER]))
    secret = (
        {"secret_key": SecretStr("Zq3vX7p1Kd9sLw5tRb8yHm2nCf6gJa4e")}
        if "public_url" in changes
        else {}
    )
    client = await client_with(data_folder=tmp_path, **changes, **secret)

    for path in ("/api/outbox", f"/api/outbox/{NAME}"):
        assert (await client.get(path)).status_code == 404


async def test_nobody_else_on_the_network_reads_the_outbox(
    client_with: ClientWith, tmp_path: Path
) -> None:
    await OutboxFolder(tmp_path / "outbox").send(compose(a_mail(), HEADS[Brand.CONSUMER]))
    client = await client_with(data_folder=tmp_path, trusted_proxies=("127.0.0.1",))
    elsewhere = {"x-forwarded-for": "192.0.2.1"}

    for path in ("/api/outbox", f"/api/outbox/{NAME}"):
        assert (await client.get(path)).status_code == 200
        assert (await client.get(path, headers=elsewhere)).status_code == 404


@pytest.mark.parametrize("header", ["Forwarded", "Via", "X-Forwarded-For", "X-Real-IP"])
async def test_nothing_is_shown_through_a_proxy_on_the_same_machine(
    client_with: ClientWith, tmp_path: Path, header: str
) -> None:
    await OutboxFolder(tmp_path / "outbox").send(compose(a_mail(), HEADS[Brand.CONSUMER]))
    client = await client_with(data_folder=tmp_path)

    for path in ("/api/outbox", f"/api/outbox/{NAME}", f"/api/outbox/{NAME}/html"):
        assert (await client.get(path, headers={header: "127.0.0.1"})).status_code == 404
