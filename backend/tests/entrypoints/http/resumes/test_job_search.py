"""Searching jobs over HTTP: who may, what is answered, and how pages follow one another."""

from dataclasses import replace
from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest
import pytest_asyncio
from tests.entrypoints.http.resumes.conftest import MakeSeeker, Seeker, World

from trusthound.adapters.storage import openings
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.common.place import Place
from trusthound.domain.posting.model import EmploymentType, RemoteWork, Seniority
from trusthound.domain.search.opening import Opening, Trust
from trusthound.usecases.refresh_search_words import refresh_search_words
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.reference.gazetteer import deriving

pytestmark = pytest.mark.asyncio(loop_scope="session")
PATH = "/api/premium/job-search"
TEXT = """You will run the services that our customers order by.

Requirements
- 3+ years of experience with Python
- Experience with PostgreSQL
"""
KINDS = (EmploymentType.FULL_TIME, EmploymentType.PART_TIME)


def opening(title: str, **fields: Any) -> Opening:
    seen = utc_now() - timedelta(hours=5)
    told = Opening(
        id=new_id(), title=title, company="Fabrikam", description=TEXT,
        url="https://jobs.example/1", places=(Place("London, UK"),), remote=RemoteWork.HYBRID,
        pay=Pay(Decimal(50_000), Decimal(60_000), "GBP", Period.YEAR, ""),
        employment_types=(EmploymentType.FULL_TIME,), seniority=Seniority.MID, language="en",
        date_posted=seen.date(), first_seen_at=seen, last_seen_at=seen, closed_at=None,
        trust=Trust(85, "assessed", ("It states its pay.",), "1"), links=(),
    )  # fmt: skip
    return replace(told, **fields)


async def keep(world: World, *kept: Opening) -> None:
    lists = deriving()
    async with world.services.database.connection() as connection:
        for each in kept:
            await openings.put(connection, each, lists)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def many(world: World) -> set[str]:
    """Thirty-seven openings for bakers that differ a little, by their ids."""
    bakers = [
        opening(
            f"Baker {number}", employment_types=(KINDS[number % 2],),
            trust=Trust((None, 30, 60, 90)[number % 4], "assessed", (), "1"),
            company=f"Bakery {number % 12}",
        )
        for number in range(37)
    ]  # fmt: skip
    await keep(world, *bakers)
    return {each.id for each in bakers if each.trust.score != 30}


async def search(seeker: Seeker, query: str, **filters: Any) -> dict[str, Any]:
    asked = {"query": query, **filters}
    answer = await seeker.client.post(PATH, headers=seeker.headers, json=asked)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def test_an_opening_is_told_whole(world: World, ready: Seeker) -> None:
    kept = opening("Backend Engineer")
    await keep(world, kept)
    told = await search(ready, "backend engineer", location="London", limit=20)
    assert told["success"] is True
    assert told["total"] == {"count": 1, "isCapped": False}
    assert told["understood"]["place"] == "London, GB"
    assert told["boards"] == []
    (job,) = told["jobs"]
    assert job["id"] == kept.id
    assert job["location"] == "London, UK · Hybrid"
    assert job["salary"] == "£50k–£60k a year"
    assert job["pay"] == {"min": 50000, "max": 60000, "currency": "GBP", "period": "year"}
    assert job["payAYearUsd"]["low"] < job["payAYearUsd"]["high"]
    assert (job["trustScore"], job["band"], job["status"]) == (85, "verified", "assessed")
    assert job["matchScore"] > 50
    assert any("Python" in each for each in job["matchReasons"])
    assert job["description"].startswith("You will run")
    assert (job["applicationId"], job["watchId"]) == (None, None)

    path = f"/api/premium/jobs/{kept.id}"
    one = (await ready.client.get(path, headers=ready.headers)).json()["job"]
    assert one["fullDescription"] == TEXT
    assert one["matchScore"] == job["matchScore"]


async def test_a_free_user_and_a_visitor_are_told_what_it_takes(
    world: World, a_seeker: MakeSeeker
) -> None:
    free = await a_seeker(premium=False)
    for method, path in (("POST", PATH), ("GET", "/api/premium/jobs/x")):
        asked: dict[str, Any] = {"json": {"query": "cook"}} if method == "POST" else {}
        refused = await world.client.request(method, path, headers=free.headers, **asked)
        assert (refused.status_code, refused.json()["code"]) == (403, "premium_required")
        visitor = await world.client.request(method, path, **asked)
        assert (visitor.status_code, visitor.json()["code"]) == (401, "sign_in_required")


async def test_pages_put_together_are_the_whole_without_repeats(
    seeker: Seeker, many: set[str]
) -> None:
    for sort in ("relevance", "newest", "trust"):
        found: list[str] = []
        cursor = None
        while True:
            told = await search(seeker, "baker", sort=sort, limit=7, cursor=cursor)
            found += [each["id"] for each in told["jobs"]]
            cursor = told["cursor"]
            if cursor is None:
                break
        assert len(found) == len(set(found)) == told["total"]["count"]
        assert set(found) == many


async def test_twenty_are_told_unless_another_number_is_asked_for(
    seeker: Seeker, many: set[str]
) -> None:
    assert len(many) > 20
    assert len((await search(seeker, "baker"))["jobs"]) == 20
    assert len((await search(seeker, "baker", limit=3))["jobs"]) == 3


