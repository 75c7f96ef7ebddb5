"""Many resumes as one list: uploaded and checked, started, waited for, taken away."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any, cast
from uuid import uuid4

import httpx2

from trusthire.shapes import BulkJobAnswer, BulkRowBody, BulkRowsAnswer, RowState

_BULK = "/api/v1/bulk"
_OVER = frozenset({"finished", "cancelled"})
# What a Client does with a call.
_Call = Callable[..., httpx2.Response]


class Bulk:
    """`Client.bulk`; the key needs the scope `bulk-verify`. Every method raises ApiError."""

    def __init__(self, call: _Call) -> None:
        self._call = call

    def upload(self, rows: Path, resumes: Path | None = None) -> BulkJobAnswer:
        """Have a list checked, CSV or JSONL, and the ZIP that it names files of. It is charged
        nothing: `job` says how many rows are right, `allowance` whether the month suffices.
        """
        with rows.open("rb") as lines:
            parts: dict[str, tuple[str, IO[bytes]]] = {"list": (rows.name, lines)}
            if resumes is None:
                return self._told("POST", _BULK, files=parts)
            with resumes.open("rb") as archive:
                parts["resumes"] = (resumes.name, archive)
                return self._told("POST", _BULK, files=parts)

    def start(
        self, job_id: str, *, attested: bool, as_far_as_possible: bool = False
    ) -> BulkJobAnswer:
        """From now on each report counts, once. `attested`: there is a hiring purpose, and the
        candidates were told.
        """
        words = {"attested": attested, "asFarAsPossible": as_far_as_possible}
        headers = {"Idempotency-Key": str(uuid4())}
        return self._told("POST", f"{_BULK}/{job_id}/start", json=words, headers=headers)

    def pause(self, job_id: str) -> BulkJobAnswer:
        """What is being read is finished."""
        return self._told("POST", f"{_BULK}/{job_id}/pause")

    def resume(self, job_id: str) -> BulkJobAnswer:
        """Where it was paused."""
        return self._told("POST", f"{_BULK}/{job_id}/resume")

    def cancel(self, job_id: str) -> BulkJobAnswer:
        """For good; reports that are made stay."""
        return self._told("POST", f"{_BULK}/{job_id}/cancel")

    def job(self, job_id: str) -> BulkJobAnswer:
        """Where it stands."""
        return self._told("GET", f"{_BULK}/{job_id}")

    def wait(
        self, job_id: str, *, seconds: float = 3600.0, pause_seconds: float = 2.0
    ) -> BulkJobAnswer:
        """Ask until it is over, or paused. Raises TimeoutError; it goes on all the same."""
        deadline = time.monotonic() + seconds
        while True:
            found = self.job(job_id)
            state = found["job"]["state"]
            if state in _OVER or state == "paused":
                return found
            if time.monotonic() >= deadline:
                raise TimeoutError(f"{job_id} is {state} after {seconds:g} s")
            time.sleep(pause_seconds)

    def rows(self, job_id: str, *states: RowState) -> Iterator[BulkRowBody]:
        """All of them, or those in these states, in the order of the list."""
        after: int | None = 0
        while after is not None:
            asked = {"after": after, "state": list(states)}
            answer = self._call("GET", f"{_BULK}/{job_id}/rows", params=asked)
            page = cast("BulkRowsAnswer", answer.json())
            yield from page["rows"]
            after = page["nextAfter"]

    def results_csv(self, job_id: str) -> bytes:
        """A row a line."""
        return self._call("GET", f"{_BULK}/{job_id}/results.csv").content

    def delete(self, job_id: str) -> None:
        """With what was uploaded; reports stay."""
        self._call("DELETE", f"{_BULK}/{job_id}")

    def _told(self, method: str, path: str, **words: Any) -> BulkJobAnswer:
        return cast("BulkJobAnswer", self._call(method, path, **words).json())
