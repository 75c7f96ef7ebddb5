"""`trusthound replay` on a real database: what today's engine judges otherwise."""

import asyncio
import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import psycopg
import pytest
from typer.testing import CliRunner, Result

from trusthound.adapters.storage.database import open_database
from trusthound.adapters.storage.verifications import save
from trusthound.domain.assessment.combine import Line
from trusthound.domain.facts.reference import Reference
from trusthound.domain.message.cue import Cues
from trusthound.domain.message.dossier import Scripts
from trusthound.domain.message.verification import Judged
from trusthound.domain.message.verification import conclude as conclude_message
from trusthound.domain.posting.verification import Verification, conclude
from trusthound.entrypoints.cli.app import app
from trusthound.inquiry.message import ask_about_message
from trusthound.inquiry.posting import ask_about_text
from trusthound.wiring.reference.load import load_reference

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
SCAM_TEXT = (
    "Data entry clerk wanted, work from home, $5,000 a week and no experience needed. There is no "
    "interview and everybody is hired today. Before your first day you must pay a refundable "
    "registration fee of $75 by gift card. Write to our manager on Telegram @quickcash_hr now."
)

TYPIST = (
    "Typists wanted. Work from home on your own time and earn great weekly money with simple data "
    "entry. No experience required, all you need is a computer with internet. Positions are "
    "limited, so apply today and start earning extra income from the comfort of your home."
)
TASKS = (
    "Hello dear, I am Anna from the HR team of Globex. We need part time workers to rate hotels "
    "from home. You earn 150 to 300 USD a day, no experience needed, 40 tasks a day take about one "
    "hour. Write me on Telegram @anna_globex_hr to begin. To unlock the next set of tasks you top "
    "up your account with 50 USDT, and you get it back together with your commission."
)


@pytest.fixture
def reference() -> Reference:
    return load_reference()


@pytest.fixture
def scam(reference: Reference) -> Verification:
    """As today's engine judges it: danger."""
    dossier = ask_about_text(SCAM_TEXT, reference=reference, as_of=NOON.date())
    return conclude(dossier, verification_id="scam", checked_at=NOON)


@pytest.fixture
def once_trusted(scam: Verification) -> Verification:
    """The same posting as an engine judged it that did not know of fees."""
    lines = (Line("Where every posting starts", 62.0),)
    return replace(scam, assessment=replace(scam.assessment, score=62, lines=lines, version="old"))


