"""What may not be kept, or not be shown, is not to be had by a way around either."""

import csv
import io
from typing import Any

import pytest
from tests.entrypoints.http.candidates.conftest import MakeEmployer, World, a_resume

from trusthound.adapters.reports.table import csv_table

pytestmark = pytest.mark.asyncio(loop_scope="session")
WORDS = ("Ann Lee", "ann.lee@", "Northwind", "ordering system", "Leeds")


async def test_a_repeated_request_gets_no_text_where_none_is_kept(
    an_employer: MakeEmployer,
) -> None:
    employer = await an_employer()
    await employer.call("PATCH", "policy", role="admin", json={"doNotKeep": True})
    headers = {"Content-Type": "multipart/form-data; boundary=x", "Idempotency-Key": "k"}
    data = a_resume()  # which tells when it was written

    made = await employer.verify(data, headers=headers)
    again = await employer.verify(data, headers=headers)

    assert all(each in made.text for each in WORDS)
    assert (again.status_code, again.headers["idempotency-replayed"]) == (200, "true")
    assert [each for each in WORDS if each in again.text] == []
    assert int(again.headers["content-length"]) == len(again.content)
    found = await employer.call("GET", f"verifications/{made.json()['id']}")
    assert again.json() == found.json()
    assert (await employer.stats())["thisMonth"] == 1


async def test_a_link_that_ended_opens_nothing_for_who_repeats_a_request(
    an_employer: MakeEmployer,
) -> None:
    employer = await an_employer()
    path = f"verifications/{(await employer.verified())['id']}"
    url = (await employer.call("POST", f"{path}/share", json={})).json()["url"]

    async def opened() -> int:
        answer = await employer.client.post(
            "/api/candidate-reports",
            json={"token": url.partition("#token=")[2]},
            headers={"Idempotency-Key": "k"},
        )
        return answer.status_code

    before = await opened()
    await employer.call("DELETE", path)

    assert (before, await opened()) == (200, 410)


async def test_of_a_deleted_report_no_repeated_request_tells_anything(
    an_employer: MakeEmployer, world: World
) -> None:
    employer = await an_employer()
    path = f"verifications/{(await employer.verified())['id']}"
    key = {"Idempotency-Key": "k"}
    asked: dict[str, dict[str, Any]] = {
        "review": {"decision": "advance", "note": "Ann Lee knows her trade."},
        "share": {},
    }

    async def statuses() -> list[int]:
        return [
            (await employer.call("POST", f"{path}/{each}", json=words, headers=key)).status_code
            for each, words in asked.items()
        ]

    done = [await statuses(), await statuses()]
    await employer.call("DELETE", path)

    assert done == [[200, 200], [200, 200]]
    assert await statuses() == [404, 404]
    kept = "SELECT count(*) FROM idempotency_keys WHERE user_id = %s"
    assert world.rows(kept, employer.ids["member"]) == [(0,)]


async def test_rates_of_who_shows_signals_only_tell_no_level(an_employer: MakeEmployer) -> None:
    employer = await an_employer()
    made = await employer.verified()
    assert made["recommendation"]["level"]
    await employer.call("PATCH", "policy", role="admin", json={"signalsOnly": True})

    answer = await employer.call("GET", "selection-rates.csv", role="admin")
    rows = list(csv.reader(io.StringIO(answer.content.decode("utf-8-sig"))))

    assert [row[1:] for row in rows[1:]] == [["none", "not reviewed", "1"]]


@pytest.mark.parametrize(
    ("told", "cell"),
    [
        ("=1+1", "'=1+1"),
        ("  @a", "'  @a"),
        ("a;=1+1", "a;'=1+1"),
        ("a; \u00a0-1", "a;' \u00a0-1"),
        ("It is wrong.\n=1+1", "It is wrong.\n'=1+1"),
        ("\t\n+1", "\t\n'+1"),
        ("a = b - c; d", "a = b - c; d"),
    ],
)
async def test_no_cell_is_a_formula_where_semicolons_part_cells(told: str, cell: str) -> None:
    table = csv_table(("head",), [(told,)]).decode("utf-8-sig")

    assert list(csv.reader(io.StringIO(table, newline="")))[1] == [cell]
