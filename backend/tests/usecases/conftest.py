"""Accounts on the real database, with hashes that cost little and a clock that the test moves."""

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from psycopg.rows import dict_row

from trusthound.adapters.credentials.passwords import Passwords
from trusthound.adapters.credentials.tokens import Token, new_token
from trusthound.adapters.files.keys import file_keys
from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.attempts import AttemptLimits, Limit
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import SignedIn
from trusthound.usecases.ask_for_reset import ask_for_reset
from trusthound.usecases.confirm_mail_address import confirm_mail_address
from trusthound.usecases.continue_session import Continued, continue_session
from trusthound.usecases.register import Ids, register
from trusthound.usecases.reset_password import reset_password
from trusthound.usecases.send_reset_link import send_reset_link
from trusthound.usecases.sign_in import Asked, sign_in

PASSWORD = "correct horse battery"
KEY = bytes(range(32))
HOME = Origin("192.0.2.1", "request-1", "A browser")
LIMITS = AttemptLimits(
    sign_ins_an_account=Limit("sign_ins_an_account", 10),
    sign_ins_an_address=Limit("sign_ins_an_address", 50),
    sign_ups_an_address=Limit("sign_ups_an_address", 20),
    mails_an_account=Limit("mails_an_account", 3),
    mails_an_address=Limit("mails_an_address", 20),
    exports_an_account=Limit("exports_an_account", 5),
)


@dataclass
class World:
    """The use cases with all that they need; `now` stands still until a test moves it."""

    database: Database
    files: FileStore
    passwords: Passwords = field(
        default_factory=lambda: Passwords(at_once=4, waiting=200, memory_kib=64)
    )
    limits: AttemptLimits = LIMITS
    now: datetime = datetime(2026, 11, 21, 12, tzinfo=UTC)
    numbers: Any = field(default_factory=lambda: count(1))

    def later(self, **by: float) -> None:
        self.now += timedelta(**by)

    def id(self) -> str:
        return f"id-{next(self.numbers)}"

    async def register(
        self, email: str = "ann@users.example", *, origin: Origin = HOME, password: str = PASSWORD
    ) -> tuple[SignedIn, Token, Token]:
        """Who it is, the session's token and the one in the mail."""
        ids = Ids(self.id(), self.id(), self.id(), new_token(), new_token())
        who = await register(
            "Ann Lee",
            email,
            password,
            database=self.database,
            passwords=self.passwords,
            limits=self.limits,
            origin=origin,
            now=self.now,
            ids=ids,
        )
        return who, ids.session_token, ids.link_token

    async def sign_in(
        self,
        email: str = "ann@users.example",
        password: str = PASSWORD,
        *,
        origin: Origin = HOME,
        **words: Any,
    ) -> Token:
        token = new_token()
        await sign_in(
            Asked(email, password, **words),
            database=self.database,
            passwords=self.passwords,
            limits=self.limits,
            secret_key=KEY,
            origin=origin,
            now=self.now,
            session_id=self.id(),
            token=token,
        )
        return token

    async def go_on(self, token: Token, *, may_change: bool = True) -> Continued | None:
        return await continue_session(
            token.text,
            database=self.database,
            may_change=may_change,
            new_token=new_token,
            now=self.now,
        )

    async def ask_for_reset(
        self, email: str = "ann@users.example", *, origin: Origin = HOME
    ) -> None:
        await ask_for_reset(
            email, database=self.database, limits=self.limits, origin=origin, now=self.now
        )

    async def reset_link(self, email: str = "ann@users.example") -> Token:
        """As the worker sends it."""
        token = new_token()
        await send_reset_link(
            email,
            database=self.database,
            origin=HOME,
            now=self.now,
            mail_id=self.id(),
            token=token,
        )
        return token

    async def reset(self, token: Token, password: str) -> None:
        await reset_password(
            token.text,
            password,
            database=self.database,
            passwords=self.passwords,
            origin=HOME,
            now=self.now,
            mail_id=self.id(),
        )

    async def confirm(self, token: Token) -> None:
        """The link of a mail that proves an address is opened."""
        await confirm_mail_address(
            token.text, database=self.database, origin=HOME, now=self.now, mail_id=self.id()
        )

    async def rows(self, question: str) -> list[dict[str, Any]]:
        async with self.database.connection() as connection:
            cursor = connection.cursor(row_factory=dict_row)
            await cursor.execute(question.encode())
            return await cursor.fetchall()


@pytest.fixture
def world(database: Database, tmp_path: Path) -> World:
    return World(database, FileStore(tmp_path / "files", file_keys([b"a secret"])))
