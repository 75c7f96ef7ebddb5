"""The Python client: against the product as it is served, and against servers that misbehave."""

import asyncio
import inspect
import json
import threading
import zipfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx2
import pytest
from standardwebhooks import Webhook
from tests.entrypoints.http.candidates.conftest import LINES, a_resume
from tests.journeys.employers.conftest import Served

from tools.make_python_client import made
from trusthire import (
    ApiError,
    AsyncClient,
    Client,
    VerificationFailed,
    WebhookRefused,
    verify_webhook,
)
from trusthire.async_sending import Patience as AsyncPatience
from trusthire.sending import Patience

ROOT = Path(__file__).resolve().parents[4]
SECRET = "whsec_" + "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"


class Awaited:
    """An `AsyncClient`, or a part of one, awaited by whoever calls: the same names, the same
    examples.
    """

    def __init__(self, url: str, key: str) -> None:
        self._runner = asyncio.Runner()
        self._told: Any = AsyncClient(url, key)

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: object) -> None:
        self._runner.run(self._told.close())
        self._runner.close()

    def __getattr__(self, name: str) -> Any:
        told = getattr(self._told, name)
        if inspect.isasyncgenfunction(told):
            return lambda *words, **named: iter(self._runner.run(_all_of(told(*words, **named))))
        if inspect.iscoroutinefunction(told):
            return lambda *words, **named: self._runner.run(told(*words, **named))
        part = Awaited.__new__(Awaited)
        part._runner, part._told = self._runner, told
        return part


async def _all_of(each: AsyncIterator[Any]) -> list[Any]:
    return [one async for one in each]


both = pytest.mark.parametrize("client_class", [Client, Awaited])


@pytest.mark.timeout(120)
@both
def test_the_client_goes_the_whole_way_with_the_product(
    served: Served, tmp_path: Path, client_class: Any
) -> None:
    name = client_class.__name__.lower()
    words = ("--tier", "professional", "--admin", f"bo@{name}.example", "--json")
    made = json.loads(served.run("org", "create", name, *words))
    joining = {"token": made["link"].partition("#token=")[2], "name": "Bo Stone"}
    scopes = ("--scope", "verify", "--scope", "records", "--scope", "stats", "--json")
    key = json.loads(served.run("org", "key", made["id"], "Careers site", *scopes))["key"]
    resume = tmp_path / "Ann Lee.docx"
    resume.write_bytes(a_resume())

    with client_class(served.url, key) as client:
        httpx2.post(  # the admin's own doing, which no key may
            f"{served.url}/api/invitations/accept",
            json={**joining, "password": "correct horse battery"},
        ).raise_for_status()
        assert list(client.verifications()) == []
        handed_in = client.verify(
            resume,
            attested=True,
            candidate_email="ann.lee@example.org",
            claimed_employers=["Northwind Traders", "Contoso, Inc."],
            idempotency_key="application 1",
        )
        same = client.verify(
            resume,
            attested=True,
            candidate_email="ann.lee@example.org",
            claimed_employers=["Northwind Traders", "Contoso, Inc."],
            idempotency_key="application 1",
        )
        assert same["id"] == handed_in["id"]
        done = client.wait(handed_in["id"], pause_seconds=0.1)
        report = done["report"]
        assert report is not None
        assert report["candidate"]["claimedEmployers"] == ["Northwind Traders", "Contoso, Inc."]
        refused = client.verify(b"%PDF-1.7 no more", filename="x.pdf", attested=True)
        with pytest.raises(VerificationFailed) as failed:
            client.wait(refused["id"], pause_seconds=0.1)
        assert failed.value.verification["id"] == refused["id"]

        review = client.review(done["id"], "advance", reviewer=f"bo@{name}.example", note="Fine")
        assert review["by"] == "Bo Stone, by API key Careers site"
        assert [each["id"] for each in client.verifications(reviewed=True)] == [done["id"]]
        assert [each["id"] for each in client.verifications(state="failed")] == [refused["id"]]
        assert client.report_pdf(done["id"]).startswith(b"%PDF")
        assert json.loads(client.report_json(done["id"]))["id"] == done["id"]
        assert client.usage()["used"] == 1
        client.delete(done["id"])
        with pytest.raises(ApiError) as gone:
            client.verification(done["id"])
        assert (gone.value.status, gone.value.code) == (404, "not_found")
        assert gone.value.request_id
        with pytest.raises(ApiError) as wrong:
            client.verify(resume, attested=False)
        assert wrong.value.field == "attested"

        told = list(client.events())
        assert [each["type"] for each, _ in told] == [
            "verification.completed",
            "verification.failed",
            "verification.reviewed",
            "verification.deleted",
        ]
        assert list(client.events(told[-1][1])) == []


