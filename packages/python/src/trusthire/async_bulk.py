"""Many resumes as one list: uploaded and checked, started, waited for, taken away."""

# Made of bulk.py by `make openapi`: change that one.

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import IO, Any, cast
from uuid import uuid4

import httpx2

from trusthire.shapes import BulkJobAnswer, BulkRowBody, BulkRowsAnswer, RowState

_BULK = "/api/v1/bulk"
_OVER = frozenset({"finished", "cancelled"})
# What a AsyncClient does with a call.
_Call = Callable[..., Awaitable[httpx2.Response]]


class AsyncBulk:
    """`AsyncClient.bulk`; the key needs the scope `bulk-verify`. Every method raises ApiError."""

    def __init__(self, call: _Call) -> None:
        self._call = call

    async def upload(self, rows: Path, resumes: Path | None = None) -> BulkJobAnswer:
        """Have a list checked, CSV or JSONL, and the ZIP that it names files of. It is charged
        nothing: `job` says how many rows are right, `allowance` whether the month suffices.
        """
        with rows.open("rb") as lines:
            parts: dict[str, tuple[str, IO[bytes]]] = {"list": (rows.name, lines)}
            if resumes is None:
                return await self._told("POST", _BULK, files=parts)
            with resumes.open("rb") as archive:
                parts["resumes"] = (resumes.name, archive)
                return await self._told("POST", _BULK, files=parts)

    async def start(
        self, job_id: str, *, attested: bool, as_far_as_possible: bool = False
    ) -> BulkJobAnswer:
        """From now on each report counts, once. `attested`: there is a hiring purpose, and the
        candidates were told.
        """
        words = {"attested": attested, "asFarAsPossible": as_far_as_possible}
        headers = {"Idempotency-Key": str(uuid4())}
        return await self._told("POST", f"{_BULK}/{job_id}/start", json=words, headers=headers)

    async def pause(self, job_id: str) -> BulkJobAnswer:
        """What is being read is finished."""
        return await self._told("POST", f"{_BULK}/{job_id}/pause")

    async def resume(self, job_id: str) -> BulkJobAnswer:
        """Where it was paused."""
        return await self._told("POST", f"{_BULK}/{job_id}/resume")

    async def cancel(self, job_id: str) -> BulkJobAnswer:
        """For good; reports that are made stay."""
        return await self._told("POST", f"{_BULK}/{job_id}/cancel")

    async def job(self, job_id: str) -> BulkJobAnswer:
        """Where it stands."""
        return await self._told("GET", f"{_BULK}/{job_id}")

    async def wait(
        self, job_id: str, *, seconds: float = 3600.0, pause_seconds: float = 2.0
    ) -> BulkJobAnswer:
        """Ask until it is over, or paused. Raises TimeoutError; it goes on all the same."""
        deadline = time.monotonic() + seconds
        while True:
            found = await self.job(job_id)
            state = found["job"]["state"]
            if state in _OVER or state == "paused":
                return found
            if time.monotonic() >= deadline:
                raise TimeoutError(f"{job_id} is {state} after {seconds:g} s")
            await asyncio.sleep(pause_seconds)

    async def rows(self, job_id: str, *states: RowState) -> AsyncIterator[BulkRowBody]:
        """All of them, or those in these states, in the order of the list."""
        after: int | None = 0
        while after is not None:
            asked = {"after": after, "state": list(states)}
            answer = await self._call("GET", f"{_BULK}/{job_id}/rows", params=asked)
            page = cast("BulkRowsAnswer", answer.json())
            for each in page["rows"]:
                yield each
            after = page["nextAfter"]

    async def results_csv(self, job_id: str) -> bytes:
        """A row a line."""
        return (await self._call("GET", f"{_BULK}/{job_id}/results.csv")).content

    async def delete(self, job_id: str) -> None:
        """With what was uploaded; reports stay."""
        await self._call("DELETE", f"{_BULK}/{job_id}")

    async def _told(self, method: str, path: str, **words: Any) -> BulkJobAnswer:
        return cast("BulkJobAnswer", (await self._call(method, path, **words)).json())
