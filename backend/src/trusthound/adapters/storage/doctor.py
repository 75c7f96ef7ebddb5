"""Where the database is in, a list of what is right and wrong with it out."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.connect import connect
from trusthound.adapters.storage.database import located
from trusthound.adapters.storage.mails import STANDING
from trusthound.adapters.storage.migrate import newest_revision, revision_of
from trusthound.domain.common.errors import DatabaseUnavailable, SetupProblem
from trusthound.domain.mailing.delivery import Standing

# What the search over postings will rest on; tried now, so that a server without them is known.
EXTENSIONS = ("pg_trgm", "unaccent", "citext", "btree_gin")


@dataclass(frozen=True, slots=True)
class Check:
    name: str
    ok: bool
    sentence: str


def doctor_database(*, database_url: str, data_folder: Path) -> list[Check]:
    """Look at the database without changing it; what comes after a failed step is left out."""
    checks: list[Check] = []
    try:
        with (
            located(database_url=database_url, data_folder=data_folder) as conninfo,
            connect(conninfo) as connection,
        ):
            checks.extend(_checks(connection, embedded=not database_url))
    except (SetupProblem, DatabaseUnavailable) as problem:
        sentence = f"{problem.message} {problem.advice}".strip()
        checks.append(Check("database", ok=False, sentence=sentence))
    return checks


def _checks(connection: psycopg.Connection, *, embedded: bool) -> Iterator[Check]:
    kind = "embedded" if embedded else "given"
    version = connection.info.parameter_status("server_version")
    row = connection.execute("SELECT current_setting('server_encoding')").fetchone()
    encoding = str(row[0]) if row else ""
    yield Check("database", ok=True, sentence=f"PostgreSQL {version} ({kind}) answers.")
    yield Check(
        "encoding",
        ok=encoding == "UTF8",
        sentence=f"The database's encoding is {encoding}; TrustHound needs UTF8.",
    )
    yield from (_extension(connection, name) for name in EXTENSIONS)
    revision = revision_of(connection)
    current = revision == newest_revision()
    yield Check(
        "tables",
        ok=current,
        sentence="The tables are up to date."
        if current
        else "The tables are not up to date; run: trusthound migrate",
    )
    if current:
        yield _mails(connection)


def _mails(connection: psycopg.Connection) -> Check:
    """Mails that have waited for long say that the way to the mail server is shut."""
    cursor = connection.cursor(row_factory=class_row(Standing))
    told = cursor.execute(STANDING).fetchone()
    assert told is not None  # noqa: S101 - counts without a GROUP BY are always one row
    words = [f"{told.waiting:,} mails wait", f"{told.given_up:,} were given up"]
    if told.waiting_since is not None:
        words[0] += f", the oldest since {told.waiting_since:%Y-%m-%d %H:%M} UTC"
    problem = f" The last problem was: {told.last_problem}" if told.last_problem else ""
    return Check("mails", ok=not told.is_stuck, sentence=f"{'; '.join(words)}.{problem}")


def _extension(connection: psycopg.Connection, name: str) -> Check:
    """Create it for real and take it back."""
    statement = psycopg.sql.SQL("CREATE EXTENSION IF NOT EXISTS {}").format(
        psycopg.sql.Identifier(name)
    )
    try:
        with connection.transaction(force_rollback=True):
            connection.execute(statement)
    except psycopg.Error as problem:
        return Check(
            name,
            ok=False,
            sentence=f"The database refuses the extension {name}: {problem.diag.message_primary}. "
            "Ask whoever runs it to install the extension, or to let the role create it.",
        )
    return Check(name, ok=True, sentence=f"The extension {name} can be used.")