@pytest.mark.timeout(120)
@both
def test_the_client_verifies_a_list(served: Served, tmp_path: Path, client_class: Any) -> None:
    name = client_class.__name__.lower()
    words = ("--tier", "professional", "--admin", f"bo@{name}-lists.example", "--json")
    made = json.loads(served.run("org", "create", f"{name} lists", *words))
    key = served.run("org", "key", made["id"], "ATS", "--scope", "bulk-verify").strip()
    rows, resumes = tmp_path / "people.csv", tmp_path / "resumes.zip"
    rows.write_text("resume,reference\nann.docx,one\nnobody.docx,two\nbo.docx,three\n")
    with zipfile.ZipFile(resumes, "w") as archive:
        archive.writestr("ann.docx", a_resume())
        archive.writestr("bo.docx", a_resume("Bo Stone", *LINES[1:]))

    with client_class(served.url, key) as client:
        checked = client.bulk.upload(rows, resumes)
        job = checked["job"]["id"]
        assert (checked["job"]["state"], checked["allowance"]["needed"]) == ("validated", 2)
        assert [each["line"] for each in client.bulk.rows(job, "invalid")] == [3]
        with pytest.raises(ApiError) as refused:
            client.bulk.start(job, attested=False)
        assert refused.value.field == "attested"
        client.bulk.start(job, attested=True)
        done = client.bulk.wait(job, pause_seconds=0.1)
        assert done["job"]["rows"]["done"] == 2
        assert [each["reference"] for each in client.bulk.rows(job)] == ["one", "two", "three"]
        assert b"three" in client.bulk.results_csv(job)
        for move in (client.bulk.pause, client.bulk.resume, client.bulk.cancel):
            with pytest.raises(ApiError) as over:
                move(job)
            assert (over.value.status, over.value.code) == (409, "bulk_state")
        other = client.bulk.upload(rows, resumes)["job"]["id"]
        assert client.bulk.cancel(other)["job"]["state"] == "cancelled"
        client.bulk.delete(job)
        with pytest.raises(ApiError) as gone:
            client.bulk.job(job)
        assert gone.value.status == 404


@dataclass
class Scripted:
    """A server that answers one line of its script after the other, then 200 for good."""

    script: list[tuple[int, dict[str, str]]]
    asked: list[tuple[str, bytes]] = field(default_factory=list)
    url: str = ""


