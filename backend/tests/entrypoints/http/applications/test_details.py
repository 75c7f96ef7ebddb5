"""What is kept with an application: notes, contacts, reminders, documents; imports and exports."""

import asyncio
import json
from datetime import timedelta
from urllib.parse import unquote

import pytest
from tests.entrypoints.http.applications.conftest import Seeker, World

from trusthound.domain.tracking.details import MOST_BYTES
from trusthound.wiring.clock import new_id, utc_now

pytestmark = pytest.mark.asyncio(loop_scope="session")
PNG = b"\x89PNG\r\n\x1a\nrest"


def soon(hours: float = 2) -> str:
    return (utc_now() + timedelta(hours=hours)).strftime("%Y-%m-%dT%H:%M:00+00:00")


async def test_notes_are_added_changed_and_deleted_and_stand_in_the_timeline(
    seeker: Seeker,
) -> None:
    made = await seeker.track()
    path = f"/{made['id']}/notes"
    told = await seeker.told("POST", path, status=201, json={"text": "They called.\nTwice."})
    (note,) = told["application"]["notes"]
    assert (note["text"], note["changedAt"]) == ("They called.\nTwice.", None)
    assert told["application"]["timeline"][0]["text"] == "They called.\nTwice."
    changed = await seeker.told("PATCH", f"{path}/{note['id']}", json={"text": "They wrote."})
    (note,) = changed["application"]["notes"]
    assert note["text"] == "They wrote."
    assert note["changedAt"] is not None
    gone = await seeker.told("DELETE", f"{path}/{note['id']}")
    assert gone["application"]["notes"] == []
    assert [each["kind"] for each in gone["application"]["timeline"]] == ["added"]
    assert (await seeker.call("DELETE", f"{path}/{note['id']}")).status_code == 404


async def test_contacts_change_field_by_field(seeker: Seeker) -> None:
    made = await seeker.track()
    path = f"/{made['id']}/contacts"
    asked = {"name": "Bea Stone", "role": "Recruiter", "mail": "bea@contoso.example"}
    told = await seeker.told("POST", path, status=201, json=asked)
    (contact,) = told["application"]["contacts"]
    place = f"{path}/{contact['id']}"
    await asyncio.gather(
        seeker.told("PATCH", place, json={"phone": "+44 20 1234"}),
        seeker.told("PATCH", place, json={"link": "contoso.example/bea"}),
    )
    (contact,) = (await seeker.told("GET", f"/{made['id']}"))["application"]["contacts"]
    assert {**asked, "phone": "+44 20 1234", "link": "https://contoso.example/bea"}.items() <= (
        contact.items()
    )
    for wrong, field in (
        ({"mail": "none"}, "mail"), ({"name": "", "mail": "", "phone": ""}, "name"),
        ({"link": "data:x"}, "link"),
    ):  # fmt: skip
        answer = await seeker.call("PATCH", place, json=wrong)
        assert (answer.status_code, answer.json()["field"]) == (422, field)
    (card,) = (await seeker.told("GET"))["applications"]
    assert card["contacts"] == 1
    assert (await seeker.told("DELETE", place))["application"]["contacts"] == []


async def test_the_next_reminder_stands_on_the_card_until_it_is_done(seeker: Seeker) -> None:
    made = await seeker.track()
    path = f"/{made['id']}/reminders"
    late, early = soon(5), (utc_now() + timedelta(hours=3)).strftime("%Y-%m-%dT%H:%M:00+00:00")
    for text, due in (("later", late), ("sooner", early)):
        await seeker.told("POST", path, status=201, json={"text": text, "dueAt": due})
    (card,) = (await seeker.told("GET"))["applications"]
    assert card["nextReminder"]["text"] == "sooner"
    place = f"{path}/{card['nextReminder']['id']}"
    done = await seeker.told("PATCH", place, json={"done": True})
    assert [each["done"] for each in done["application"]["reminders"]] == [True, False]
    (card,) = (await seeker.told("GET"))["applications"]
    assert card["nextReminder"]["text"] == "later"


async def test_a_reminder_is_told_by_the_seekers_own_clock(seeker: Seeker) -> None:
    made = await seeker.track()
    due = f"{(utc_now() + timedelta(days=2)):%Y-%m-%d}T09:15:00+05:30"
    told = await seeker.told(
        "POST", f"/{made['id']}/reminders", status=201, json={"text": "Call", "dueAt": due}
    )
    assert told["application"]["reminders"][0]["dueAt"] == due


@pytest.mark.parametrize(
    "due", ["2020-01-01T10:00:00Z", "2999-01-01T10:00:00Z", "2027-01-01T10:00:00", 1_900_000_000]
)
async def test_a_moment_that_is_over_far_away_or_without_an_offset_is_refused(
    seeker: Seeker, due: object
) -> None:
    made = await seeker.track()
    answer = await seeker.call(
        "POST", f"/{made['id']}/reminders", json={"text": "Call", "dueAt": due}
    )
    assert (answer.status_code, answer.json()["field"]) == (422, "dueAt")


