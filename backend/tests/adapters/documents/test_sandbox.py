"""What can be done inside the sandbox: compute and answer. All else is tried, and refused."""

import asyncio
import functools
import os
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from trusthound.adapters.documents.sandbox.cell import Limits
from trusthound.adapters.documents.sandbox.run import Ended, Sandbox
from trusthound.adapters.documents.sandbox.syscalls import is_known_here

WORK = "tests.adapters.documents.sandbox_attempts:attempt"

pytestmark = pytest.mark.usefixtures("importable")


@pytest.fixture(scope="module")
def importable() -> Iterator[None]:
    """The attempts stand in this folder of tests, which the process is to find."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(Path(__file__).parents[3]))
        yield


@pytest.fixture(scope="module")
def sandbox(importable: None) -> Iterator[Sandbox]:
    made = Sandbox(WORK, Limits(wall_seconds=20))
    yield made
    made.close()


@pytest.fixture
async def brief() -> AsyncIterator[Sandbox]:
    made = Sandbox(WORK, Limits(wall_seconds=0.3, cpu_seconds=2))
    yield made
    made.close()


async def tried(sandbox: Sandbox, name: str, told: object = "") -> str:
    return (await sandbox.work(f"{name} {told}".encode())).answer.decode()


def test_this_machine_has_a_list_of_system_calls() -> None:
    assert is_known_here()


async def test_an_answer_comes_back_with_what_it_cost(sandbox: Sandbox) -> None:
    worked = await sandbox.work(b"echo " + b"a" * 3_000_000)
    assert worked.answer == repr("a" * 3_000_000).encode()
    assert worked.cpu_seconds < 5
    assert 1_000_000 < worked.memory_bytes < 512_000_000


@pytest.mark.parametrize(
    "attempt",
    [
        "socket", "read a file", "list a folder", "fork", "run a program", "trace", "become root",
        "put the alarm off", "ignore the alarm", "run own code",
    ],
)  # fmt: skip
async def test_the_kernel_refuses(sandbox: Sandbox, attempt: str) -> None:
    name = attempt.replace(" ", "_")
    assert await tried(sandbox, name) == "EPERM"


async def test_no_thread_can_be_started(sandbox: Sandbox) -> None:
    assert await tried(sandbox, "thread") == "RuntimeError"


async def test_no_file_can_be_written(sandbox: Sandbox, tmp_path: Path) -> None:
    assert await tried(sandbox, "write_a_file", tmp_path / "here") == "EPERM"
    assert names_in(tmp_path) == []


def names_in(folder: Path) -> list[str]:
    return [each.name for each in folder.iterdir()]


async def test_no_process_can_be_killed(sandbox: Sandbox) -> None:
    assert await tried(sandbox, "kill", os.getpid()) == "EPERM"


async def test_600_mb_are_refused_and_100_are_not(sandbox: Sandbox) -> None:
    assert await tried(sandbox, "600_MB") == "MemoryError"
    assert await tried(sandbox, "memory_left") == "100000000"


async def test_the_environment_tells_nothing_and_nothing_but_the_connection_is_open(
    sandbox: Sandbox,
) -> None:
    # LC_CTYPE is set by Python itself
    assert set(await environment(sandbox)) <= {"LC_CTYPE", "MIMALLOC_ARENA_RESERVE"} | {
        "OPENBLAS_NUM_THREADS",
        "OMP_NUM_THREADS",
    }
    assert len(eval(await tried(sandbox, "open_files"))) == 1  # noqa: S307 - our own list


async def environment(sandbox: Sandbox) -> dict[str, str]:
    told = eval(await tried(sandbox, "environment"))  # noqa: S307 - our own dictionary
    assert isinstance(told, dict)
    return told


async def test_nothing_of_one_request_is_left_for_the_next(sandbox: Sandbox) -> None:
    assert await tried(sandbox, "remember", "one") == "['one']"
    assert await tried(sandbox, "remember", "two") == "['two']"


async def test_one_that_hangs_is_ended_at_its_time_and_others_go_on(brief: Sandbox) -> None:
    hanging = asyncio.create_task(brief.work(b"hang"))
    assert await tried(brief, "echo", "meanwhile") == "'meanwhile'"
    with pytest.raises(Ended) as ended:
        await hanging
    assert ended.value.code == -signal.SIGALRM
    assert await tried(brief, "echo", "after") == "'after'"


async def test_one_that_crashes_takes_nothing_with_it(sandbox: Sandbox) -> None:
    with pytest.raises(Ended) as ended:
        await sandbox.work(b"crash")
    assert ended.value.code == -signal.SIGSEGV
    assert await tried(sandbox, "echo", "after") == "'after'"


async def test_one_that_nobody_waits_for_is_ended(sandbox: Sandbox) -> None:
    left = asyncio.create_task(sandbox.work(b"hang"))
    await tried(sandbox, "echo")
    left.cancel()
    with pytest.raises(asyncio.CancelledError):
        await left
    assert await tried(sandbox, "echo", "after") == "'after'"


async def test_when_its_process_was_killed_another_is_started(brief: Sandbox) -> None:
    assert await tried(brief, "echo", "first") == "'first'"
    assert brief.process_id is not None
    os.kill(brief.process_id, signal.SIGKILL)
    ended = functools.partial(os.waitid, os.P_PID, brief.process_id, os.WEXITED | os.WNOWAIT)
    await asyncio.to_thread(ended)
    assert await tried(brief, "echo", "second") == "'second'"


def test_it_serves_other_loops_and_threads(sandbox: Sandbox) -> None:
    told: list[str] = []
    thread = threading.Thread(target=lambda: told.append(asyncio.run(tried(sandbox, "echo", "t"))))
    thread.start()
    thread.join()
    assert told == ["'t'"]
