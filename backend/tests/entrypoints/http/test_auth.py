"""Accounts over the wire: sign up, sign in, cookies and Bearers, and what a caller may read."""

from typing import Any

import httpx2
import psycopg
import pytest
from tests.entrypoints.http.conftest import ClientWith

from trusthound.adapters.credentials.tokens import digest_of
from trusthound.wiring.clock import new_id

pytestmark = pytest.mark.asyncio(loop_scope="session")
PASSWORD = "correct horse battery"


def a_person(**changes: Any) -> dict[str, Any]:
    email = f"ann{new_id()}@auth.example"
    return {"name": "Ann Lee Smith", "email": email, "password": PASSWORD, **changes}


async def signed_up(client: httpx2.AsyncClient, **changes: Any) -> tuple[dict[str, Any], str]:
    person = a_person(**changes)
    answer = await client.post("/api/auth/register", json=person)
    assert answer.status_code == 201, answer.text
    client.cookies.clear()
    return person, answer.json()["token"]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def test_who_signs_up_is_signed_in(client: httpx2.AsyncClient) -> None:
    person = a_person()
    answer = await client.post("/api/auth/register", json=person)
    client.cookies.clear()

    told = answer.json()
    assert set(told) == {"token", "user", "message"}
    assert {**told["user"], "id": "x"} == {
        "id": "x",
        "name": "Ann Lee Smith",
        "email": person["email"],
        "plan": "free",
        "first_name": "Ann",
        "last_name": "Lee Smith",
        "company": "",
        "is_org_admin": False,
        "is_operator": False,
        "organization": "",
        "role": None,
        "mailVerified": False,
        "premiumUntil": None,
    }
    for path in ("check", "profile"):
        read = await client.get(f"/api/auth/{path}", headers=bearer(told["token"]))
        assert read.json() == {"user": told["user"]}


async def test_an_address_is_one_identity_in_any_case(client: httpx2.AsyncClient) -> None:
    person, _ = await signed_up(client)
    shouted = person["email"].upper()

    again = await client.post("/api/auth/register", json={**person, "email": f" {shouted} "})
    entered = await client.post("/api/auth/login", json={**person, "email": shouted})
    client.cookies.clear()

    assert (again.status_code, again.json()["code"]) == (409, "mail_taken")
    assert entered.status_code == 200


async def test_a_wrong_password_and_an_unknown_address_get_the_same_answer(
    client: httpx2.AsyncClient,
) -> None:
    person, _ = await signed_up(client)
    wrong = {"email": person["email"], "password": "not my password"}
    nobody = {"email": "nobody@auth.example", "password": "not my password"}

    answers = [await client.post("/api/auth/login", json=each) for each in (wrong, nobody)]

    bodies = [{**each.json(), "requestId": ""} for each in answers]
    assert bodies[0] == bodies[1]
    assert bodies[0]["code"] == "wrong_credentials"
    assert [each.status_code for each in answers] == [401, 401]
    assert answers[0].headers["www-authenticate"] == "Bearer"


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"name": " \u200b "}, "name"),
        ({"name": 5}, "name"),
        ({"email": "ann"}, "email"),
        ({"email": "ann@b.example\nBcc: x@y.example"}, "email"),
        ({"password": "short"}, "password"),
        ({"password": "password1"}, "password"),
        ({"password": "x" * 1025}, "password"),
        ({"email": "annabella@b.example", "password": "Annabella@B.example"}, "password"),
    ],
)
async def test_what_makes_no_account_is_refused_with_its_field(
    client: httpx2.AsyncClient, changes: dict[str, Any], field: str
) -> None:
    answer = await client.post("/api/auth/register", json=a_person(**changes))

    assert (answer.status_code, answer.json()["field"]) == (422, field)


async def test_what_one_may_not_give_oneself_never_takes_effect(client: httpx2.AsyncClient) -> None:
    greedy = a_person(
        plan="enterprise", is_operator=True, is_org_admin=True, id="me", premiumUntil=1
    )
    told = (await client.post("/api/auth/register", json=greedy)).json()["user"]
    client.cookies.clear()

    assert (told["plan"], told["is_operator"], told["is_org_admin"]) == ("free", False, False)
    assert told["id"] != "me"


