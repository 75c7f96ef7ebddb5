"""`trusthound serve` where it cannot: a sentence that says why, and no page of Python."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from typer.testing import CliRunner

from trusthound.entrypoints.cli.app import app


@pytest.fixture
def environment(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    monkeypatch.setenv("DATABASE_URL", database_url)
    monkeypatch.setenv("TRUSTHOUND_DATA_FOLDER", str(tmp_path))
    monkeypatch.setenv("TRUSTHOUND_PAGES_FOLDER", str(tmp_path / "dist"))
    yield
    structlog.reset_defaults()  # the command sets up the log of the whole process


def test_a_port_that_is_taken_is_told_in_a_sentence(environment: None) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]

        ran = CliRunner().invoke(app, ["serve", "--port", str(port)])

    assert ran.exit_code == 4
    assert f"Port {port} on 127.0.0.1 is in use by another program." in ran.stderr
    assert "Traceback" not in ran.output


def test_half_of_what_stripe_needs_is_told_in_a_sentence(
    environment: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRUSTHOUND_STRIPE_SECRET_KEY", "sk_test_1")

    ran = CliRunner().invoke(app, ["serve", "--no-worker"])

    assert ran.exit_code == 4
    assert "TRUSTHOUND_STRIPE_PRICE_PREMIUM" in ran.stderr
