"""What stands beside a stored result over HTTP, and all that it rests on."""

import httpx2
import pytest

from trusthound.adapters.credentials.report_signing import Standing, check_report, read_keys

pytestmark = pytest.mark.asyncio(loop_scope="module")

TEXT = (
    "Accountant\nCompany: Sample Clinics\nLocation: Denver, Colorado, United States\n"
    "Salary: $62,000 a year\n\nYou keep the books of our clinics, close each month, prepare the "
    "yearly statement together with our auditors and answer to the head of finance."
)


async def judged(client: httpx2.AsyncClient, text: str = TEXT, kind: str = "posting") -> str:
    answer = await client.post("/api/verify-text", json={"text": text, "kind": kind})
    return f"/api/verifications/{answer.json()['id']}"


async def test_the_pay_is_told_in_its_market_and_the_law_of_its_place_first(
    client: httpx2.AsyncClient,
) -> None:
    told = (await client.get(f"{await judged(client)}/background")).json()

    pay = told["pay"]
    assert (pay["low"], pay["high"], pay["area"]) == (62_000, 62_000, "Colorado")
    assert pay["p10"] < pay["p50"] < pay["p90"]
    assert pay["source"]
    assert [each["place"] for each in told["laws"] if each["applies"]] == ["Colorado"]
    assert told["laws"][0]["statute"] == "C.R.S. § 8-5-201"
    assert len(told["laws"]) > 10


async def test_a_message_has_neither(client: httpx2.AsyncClient) -> None:
    of_message = await judged(client, "Hi, are you open to new roles?", "message")
    told = (await client.get(f"{of_message}/background")).json()
    assert (told["pay"], told["laws"]) == (None, [])


async def test_the_dossier_is_handed_out_whole(client: httpx2.AsyncClient) -> None:
    result = await judged(client)
    answer = await client.get(f"{result}/dossier")

    assert answer.headers["content-disposition"].startswith("attachment; filename=")
    told = answer.json()
    assert told["dossier"]["posting"]["title"] == "Accountant"
    assert told["assessment"]["score"] == (await client.get(result)).json()["trustScore"]


async def test_pasted_text_has_no_address_to_look_at_again(client: httpx2.AsyncClient) -> None:
    answer = await client.post(f"{await judged(client)}/again")
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid_input")


@pytest.mark.parametrize("end", ["background", "dossier", "report", "again"])
@pytest.mark.parametrize("name", ["AAAAAAAAAAAAAAAAAAAAAA", "a%00b", "..%2f.."])
async def test_an_unknown_result_is_not_found(
    client: httpx2.AsyncClient, name: str, end: str
) -> None:
    method = "POST" if end == "again" else "GET"
    answer = await client.request(method, f"/api/verifications/{name}/{end}")
    assert answer.status_code == 404


async def test_a_result_is_handed_out_signed_by_a_published_key(client: httpx2.AsyncClient) -> None:
    result = await judged(client)
    answer = await client.get(f"{result}/report")
    published = await client.get("/.well-known/jwks.json")

    assert answer.headers["content-disposition"].startswith("attachment; filename=")
    checked = check_report(answer.content, read_keys(published.text))
    assert checked.standing is Standing.HOLDS
    assert checked.report["title"] == "Accountant"
    assert checked.report["trustScore"] == (await client.get(result)).json()["trustScore"]
