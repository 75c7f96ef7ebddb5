"""The database goes away and comes back: said in time, and no restart is needed."""

import asyncio
from collections.abc import Awaitable, Callable

import httpx2
import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict

OpenProduct = Callable[..., Awaitable[httpx2.AsyncClient]]
TEXT = "Night cook at Harbour Canteen. Dinners for eighty, Monday to Friday, 17 EUR an hour. " * 3


async def test_what_needs_the_database_says_so_and_works_again_when_it_is_back(
    open_product: OpenProduct, database_url: str, database_server: str
) -> None:
    client = await open_product()
    name = str(conninfo_to_dict(database_url)["dbname"])

    _let_in(database_server, name, allowed=False)
    try:
        away, ready, live, signals = await asyncio.gather(
            client.post("/api/verify-text", json={"text": TEXT}),
            client.get("/api/health/ready"),
            client.get("/api/health/live"),
            client.get("/api/signals"),
        )
    finally:
        _let_in(database_server, name, allowed=True)
    back = await client.post("/api/verify-text", json={"text": TEXT})

    assert away.status_code == 503
    assert away.json()["code"] == "database_unavailable"
    assert away.headers["retry-after"] == "5"
    assert ready.status_code == 503
    assert ready.json() == {"status": "unavailable", "checks": {"database": "unavailable"}}
    assert live.status_code == signals.status_code == 200
    assert back.status_code == 200


def _let_in(server: str, name: str, *, allowed: bool) -> None:
    """Open or shut a database; shutting it ends the connections that there are."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(
            sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS {}").format(
                sql.Identifier(name), sql.Literal(allowed)
            )
        )
        if not allowed:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name]
            )
