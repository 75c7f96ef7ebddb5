"""What stands beside a stored result over HTTP, and all that it rests on."""

import httpx2
import pytest

from trusthound.adapters.credentials.report_signing import Standing, check_report, read_keys

pytestmark = pytest.mark.asyncio(loop_scope="session")

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


@pytest.mark.parametrize("end", ["background", "dossier", "report", "again", "corrections"])
@pytest.mark.parametrize("name", ["AAAAAAAAAAAAAAAAAAAAAA", "a%00b", "..%2f.."])
async def test_an_unknown_result_is_not_found(
    client: httpx2.AsyncClient, name: str, end: str
) -> None:
    method = "POST" if end in {"again", "corrections"} else "GET"
    asked = {"title": "Cook"} if end == "corrections" else None
    answer = await client.request(method, f"/api/verifications/{name}/{end}", json=asked)
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


async def test_what_was_read_wrong_is_corrected_in_a_result_of_its_own(
    client: httpx2.AsyncClient,
) -> None:
    path = await judged(client)
    before = (await client.get(path)).json()
    answer = await client.post(
        f"{path}/corrections", json={"company": "Prairie Clinics", "posted": "2026-11-02"}
    )
    after = answer.json()

    assert answer.status_code == 200
    assert (after["company"], after["job"]["posted"]) == ("Prairie Clinics", "2026-11-02")
    assert after["correction"]["originalId"] == before["id"] != after["id"]
    assert after["correction"]["fields"] == [
        {"field": "company", "before": "Sample Clinics", "after": "Prairie Clinics"},
        {"field": "posted", "before": "", "after": "2026-11-02"},
    ]
    # Whoever sends the file on sends the mark as well.
    signed = await client.get(f"/api/verifications/{after['id']}/report")
    published = await client.get("/.well-known/jwks.json")
    report = check_report(signed.content, read_keys(published.text)).report
    first = "Judged with what a reader corrected, not as we read it: company, day of posting."
    assert after["reasons"][0] == report["reasons"][0] == first
    origins = {each["field"]: each["origin"] for each in after["origins"]}
    assert (origins["company"], origins["date_posted"]) == ("corrected", "corrected")
    assert (await client.get(path)).json() == before
    assert (await client.get(f"/api/verifications/{after['id']}")).json() == after
    assert (await client.get(f"/api/verifications/{after['id']}/dossier")).json()["correction"]


async def test_a_wrong_field_is_named_and_a_correction_is_not_corrected_itself(
    client: httpx2.AsyncClient,
) -> None:
    path = await judged(client)
    for asked, field in (
        ({"salary": "competitive"}, "salary"),
        ({"title": "x" * 301}, "title"),
        ({"company": 7}, "company"),
    ):
        refused = await client.post(f"{path}/corrections", json=asked)
        assert (refused.status_code, refused.json()["field"]) == (422, field)

    made = await client.post(f"{path}/corrections", json={"title": "Head Accountant"})
    again = f"/api/verifications/{made.json()['id']}/corrections"
    assert (await client.post(again, json={"title": "Clerk"})).status_code == 422
    of_message = await judged(client, "Hi, are you open to new roles?", "message")
    refused = await client.post(f"{of_message}/corrections", json={"title": "Clerk"})
    assert (refused.status_code, refused.json()["code"]) == (422, "invalid_input")


async def test_nobody_says_whether_a_correction_was_right(client: httpx2.AsyncClient) -> None:
    made = await client.post(f"{await judged(client)}/corrections", json={"company": ""})
    answer = await client.put(
        f"/api/verifications/{made.json()['id']}/feedback", json={"right": True}
    )
    assert answer.status_code == 404
