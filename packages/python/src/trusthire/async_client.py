"""A key in; verifications handed in, waited for, listed, reviewed and deleted with it.

What comes back is the API's JSON, typed: `trusthire.shapes`.
"""

# Made of client.py by `make openapi`: change that one.

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Self, cast
from uuid import uuid4

import httpx2

from trusthire.async_bulk import AsyncBulk
from trusthire.async_sending import Patience, call
from trusthire.failed import VerificationFailed
from trusthire.shapes import (
    Decision,
    QueueState,
    RecommendedLevel,
    ReviewAnswer,
    UsageAnswer,
    V1Event,
    V1Events,
    V1ListedVerification,
    V1Verification,
    V1Verifications,
)

_CHECKS = "/api/v1/verifications"
_A_PAGE = 100


class AsyncClient:
    """Every method raises ApiError for what the API refuses.

    `url` is the installation's, as in "https://trusthire.example". A call is sent again, up to
    `tries` times, where the API asks for it or does not answer, and no effect is had twice.
    """

    def __init__(
        self,
        url: str,
        key: str,
        *,
        tries: int = 5,
        timeout_seconds: float = 60.0,
        longest_pause_seconds: float = 60.0,
        http: httpx2.AsyncClient | None = None,
    ) -> None:
        self._http = http or httpx2.AsyncClient(timeout=timeout_seconds)
        self._url = url.rstrip("/")
        self._headers = {"X-API-Key": key}
        self._patience = Patience(tries, longest_pause_seconds)
        self.bulk = AsyncBulk(self._call)

    async def verify(
        self,
        resume: Path | bytes,
        *,
        attested: bool,
        filename: str = "",
        candidate_email: str = "",
        claimed_employers: Sequence[str] = (),
        linkedin_url: str = "",
        job_text: str = "",
        idempotency_key: str = "",
    ) -> V1Verification:
        """Hand a resume in: a .pdf, .docx or .doc of at most 10 MB; bytes need a `filename`.

        `attested`: there is a hiring purpose, and the candidate was told. `idempotency_key` is
        your own name for it, such as an application's id: with the same it is done, and counted,
        once in 24 hours, also by another process. Without one, each call is one of its own.
        """
        data = await asyncio.to_thread(resume.read_bytes) if isinstance(resume, Path) else resume
        name = filename or (resume.name if isinstance(resume, Path) else "resume.pdf")
        fields = {
            "attested": "true" if attested else "false",
            "candidateEmail": candidate_email,
            "claimedEmployers": "\n".join(claimed_employers),
            "linkedinUrl": linkedin_url,
            "jobText": job_text,
        }
        # The server compares the body to the byte, so the same key needs the same boundary; and no
        # file can hold that which is made of it.
        boundary = sha256(repr((name, fields)).encode() + data).hexdigest()
        answer = await self._call(
            "POST",
            _CHECKS,
            data={each: told for each, told in fields.items() if told},
            files={"resume": (name, data)},
            headers={
                "Content-Type": f"multipart/form-data; boundary={boundary}",
                "Idempotency-Key": idempotency_key or str(uuid4()),
            },
        )
        return cast("V1Verification", answer.json())

    async def verification(self, verification_id: str) -> V1Verification:
        """How far it is, with its report once it is done."""
        return cast(
            "V1Verification", (await self._call("GET", f"{_CHECKS}/{verification_id}")).json()
        )

    async def wait(
        self, verification_id: str, *, seconds: float = 300.0, pause_seconds: float = 1.0
    ) -> V1Verification:
        """Ask until it is done. Raises VerificationFailed, and TimeoutError when it takes longer;
        it goes on then, and can be waited for again. A webhook tells without asking.
        """
        deadline = time.monotonic() + seconds
        while True:
            found = await self.verification(verification_id)
            if found["state"] == "done":
                return found
            if found["state"] == "failed":
                raise VerificationFailed(found)
            if time.monotonic() >= deadline:
                raise TimeoutError(f"{verification_id} is {found['state']} after {seconds:g} s")
            await asyncio.sleep(pause_seconds)

    async def verifications(
        self,
        *,
        state: QueueState = "done",
        words: str = "",
        level: RecommendedLevel | None = None,
        reviewed: bool | None = None,
    ) -> AsyncIterator[V1ListedVerification]:
        """All of them, newest first; asked for page by page as you go on."""
        asked: dict[str, str | int] = {"state": state, "q": words, "limit": _A_PAGE}
        if level is not None:
            asked["level"] = level
        if reviewed is not None:
            asked["reviewed"] = str(reviewed).lower()
        cursor: str | None = ""
        while cursor is not None:
            answer = await self._call("GET", _CHECKS, params={**asked, "cursor": cursor})
            page = cast("V1Verifications", answer.json())
            for each in page["verifications"]:
                yield each
            cursor = page["nextCursor"]

    async def review(
        self, verification_id: str, decision: Decision, *, reviewer: str, note: str = ""
    ) -> ReviewAnswer:
        """Hand on what a member decided; `reviewer` is their mail address. The key needs the scope
        `records`.
        """
        words = {"decision": decision, "reviewer": reviewer, "note": note}
        answer = await self._call("POST", f"{_CHECKS}/{verification_id}/reviews", json=words)
        return cast("ReviewAnswer", answer.json())

    async def delete(self, verification_id: str) -> None:
        """With its file, in any state. The key needs the scope `records`."""
        await self._call("DELETE", f"{_CHECKS}/{verification_id}")

    async def report_pdf(self, verification_id: str) -> bytes:
        """The report as a PDF."""
        return (await self._call("GET", f"{_CHECKS}/{verification_id}/report.pdf")).content

    async def report_json(self, verification_id: str) -> bytes:
        """The report as a file of JSON."""
        return (await self._call("GET", f"{_CHECKS}/{verification_id}/report.json")).content

    async def events(self, cursor: str = "0") -> AsyncIterator[tuple[V1Event, str]]:
        """What happened after `cursor`, the oldest first, as far as it goes today; beside each the
        cursor to go on from next time, also by another process: that of a page's last one is
        right for all of it, so a page that was not finished comes again.
        """
        more = True
        while more:
            answer = await self._call(
                "GET", "/api/v1/events", params={"cursor": cursor, "limit": _A_PAGE}
            )
            page = cast("V1Events", answer.json())
            for number, event in enumerate(page["events"], start=1):
                is_last = number == len(page["events"])
                yield event, page["nextCursor"] if is_last else cursor
            cursor, more = page["nextCursor"], page["hasMore"]

    async def usage(self) -> UsageAnswer:
        """What is used of this month. The key needs the scope `stats`."""
        return cast("UsageAnswer", (await self._call("GET", "/api/v1/usage")).json())

    async def close(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def _call(
        self, method: str, path: str, *, headers: Mapping[str, str] | None = None, **words: Any
    ) -> httpx2.Response:
        sent = {**self._headers, **(headers or {})}
        request = self._http.build_request(method, self._url + path, headers=sent, **words)
        return await call(self._http, request, self._patience)