async def test_what_comes_in_between_shifts_no_page(
    world: World, seeker: Seeker, many: set[str]
) -> None:
    first = await search(seeker, "baker", limit=10)
    now = utc_now()
    await keep(world, opening("Baker", first_seen_at=now, last_seen_at=now))
    rest = await search(seeker, "baker", limit=50, cursor=first["cursor"])
    assert {each["id"] for each in [*first["jobs"], *rest["jobs"]]} == many


async def test_facets_count_what_was_found(seeker: Seeker, many: set[str]) -> None:
    told = await search(seeker, "baker", company="Bakery 2")
    assert {each["value"] for each in told["facets"]["company"]} == {"Bakery 2"}
    whole = await search(seeker, "baker")
    kinds = {each["value"]: each["count"] for each in whole["facets"]["employmentType"]}
    assert sum(kinds.values()) == whole["total"]["count"]
    assert {each["value"] for each in whole["facets"]["trust"]} == {
        "verified", "caution", "unscored",
    }  # fmt: skip
    # Those of the bakeries 1, 5 and 9 are hidden for their score.
    seen = {f"Bakery {number}" for number in range(12) if number % 4 != 1}
    assert seen <= {each["value"] for each in whole["facets"]["company"]}


async def test_a_misspelt_word_is_looked_for_as_it_was_meant(world: World, seeker: Seeker) -> None:
    await keep(world, opening("Upholsterer"), opening("Upholsterer, Trains"))
    await refresh_search_words(world.services.database)
    told = await search(seeker, "upholstrer")
    assert len(told["jobs"]) == 2
    assert told["understood"]["correctedFrom"] == "upholstrer"
    assert told["understood"]["words"] == ["upholsterer"]
    assert (await search(seeker, "upholsterer"))["understood"]["correctedFrom"] is None


async def test_by_fit_the_best_come_first_and_without_a_resume_it_is_by_relevance(
    world: World, ready: Seeker, seeker: Seeker
) -> None:
    await keep(
        world, opening("Glazier"),
        opening("Glazier", description="Requirements\n- 10 years of experience with welding\n"),
    )  # fmt: skip
    told = await search(ready, "glazier", sort="match")
    scores = [each["matchScore"] for each in told["jobs"]]
    assert scores == sorted(scores, reverse=True)
    assert scores[0] > scores[1]
    assert told["sortedBy"] == "match"
    without = await search(seeker, "glazier", sort="match", limit=1)
    assert (without["sortedBy"], without["jobs"][0]["matchScore"]) == ("relevance", None)
    rest = await search(seeker, "glazier", sort="match", cursor=without["cursor"])
    first, second = without["jobs"][0]["id"], rest["jobs"][0]["id"]
    assert {first, second} == {each["id"] for each in told["jobs"]}


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"query": ""}, "query"),
        ({"query": " -- "}, "query"),
        ({"query": "", "remoteOnly": True}, "query"),
        ({"location": "London"}, "query"),
        ({"query": "a" * 201}, "query"),
        ({"query": "cook", "limit": 51}, "limit"),
        ({"query": "cook", "radiusKm": 201}, "radiusKm"),
        ({"query": "cook", "minSalary": 0}, "minSalary"),
        ({"query": "cook", "minSalary": 1, "currency": "XXX"}, "currency"),
        ({"query": "cook", "postedWithin": "1y"}, "postedWithin"),
        ({"query": "cook", "sort": "best"}, "sort"),
        ({"query": "cook", "minTrust": "80"}, "minTrust"),
        ({"query": "cook", "employmentTypes": ["slave"]}, "employmentTypes.0"),
        ({"query": "cook", "cursor": "1.2.'; --"}, "cursor"),
        ({"query": "cook", "cursor": "99999999999999999.1.x' OR 1"}, "cursor"),
        ({"query": "cook", "live": 1}, "live"),
    ],
)
async def test_what_cannot_be_asked_is_refused_by_its_field(
    seeker: Seeker, asked: dict[str, Any], field: str
) -> None:
    answer = await seeker.client.post(PATH, headers=seeker.headers, json=asked)
    assert answer.status_code == 422, answer.text
    assert field in answer.text


async def test_no_keywords_are_told_in_plain_words(seeker: Seeker) -> None:
    asked = {"query": " ", "remoteOnly": True}
    answer = await seeker.client.post(PATH, headers=seeker.headers, json=asked)
    assert answer.json()["message"] == "Add keywords: a job title, a skill or a company."


@pytest.mark.parametrize("cursor", ["99999999999999999.-999999999999999.x", "0.0.0", "1.1.-"])
async def test_a_made_up_cursor_finds_what_it_finds(seeker: Seeker, cursor: str) -> None:
    assert (await search(seeker, "baker", cursor=cursor))["success"] is True


async def test_another_ones_resume_is_nobodys(ready: Seeker, seeker: Seeker) -> None:
    asked = {"query": "cook", "resumeId": (await ready.call("GET")).json()["resumes"][0]["id"]}
    answer = await seeker.client.post(PATH, headers=seeker.headers, json=asked)
    assert answer.status_code == 404


async def test_a_job_of_nowhere_is_not_found(seeker: Seeker) -> None:
    answer = await seeker.client.get("/api/premium/jobs/nope", headers=seeker.headers)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