async def test_a_document_is_kept_encrypted_saved_as_it_was_and_gone_with_its_file(
    seeker: Seeker, world: World
) -> None:
    made, before = await seeker.track(), world.files()
    data = b"%PDF-1.7\nMy letter to Contoso"
    answer = await seeker.attach(made["id"], data, "C:\\mine\\létter “1”.pdf")
    assert answer.status_code == 201
    (document,) = answer.json()["application"]["documents"]
    assert (document["filename"], document["size"]) == ("létter “1”.pdf", len(data))
    (name,) = world.files() - before
    assert b"Contoso" not in (world.folder / "applications" / name).read_bytes()

    path = f"/{made['id']}/documents/{document['id']}"
    saved = await seeker.call("GET", path)
    assert (saved.content, saved.headers["content-type"]) == (data, "application/pdf")
    disposition = saved.headers["content-disposition"]
    assert disposition.startswith("attachment;")
    assert unquote(disposition.partition("UTF-8''")[2]) == "létter “1”.pdf"
    assert saved.headers["x-content-type-options"] == "nosniff"
    assert "sandbox" in saved.headers["content-security-policy"]

    assert (await seeker.told("DELETE", path))["application"]["documents"] == []
    assert world.files() == before
    assert (await seeker.call("GET", path)).status_code == 404


@pytest.mark.parametrize(
    ("name", "data", "status", "code"),
    [
        ("a.pdf", PNG, 422, "disguised"),
        ("a.png", b"%PDF-1.7", 422, "disguised"),
        ("a.jpg", b"<svg>", 422, "disguised"),
        ("a.svg", b"<svg>", 415, "wrong_type"),
        ("a.exe", b"MZ", 415, "wrong_type"),
        ("a.html", b"<script>", 415, "wrong_type"),
        ("a.docm", b"PK\x03\x04", 422, "macros"),
        ("a.png", b"", 422, "empty"),
        ("a.pdf", b"", 422, "empty"),
        ("a.png", PNG + b"x" * 10_000_000, 422, "too_large"),
        ("a.pdf", b"x" * 11_000_000, 413, "body_too_large"),
    ],
)
async def test_a_file_of_another_kind_is_refused_and_not_kept(
    seeker: Seeker, world: World, name: str, data: bytes, status: int, code: str
) -> None:
    made, before = await seeker.track(), world.files()
    answer = await seeker.attach(made["id"], data, name)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    if code == "wrong_type":
        assert "PNG" in answer.json()["advice"]
    assert world.files() == before


@pytest.mark.parametrize(
    ("name", "data"),
    [("a.png", PNG), ("A.JPEG", b"\xff\xd8\xff\xe0"), ("a.docx", b"PK\x03\x04rest")],
)
async def test_pictures_and_documents_are_kept(seeker: Seeker, name: str, data: bytes) -> None:
    made = await seeker.track()
    assert (await seeker.attach(made["id"], data, name)).status_code == 201


async def test_every_most_is_kept_also_by_calls_at_once(seeker: Seeker, world: World) -> None:
    made, before = await seeker.track(), world.files()
    answers = await asyncio.gather(*(seeker.attach(made["id"]) for _ in range(22)))
    assert sorted(each.status_code for each in answers).count(201) <= 20
    while (answer := await seeker.attach(made["id"])).status_code == 201:
        pass
    assert (answer.status_code, answer.json()["code"]) == (409, "tracking_full")
    assert len(world.files() - before) == 20
    other = await seeker.track("Other")
    world.rows(
        "UPDATE application_documents SET size = %s WHERE application_id = %s",
        MOST_BYTES // 20, made["id"],
    )  # fmt: skip
    full = await seeker.attach(other["id"])
    assert (full.status_code, full.json()["code"]) == (409, "tracking_full")

    for kind, body, most in (
        ("notes", {"text": "x"}, 200), ("contacts", {"name": "x"}, 50),
        ("reminders", {"text": "x", "dueAt": soon()}, 50),
    ):  # fmt: skip
        await asyncio.gather(
            *(seeker.call("POST", f"/{other['id']}/{kind}", json=body) for _ in range(most + 2))
        )
        # A machine in trouble may have been too busy for some of them.
        while (
            one_more := await seeker.call("POST", f"/{other['id']}/{kind}", json=body)
        ).status_code == 201:
            pass
        told = (await seeker.told("GET", f"/{other['id']}"))["application"]
        assert len(told[kind]) == most
        assert (one_more.status_code, one_more.json()["code"]) == (409, "tracking_full")


