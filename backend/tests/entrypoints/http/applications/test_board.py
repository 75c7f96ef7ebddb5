"""The board of applications: tracked by one call, moved without losing a card, and restored."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from tests.entrypoints.http.applications.conftest import STAGES, MakeSeeker, Seeker, World

from trusthound.domain.tracking.application import MOST_APPLICATIONS
from trusthound.wiring.clock import new_id

pytestmark = pytest.mark.asyncio(loop_scope="session")
GIVEN = ["saved", "applied", "interview", "offer", "closed"]


async def test_an_empty_board_has_five_stages_and_nothing_in_them(seeker: Seeker) -> None:
    told = await seeker.told("GET")
    assert [each["id"] for each in told["stages"]] == GIVEN
    assert {each["isOwn"] for each in told["stages"]} == {False}
    assert told["applications"] == []
    assert [(each["stageId"], each["count"], each["share"]) for each in told["funnel"]] == [
        ("saved", 0, None), ("applied", 0, None), ("interview", 0, None), ("offer", 0, None),
    ]  # fmt: skip


async def test_what_is_stated_becomes_a_card_on_top_of_the_saved_ones(seeker: Seeker) -> None:
    first = await seeker.track("Cook", company="Bistro", url="bistro.example/jobs/1")
    second = await seeker.track("Engineer", salary="£50k", location="Leeds")
    assert first["url"] == "https://bistro.example/jobs/1"
    assert (second["salary"], second["location"], second["stageId"]) == ("£50k", "Leeds", "saved")
    assert await seeker.titles("saved") == ["Engineer", "Cook"]
    assert [each["kind"] for each in second["timeline"]] == ["added"]
    assert (await seeker.told("GET", f"/{second['id']}"))["application"] == second
    offered = await seeker.track("Chef", stageId="offer")
    assert offered["stageId"] == "offer"


async def test_an_opening_is_tracked_once_and_tells_when_it_closes(
    seeker: Seeker, world: World
) -> None:
    opening = new_id()
    world.opening(opening)
    told = await seeker.told("POST", status=201, json={"jobId": opening})
    made = told["application"]
    assert (made["title"], made["company"], made["location"]) == (
        "Data engineer", "Contoso", "Leeds",
    )  # fmt: skip
    assert (made["salary"], made["jobId"]) == ("£50k–£60k a year", opening)
    assert (made["trustScore"], made["band"]) == (81, "verified")
    again = await seeker.told("POST", status=200, json={"jobId": opening})
    assert again["application"]["id"] == made["id"]
    by_link = await seeker.told("POST", json={"title": "Other", "url": made["url"]})
    assert by_link["application"]["id"] == made["id"]
    assert made["postingClosedAt"] is None

    closed_at = datetime(2026, 11, 1, 12, tzinfo=UTC)
    world.rows("UPDATE openings SET closed_at = %s WHERE id = %s", closed_at, opening)
    (card,) = (await seeker.told("GET"))["applications"]
    assert datetime.fromisoformat(card["postingClosedAt"]) == closed_at
    whole = (await seeker.told("GET", f"/{made['id']}"))["application"]
    assert "posting_closed" in [each["kind"] for each in whole["timeline"]]


async def test_a_link_that_we_know_makes_it_one_of_that_opening(
    seeker: Seeker, world: World
) -> None:
    openings = [new_id() for _ in range(4)]
    links = [f"https://jobs.contoso.example/{each}" for each in openings]
    for opening, link in zip(openings, links, strict=True):
        world.opening(opening)
        world.shown(opening, link)
    stated = await seeker.track("Senior Data Engineer (m/f/d)", url=f"{links[0]}?utm_source=mail")
    assert stated["jobId"] == openings[0]
    assert (await seeker.track("Cook", url=links[3]))["jobId"] is None
    assert (await seeker.track("Engineer", company="Contoso"))["jobId"] is None

    later = await seeker.track("Data engineer")
    told = await seeker.told("PATCH", f"/{later['id']}", json={"url": links[2]})
    assert told["application"]["jobId"] == openings[2]
    other = await seeker.track("Data engineer", company="Fabrikam")
    data = f"title,company,url\nData engineer,Contoso,{links[1]}?ref=linkedin\n".encode()
    assert (await seeker.imported(data, dry_run=False)).status_code == 200
    board = {each["id"]: each["jobId"] for each in (await seeker.told("GET"))["applications"]}
    assert openings[1] in board.values()
    assert board[other["id"]] is None


async def test_a_result_is_tracked_with_its_score_and_outlives_it(
    seeker: Seeker, world: World
) -> None:
    text = (
        "Job title: Office assistant\nCompany: Northwind Traders\nLocation: Leeds\n"
        "We are looking for an office assistant with two years of experience with Excel.\n"
        "Salary: £24,000 a year. Apply at northwind.example."
    )
    answer = await seeker.client.post(
        "/api/verify-text", json={"text": text, "kind": "posting"}, headers=seeker.headers
    )
    result = answer.json()["verification"]["id"]
    told = await seeker.told("POST", status=201, json={"verificationId": result})
    made = told["application"]
    assert made["title"] == answer.json()["jobTitle"] == "Office assistant"
    assert made["verificationId"] == result
    assert made["trustScore"] == answer.json()["trustScore"]
    again = await seeker.told("POST", status=200, json={"verificationId": result})
    assert again["application"]["id"] == made["id"]

    world.rows("DELETE FROM verifications WHERE id = %s", result)
    left = (await seeker.told("GET", f"/{made['id']}"))["application"]
    assert (left["title"], left["verificationId"]) == (made["title"], None)


async def test_an_example_is_tracked_by_its_link(seeker: Seeker) -> None:
    (example, *_) = (await seeker.client.get("/api/examples")).json()["examples"]
    found = await seeker.client.post(
        "/api/verify-simple", json={"url": example["url"]}, headers=seeker.headers
    )
    asked = {"verificationId": found.json()["verification"]["id"]}
    made = (await seeker.told("POST", status=201, json=asked))["application"]
    assert (made["verificationId"], made["url"]) == (None, example["url"])
    assert (await seeker.told("POST", json=asked))["application"]["id"] == made["id"]


async def test_a_message_is_no_posting_and_exactly_one_thing_is_tracked(
    seeker: Seeker, world: World
) -> None:
    text = {"text": "Hello dear, buy gift cards and send me the codes.", "kind": "message"}
    answer = await seeker.client.post("/api/verify-text", json=text, headers=seeker.headers)
    opening = new_id()
    world.opening(opening)
    for asked, status in (
        ({"verificationId": answer.json()["verification"]["id"]}, 422),
        ({}, 422),
        ({"jobId": opening, "title": "Engineer"}, 422),
        ({"title": " ", "company": "Contoso"}, 422),
        ({"jobId": "nothing"}, 404),
        ({"verificationId": "nothing"}, 404),
        ({"title": "Engineer", "stageId": "nothing"}, 404),
        ({"title": "Engineer", "url": "javascript:alert(1)"}, 400),
        ({"title": 7}, 422),
    ):
        assert (await seeker.call("POST", json=asked)).status_code == status, asked
    assert (await seeker.told("GET"))["applications"] == []


async def test_a_card_moves_behind_another_and_the_timeline_tells_it(seeker: Seeker) -> None:
    one, two, three = [await seeker.track(title) for title in ("one", "two", "three")]
    await seeker.move(one["id"], "applied")
    await seeker.move(two["id"], "applied", one["id"])
    moved = await seeker.move(three["id"], "applied", one["id"])
    assert await seeker.titles("applied") == ["one", "three", "two"]
    assert [(each["kind"], each["before"], each["after"]) for each in moved["timeline"]] == [
        ("moved", "Saved", "Applied"), ("added", "", "Saved"),
    ]  # fmt: skip
    assert moved["appliedOn"] is not None
    await seeker.move(two["id"], "applied", "gone")
    assert await seeker.titles("applied") == ["two", "one", "three"]


async def test_a_move_that_is_put_back_leaves_no_trace(seeker: Seeker) -> None:
    made = await seeker.track()
    await seeker.move(made["id"], "offer")
    back = await seeker.move(made["id"], "saved")
    assert [each["kind"] for each in back["timeline"]] == ["added"]
    assert back["stagedAt"] == made["stagedAt"]
    assert [each["count"] for each in (await seeker.told("GET"))["funnel"]] == [1, 0, 0, 0]


async def test_fifty_moves_at_once_lose_no_card_and_two_fields_both_win(seeker: Seeker) -> None:
    made = [await seeker.track(str(number)) for number in range(8)]
    await asyncio.gather(
        *(
            seeker.move(each["id"], GIVEN[(at * 7 + turn) % 5], made[(at + turn) % 8]["id"])
            for turn in range(6)
            for at, each in enumerate(made)
        ),
        seeker.told("PATCH", f"/{made[0]['id']}", json={"company": "Contoso"}),
        seeker.told("PATCH", f"/{made[0]['id']}", json={"salary": "50k"}),
    )
    board = (await seeker.told("GET"))["applications"]
    assert {each["id"] for each in board} == {each["id"] for each in made}
    assert len(board) == len(made)
    (card,) = [each for each in board if each["id"] == made[0]["id"]]
    assert (card["company"], card["salary"]) == ("Contoso", "50k")


async def test_what_is_given_changes_and_null_clears_it(seeker: Seeker) -> None:
    made = await seeker.track("Engineer", company="Contoso")
    path = f"/{made['id']}"
    changed = await seeker.told(
        "PATCH",
        path,
        json={"outcome": "rejected", "appliedOn": "2026-10-01", "payOffered": "55k"},
    )
    application = changed["application"]
    assert (application["company"], application["outcome"]) == ("Contoso", "rejected")
    assert application["timeline"][0]["after"] == "rejected"
    cleared = await seeker.told("PATCH", path, json={"outcome": None, "appliedOn": None})
    assert cleared["application"]["appliedOn"] is None
    assert cleared["application"]["payOffered"] == "55k"


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"outcome": "great"}, "outcome"),
        ({"appliedOn": "yesterday"}, "appliedOn"),
        ({"appliedOn": 20_000}, "appliedOn"),
        ({"appliedOn": "2999-01-01"}, "appliedOn"),
        ({"title": ""}, "title"),
        ({"title": "x" * 201}, "title"),
        ({"salary": "x" * 101}, "salary"),
        ({"move": {"afterId": ""}}, "move.stageId"),
    ],
)
async def test_what_is_wrong_is_refused_with_its_field(
    seeker: Seeker, asked: dict[str, Any], field: str
) -> None:
    made = await seeker.track()
    answer = await seeker.call("PATCH", f"/{made['id']}", json=asked)
    assert (answer.status_code, answer.json()["field"]) == (422, field)
    assert (await seeker.told("GET", f"/{made['id']}"))["application"] == made


async def test_what_is_deleted_can_be_restored_where_it_stood_for_ten_minutes(
    seeker: Seeker, world: World
) -> None:
    one, two, _three = [await seeker.track(title) for title in ("one", "two", "three")]
    path = f"/{two['id']}"
    await seeker.call("DELETE", path)
    assert await seeker.titles("saved") == ["three", "one"]
    assert (await seeker.call("GET", path)).status_code == 404
    assert (await seeker.call("DELETE", path)).status_code == 404
    restored = await seeker.told("POST", f"{path}/restore")
    assert restored["application"] == two
    assert await seeker.titles("saved") == ["three", "two", "one"]
    assert (await seeker.told("POST", f"{path}/restore"))["application"] == two

    await seeker.call("DELETE", path)
    world.rows("UPDATE applications SET deleted_at = now() - interval '11 minutes'"
               " WHERE id = %s", two["id"])  # fmt: skip
    assert (await seeker.call("POST", f"{path}/restore")).status_code == 404
    assert (await seeker.told("GET", f"/{one['id']}"))["application"] == one


async def test_a_board_is_full_at_two_thousand(seeker: Seeker, world: World) -> None:
    first = await seeker.track("first")
    world.rows(
        """
        INSERT INTO applications (id, user_id, stage_id, position, title, company, location, url,
            url_key, salary, pay_asked, pay_offered, made_at, changed_at, staged_at)
        SELECT %s || number, %s, 'saved', number, 'x', '', '', '', '', '', '', '', now(), now(),
            now() FROM generate_series(1, %s) AS number
        """,
        seeker.id, seeker.id, MOST_APPLICATIONS - 1,
    )  # fmt: skip
    full = await seeker.call("POST", json={"title": "one more"})
    assert (full.status_code, full.json()["code"]) == (409, "tracking_full")
    row = b"title\nCook\n"
    assert (await seeker.imported(row, dry_run=False)).status_code == 409
    await seeker.call("DELETE", f"/{first['id']}")
    await seeker.track("one more")
    assert (await seeker.call("POST", f"/{first['id']}/restore")).status_code == 409
    assert len((await seeker.told("GET"))["applications"]) == MOST_APPLICATIONS


async def test_own_stages_are_added_renamed_moved_and_deleted(seeker: Seeker) -> None:
    added = await seeker.told("POST", STAGES, status=201, json={"name": "Phone call"})
    own = added["stages"][4]
    assert (own["name"], own["isOwn"]) == ("Phone call", True)
    path = f"{STAGES}/{own['id']}"
    changed = await seeker.told("PATCH", path, json={"name": "Screening", "afterId": "applied"})
    assert [each["name"] for each in changed["stages"]][2] == "Screening"
    made = await seeker.track("Engineer", stageId=own["id"])
    in_use = await seeker.call("DELETE", path)
    assert (in_use.status_code, in_use.json()["code"]) == (409, "stage_in_use")
    assert (await seeker.call("DELETE", path, params={"moveTo": own["id"]})).status_code == 404
    left = await seeker.told("DELETE", path, params={"moveTo": "interview"})
    assert [each["id"] for each in left["stages"]] == GIVEN
    moved = (await seeker.told("GET", f"/{made['id']}"))["application"]
    assert moved["stageId"] == "interview"
    assert moved["timeline"][0]["before"] == "Screening"


async def test_what_stands_in_a_deleted_stage_goes_below_what_is_in_the_other(
    seeker: Seeker,
) -> None:
    stages = (await seeker.told("POST", STAGES, status=201, json={"name": "Later"}))["stages"]
    own = stages[4]["id"]
    for title, stage in (("a", own), ("b", own), ("c", "offer"), ("gone", own)):
        made = await seeker.track(title, stageId=stage)
    await seeker.call("DELETE", f"/{made['id']}")
    await seeker.told("DELETE", f"{STAGES}/{own}", params={"moveTo": "offer"})
    assert await seeker.titles("offer") == ["c", "b", "a"]
    restored = await seeker.told("POST", f"/{made['id']}/restore")
    assert restored["application"]["stageId"] == "offer"


async def test_given_stages_stay_and_names_are_used_once(seeker: Seeker) -> None:
    for method, path, words in (
        ("PATCH", f"{STAGES}/saved", {"json": {"name": "Mine"}}),
        ("DELETE", f"{STAGES}/closed", {}),
    ):
        answer = await seeker.call(method, path, **words)
        assert (answer.status_code, answer.json()["code"]) == (409, "given_stage")
    taken = await seeker.call("POST", STAGES, json={"name": "offer"})
    assert (taken.status_code, taken.json()["field"]) == (422, "name")
    for number in range(15):
        await seeker.told("POST", STAGES, status=201, json={"name": f"Own {number}"})
    full = await seeker.call("POST", STAGES, json={"name": "One more"})
    assert (full.status_code, full.json()["code"]) == (409, "tracking_full")
    assert (await seeker.call("PATCH", f"{STAGES}/nothing", json={})).status_code in (200, 404)


async def test_the_funnel_counts_how_far_each_came(seeker: Seeker) -> None:
    for title, stages in (
        ("a", ("applied", "interview", "closed")), ("b", ("applied", "closed")), ("c", ("offer",)),
        ("d", ()),
    ):  # fmt: skip
        made = await seeker.track(title)
        for stage in stages:
            await seeker.move(made["id"], stage)
    rows = (await seeker.told("GET"))["funnel"]
    assert [each["count"] for each in rows] == [4, 3, 2, 1]
    assert [each["share"] for each in rows] == [None, 0.75, pytest.approx(2 / 3), 0.5]


async def test_another_seekers_application_answers_like_a_missing_one(
    seeker: Seeker, a_seeker: MakeSeeker
) -> None:
    made, stranger = await seeker.track(), await a_seeker()
    missing = await stranger.call("GET", "/nothing")
    for method, path, body in (
        ("GET", "", None), ("PATCH", "", {"title": "x"}), ("DELETE", "", None),
        ("POST", "/restore", None), ("POST", "/notes", {"text": "x"}),
        ("POST", "/contacts", {"name": "x"}),
        ("POST", "/reminders", {"text": "x", "dueAt": "2027-01-01T10:00:00+01:00"}),
        ("PATCH", "/notes/x", {"text": "x"}), ("DELETE", "/contacts/x", None),
        ("GET", "/documents/x", None), ("DELETE", "/documents/x", None),
    ):  # fmt: skip
        answer = await stranger.call(
            method, f"/{made['id']}{path}", **({"json": body} if body else {})
        )
        assert (answer.status_code, answer.json()["message"]) == (
            404, missing.json()["message"],
        ), path  # fmt: skip
    assert (await stranger.attach(made["id"])).status_code == 404
    assert (await seeker.told("GET", f"/{made['id']}"))["application"] == made


async def test_visitors_and_free_accounts_read_and_change_nothing(
    world: World, a_seeker: MakeSeeker
) -> None:
    free, before = await a_seeker(premium=False), world.files()
    for path in ("", "/export", "/template"):
        assert (await free.call("GET", path)).json()["code"] == "premium_required"
    assert (await free.call("POST", json={"title": "x"})).status_code == 403
    assert (await free.attach("x")).status_code == 403
    assert (await free.imported(b"title\nx\n", dry_run=True)).status_code == 403
    assert (await world.client.get("/api/premium/applications")).status_code == 401
    assert world.files() == before
    assert world.rows("SELECT FROM trackers WHERE user_id = %s", free.id) == []


async def test_a_repeated_post_makes_one_application(seeker: Seeker) -> None:
    key = {"Idempotency-Key": new_id()}
    asked: dict[str, Any] = {"json": {"title": "Engineer"}, "headers": key}
    first = await seeker.told("POST", status=201, **asked)
    second = await seeker.told("POST", status=201, **asked)
    assert first == second
    assert await seeker.titles("saved") == ["Engineer"]
    await seeker.call("DELETE", f"/{first['application']['id']}")
    assert (await seeker.call("POST", **asked)).status_code == 404


async def test_premium_that_ended_opens_nothing(seeker: Seeker, world: World) -> None:
    await seeker.track()
    world.rows(
        "UPDATE users SET premium_until = %s WHERE id = %s",
        datetime.now(UTC) - timedelta(seconds=1), seeker.id,  # noqa: TID251 - as a clock would
    )  # fmt: skip
    assert (await seeker.call("GET")).json()["code"] == "premium_required"
