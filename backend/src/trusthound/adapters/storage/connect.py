"""A connection string in, a connection out, or one of our errors in words."""

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from trusthound.domain.common.errors import DatabaseUnavailable, SetupProblem

OLDEST_VERSION = 15
CONNECT_SECONDS = 5


def bounded(conninfo: str) -> str:
    """Add what keeps us from waiting for a server that is gone; what is given stays as it is."""
    bounds = {
        "application_name": "trusthound",
        "connect_timeout": str(CONNECT_SECONDS),
        "tcp_user_timeout": str(CONNECT_SECONDS * 1000),
    }
    try:
        given = {key: str(value) for key, value in conninfo_to_dict(conninfo).items()}
        return make_conninfo("", **(bounds | given))
    except psycopg.ProgrammingError as problem:  # its words may quote a password
        raise SetupProblem(
            "DATABASE_URL is not the address of a PostgreSQL database.",
            advice="It looks like postgresql://user:password@host:5432/name.",
        ) from problem


@contextmanager
def connect(conninfo: str) -> Iterator[psycopg.Connection]:
    """Connect to a server that is new enough; for starting up, so the error says the reason."""
    try:
        connection = psycopg.connect(conninfo)
    except psycopg.OperationalError as problem:
        reason = " ".join(str(problem).split())
        raise DatabaseUnavailable("The database does not answer.", advice=reason) from problem
    with connection:
        ask_for_version(connection.info.server_version)
        yield connection


def ask_for_version(version: int) -> None:
    """`version` is as the server tells it: 150018 for 15.18."""
    if version // 10000 < OLDEST_VERSION:
        raise SetupProblem(
            f"The database is PostgreSQL {version // 10000}; TrustHound needs {OLDEST_VERSION}.",
            advice=f"Give DATABASE_URL a server of version {OLDEST_VERSION} or newer.",
        )


def said(problem: Exception) -> DatabaseUnavailable:
    """What went wrong on a connection, in words for whoever waits for an answer."""
    if isinstance(problem, psycopg.errors.DiskFull):
        return DatabaseUnavailable("The database has no space left on its disk.")
    return DatabaseUnavailable(
        "The database does not answer at the moment.", advice="Try again in half a minute."
    )