async def test_a_dry_run_tells_what_is_wrong_and_nothing_is_written_until_all_is_right(
    seeker: Seeker,
) -> None:
    await seeker.track("Known", url="https://x.example/1")
    wrong = b"title,stage,url,mood\nCook,Applied,,x\nWaiter,Nowhere,,x\nK,,https://x.example/1,x\n"
    told = (await seeker.imported(wrong, dry_run=True)).json()
    assert told["problems"] == [
        {
            "line": 3,
            "column": "stage",
            "message": "You have no stage “Nowhere”; write one of: Saved, Applied, Interview, "
            "Offer, Closed.",
        }
    ]
    assert told["duplicates"] == [{"line": 4, "title": "K", "company": "", "inFile": False}]
    assert (told["added"], told["ignored"], told["dryRun"]) == (1, ["mood"], True)
    assert told["preview"] == [{"line": 2, "title": "Cook", "company": "", "stage": "Applied"}]
    refused = await seeker.imported(wrong, dry_run=False)
    assert (refused.status_code, refused.json()["field"]) == (422, "file")
    assert refused.json()["message"].startswith("Line 3:")
    assert len((await seeker.told("GET"))["applications"]) == 1

    right = wrong.replace(b"Nowhere", b"offer")
    dry = (await seeker.imported(right, dry_run=True)).json()
    assert len((await seeker.told("GET"))["applications"]) == 1
    done = (await seeker.imported(right, dry_run=False)).json()
    assert done == {**dry, "dryRun": False}
    assert (await seeker.titles("applied"), await seeker.titles("offer")) == (["Cook"], ["Waiter"])
    again = (await seeker.imported(right, dry_run=False)).json()
    assert (again["added"], len(again["duplicates"])) == (0, 3)


async def test_an_import_keeps_the_files_order_below_what_is_there(seeker: Seeker) -> None:
    await seeker.track("there")
    rows = [{"title": title, "notes": f"note of {title}"} for title in ("a", "b", "c")]
    answer = await seeker.imported(json.dumps(rows).encode(), "x.json", dry_run=False)
    assert answer.json()["added"] == 3
    assert await seeker.titles("saved") == ["there", "a", "b", "c"]
    board = (await seeker.told("GET"))["applications"]
    whole = await seeker.told("GET", f"/{board[1]['id']}")
    assert [each["text"] for each in whole["application"]["notes"]] == ["note of a"]


async def test_two_thousand_come_at_once(seeker: Seeker) -> None:
    data = b"title\n" + b"".join(f"Job {number}\n".encode() for number in range(2_000))
    told = (await seeker.imported(data, dry_run=False)).json()
    assert told["added"] == 2_000
    assert len((await seeker.told("GET"))["applications"]) == 2_000


async def test_an_export_in_both_formats_is_what_an_import_reads(seeker: Seeker) -> None:
    made = await seeker.track("=1+1", company="Contoso", url="https://x.example/1")
    await seeker.told("POST", f"/{made['id']}/notes", status=201, json={"text": "- one"})
    await seeker.move(made["id"], "offer")
    table = await seeker.call("GET", "/export")
    assert table.headers["content-disposition"] == 'attachment; filename="applications.csv"'
    assert "'=1+1" in table.text
    whole = await seeker.call("GET", "/export", params={"format": "json"})
    (row,) = whole.json()
    assert (row["title"], row["stage"], row["notes"]) == ("=1+1", "Offer", "- one")
    await seeker.call("DELETE", f"/{made['id']}")
    for name, data in (("x.csv", table.content), ("x.json", whole.content)):
        told = (await seeker.imported(data, name, dry_run=True)).json()
        assert (told["problems"], told["preview"][0]["title"]) == ([], "=1+1")
    assert (await seeker.call("GET", "/export", params={"format": "xml"})).status_code == 422
    template = await seeker.call("GET", "/template")
    assert (await seeker.imported(template.content, dry_run=True)).json()["added"] == 1


@pytest.mark.parametrize(
    ("data", "name"),
    [(b"", "x.csv"), (b"nothing", "x.csv"), (b"\xff\xff", "x.csv"), (b"{", "x.json")],
)
async def test_a_file_that_is_none_is_refused_with_what_to_do(
    seeker: Seeker, data: bytes, name: str
) -> None:
    answer = await seeker.imported(data, name, dry_run=True)
    assert (answer.status_code, answer.json()["field"]) == (422, "file")
    assert answer.json()["message"]


async def test_an_upload_that_is_sent_again_is_kept_once(seeker: Seeker, world: World) -> None:
    made, before = await seeker.track(), world.files()
    body = b'--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n' + PNG
    headers = {"Idempotency-Key": new_id(), "Content-Type": "multipart/form-data; boundary=b"}
    answers = [
        await seeker.call(
            "POST", f"/{made['id']}/documents", content=body + b"\r\n--b--\r\n", headers=headers
        )
        for _ in range(2)
    ]
    assert [each.status_code for each in answers] == [201, 201]
    assert answers[0].json() == answers[1].json()
    assert len(world.files() - before) == 1
