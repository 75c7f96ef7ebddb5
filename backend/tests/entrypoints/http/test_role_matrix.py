"""Every endpoint × every kind of caller, read off the routes: one that is added is tried too."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx2
import pytest
import pytest_asyncio
from fastapi.routing import iter_route_contexts

from trusthound.adapters.credentials.api_keys import new_key_text
from trusthound.adapters.credentials.tokens import new_token
from trusthound.adapters.storage import api_keys, sessions, users
from trusthound.adapters.storage.database import Database, open_database
from trusthound.domain.access.api_key import ApiKey, Environment, Scope
from trusthound.domain.access.organization import Role
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.session import begun
from trusthound.domain.access.user import new_user
from trusthound.entrypoints.http.app import describe_app
from trusthound.entrypoints.http.caller import Access, Allow
from trusthound.wiring.clock import new_id, utc_now

pytestmark = pytest.mark.asyncio(loop_scope="session")
MARK = "what-only-its-own-team-may-read"
ANYBODY = ("visitor", "free", "premium", "viewer", "member", "admin", "operator")
WELCOME: dict[Access, tuple[str, ...]] = {
    Access.PUBLIC: ANYBODY,
    Access.ANYONE: ANYBODY,
    Access.SIGNED: ANYBODY,  # the route asks for a signature instead
    Access.USER: ANYBODY[1:],
    Access.PREMIUM: ("premium", "viewer", "member", "admin"),
    Access.VIEWER: ("viewer", "member", "admin"),
    Access.MEMBER: ("member", "admin"),
    Access.ADMIN: ("admin",),
    Access.OPERATOR: ("operator",),
}
TURNED_AWAY = {"sign_in_required": 401, "not_allowed": 403, "premium_required": 403}


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    accesses: tuple[Access, ...]
    scope: Scope | None = None

    def welcomes_key(self, scope: Scope) -> bool:
        """A key is nobody where nobody needs an account; elsewhere its scope is asked for."""
        return self.welcomes("visitor") or self.scope is scope

    def welcomes(self, kind: str) -> bool:
        return all(kind in WELCOME[each] for each in self.accesses)

    def at(self, value: str) -> str:
        """The path with that value in the place of every parameter."""
        parts = self.path.split("/")
        return "/".join(value if each.startswith("{") else each for each in parts)


def id_of(organization: str) -> str:
    """Tells nothing of the name: what a caller sends comes back in an error."""
    return f"organization-{len(organization)}"


def endpoints() -> list[Endpoint]:
    found = []
    for context in iter_route_contexts(describe_app().routes):
        dependant: Any = getattr(context, "dependant", None)
        allowed = [each.call for each in dependant.dependencies if isinstance(each.call, Allow)]
        accesses = tuple(each.access for each in allowed)
        scope = next((each.scope for each in allowed if each.scope), None)
        found += [
            Endpoint(method, str(context.path), accesses, scope)
            for method in sorted(context.methods or ())
        ]
    return found


ENDPOINTS = endpoints()


@dataclass(frozen=True)
class Person:
    user_id: str
    session_id: str
    headers: dict[str, str]


@dataclass
class People:
    """Somebody new for every call: many calls change their caller."""

    database: Database

    async def make(self, kind: str, *, organization: str = "home") -> Person:
        now, token = utc_now(), new_token()
        user = new_user(
            new_id(), f"{kind}-{new_id()}@matrix.example", f"{kind} {organization}", now
        )
        user = replace(
            user,
            premium_until=now + timedelta(days=1) if kind == "premium" else None,
            is_operator=kind == "operator",
        )
        session = begun(new_id(), Origin("192.0.2.1", "r"), remembered=False, now=now)
        async with self.database.connection() as connection:
            await users.add(connection, user, "$argon2id$never")
            await sessions.add(connection, session, user_id=user.id, digest=token.digest)
            if kind in set(Role):
                await connection.execute(
                    """
                    INSERT INTO organizations (id, name, tier, created_at)
                    VALUES (%s, %s, 'starter', now()) ON CONFLICT DO NOTHING
                    """,
                    [id_of(organization), organization],
                )
                await connection.execute(
                    """
                    INSERT INTO members (user_id, organization_id, role, joined_at)
                    VALUES (%s, %s, %s, now())
                    """,
                    [user.id, id_of(organization), kind],
                )
        return Person(user.id, session.id, {"Authorization": f"Bearer {token.text}"})

    async def key(self, scope: Scope) -> dict[str, str]:
        """A key of an organisation that has that scope alone."""
        now, text = utc_now(), new_key_text(Environment.LIVE)
        async with self.database.connection() as connection:
            await connection.execute(
                """
                INSERT INTO organizations (id, name, tier, created_at)
                VALUES ('of-keys', 'Keys', 'enterprise', now()) ON CONFLICT DO NOTHING
                """
            )
            made = ApiKey(
                new_id(),
                "of-keys",
                scope.value,
                Environment.LIVE,
                (scope,),
                text.prefix,
                9_999,
                now,
            )
            await api_keys.add(connection, made, digest=text.digest)
        return {"X-API-Key": text.text}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def people(
    client: httpx2.AsyncClient, database_server: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[People]:
    folder: Path = tmp_path_factory.mktemp("people")
    async with open_database(database_url=database_server, data_folder=folder) as database:
        yield People(database)


async def call(
    client: httpx2.AsyncClient, endpoint: Endpoint, headers: dict[str, str], value: str = "x"
) -> httpx2.Response:
    has_body = endpoint.method not in {"GET", "HEAD"}
    answer = await client.request(
        endpoint.method,
        endpoint.at(value),
        headers=headers,
        **({"json": {}} if has_body else {}),  # type: ignore[arg-type]
    )
    client.cookies.clear()
    return answer


def turned_away(answer: httpx2.Response) -> bool:
    if answer.request.method == "HEAD" or "problem" not in answer.headers.get("content-type", ""):
        return answer.status_code in {401, 403}
    code = answer.json()["code"]
    if code in TURNED_AWAY:
        assert answer.status_code == TURNED_AWAY[code]
    return code in TURNED_AWAY


@pytest.mark.parametrize(
    "endpoint", ENDPOINTS, ids=[f"{each.method} {each.path}" for each in ENDPOINTS]
)
async def test_an_endpoint_lets_in_whom_it_declares_and_nobody_else(
    client: httpx2.AsyncClient, people: People, endpoint: Endpoint
) -> None:
    assert endpoint.accesses
    for kind in ANYBODY:
        headers = {} if kind == "visitor" else (await people.make(kind)).headers
        answer = await call(client, endpoint, headers)

        assert turned_away(answer) != endpoint.welcomes(kind), (kind, answer.text)
        assert answer.status_code < 500 or answer.status_code == 503, (kind, answer.text)
        if turned_away(answer):
            assert answer.status_code == (401 if kind == "visitor" else 403), kind
        if answer.status_code == 401:
            assert answer.headers["www-authenticate"] == "Bearer"


@pytest.mark.parametrize(
    "endpoint", ENDPOINTS, ids=[f"{each.method} {each.path}" for each in ENDPOINTS]
)
async def test_an_admin_of_another_organization_reads_and_changes_nothing_of_this_one(
    client: httpx2.AsyncClient, people: People, endpoint: Endpoint
) -> None:
    here = await people.make("admin", organization=MARK)
    named = [here.user_id, here.session_id, id_of(MARK)] if "{" in endpoint.path else ["x"]

    for value in named:
        stranger = await people.make("admin", organization="elsewhere")
        answer = await call(client, endpoint, stranger.headers, value)

        assert MARK not in answer.text
    check = await client.get("/api/auth/check", headers=here.headers)
    assert check.json()["user"]["is_org_admin"] is True


@pytest.mark.parametrize("scope", list(Scope))
async def test_a_key_is_let_in_where_its_scope_is_asked_for_and_nowhere_else(
    client: httpx2.AsyncClient, people: People, scope: Scope
) -> None:
    headers = await people.key(scope)
    for endpoint in ENDPOINTS:
        answer = await call(client, endpoint, headers)

        assert turned_away(answer) != endpoint.welcomes_key(scope), (endpoint, answer.text)
        if turned_away(answer):
            assert answer.status_code == 403, endpoint


async def test_what_a_key_may_do_is_written_down_here() -> None:
    checks, v1 = "/api/enterprise/verifications", "/api/v1/verifications"
    assert {(each.method, each.path): each.scope for each in ENDPOINTS if each.scope} == {
        ("POST", "/api/enterprise/verify"): Scope.VERIFY,
        ("GET", "/api/enterprise/stats"): Scope.STATS,
        ("GET", "/api/enterprise/usage"): Scope.STATS,
        ("GET", checks): Scope.VERIFY,
        ("GET", f"{checks}/{{verification_id}}"): Scope.VERIFY,
        ("GET", f"{checks}/{{verification_id}}/report.pdf"): Scope.VERIFY,
        ("GET", f"{checks}/{{verification_id}}/report.json"): Scope.VERIFY,
        ("GET", f"{checks}/{{verification_id}}/report.csv"): Scope.VERIFY,
        ("POST", v1): Scope.VERIFY,
        ("GET", v1): Scope.VERIFY,
        ("GET", f"{v1}/{{verification_id}}"): Scope.VERIFY,
        ("DELETE", f"{v1}/{{verification_id}}"): Scope.RECORDS,
        ("POST", f"{v1}/{{verification_id}}/reviews"): Scope.RECORDS,
        ("GET", f"{v1}/{{verification_id}}/report.pdf"): Scope.VERIFY,
        ("GET", f"{v1}/{{verification_id}}/report.json"): Scope.VERIFY,
        ("GET", "/api/v1/events"): Scope.VERIFY,
        ("GET", "/api/v1/usage"): Scope.STATS,
        **{
            (method, f"{lists}{path}"): Scope.BULK_VERIFY
            for lists in ("/api/enterprise/bulk", "/api/v1/bulk")
            for method, path in (
                ("POST", ""),
                ("GET", ""),
                ("GET", "/template.csv"),
                ("GET", "/{job_id}"),
                ("DELETE", "/{job_id}"),
                ("GET", "/{job_id}/rows"),
                ("POST", "/{job_id}/start"),
                ("POST", "/{job_id}/{move}"),
                ("GET", "/{job_id}/results.csv"),
                ("GET", "/{job_id}/results.json"),
                ("GET", "/{job_id}/reports.zip"),
            )
        },
    }


@pytest.mark.parametrize("role", list(Role))
async def test_a_member_that_is_taken_out_loses_the_role_at_once(
    client: httpx2.AsyncClient, people: People, role: Role
) -> None:
    person = await people.make(role.value)
    async with people.database.connection() as connection:
        await connection.execute(
            "UPDATE members SET is_active = false WHERE user_id = %s", [person.user_id]
        )

    for endpoint in ENDPOINTS:
        if set(endpoint.accesses) & {Access.VIEWER, Access.MEMBER, Access.ADMIN}:
            answer = await call(client, endpoint, person.headers)
            assert answer.status_code == 403, endpoint


async def test_every_kind_of_access_is_in_the_table() -> None:
    assert set(WELCOME) == set(Access)
