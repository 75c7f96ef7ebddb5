"""A request has its time from when the sandbox stands, however long that took."""

import asyncio
import os
import time
from pathlib import Path

import pytest

from trusthound.adapters.documents.sandbox.turns import Turns
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused

# The sandbox stands once the gate was opened and closed.
_WORK = """
def warm():
    open({gate!r}).read()

def work(request):
    while request == b"hang":
        pass
    return request
"""


async def test_the_time_of_a_request_begins_when_the_sandbox_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    (tmp_path / "gated_work.py").write_text(_WORK.format(gate=str(gate)))
    monkeypatch.syspath_prepend(str(tmp_path))
    turns, later = Turns("gated_work:work", at_once=1), 0.0
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: time.monotonic() + later)
    try:
        asked = asyncio.create_task(turns.work(b"a", seconds=60))
        opened = await asyncio.to_thread(gate.open, "wb")
        later = 100.0
        await asyncio.sleep(0)
        opened.close()
        assert (await asked).answer == b"a"

        with pytest.raises(DocumentRefused) as refused:
            await turns.work(b"hang", seconds=0.1)
        assert refused.value.problem is DocumentProblem.TOO_LONG_TO_READ
    finally:
        turns.close()
