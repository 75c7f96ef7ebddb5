"""What may be noted of an application, what a move does, and the mail of a reminder."""

from datetime import UTC, date, datetime, timedelta, timezone
from typing import Any

import pytest

from trusthound.domain.common.errors import Conflict, InvalidInput, NotFound, UrlRefused
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.common.place import Place
from trusthound.domain.tracking.application import (
    MOST_APPLICATIONS,
    Facts,
    FactsChange,
    Outcome,
    changed,
    check_room,
    url_key,
)
from trusthound.domain.tracking.details import (
    MOST,
    MOST_BYTES,
    Contact,
    ContactChange,
    Note,
    NoteChange,
    Reminder,
    ReminderChange,
    changed_detail,
    check_bytes,
    check_held,
    checked_detail,
)
from trusthound.domain.tracking.events import Event, Happening, facts_after_move, takes_back
from trusthound.domain.tracking.reminding import DueReminder, moment_text, reminder_mail
from trusthound.domain.tracking.tracked import Tracked

NOW = datetime(2026, 11, 22, 12, 30, 40, tzinfo=UTC)
TODAY = NOW.date()
FACTS = Facts("Engineer", "Contoso", url="https://jobs.contoso.example/42")


def test_a_change_leaves_what_it_does_not_tell_of() -> None:
    one = changed(FACTS, FactsChange(title="  Senior   engineer "), as_of=TODAY)
    two = changed(one, FactsChange(outcome=Outcome.REJECTED, applied_on=TODAY), as_of=TODAY)
    assert (two.title, two.company, two.outcome) == ("Senior engineer", "Contoso", "rejected")
    assert changed(two, FactsChange(outcome=None, applied_on=None), as_of=TODAY) == one


@pytest.mark.parametrize(
    "change",
    [
        {"title": " "},
        {"title": "x" * 201},
        {"company": "x" * 201},
        {"location": "x" * 201},
        {"salary": "x" * 101},
        {"pay_asked": "x" * 101},
        {"pay_offered": "x" * 101},
        {"applied_on": TODAY + timedelta(days=2)},
        {"applied_on": date(1980, 1, 1)},
    ],
)
def test_what_is_too_long_or_cannot_be_is_refused_with_its_field(change: dict[str, Any]) -> None:
    with pytest.raises(InvalidInput) as refused:
        changed(FACTS, FactsChange(**change), as_of=TODAY)
    assert refused.value.field.lower() == next(iter(change)).replace("_", "")


def test_a_link_that_runs_a_script_is_refused() -> None:
    with pytest.raises(UrlRefused):
        changed(FACTS, FactsChange(url="javascript:alert(1)"), as_of=TODAY)


def test_two_links_to_one_posting_have_one_key() -> None:
    one = url_key("https://www.linkedin.com/jobs/view/1234567890?utm_source=x")
    assert one == url_key("https://linkedin.com/jobs/view/1234567890") or one.endswith("1234567890")
    assert url_key("") == ""


def test_a_board_holds_two_thousand() -> None:
    check_room(MOST_APPLICATIONS - 1)
    with pytest.raises(Conflict, match="2,000"):
        check_room(MOST_APPLICATIONS)
    with pytest.raises(Conflict):
        check_room(MOST_APPLICATIONS - 5, 6)


def move(at: datetime, source: str, to: str) -> Event:
    return Event(Happening.MOVED, at, source.title(), to.title(), source, to)


def test_a_move_that_is_put_back_soon_is_taken_back_and_later_it_is_told() -> None:
    added = Event(Happening.ADDED, NOW - timedelta(days=1), after="Saved", to_stage="saved")
    forth = move(NOW, "saved", "applied")
    soon, late = NOW + timedelta(minutes=10), NOW + timedelta(minutes=11)
    assert takes_back([added, forth], "saved", soon) == forth
    assert takes_back([added, forth], "saved", late) is None
    assert takes_back([added, forth], "offer", soon) is None
    assert takes_back([added], "saved", soon) is None


def test_who_moves_one_to_the_applied_ones_has_applied_today_until_that_is_taken_back() -> None:
    moved = facts_after_move(FACTS, "applied", None, TODAY)
    assert moved.applied_on == TODAY
    assert facts_after_move(moved, "saved", move(NOW, "saved", "applied"), TODAY) == FACTS
    earlier = changed(FACTS, FactsChange(applied_on=date(2026, 11, 1)), as_of=TODAY)
    assert facts_after_move(earlier, "applied", None, TODAY) == earlier
    assert facts_after_move(earlier, "saved", move(NOW, "saved", "applied"), TODAY) == earlier
    assert facts_after_move(FACTS, "interview", None, TODAY) == FACTS


def reminder(due_at: datetime, text: str = "Call back") -> Reminder:
    return Reminder("r", text, due_at, NOW)


