"""A second factor, an export and a goodbye over the wire."""

import io
from datetime import timedelta
from zipfile import ZipFile

import httpx2
import pyotp
import pytest

from trusthound.wiring.clock import new_id, utc_now

pytestmark = pytest.mark.asyncio(loop_scope="session")
PASSWORD = "correct horse battery"


async def signed_up(client: httpx2.AsyncClient) -> tuple[str, dict[str, str]]:
    email = f"second{new_id()}@factor.example"
    person = {"name": "Ann Lee", "email": email, "password": PASSWORD}
    token = (await client.post("/api/auth/register", json=person)).json()["token"]
    client.cookies.clear()
    return email, {"Authorization": f"Bearer {token}"}


async def test_a_second_factor_from_beginning_to_end(client: httpx2.AsyncClient) -> None:
    email, mine = await signed_up(client)
    person = {"email": email, "password": PASSWORD}

    refused = await client.post("/api/auth/totp", json={"password": "x"}, headers=mine)
    assert (refused.status_code, refused.json()["field"]) == (422, "password")
    again = {"password": PASSWORD}
    begun = (await client.post("/api/auth/totp", json=again, headers=mine)).json()
    app = pyotp.TOTP(begun["secret"])
    assert begun["uri"].startswith("otpauth://totp/TrustHound:")
    assert begun["svg"].startswith("<svg")
    assert (await client.get("/api/auth/totp", headers=mine)).json()["enabled"] is False

    wrong = await client.post("/api/auth/totp/confirm", json={"code": "12345"}, headers=mine)
    assert (wrong.status_code, wrong.json()["field"]) == (422, "code")
    code = {"code": app.at(utc_now())}
    told = (await client.post("/api/auth/totp/confirm", json=code, headers=mine)).json()
    assert len(told["recoveryCodes"]) == 10
    standing = (await client.get("/api/auth/totp", headers=mine)).json()
    assert standing == {"enabled": True, "recoveryCodesLeft": 10}
    twice = await client.post("/api/auth/totp", json=again, headers=mine)
    assert (twice.status_code, twice.json()["code"]) == (409, "totp_on")

    asked = await client.post("/api/auth/login", json=person)
    assert (asked.status_code, asked.json()["code"]) == (401, "totp_required")
    used = await client.post("/api/auth/login", json={**person, **code})
    assert (used.status_code, used.json()["code"]) == (401, "wrong_code")
    later = {"code": app.at(utc_now() + timedelta(seconds=30))}
    assert (await client.post("/api/auth/login", json={**person, **later})).status_code == 200
    client.cookies.clear()

    off = {"password": PASSWORD, "code": told["recoveryCodes"][0]}
    done = await client.request("DELETE", "/api/auth/totp", json=off, headers=mine)
    assert done.status_code == 204
    assert (await client.post("/api/auth/login", json=person)).status_code == 200
    client.cookies.clear()


async def test_an_export_is_a_zip(client: httpx2.AsyncClient) -> None:
    _, mine = await signed_up(client)

    answer = await client.post("/api/account/export", headers=mine)

    assert answer.headers["content-type"] == "application/zip"
    assert answer.headers["cache-control"] == "no-store"
    assert "attachment" in answer.headers["content-disposition"]
    with ZipFile(io.BytesIO(answer.content)) as archive:
        assert "profile.json" in archive.namelist()


async def test_a_deleted_account_is_gone(client: httpx2.AsyncClient) -> None:
    email, mine = await signed_up(client)

    wrong = await client.request("DELETE", "/api/account", json={"password": "x"}, headers=mine)
    done = await client.request("DELETE", "/api/account", json={"password": PASSWORD}, headers=mine)

    assert (wrong.status_code, wrong.json()["field"]) == (422, "password")
    assert done.status_code == 204
    assert "Max-Age=0" in done.headers["set-cookie"]
    assert (await client.get("/api/auth/check", headers=mine)).status_code == 401
    answer = await client.post("/api/auth/login", json={"email": email, "password": PASSWORD})
    assert answer.status_code == 401