async def test_a_browser_gets_a_cookie_that_no_script_can_read(client: httpx2.AsyncClient) -> None:
    person, _ = await signed_up(client)
    short = await client.post("/api/auth/login", json=person)
    long = await client.post("/api/auth/login", json={**person, "remember": True})
    client.cookies.clear()

    token = short.json()["token"]
    kept = f"__Host-session={token}; Path=/; HttpOnly; SameSite=Lax; Secure"
    assert short.headers["set-cookie"] == kept
    assert "; Max-Age=2592000; Secure" in long.headers["set-cookie"]


async def test_a_plain_network_gets_a_cookie_without_the_prefix(client_with: ClientWith) -> None:
    client = await client_with(plain_http=True)
    answer = await client.post("/api/auth/register", json=a_person())

    assert answer.headers["set-cookie"].startswith("session=")
    assert "Secure" not in answer.headers["set-cookie"]


async def test_the_cookie_signs_in_and_logging_out_ends_it_on_the_server(
    client: httpx2.AsyncClient,
) -> None:
    _, token = await signed_up(client)
    cookie = {"Cookie": f"__Host-session={token}", "Sec-Fetch-Site": "same-origin"}

    assert (await client.get("/api/auth/check", headers=cookie)).status_code == 200
    out = await client.post("/api/auth/logout", headers=cookie)

    assert out.status_code == 204
    assert "Max-Age=0" in out.headers["set-cookie"]
    for headers in (cookie, bearer(token)):
        after = await client.get("/api/auth/check", headers=headers)
        assert (after.status_code, after.json()["code"]) == (401, "sign_in_required")


async def test_a_remembered_cookie_is_changed_once_a_day_and_a_bearer_never(
    client: httpx2.AsyncClient, database_server: str
) -> None:
    person, _ = await signed_up(client)
    entered = await client.post("/api/auth/login", json={**person, "remember": True})
    client.cookies.clear()
    token = entered.json()["token"]
    with psycopg.connect(database_server) as connection:
        connection.execute(
            "UPDATE sessions SET created_at = created_at - interval '2 days',"
            " expires_at = expires_at - interval '2 days' WHERE digest = %s",
            [digest_of(token)],
        )
    cookie = {"Cookie": f"__Host-session={token}"}

    by_bearer = await client.get("/api/auth/check", headers=bearer(token))
    first = await client.get("/api/auth/check", headers=cookie)
    second = await client.get("/api/auth/check", headers=cookie)

    assert "set-cookie" not in by_bearer.headers
    changed = first.headers["set-cookie"]
    assert token not in changed
    assert 27 * 86_400 < int(changed.partition("Max-Age=")[2].partition(";")[0]) <= 28 * 86_400
    assert second.status_code == 200
    assert "set-cookie" not in second.headers
    new = {"Cookie": changed.partition(";")[0]}
    assert (await client.get("/api/auth/check", headers=new)).status_code == 200


@pytest.mark.parametrize(
    ("headers", "welcome"),
    [
        ({"Sec-Fetch-Site": "same-origin"}, True),
        ({"Sec-Fetch-Site": "none"}, True),
        ({"Sec-Fetch-Site": "same-site"}, False),
        ({"Sec-Fetch-Site": "cross-site", "Origin": "http://localhost"}, False),
        ({"Origin": "http://localhost"}, True),
        ({"Origin": "http://localhost:3000"}, False),
        ({"Origin": "http://evil.example"}, False),
        ({"Origin": "null"}, False),
        ({}, False),
    ],
)
async def test_a_cookie_changes_something_only_from_our_own_pages(
    client: httpx2.AsyncClient, headers: dict[str, str], *, welcome: bool
) -> None:
    _, token = await signed_up(client)
    cookie = {"Cookie": f"__Host-session={token}"}

    answer = await client.post("/api/auth/logout", headers={**cookie, **headers})

    assert answer.status_code == (204 if welcome else 403)
    assert (await client.get("/api/auth/check", headers=cookie)).status_code == (
        401 if welcome else 200
    )


async def test_a_bearer_needs_no_origin(client: httpx2.AsyncClient) -> None:
    _, token = await signed_up(client)

    assert (await client.post("/api/auth/logout", headers=bearer(token))).status_code == 204


@pytest.mark.parametrize("token", ["", "x", "\u00e9", "a" * 5000])
async def test_a_token_that_is_none_signs_nobody_in(client: httpx2.AsyncClient, token: str) -> None:
    headers = {b"Authorization": f"Bearer {token}".encode()}

    answer = await client.get("/api/auth/check", headers=headers)

    assert answer.status_code == 401
    assert answer.headers["www-authenticate"] == "Bearer"
