"""Clients that speak to an app without a network: small apps behind a guard, and the whole one."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx2
import psycopg
import pytest
import pytest_asyncio
from psycopg import sql
from psycopg.conninfo import make_conninfo
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.credentials.tokens import new_token
from trusthound.entrypoints.http.app import create_app
from trusthound.entrypoints.http.request_log import RequestLog
from trusthound.wiring.accounts import open_accounts
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.own_account import OwnAccount
from trusthound.wiring.services import Services, open_services
from trusthound.wiring.settings import Settings

Guard = Callable[[ASGIApp], ASGIApp]
ClientWith = Callable[..., Awaitable[httpx2.AsyncClient]]


@pytest.fixture
def guarded() -> Callable[[Guard], httpx2.AsyncClient]:
    """An app that echoes the body it gets, behind the guard given; what is refused is answered."""

    def build(guard: Guard) -> httpx2.AsyncClient:
        return _client(RequestLog(guard(_echo), ()))

    return build


@pytest.fixture(scope="session")
def database_server(database_server: str) -> str:
    """A database of this process's own on it: the others count their rows at the same time."""
    name = f"http_{os.getpid()}"
    with psycopg.connect(database_server, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    return make_conninfo(database_server, dbname=name)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def client_with(
    database_server: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[ClientWith]:
    """The whole app on a real database, under the settings given; opened once for all modules."""
    folder = tmp_path_factory.mktemp("http")
    async with AsyncExitStack() as opened:
        settings = _settings(database_server, folder)
        services = await opened.enter_async_context(open_services(settings))

        async def build(**changes: Any) -> httpx2.AsyncClient:
            changed = settings.model_copy(update=changes)
            app = create_app(await _changed(services, changed), changed)
            return await opened.enter_async_context(_client(app))

        yield build


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def client(client_with: ClientWith) -> httpx2.AsyncClient:
    """The whole app under ordinary settings."""
    return await client_with()


async def _changed(services: Services, settings: Settings) -> Services:
    accounts = await open_accounts(settings, services.database)
    own = OwnAccount(
        accounts, services.billing, services.own_account.resume_files, services.applications.files
    )
    mailing = replace(services.mailing, settings=settings, keys=Keys(accounts.secret))
    return replace(services, settings=settings, accounts=accounts, own_account=own, mailing=mailing)


@pytest.fixture(scope="module")
def operator(client: httpx2.AsyncClient, database_server: str) -> dict[str, str]:
    """The header of an operator's session; their account came 29 days ago."""
    assert client is not None  # its tables are there
    token, user, now = new_token(), new_id(), utc_now()
    with psycopg.connect(database_server, autocommit=True) as connection:
        connection.execute(
            """
            INSERT INTO users (
                id, email, email_key, name, first_name, last_name, password_hash, created_at,
                is_operator)
            VALUES (%s, %s, %s, 'Op', '', '', '', %s, true)
            """,
            [user, user, user, now - timedelta(days=29)],
        )
        connection.execute(
            """
            INSERT INTO sessions (
                digest, id, user_id, kind, remembered, created_at, last_seen_at, expires_at,
                address, device)
            VALUES (%s, %s, %s, 'api', false, %s, %s, %s, '', '')
            """,
            [token.digest, new_id(), user, now, now, now + timedelta(hours=1)],
        )
    return {"Authorization": f"Bearer {token.text}"}


def _settings(database_url: str, folder: Path) -> Settings:
    words: dict[str, Any] = {
        "DATABASE_URL": database_url,
        "data_folder": folder,
        "pages_folder": _pages(folder / "dist"),
        "requests_a_minute": 10_000,
        "verifications_a_minute": 10_000,
        "uploads_a_minute": 10_000,
        "matches_a_minute": 10_000,
        "searches_a_minute": 10_000,
        "daily_allowance": False,
        "feedback_a_minute": 10_000,
        "files_a_minute": 10_000,
        "messages_an_hour": 10_000,
        "password_memory_kib": 64,
        "sign_ins_an_address": 10_000,
        "sign_ups_an_address": 10_000,
        "mails_an_address": 10_000,
    }
    return Settings(**words)


def _client(app: ASGIApp) -> httpx2.AsyncClient:
    transport = httpx2.ASGITransport(app=app)
    return httpx2.AsyncClient(transport=transport, base_url="http://localhost")


async def _echo(scope: Scope, receive: Receive, send: Send) -> None:
    body = await Request(scope, receive).body()
    await Response(body)(scope, receive, send)


def _pages(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text("<!doctype html><title>TrustHound</title>")
    (folder / "routes.json").write_text('{"paths": ["/", "/pricing"]}')
    (folder / "assets" / "index-1a2b.js").write_text("1")
    return folder
