"""Preparing for an interview over HTTP: whose it is, what it is made of, and the notes to it."""

from dataclasses import replace
from typing import Any

import httpx2
import pytest
from tests.entrypoints.http.applications.conftest import MakeSeeker, Seeker, World
from tests.entrypoints.http.resumes.conftest import a_file
from tests.model_server import MODEL, completion, model_server

from trusthound.adapters.wording.chat import Endpoint, open_chat
from trusthound.domain.preparation.notes import MOST_NOTES, NOTE_CHARACTERS
from trusthound.entrypoints.http.app import create_app

pytestmark = pytest.mark.asyncio(loop_scope="session")
TEXT = (
    "Data Engineer at Contoso in Leeds\n\nWhat you will do\n"
    "- Design and operate the pipelines that feed our warehouse\n\n"
    "Requirements\n- 3+ years of experience as an engineer\n- Experience with Python and Rust\n"
    "- Strong communication skills\n\nNice to have\n- Kafka\n"
)


async def prepared(seeker: Seeker, id_: str) -> dict[str, Any]:
    told = await seeker.told("GET", f"/{id_}/preparation")
    body: dict[str, Any] = told["preparation"]
    return body


async def noted(
    seeker: Seeker, id_: str, question: str, *, status: int = 200, **words: Any
) -> dict[str, Any]:
    asked = {"questionId": question, **words}
    told: dict[str, Any] = await seeker.told(
        "PUT", f"/{id_}/preparation/notes", status=status, json=asked
    )
    return told


async def checked(seeker: Seeker, text: str = TEXT) -> str:
    """An application for a posting whose text was checked."""
    result = await seeker.told("POST", "/api/verify-text", json={"text": text, "kind": "posting"})
    told = await seeker.told("POST", status=201, json={"verificationId": result["id"]})
    id_: str = told["application"]["id"]
    return id_


async def with_resume(seeker: Seeker) -> None:
    sent = await seeker.call(
        "POST", "/api/premium/resume", files={"resume": ("ann.docx", a_file())}
    )
    assert sent.status_code == 201, sent.text


def of_kind(told: dict[str, Any], kind: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in told["questions"] if each["kind"] == kind)
    return found


async def test_a_checked_posting_is_prepared_with_the_resume_s_own_words(seeker: Seeker) -> None:
    id_ = await checked(seeker)
    await with_resume(seeker)
    told = await prepared(seeker, id_)
    assert told["hasText"]
    assert told["resume"]["filename"] == "ann.docx"
    skill = of_kind(told, "skill")
    assert skill["cited"] == {"quote": "Experience with Python and Rust", "source": "text"}
    assert skill["standing"] == "partly"
    assert skill["missing"] == ["Rust"]
    assert skill["use"] == [
        {
            "quote": "Built the ordering system in Python that every branch of the company uses"
            " today.",
            "where": "Engineer at Northwind Traders, 2019–2022",
        }
    ]
    assert {each["signal"] for each in told["warnings"]} >= {"written_interview", "fee_demand"}
    assert told["wording"] is None


async def test_without_a_resume_it_says_so_and_asks_the_same(seeker: Seeker) -> None:
    id_ = await checked(seeker)
    told = await prepared(seeker, id_)
    assert told["resume"] is None
    assert of_kind(told, "skill")["standing"] is None
    assert of_kind(told, "skill")["use"] == []


async def test_an_opening_is_prepared_by_its_own_text(world: World, seeker: Seeker) -> None:
    world.opening("prepared-1")
    world.rows("UPDATE openings SET description = %s WHERE id = 'prepared-1'", TEXT)
    added = await seeker.told("POST", status=201, json={"jobId": "prepared-1"})
    told = await prepared(seeker, added["application"]["id"])
    assert of_kind(told, "skill")["cited"]["quote"] == "Experience with Python and Rust"
    assert "£" not in of_kind(told, "place")["text"]
    assert "some days in the office" in of_kind(told, "place")["text"]
    assert "50k" in of_kind(told, "pay")["advice"]
    world.rows("UPDATE openings SET closed_at = now() WHERE id = 'prepared-1'")
    told = await prepared(seeker, added["application"]["id"])
    assert told["application"]["closedAt"]
    assert of_kind(told, "skill")


async def test_one_without_any_text_says_so(seeker: Seeker) -> None:
    application = await seeker.track("Baker", company="Birch")
    told = await prepared(seeker, application["id"])
    assert not told["hasText"]
    assert [each["kind"] for each in told["questions"]] == ["opening", "opening", "pay"]
    assert told["toVerify"] == []


