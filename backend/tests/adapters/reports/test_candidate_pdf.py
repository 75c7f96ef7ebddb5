"""The report on paper: whatever a resume holds, every word is drawn, and none runs off the page."""

from datetime import UTC, datetime
from typing import Any

import pypdfium2

from trusthound.adapters.reports.candidate_pdf import candidate_pdf
from trusthound.adapters.reports.letters import NOTE, spelled
from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.hiring.check import CandidateCheck, CandidateFacts
from trusthound.domain.hiring.report import (
    PartScores,
    Recommended,
    RecommendedLevel,
    Report,
    ReportFinding,
    ReportItem,
    TimelineEntry,
)

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
# For private use: no font of any machine has it.
NOWHERE = "\U0010fffd"


def a_report(
    name: str = "Ann Lee", *, flags: int = 0, signals_only: bool = False, **changes: Any
) -> list[str]:
    """The words of its pages."""
    item = ReportItem(
        "overlap", "Two roles at once", why="Rare.", innocent="Part-time.", ask="Why?"
    )
    parts: dict[str, Any] = {
        "trust_score": 63,
        "confidence": 80,
        "breakdown": PartScores(48, 86, None, 86),
        "recommendation": Recommended(RecommendedLevel.REVIEW, "Ask first.", ("Why?", "When?")),
        "red_flags": (item,) * flags,
        "passed_checks": (),
        "findings": (),
        "timeline": (TimelineEntry("work", "Engineer", name, "2019", "", current=True),) * 40,
        "file": None,
        "engine_version": "1",
        **changes,
    }
    facts = CandidateFacts(name=name)
    report = Report(**parts)
    check = CandidateCheck("c1", "o1", NOON, "", facts, report, signals_only, NOON)
    pdf = candidate_pdf(check, product="TrustHire", disclaimer="Not a background check.")
    with pypdfium2.PdfDocument(pdf) as document:
        assert all(_ends_within(page) for page in document)
        return [page.get_textpage().get_text_range() for page in document]


def _ends_within(page: pypdfium2.PdfPage) -> bool:
    words = page.get_textpage()
    return all(
        words.get_charbox(place)[2] <= page.get_width() for place in range(words.count_chars())
    )


def test_names_in_the_letters_of_many_languages_are_drawn() -> None:
    names = "Александр Παπαδόπουλος Đặng Łukasz"
    pages = a_report(names)
    assert names in pages[0]
    assert NOTE[:20] not in pages[0]


def test_letters_that_no_font_has_are_spelled_and_it_says_so() -> None:
    first = a_report(f"Ann {NOWHERE}{NOWHERE} Lee")[0]
    assert "Ann [U+10FFFD U+10FFFD] Lee" in first
    assert NOTE[:20] in first


def test_sounds_are_told_where_they_are_certain_and_wide_letters_are_plain() -> None:
    text = "김민준 \u5c71田 タナカ \uff21\uff42"
    assert spelled(text, frozenset(text) - {" "}) == "[Gim Min Jun] [U+5C71 U+7530] [Ta Na Ka] Ab"


def test_words_longer_than_a_line_stay_on_the_page_and_rows_of_a_table_stay_whole() -> None:
    pages = a_report("X" * 200)
    assert len(pages) > 2
    assert all("Period" in page for page in pages[1:-1])


def test_every_flag_is_there_with_its_question_said_once() -> None:
    words = " ".join(" ".join(a_report(flags=30)).split())
    assert words.count("Two roles at once") == words.count("What to ask: Why?") == 30
    assert words.count("Why?") == 30
    assert "When?" in words


def test_a_resume_that_fits_together_is_called_consistent_and_not_verified() -> None:
    words = " ".join(a_report(trust_score=88))
    assert "Consistent" in words
    assert "Verified" not in words


def test_without_a_score_there_is_no_number() -> None:
    first = a_report(trust_score=None, confidence=80, breakdown=PartScores())[0]
    assert "None of the checks that ran found something to ask about." in first
    assert first.count("Not enough checks ran") == 2
    assert "/ 100" not in first
    assert "80 %" not in first


def test_where_signals_alone_are_shown_no_score_is_spoken_of() -> None:
    asked = ReportFinding("a", "", "Does it end?", "", "", "", "", "", Outcome.UNKNOWN, None)
    for signals_only in (True, False):
        words = " ".join(a_report(findings=(asked,), signals_only=signals_only))
        assert "Does it end?" in words
        assert ("not the score" in words) != signals_only