@pytest.fixture
def replay(database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Store those given, then run the command."""
    monkeypatch.setenv("DATABASE_URL", database_url)

    def run(*words: str, stored: tuple[Judged, ...] = ()) -> Result:
        async def store() -> None:
            async with open_database(database_url=database_url, data_folder=tmp_path) as database:
                for each in stored:
                    await save(database, each)

        asyncio.run(store())
        return CliRunner().invoke(app, ["replay", *words])

    return run


def test_a_posting_in_another_band_is_listed_with_what_changed(
    replay: Any, once_trusted: Verification, scam: Verification
) -> None:
    result = replay("--json", stored=(once_trusted, replace(scam, id="same")))
    told = json.loads(result.stdout)
    assert result.exit_code == 0
    assert told["counts"] == {
        "replayed": 2,
        "flipped": 1,
        "moved": 0,
        "same": 1,
        "unreadable": 0,
        "written": 0,
    }
    assert told["flipped"] == [{"from": "caution", "to": "danger", "count": 1}]
    [flip] = told["flips"]
    assert (flip["id"], flip["kind"]) == ("scam", "posting")
    assert flip["before"]["trustScore"] == 62
    assert flip["before"]["engineVersion"] == "old"
    assert flip["after"]["band"] == "danger"
    assert {"upfront_payment", "messenger_contact"} <= {each["signal"] for each in flip["moved"]}


def test_the_list_for_people_names_bands_and_the_heaviest_lines(
    replay: Any, once_trusted: Verification
) -> None:
    result = replay(stored=(once_trusted,))
    assert result.exit_code == 0
    assert "62 caution → " in result.stdout
    assert "Asks you to pay" in result.stdout
    assert "1 replayed: 1 in another band" in result.stderr


def test_nothing_stored_changes_unless_it_is_asked_for(
    replay: Any, once_trusted: Verification, database_url: str
) -> None:
    replay("--json", stored=(once_trusted,))
    assert _stored(database_url) == [(62, "caution", "old")]


def test_with_write_the_new_judgement_is_stored_and_the_old_one_kept(
    replay: Any, once_trusted: Verification, scam: Verification, database_url: str
) -> None:
    written = json.loads(replay("--write", "--json", stored=(once_trusted,)).stdout)
    assert written["counts"]["written"] == 1
    assert written["flips"][0]["written"] is True
    assessment = scam.assessment
    assert _stored(database_url) == [(assessment.score, "danger", assessment.version)]
    with psycopg.connect(database_url) as connection:
        kept = connection.execute("SELECT trust_score, engine_version FROM former_assessments")
        assert kept.fetchall() == [(62, "old")]
    again = json.loads(replay("--write", "--json").stdout)
    assert again["counts"]["same"] == 1
    assert again["counts"]["written"] == 0


def test_a_message_is_judged_by_the_engine_of_messages(replay: Any, reference: Reference) -> None:
    dossier = ask_about_message(
        "Hi, this is Anna from Acme. You are hired! Deposit the cheque that we mail you and send "
        "the rest to our vendor by Zelle for your laptop. Write me on Telegram @anna_hr today.",
        reference=reference,
        as_of=NOON.date(),
    )
    judged = conclude_message(dossier, verification_id="mail", checked_at=NOON)
    older = replace(judged, assessment=replace(judged.assessment, score=70))
    told = json.loads(replay("--json", stored=(older,)).stdout)
    assert [(each["id"], each["kind"]) for each in told["flips"]] == [("mail", "message")]


def test_the_wording_is_weighed_by_todays_model(replay: Any, reference: Reference) -> None:
    dossier = ask_about_text(TYPIST, reference=reference, as_of=NOON.date())
    unweighed = conclude(
        replace(dossier, resemblance=None), verification_id="typist", checked_at=NOON
    )
    today = conclude(dossier, verification_id="typist", checked_at=NOON)
    assert today.assessment.score != unweighed.assessment.score
    told = json.loads(replay("--json", "--write", stored=(unweighed,)).stdout)
    assert (told["counts"]["same"], told["counts"]["written"]) == (0, 1)
    assert json.loads(replay("--json").stdout)["counts"]["same"] == 1


def test_the_script_of_a_message_is_found_by_todays_words(
    replay: Any, reference: Reference
) -> None:
    dossier = ask_about_message(TASKS, reference=reference, as_of=NOON.date())
    unread = replace(dossier, cues=Cues(()), scripts=Scripts(None), resemblance=None)
    judged = conclude_message(unread, verification_id="tasks", checked_at=NOON)
    told = json.loads(replay("--json", stored=(judged,)).stdout)
    [flip] = told["flips"]
    assert flip["after"]["band"] == "danger"
    assert "scam_script" in {each["signal"] for each in flip["moved"]}


def test_only_what_was_checked_since_that_day_is_replayed(
    replay: Any, once_trusted: Verification
) -> None:
    earlier = replace(once_trusted, id="earlier", checked_at=NOON - timedelta(days=1))
    told = json.loads(
        replay("--since", "2026-11-20", "--json", stored=(earlier, once_trusted)).stdout
    )
    assert told["since"] == "2026-11-20"
    assert [each["id"] for each in told["flips"]] == ["scam"]


def test_what_cannot_be_read_any_more_is_counted(
    replay: Any, once_trusted: Verification, database_url: str
) -> None:
    replay(stored=(once_trusted,))
    with psycopg.connect(database_url) as connection:
        connection.execute("UPDATE verifications SET dossier = dossier - 'posting'")
    result = replay("--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["counts"]["unreadable"] == 1


def test_more_than_one_piece_of_the_list_is_replayed(
    replay: Any, once_trusted: Verification
) -> None:
    many = tuple(replace(once_trusted, id=f"{number:03}") for number in range(60))
    told = json.loads(replay("--json", stored=many).stdout)
    assert told["counts"]["flipped"] == 60
    assert [each["id"] for each in told["flips"]] == [each.id for each in many]


def test_a_day_that_is_none_is_wrong_input(replay: Any) -> None:
    result = replay("--since", "yesterday", "--json")
    assert result.exit_code == 2
    assert json.loads(result.stdout)["code"] == "invalid_input"


def test_a_database_that_does_not_answer_is_a_matter_of_the_setup(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://nobody@127.0.0.1:9/none")
    assert CliRunner().invoke(app, ["replay", "--json"]).exit_code == 4


def _stored(database_url: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(database_url) as connection:
        stored = connection.execute("SELECT trust_score, band, engine_version FROM verifications")
        return stored.fetchall()
