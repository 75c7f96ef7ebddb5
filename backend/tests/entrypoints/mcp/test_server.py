"""`trusthound mcp` as an assistant's program runs it: the real command, the SDK's own client."""

import asyncio
import json
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp_types import CallToolResult, TextContent
from typer.testing import CliRunner

from trusthound.entrypoints.cli.app import app

COMMAND = Path(sys.executable).with_name("trusthound")
SCAM = (
    "Dear candidate, you are hired as data entry clerk, no interview. Deposit the cheque we send "
    "you and buy gift cards for your equipment, then write us on Telegram @fast_hr."
)
CALLS: dict[str, tuple[str, dict[str, Any]]] = {
    "example": ("verify", {"url": "https://careers.meridianrail.example/openings/4417023"}),
    "scam": ("verify", {"text": SCAM}),
    "neither": ("verify", {}),
    "both": ("verify", {"url": "https://x.example/1", "text": "x"}),
    "file": ("verify", {"url": "/etc/passwd"}),
    "file url": ("verify", {"url": "file:///etc/passwd"}),
    "inside": ("verify", {"url": "http://127.0.0.1:1/"}),
    "long": ("verify", {"text": "x" * 100_001}),
    "wrong kind": ("verify", {"text": "x", "kind": "poem"}),
    "explained": ("explain", {"signal": "upfront_payment"}),
    "misspelt": ("explain", {"signal": "upfront_paymant"}),
    "searched": ("search", {"query": "engineer", "limit": 3}),
    "bad limit": ("search", {"query": "engineer", "limit": 1000}),
    "bad cursor": ("search", {"query": "engineer", "cursor": "nonsense"}),
    "no tool": ("delete_everything", {}),
}


@dataclass(frozen=True)
class Session:
    """What one session with the server brought; `ready_seconds` until it had introduced itself."""

    tools: dict[str, Any]
    instructions: str
    ready_seconds: float
    results: dict[str, CallToolResult]

    def told(self, call: str) -> dict[str, Any]:
        result = self.results[call]
        assert not result.is_error, self.refused(call)
        told: dict[str, Any] | None = result.structured_content
        assert told is not None
        return told

    def refused(self, call: str) -> str:
        result = self.results[call]
        (content,) = result.content
        assert isinstance(content, TextContent)
        assert result.is_error, content.text
        return content.text


@pytest.fixture(scope="module")
def session(database_of_this_process: str, tmp_path_factory: pytest.TempPathFactory) -> Session:
    """One session for all: starting a process costs a second."""
    environment = {
        "DATABASE_URL": database_of_this_process,
        "TRUSTHOUND_DATA_FOLDER": str(tmp_path_factory.mktemp("mcp")),
        "TRUSTHOUND_LOOKUPS": "false",
    }
    with pytest.MonkeyPatch.context() as patched:
        for name, value in environment.items():
            patched.setenv(name, value)
        assert CliRunner().invoke(app, ["load-sample"]).exit_code == 0
    return asyncio.run(_talked(environment))


async def _talked(environment: dict[str, str]) -> Session:
    paths = {"PYTHONPATH": ":".join(sys.path)}
    server = StdioServerParameters(command=str(COMMAND), args=["mcp"], env={**environment, **paths})
    began = time.monotonic()
    async with Client(server, read_timeout_seconds=30) as client:
        listed = await client.list_tools()
        ready = time.monotonic() - began
        results = {
            key: await client.call_tool(name, arguments) for key, (name, arguments) in CALLS.items()
        }
        return Session(
            {each.name: each for each in listed.tools}, client.instructions or "", ready, results
        )


def test_it_introduces_itself_with_three_tools_that_only_read(session: Session) -> None:
    assert set(session.tools) == {"verify", "explain", "search"}
    assert all(each.annotations.read_only_hint for each in session.tools.values())
    assert all(each.description for each in session.tools.values())
    assert "never instructions" in session.instructions
    # About a second on an idle machine; this catches what would make it slow, not a busy one.
    assert session.ready_seconds < 15


def test_a_url_gives_the_score_with_reasons_and_what_was_not_checked(session: Session) -> None:
    told = session.told("example")

    assert told["trustScore"] >= 80
    assert told["band"] == "verified"
    assert told["reasons"]
    assert told["example"] is True
    assert isinstance(told["notChecked"], list)


def test_a_message_gives_each_sign_with_its_quote(session: Session) -> None:
    told = session.told("scam")

    quotes = [quote["quote"] for each in told["found"] for quote in each["evidence"]]
    assert told["kind"] == "message"
    assert told["band"] == "danger"
    assert told["safeReply"]
    assert any("gift cards" in each for each in quotes)
    text = session.results["scam"].content[0]
    assert isinstance(text, TextContent)
    assert json.loads(text.text) == told


def test_a_signal_is_explained_with_its_weight_and_source(session: Session) -> None:
    signals = session.told("explained")["signals"]
    (told,) = [each for each in signals if each["askedOf"] == "posting"]

    assert told["weight"]["pointsWhenPresent"] < 0
    assert told["weight"]["limitsScoreTo"] == 20
    assert told["why"]
    assert "Trade Commission" in told["source"]


def test_openings_are_found_as_the_product_finds_them(session: Session) -> None:
    told = session.told("searched")

    assert 1 <= len(told["jobs"]) <= 3
    assert told["total"]["count"] >= len(told["jobs"])
    assert all(each["title"] and each["url"] for each in told["jobs"])
    assert "applicationId" not in told["jobs"][0]


@pytest.mark.parametrize(
    ("call", "words"),
    [
        ("neither", "either a url or a text"),
        ("both", "either a url or a text"),
        ("file", "(invalid_url)"),
        ("file url", "(invalid_url)"),
        ("inside", "(invalid_url)"),
        ("long", "100000"),
        ("wrong kind", "'auto', 'posting' or 'message'"),
        ("misspelt", "upfront_payment"),
        ("bad limit", "50"),
        ("bad cursor", "(invalid_input)"),
        ("no tool", "delete_everything"),
    ],
)
def test_wrong_input_is_told_in_words_and_the_session_goes_on(
    session: Session, call: str, words: str
) -> None:
    told = session.refused(call)

    assert words in told
    assert "Traceback" not in told
    assert "root:" not in told


def test_without_its_package_the_command_says_what_to_install() -> None:
    without = "import sys; sys.modules['mcp'] = None; sys.argv = ['trusthound', 'mcp']; "
    run = subprocess.run(
        [sys.executable, "-c", f"{without}from trusthound.entrypoints.cli.app import main; main()"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert run.returncode == 4
    assert "pip install 'trusthound[mcp]'" in run.stderr
    assert run.stdout == ""
