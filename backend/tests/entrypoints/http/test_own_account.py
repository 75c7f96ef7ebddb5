"""What users do with their own account over the wire, and nobody with that of another."""

from typing import Any

import httpx2
import pytest

from trusthound.wiring.clock import new_id

pytestmark = pytest.mark.asyncio(loop_scope="session")
PASSWORD = "correct horse battery"


async def signed_up(client: httpx2.AsyncClient) -> tuple[str, dict[str, str]]:
    """The address, and the header that signs in."""
    email = f"own{new_id()}@account.example"
    person = {"name": "Ann Lee", "email": email, "password": PASSWORD}
    token = (await client.post("/api/auth/register", json=person)).json()["token"]
    client.cookies.clear()
    return email, {"Authorization": f"Bearer {token}"}


async def another_session(client: httpx2.AsyncClient, email: str) -> dict[str, str]:
    words = {"email": email, "password": PASSWORD}
    token = (await client.post("/api/auth/login", json=words)).json()["token"]
    client.cookies.clear()
    return {"Authorization": f"Bearer {token}"}


async def test_only_what_is_given_of_a_profile_changes(client: httpx2.AsyncClient) -> None:
    _, mine = await signed_up(client)

    async def patched(**words: Any) -> dict[str, Any]:
        answer = await client.patch("/api/auth/profile", json=words, headers=mine)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()["user"]
        return told

    first = await patched(company="  Acme \u202e Ltd ", plan="premium", email="x@y.example")
    assert (first["company"], first["name"], first["plan"]) == ("Acme Ltd", "Ann Lee", "free")
    second = await patched(name="Bea von Stein")
    assert (second["first_name"], second["last_name"]) == ("Bea", "von Stein")
    third = await patched(last_name="", first_name="Beatrice")
    assert (third["name"], third["first_name"], third["last_name"]) == (
        "Bea von Stein",
        "Beatrice",
        "",
    )
    read = await client.get("/api/auth/profile", headers=mine)
    assert read.json()["user"] == third


@pytest.mark.parametrize("words", [{"name": " "}, {"name": "x" * 201}, {"company": 5}])
async def test_a_profile_that_is_none_is_refused(
    client: httpx2.AsyncClient, words: dict[str, Any]
) -> None:
    _, mine = await signed_up(client)

    answer = await client.patch("/api/auth/profile", json=words, headers=mine)

    assert (answer.status_code, answer.json()["field"]) == (422, next(iter(words)))


async def test_sessions_are_listed_and_ended_by_their_owner_alone(
    client: httpx2.AsyncClient,
) -> None:
    email, mine = await signed_up(client)
    other = await another_session(client, email)
    _, strangers = await signed_up(client)
    listed = (await client.get("/api/auth/sessions", headers=mine)).json()["sessions"]
    theirs = next(each["id"] for each in listed if not each["current"])

    assert len(listed) == 2
    assert set(listed[0]) == {
        *("id", "current", "kind", "remembered", "createdAt", "lastSeenAt", "expiresAt"),
        *("address", "device"),
    }
    address = f"/api/auth/sessions/{theirs}"
    assert (await client.delete(address, headers=strangers)).status_code == 404
    assert (await client.get("/api/auth/check", headers=other)).status_code == 200
    assert (await client.delete(address, headers=mine)).status_code == 204
    assert (await client.get("/api/auth/check", headers=other)).status_code == 401
    assert (await client.delete(address, headers=mine)).status_code == 404


async def test_one_signs_out_everywhere_else(client: httpx2.AsyncClient) -> None:
    email, mine = await signed_up(client)
    others = [await another_session(client, email) for _ in range(2)]

    told = await client.delete("/api/auth/sessions", headers=mine)

    assert told.json()["ended"] == 2
    for each in others:
        assert (await client.get("/api/auth/check", headers=each)).status_code == 401
    assert (await client.get("/api/auth/check", headers=mine)).status_code == 200


async def test_a_changed_password_is_the_one_to_sign_in_with(client: httpx2.AsyncClient) -> None:
    email, mine = await signed_up(client)
    words = {"currentPassword": PASSWORD, "newPassword": "another horse battery"}

    wrong = await client.post(
        "/api/auth/change-password", json={**words, "currentPassword": "x"}, headers=mine
    )
    done = await client.post("/api/auth/change-password", json=words, headers=mine)

    assert (wrong.status_code, wrong.json()["field"]) == (422, "currentPassword")
    assert done.status_code == 200
    old = await client.post("/api/auth/login", json={"email": email, "password": PASSWORD})
    assert old.status_code == 401


async def test_a_change_of_address_is_asked_for_and_taken_ones_answer_alike(
    client: httpx2.AsyncClient,
) -> None:
    email, mine = await signed_up(client)
    taken, _ = await signed_up(client)
    free = f"new{new_id()}@account.example"

    answers = [
        await client.post(
            "/api/auth/change-mail", json={"email": each, "password": PASSWORD}, headers=mine
        )
        for each in (free, taken)
    ]
    wrong = await client.post(
        "/api/auth/change-mail", json={"email": free, "password": "x"}, headers=mine
    )

    assert [each.status_code for each in answers] == [202, 202]
    assert answers[0].content == answers[1].content
    assert (wrong.status_code, wrong.json()["field"]) == (422, "password")
    read = await client.get("/api/auth/profile", headers=mine)
    assert read.json()["user"]["email"] == email


async def test_forgot_answers_the_same_for_every_address(client: httpx2.AsyncClient) -> None:
    email, _ = await signed_up(client)

    answers = [
        await client.post("/api/auth/forgot", json={"email": each})
        for each in (email, "nobody@account.example")
    ]

    assert [each.status_code for each in answers] == [202, 202]
    assert answers[0].content == answers[1].content
    kept = ("x-request-id", "date", "ratelimit")
    heads = [{k: v for k, v in each.headers.items() if k not in kept} for each in answers]
    assert heads[0] == heads[1]


@pytest.mark.parametrize("token", ["", "x", "\0", "é" * 200])
async def test_a_link_that_never_was_is_an_expired_one(
    client: httpx2.AsyncClient, token: str
) -> None:
    reset = {"token": token, "password": PASSWORD}

    for path, words in (("reset", reset), ("verify-mail", {"token": token})):
        answer = await client.post(f"/api/auth/{path}", json=words)
        assert (answer.status_code, answer.json()["code"]) == (410, "link_expired")


async def test_a_link_to_prove_the_address_can_be_sent_again(client: httpx2.AsyncClient) -> None:
    _, mine = await signed_up(client)

    answers = [await client.post("/api/auth/verify-mail/send", headers=mine) for _ in range(4)]

    assert [each.status_code for each in answers] == [202, 202, 202, 429]
    assert int(answers[-1].headers["retry-after"]) in range(1, 301)