async def test_a_note_is_kept_with_its_question_until_it_is_emptied(seeker: Seeker) -> None:
    id_ = await checked(seeker)
    question = of_kind(await prepared(seeker, id_), "skill")["id"]
    told = await noted(seeker, id_, question, note="  The ordering system\n", practised=True)
    assert told["note"]["note"] == "The ordering system"
    await with_resume(seeker)
    found = of_kind(await prepared(seeker, id_), "skill")
    assert (found["note"], found["practised"]) == ("The ordering system", True)
    await noted(seeker, id_, question, note="", practised=False)
    found = of_kind(await prepared(seeker, id_), "skill")
    assert (found["note"], found["practised"]) == ("", False)


async def test_a_note_stays_when_the_posting_does_not_raise_its_question_any_more(
    world: World, seeker: Seeker
) -> None:
    world.opening("prepared-2")
    world.rows("UPDATE openings SET description = %s WHERE id = 'prepared-2'", TEXT)
    added = await seeker.told("POST", status=201, json={"jobId": "prepared-2"})
    id_ = added["application"]["id"]
    question = of_kind(await prepared(seeker, id_), "skill")
    await noted(seeker, id_, question["id"], note="mine")
    world.rows("UPDATE openings SET description = 'Come and see.' WHERE id = 'prepared-2'")
    (earlier,) = (await prepared(seeker, id_))["earlierNotes"]
    assert (earlier["note"], earlier["question"]) == ("mine", question["text"])
    await noted(seeker, id_, question["id"], note="still mine")
    await noted(seeker, id_, question["id"], note="")
    assert (await prepared(seeker, id_))["earlierNotes"] == []


async def test_what_is_no_question_or_no_note_is_refused(seeker: Seeker) -> None:
    id_ = await checked(seeker)
    told = await noted(seeker, id_, "0" * 12, note="x", status=404)
    assert told["code"] == "not_found"
    question = of_kind(await prepared(seeker, id_), "skill")["id"]
    long = "x" * (NOTE_CHARACTERS + 1)
    assert (await noted(seeker, id_, question, note=long, status=422))["field"] == "note"
    assert (await noted(seeker, id_, question, note=5, status=422))["code"] == "invalid_input"


async def test_notes_are_bounded(world: World, seeker: Seeker) -> None:
    id_ = await checked(seeker)
    world.rows(
        """
        INSERT INTO preparation_notes
        SELECT %s, 'old-' || n, 'Once asked', 'x', false, now() FROM generate_series(1, %s) n
        """,
        id_,
        MOST_NOTES,
    )
    question = of_kind(await prepared(seeker, id_), "skill")["id"]
    told = await noted(seeker, id_, question, note="one more", status=409)
    assert told["code"] == "tracking_full"


async def test_nobody_else_reads_or_notes_it(seeker: Seeker, a_seeker: MakeSeeker) -> None:
    id_ = await checked(seeker)
    question = of_kind(await prepared(seeker, id_), "skill")["id"]
    other = await a_seeker()
    for path in (f"/{id_}/preparation", f"/{id_}/preparation/markdown"):
        assert (await other.call("GET", path)).status_code == 404
    assert (await noted(other, id_, question, note="x", status=404))["code"] == "not_found"
    free = await a_seeker(premium=False)
    told = await free.told("GET", f"/{id_}/preparation", status=403)
    assert told["code"] == "premium_required"


async def test_the_file_holds_the_same_and_no_quote_is_markup(seeker: Seeker) -> None:
    hostile = TEXT.replace("Kafka", "[Kafka](https://evil.example) and `more`")
    id_ = await checked(seeker, hostile)
    question = of_kind(await prepared(seeker, id_), "skill")["id"]
    await noted(seeker, id_, question, note="# mine <b>")
    answer = await seeker.call("GET", f"/{id_}/preparation/markdown")
    assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
    assert answer.headers["content-disposition"] == 'attachment; filename="interview.md"'
    assert "From the posting: “Experience with Python and Rust”" in answer.text
    assert "Your note: \\# mine \\<b\\>" in answer.text
    assert "\\[Kafka\\](https://evil.example)" in answer.text


@pytest.mark.parametrize(
    ("said", "is_kept"),
    [
        ("Your resume shows “Python”, which is asked for.", True),
        ("You have 12 years of Rust at Contoso, so this is a perfect match.", False),
    ],
)
async def test_a_models_words_are_told_only_where_posting_and_resume_bear_them_out(
    world: World, seeker: Seeker, said: str, *, is_kept: bool
) -> None:
    id_ = await checked(seeker)
    await with_resume(seeker)
    async with model_server() as model, open_chat(Endpoint(model.url, MODEL)) as chat:
        model.says = completion(said)
        services = replace(world.services, chat=chat)
        transport = httpx2.ASGITransport(app=create_app(services, services.settings))
        async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as client:
            told = await prepared(replace(seeker, client=client), id_)
    assert told["wording"] == ({"text": said, "model": MODEL} if is_kept else None)
    assert len(model.asked) == 1
