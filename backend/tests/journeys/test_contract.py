"""Every operation of the contract, called with what its description allows: no fault of ours, no
answer that the contract does not describe.

The server is a process of its own. It is called by a visitor, and by somebody whom every door is
open to: an operator and an admin with Premium. The calls are the same in every run.
"""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import httpx2
import psycopg
import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

CHECKOUT = Path(__file__).resolve().parents[3]
CONTRACT: dict[str, Any] = json.loads((CHECKOUT / "openapi.json").read_text())
CHECKS = [
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
CALLS = 4
WRONG_CALLS = 2  # with words that the description does not allow
CALLS_AT_A_CLOSED_DOOR = 1  # whatever a visitor says there, the answer is the same
START_SECONDS = 50.0
# Limits are tried by tests of their own.
UNLIMITED = (
    "REQUESTS_A_MINUTE",
    "VERIFICATIONS_A_MINUTE",
    "FEEDBACK_A_MINUTE",
    "MESSAGES_AN_HOUR",
    "SIGN_INS_AN_ACCOUNT",
    "SIGN_INS_AN_ADDRESS",
    "SIGN_UPS_AN_ADDRESS",
    "MAILS_AN_ACCOUNT",
    "MAILS_AN_ADDRESS",
    "EXPORTS_AN_ACCOUNT",
)
_numbers = count(1)
pytestmark = pytest.mark.timeout(240)  # the machine may be busy; the calls are bounded

schemathesis.openapi.media_type("message/rfc822", st.binary(max_size=2_000))


@schemathesis.serializer("message/rfc822")
def as_it_is(_context: Any, value: Any) -> bytes:
    """A mail goes over the wire as its bytes."""
    return bytes(value)


def operations_of(contract: dict[str, Any]) -> dict[str, Any]:
    """Each by its method and path."""
    read: Any = schemathesis.openapi.from_dict(contract)
    return {each.ok().label: each.ok() for each in read.get_all_operations()}


OPERATIONS = operations_of(CONTRACT)


@dataclass(frozen=True)
class Server:
    """Where the product is served, and the database that it has."""

    url: str
    database_url: str
    client: httpx2.Client

    def signed_in(self) -> dict[str, str]:
        """The header of somebody new whom every door is open to."""
        number = next(_numbers)
        words = {
            "name": "Ann Lee",
            "email": f"ann{number}@contract.example",
            "password": "correct horse battery",
        }
        answer = self.client.post(f"{self.url}/api/auth/register", json=words)
        assert answer.status_code == 201, answer.text
        user, now = answer.json()["user"]["id"], datetime.now(UTC)  # noqa: TID251 - for the server
        with psycopg.connect(self.database_url) as connection:
            connection.execute(
                "UPDATE users SET is_operator = true, premium_until = %s WHERE id = %s",
                [now + timedelta(days=30), user],
            )
            connection.execute(
                "INSERT INTO organizations VALUES (%s, 'Acme', 'enterprise', NULL, %s)",
                [f"acme{number}", now],
            )
            connection.execute(
                "INSERT INTO members VALUES (%s, %s, 'admin', true, %s)",
                [user, f"acme{number}", now],
            )
        return {"Authorization": f"Bearer {answer.json()['token']}"}


@pytest.fixture(scope="module")
def server(
    database_of_this_process: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    folder = tmp_path_factory.mktemp("contract")
    environment = {
        **os.environ,  # noqa: TID251 - handed on
        **{f"TRUSTHOUND_{each}": "1000000" for each in UNLIMITED},
        "DATABASE_URL": database_of_this_process,
        "TRUSTHOUND_DATA_FOLDER": str(folder),
        "TRUSTHOUND_DAILY_ALLOWANCE": "false",
        "TRUSTHOUND_PASSWORD_MEMORY_KIB": "64",
        "TRUSTHOUND_FETCH_SECONDS": "0.5",
        "TRUSTHOUND_PORT": str(port),
    }
    command = [sys.executable, "-m", "trusthound.entrypoints.cli.app", "serve", "--no-worker"]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        with httpx2.Client() as client:  # one: each reads every certificate authority
            _wait(client, f"http://127.0.0.1:{port}/api/health/ready", process, folder / "log")
            yield Server(f"http://127.0.0.1:{port}", database_of_this_process, client)
    finally:
        process.terminate()
        process.wait(timeout=20)


@pytest.mark.parametrize("label", OPERATIONS)
@pytest.mark.parametrize("caller", ["visitor", "signed in"])
def test_every_answer_is_one_that_the_contract_describes(
    label: str, caller: str, server: Server
) -> None:
    headers = {"Accept": "*/*", **(server.signed_in() if caller == "signed in" else {})}
    operation = OPERATIONS[label]
    closed = caller == "visitor" and "401" in operation.definition.raw["responses"]
    call_all(operation, server.url, headers, CALLS_AT_A_CLOSED_DOOR if closed else CALLS)


def test_an_answer_that_is_not_described_is_found(server: Server) -> None:
    shorter = deepcopy(CONTRACT)
    del shorter["paths"]["/api/auth/check"]["get"]["responses"]["401"]
    operation = operations_of(shorter)["GET /api/auth/check"]
    with pytest.raises(BaseException, match="Undocumented status code"):
        call_all(operation, server.url, {}, CALLS)


def call_all(operation: Any, url: str, headers: dict[str, str], calls: int) -> None:
    """So often, each with other words, and at most WRONG_CALLS with a body that is none of ours;
    raises for an answer that is not described.
    """

    @seed(20261121)
    @settings(
        max_examples=calls,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def called(case: Any) -> None:
        answer = case.call(base_url=url, headers=headers, timeout=20)
        assert answer.status_code < 500, answer.text
        case.validate_response(answer, checks=CHECKS)

    @seed(20261121)
    @settings(
        max_examples=min(calls, WRONG_CALLS),
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE))
    def called_wrongly(case: Any) -> None:
        answer = case.call(base_url=url, headers=headers, timeout=20)
        assert answer.status_code < 500, answer.text
        case.validate_response(answer, checks=CHECKS)

    called()
    if operation.body:  # a wrong address is an address of its own, with its own tests
        called_wrongly()


def _wait(
    client: httpx2.Client, address: str, process: "subprocess.Popen[bytes]", log: Path
) -> None:
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            if client.get(address).status_code == 200:
                return
        except httpx2.TransportError:
            pass
        assert process.poll() is None, log.read_text()
        assert time.monotonic() < deadline, log.read_text()
        time.sleep(0.2)
