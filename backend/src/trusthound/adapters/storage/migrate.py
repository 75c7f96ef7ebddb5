"""A connection string in, a database with today's tables behind it."""

import threading
from pathlib import Path

import psycopg

import trusthound
from trusthound.adapters.storage.connect import connect
from trusthound.domain.common.errors import DatabaseUnavailable, SetupProblem

CHECKOUT = Path(trusthound.__file__).parents[2] / "migrations"
INSTALLED = Path(trusthound.__file__).parent / "migrations"

# Alembic keeps what it is doing in module-level variables; other processes wait in the database.
_one_thread_at_a_time = threading.Lock()


def migrate(conninfo: str) -> None:
    """Bring the tables up to date; does nothing where they are, and any number may call at once.

    Raises DatabaseUnavailable where the database does not answer, SetupProblem where it is too old
    or refuses the change.
    """
    with connect(conninfo) as connection:
        if revision_of(connection) == newest_revision():
            return
    try:
        upgrade_to(conninfo, "head")
    except (
        psycopg.errors.InsufficientPrivilege,
        psycopg.errors.FeatureNotSupported,  # an extension that the server does not have
        psycopg.errors.UndefinedFile,  # the same, said by older servers
    ) as problem:
        raise SetupProblem(
            f"The database refuses a change of its tables: {problem.diag.message_primary}.",
            advice="Let the role of DATABASE_URL create tables and extensions in its database.",
        ) from problem


def revision_of(connection: psycopg.Connection) -> str:
    """Which migration a database has come to; "" for none."""
    known = connection.execute("SELECT to_regclass('alembic_version') IS NOT NULL").fetchone()
    if known != (True,):
        return ""
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else ""


def newest_revision() -> str:
    """The number that the last migration's file begins with."""
    return max(path.name for path in (_folder() / "versions").glob("*.py")).partition("_")[0]


def _folder() -> Path:
    return INSTALLED if INSTALLED.is_dir() else CHECKOUT


def upgrade_to(conninfo: str, revision: str) -> None:
    """Run the migrations up to that one; for `migrate`, and for tests of old databases."""
    # Imported where it is needed: Alembic takes 0.6 s, and most starts have nothing to migrate.
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine
    from sqlalchemy.exc import DBAPIError
    from sqlalchemy.pool import NullPool

    config = Config()
    config.set_main_option("script_location", str(_folder()).replace("%", "%%"))
    engine = create_engine(
        "postgresql+psycopg://", creator=lambda: psycopg.connect(conninfo), poolclass=NullPool
    )
    try:
        with _one_thread_at_a_time, engine.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except DBAPIError as problem:
        if isinstance(problem.orig, psycopg.errors.LockNotAvailable):
            raise DatabaseUnavailable("Another process is still changing the tables.") from problem
        raise (problem.orig or problem) from problem