@contextmanager
def scripted(*script: tuple[int, dict[str, str]]) -> Iterator[Scripted]:
    """Status 0: it hangs up without an answer."""
    told = Scripted(list(script))

    class Handler(BaseHTTPRequestHandler):
        def answer(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", "0")))
            told.asked.append((self.headers.get("idempotency-key", ""), body))
            status, headers = told.script.pop(0) if told.script else (200, {})
            if not status:
                self.close_connection = True
                return
            said = json.dumps({"code": "overloaded", "message": "Busy", "id": "1"}).encode()
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(said)))
            self.end_headers()
            self.wfile.write(said)

        do_GET = do_POST = do_DELETE = answer  # noqa: N815 - the library's names

        def log_message(self, *words: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    told.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield told
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def impatient(client_class: Any, url: str, pauses: list[float]) -> Iterator[Any]:
    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    with client_class(url, "th_live_x") as client:  # no test waits
        if client_class is Client:
            client._patience = Patience(sleep=pauses.append)
        else:
            client._told._patience = AsyncPatience(sleep=pause)
        yield client


@both
def test_what_is_busy_or_gone_is_asked_again_as_it_says_with_the_same_key_and_body(
    client_class: Any,
) -> None:
    pauses: list[float] = []
    busy = (503, {"Retry-After": "7"})
    with scripted(busy, (0, {}), (429, {"Retry-After": "3"})) as server:
        with impatient(client_class, server.url, pauses) as client:
            assert client.verify(b"resume", filename="a.pdf", attested=True)["id"] == "1"
        assert len(server.asked) == 4
        assert len(set(server.asked)) == 1
        assert server.asked[0][0]
    assert [int(each) for each in pauses] == [7, 1, 3]


@both
@pytest.mark.parametrize(
    ("script", "calls"),
    [
        ([(422, {})], 1),
        ([(401, {})], 1),
        ([(429, {"Retry-After": "864000"})], 1),  # the month is used up: no program waits so long
        ([(503, {})] * 9, 5),
    ],
)
def test_what_will_not_get_better_is_told_at_once(
    script: Sequence[tuple[int, dict[str, str]]], calls: int, client_class: Any
) -> None:
    with scripted(*script) as server, impatient(client_class, server.url, []) as client:
        with pytest.raises(ApiError) as refused:
            client.usage()
        assert (refused.value.status, refused.value.message) == (script[0][0], "Busy")
        assert len(server.asked) == calls


@both
def test_a_decision_is_not_sent_twice_where_no_answer_came(client_class: Any) -> None:
    with scripted((0, {})) as server, impatient(client_class, server.url, []) as client:
        with pytest.raises(ApiError) as silent:
            client.review("1", "hold", reviewer="bo@acme.example")
        assert (silent.value.status, silent.value.code) == (0, "no_answer")
        assert len(server.asked) == 1


@both
def test_no_file_can_forge_a_field_of_the_form(client_class: Any) -> None:
    told = set()
    for data in (b"one", b"two"):
        with scripted() as server, impatient(client_class, server.url, []) as client:
            client.verify(data, filename="a.pdf", attested=True)
            told.add(server.asked[0][1].splitlines()[0])
    assert len(told) == 2


def signed(body: bytes, *, secret: str = SECRET) -> dict[str, str]:
    at = datetime.now(UTC)  # noqa: TID251 - a sender's
    signature = Webhook(secret).sign("msg_1", at, body.decode())
    return {
        "Webhook-Id": "msg_1",
        "Webhook-Timestamp": str(int(at.timestamp())),
        "Webhook-Signature": f"v1,bm90aGluZw== {signature}",
    }


def test_a_webhook_is_read_where_it_is_signed_as_the_specification_says() -> None:
    body = b'{"type":"webhook.test","timestamp":"2026-11-22T12:00:00.000Z","data":{"id":"1"}}'
    assert verify_webhook(SECRET, body, signed(body))["type"] == "webhook.test"


@pytest.mark.parametrize(
    "changes",
    [
        {"Webhook-Id": "msg_2"},
        {"Webhook-Timestamp": "1"},
        {"Webhook-Timestamp": "²"},
        {"Webhook-Signature": ""},
        {"Webhook-Signature": "v2,abc"},
        {"Webhook-Signature": "v1,é"},
    ],
)
def test_a_webhook_that_is_not_ours_or_of_another_moment_is_refused(
    changes: dict[str, str],
) -> None:
    body = b'{"type":"webhook.test"}'
    with pytest.raises(WebhookRefused):
        verify_webhook(SECRET, body, {**signed(body), **changes})
    with pytest.raises(WebhookRefused):
        verify_webhook(SECRET, body + b" ", signed(body))
    with pytest.raises(WebhookRefused):
        verify_webhook(SECRET, body, {})


def test_shapes_are_those_of_the_contract_and_what_awaits_is_made_of_what_does_not() -> None:
    texts = {path.name: text for path, text in made().items()}
    kept = ROOT / "packages/python/src/trusthire"
    assert {name: (kept / name).read_text(encoding="utf-8") for name in texts} == texts
    assert "class V1Verification(TypedDict):" in texts["shapes.py"]
    assert "await asyncio.sleep(pause_seconds)" in texts["async_client.py"]


def test_both_clients_have_the_same_names() -> None:
    with Client("http://127.0.0.1:1", "k") as client, Awaited("http://127.0.0.1:1", "k") as other:
        for one, two in ((client, other._told), (client.bulk, other._told.bulk)):
            named = [
                {name for name in dir(each) if not name.startswith("_")} for each in (one, two)
            ]
            assert named[0] == named[1]
