"""What a call costs the server's process: an example verified, and the settings read.

Run: `python benchmarks/speed/over_http.py [CALLS]`. The whole app on a real database, called
without a network, one call after the other; once as a visitor and once with a device's cookie. The
database is the one of DATABASE_URL, or an embedded one in a new folder. To compare two states of
the code run it with each in turn (PYTHONPATH): the figure to quote is the ratio. CPU of this
process alone, which a busy machine changes little; the database's own is not in it.
"""

import asyncio
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from secrets import token_hex

import httpx2
import structlog

from trusthound.entrypoints.http.app import create_app
from trusthound.wiring.services import open_services
from trusthound.wiring.settings import Settings

WARM_UP = 50
PLENTY = 10_000_000


async def main(calls: int) -> None:
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(open(os.devnull, "w")))  # noqa: SIM115, PTH123, ASYNC230
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)  # noqa: PTH101, S103 - the database may run as another user
        settings = Settings(
            data_folder=Path(folder) / "data",
            lookups=False,
            requests_a_minute=PLENTY,
            verifications_a_minute=PLENTY,
        )
        async with open_services(settings) as services:
            transport = httpx2.ASGITransport(app=create_app(services, settings))
            async with httpx2.AsyncClient(
                transport=transport, base_url="http://localhost"
            ) as client:
                await _measure(client, calls, who="visitor")
                await client.get("/")
                await _measure(client, calls, who=f"after the page ({len(client.cookies)} cookies)")


async def _measure(client: httpx2.AsyncClient, calls: int, *, who: str) -> None:
    url = (await client.get("/api/examples")).json()["examples"][0]["url"]

    async def example() -> httpx2.Response:
        return await client.post("/api/verify-simple", json={"url": url})

    async def settings() -> httpx2.Response:
        return await client.get("/api/settings")

    async def once() -> httpx2.Response:
        words = {"Idempotency-Key": token_hex(16)}
        return await client.post("/api/verify-simple", json={"url": url}, headers=words)

    calls_of = {
        "verify an example": example,
        "the same under a key": once,
        "read the settings": settings,
    }
    for name, call in calls_of.items():
        took = []
        for _ in range(WARM_UP + calls):
            begun = time.process_time()
            answer = await call()
            took.append(time.process_time() - begun)
            answer.raise_for_status()
        milliseconds = sorted(each * 1000 for each in took[WARM_UP:])
        print(
            f"{name}, {who}: CPU median {statistics.median(milliseconds):.2f} ms, "
            f"99th percentile {milliseconds[int(len(milliseconds) * 0.99)]:.2f} ms ({calls} calls)"
        )


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