@pytest.mark.parametrize(
    "due_at",
    [
        NOW,
        NOW - timedelta(minutes=1),
        NOW + timedelta(days=800),
        datetime(2026, 11, 23, 12),  # noqa: DTZ001 - that is what is refused
        (NOW + timedelta(days=1)).astimezone(timezone(timedelta(hours=15))),
    ],
)
def test_a_reminder_has_a_moment_to_come_with_an_offset(due_at: datetime) -> None:
    with pytest.raises(InvalidInput) as refused:
        checked_detail(reminder(due_at), now=NOW)
    assert refused.value.field == "dueAt"


def test_done_reminders_can_be_changed_and_undone_after_their_moment() -> None:
    old = reminder(NOW - timedelta(days=3))
    done = changed_detail(old, ReminderChange(done=True), now=NOW)
    assert isinstance(done, Reminder)
    assert done.done_at == NOW
    later = changed_detail(done, ReminderChange(done=True), now=NOW + timedelta(days=1))
    assert later == done
    assert changed_detail(done, ReminderChange(done=False), now=NOW) == old
    with pytest.raises(InvalidInput):
        changed_detail(old, ReminderChange(due_at=NOW - timedelta(days=1)), now=NOW)


def test_a_note_keeps_its_lines_and_loses_what_nobody_sees() -> None:
    note = checked_detail(Note("n", "one\r\ntwo\u202e\u200b\x07\n\n- three\n", NOW), now=NOW)
    assert isinstance(note, Note)
    assert note.text == "one\ntwo\n\n- three"
    again = changed_detail(note, NoteChange("other"), now=NOW + timedelta(hours=1))
    assert again == Note("n", "other", NOW, NOW + timedelta(hours=1))
    for text in (" \n ", "x" * 10_001):
        with pytest.raises(InvalidInput):
            checked_detail(Note("n", text, NOW), now=NOW)


def test_a_contact_has_a_name_an_address_or_a_number() -> None:
    empty = Contact("c", "", "Recruiter", "", "", "", NOW)
    with pytest.raises(InvalidInput):
        checked_detail(empty, now=NOW)
    named = changed_detail(empty, ContactChange(name="Bea", link="contoso.example/bea"), now=NOW)
    assert isinstance(named, Contact)
    assert (named.role, named.link) == ("Recruiter", "https://contoso.example/bea")
    for change in (
        ContactChange(mail="no address"), ContactChange(link="javascript:x"),
        ContactChange(phone="1" * 41),
    ):  # fmt: skip
        with pytest.raises(InvalidInput) as refused:
            changed_detail(named, change, now=NOW)
        assert getattr(change, refused.value.field) != ""


def test_a_change_of_another_kind_finds_nothing() -> None:
    with pytest.raises(NotFound):
        changed_detail(Note("n", "one", NOW), ContactChange(name="x"), now=NOW)


def test_each_kind_of_detail_has_its_most() -> None:
    for kind, most in MOST.items():
        check_held(kind, most - 1)
        with pytest.raises(Conflict):
            check_held(kind, most)
    check_bytes(MOST_BYTES - 1, 1)
    with pytest.raises(Conflict):
        check_bytes(MOST_BYTES, 1)


def test_a_reminders_mail_tells_the_time_by_the_seekers_clock() -> None:
    due_at = datetime(2026, 11, 23, 15, 5, tzinfo=timezone(timedelta(hours=5, minutes=30)))
    due = DueReminder("a-1", "Engineer", "Contoso", "Call back", due_at, "a@b.example", "Ann")
    mail = reminder_mail(due, now=NOW, new_id="m")
    assert mail.words["when"] == "23 November 2026, 15:05 (UTC+05:30)"
    assert mail.words["application"] == "Engineer, Contoso"
    assert mail.words["link"] == "/premium/applications?open=a-1"
    assert moment_text(NOW) == "22 November 2026, 12:30 (UTC)"
    west = NOW.astimezone(timezone(timedelta(hours=-3, minutes=-30)))
    assert moment_text(west).endswith("09:00 (UTC-03:30)")


def test_a_postings_own_words_are_cut_to_what_a_board_holds() -> None:
    tracked = Tracked(
        "x" * 900, "", "javascript:x", [Place("Leeds"), Place("Leeds"), Place(""), Place("York")],
        Pay(None, None, "", Period.YEAR, "a wage " * 50),
    )  # fmt: skip
    facts = tracked.facts
    assert changed(facts, FactsChange(), as_of=TODAY) == changed(facts, FactsChange(), as_of=TODAY)
    assert (len(facts.title), len(facts.salary)) == (200, 100)
    assert (facts.location, facts.url) == ("Leeds; York", "")
    assert Tracked("", "", "", [], None).facts.title == "Untitled position"
