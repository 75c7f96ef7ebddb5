"""Errors that were foreseen are told in a sentence, wherever they come from."""

import asyncio

import pytest
import typer

from trusthound.domain.common.errors import SetupProblem
from trusthound.domain.common.listed_opening import ListedOpening, OpeningsListed
from trusthound.entrypoints.cli.console import told_errors
from trusthound.entrypoints.cli.exit_codes import ExitCode


async def fail(*, odd: bool) -> None:
    """As `serve` does beside its worker."""
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(asyncio.sleep(60))
        raise KeyError("x") if odd else SetupProblem("Port 8900 is in use by another program.")


def test_a_port_that_is_taken_is_told_without_a_trace(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit) as ended, told_errors(as_json=True):
        asyncio.run(fail(odd=False))

    assert ended.value.exit_code == ExitCode.SETUP
    assert "Port 8900 is in use" in capsys.readouterr().out


def test_what_was_not_foreseen_keeps_its_trace() -> None:
    with pytest.raises(ExceptionGroup), told_errors(as_json=True):
        asyncio.run(fail(odd=True))


def test_the_openings_of_a_page_that_lists_them_are_numbered(
    capsys: pytest.CaptureFixture[str],
) -> None:
    openings = (
        ListedOpening("Cook [red]", "https://acme.example/jobs/1", "Brno"),
        ListedOpening("Baker", "https://acme.example/jobs/2"),
    )
    with pytest.raises(typer.Exit), told_errors(as_json=False):
        raise OpeningsListed(openings)
    told = capsys.readouterr().err.splitlines()
    assert told[-4:] == [
        "  1. Cook [red] · Brno",
        "     https://acme.example/jobs/1",
        "  2. Baker",
        "     https://acme.example/jobs/2",
    ]
