"""What it costs to know who calls, beside an endpoint of the framework that does nothing.

Run: `python benchmarks/speed/callers.py [CALLS]`. Both apps are called without a network, by turns;
CPU of this process alone, which a busy machine changes little. A share is the bare endpoint's cost
by that of the call: how many of them one core answers for one bare call. Every call comes after
others, so its code is cold in the processor's caches, the bare one's too, and the colder the less
the others share with it; what it costs right after itself is told beside it.
"""

import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import redirect_stderr
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from trusthound.adapters.credentials.api_keys import digest_of_key
from trusthound.adapters.credentials.tokens import new_token
from trusthound.adapters.storage import members, organizations, sessions, users
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.api_key import Environment, Scope
from trusthound.domain.access.organization import Organization, Role, Tier
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.session import begun
from trusthound.domain.access.user import new_user
from trusthound.entrypoints.http.app import create_app
from trusthound.entrypoints.http.log import set_up_log
from trusthound.usecases.create_api_key import NewKey
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.services import Services, open_services
from trusthound.wiring.settings import Settings

WARM_UP = 50
PLENTY = 10_000_000
HERE = Origin("192.0.2.1", "r")
Call = Callable[[], Awaitable[None]]


async def main(calls: int) -> None:
    with (
        open(os.devnull, "w") as nowhere,  # noqa: PTH123, ASYNC230
        redirect_stderr(nowhere),  # logged as a server does
        tempfile.TemporaryDirectory() as folder,
    ):
        set_up_log()
        os.chmod(folder, 0o755)  # noqa: PTH101, S103 - the database may run as another user
        settings = Settings(
            data_folder=Path(folder) / "data",
            lookups=False,
            requests_a_minute=PLENTY,
            api_key_requests_an_hour=PLENTY,
        )
        async with open_services(settings) as services:
            session, key = await _callers(services)
            await _measure(services, create_app(services, settings), session, key, calls)


async def _callers(services: Services) -> tuple[str, str]:
    """The token of an admin's session, and an API key of the same organisation."""
    now, token = utc_now(), new_token()
    organization = Organization(new_id(), "Example Ltd", Tier.ENTERPRISE, None)
    user = new_user(new_id(), "ann@jobs.example", "Ann Lee", now)
    async with services.database.connection() as connection:
        await organizations.add(connection, organization, now)
        await users.add(connection, user, "$argon2id$never")
        entered = begun(new_id(), HERE, remembered=False, now=now)
        await sessions.add(connection, entered, user_id=user.id, digest=token.digest)
        await members.add(connection, organization.id, user.id, Role.ADMIN, now)
    by = Acting(organization, actor=user.id, name=user.name, user_id=user.id)
    asked = NewKey("Benchmark", Environment.LIVE, tuple(Scope))
    _, text = await services.api_keys.create(by, asked, origin=HERE)
    return token.text, text


async def _measure(services: Services, app: Any, session: str, key: str, calls: int) -> None:
    bare = FastAPI(openapi_url=None)
    bare.get("/bare")(_nothing)
    by_session, by_key = {"authorization": f"Bearer {session}"}, {"x-api-key": key}

    async def form() -> None:
        digest_of_key(key)

    async def enter() -> None:
        await services.api_keys.enter(key)

    measured: dict[str, Call] = {
        "bare endpoint": lambda: _get(bare, "/bare", {}, 200),
        "bare, right after": lambda: _get(bare, "/bare", {}, 200),
        "session check": lambda: _get(app, "/api/auth/check", by_session, 200),
        "key list": lambda: _get(app, "/api/enterprise/keys/list", by_session, 200),
        "stats, by session": lambda: _get(app, "/api/enterprise/stats", by_session, 200),
        "stats, by key": lambda: _get(app, "/api/enterprise/stats", by_key, 200),
        "401, nobody": lambda: _get(app, "/api/auth/check", {}, 401),
        "401, a mistyped key": lambda: _get(
            app, "/api/enterprise/stats", {"x-api-key": key[:-1]}, 401
        ),
        "key check: form": form,
        "key check: all": enter,
    }
    took: dict[str, list[float]] = {name: [] for name in measured}
    for turn in range(WARM_UP + calls):
        for name, call in measured.items():
            started = time.process_time()
            await call()
            if turn >= WARM_UP:
                took[name].append((time.process_time() - started) * 1000)
    least = statistics.median(took["bare endpoint"])
    for name, milliseconds in took.items():
        median = statistics.median(milliseconds)
        print(f"{name:20} CPU median {median:6.3f} ms, share {least / median:5.2f}")


async def _nothing() -> dict[str, bool]:
    return {"ok": True}


async def _get(app: Any, path: str, headers: dict[str, str], status: int) -> None:
    lines = {"host": "localhost", **headers}
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in lines.items()],
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
    }
    seen = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        seen.append(message)

    await app(scope, receive, send)
    if seen[0]["status"] != status:
        raise SystemExit(f"{path} answered {seen[0]['status']}: {seen[-1].get('body', b'')!r}")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 500))
