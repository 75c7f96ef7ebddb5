"""What two assessments of one dossier differ in."""

from trusthound.domain.assessment.axis import Axes, Axis, Level
from trusthound.domain.assessment.band import Band, Status
from trusthound.domain.assessment.combine import Assessment, Line
from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    Outcome,
    absent,
    present,
    unknown,
)
from trusthound.domain.assessment.rescored import MovedLine, Rescored, standing_of

FOUND = present(Evidence("seen", "a test"))
START = Line("Where every posting starts", 62.0)
NOT_KNOWN = Axis(Level.UNKNOWN, 0.0, None)


def judged(score: int | None, *lines: Line, **findings: Finding) -> Assessment:
    status = Status.ASSESSED if score is not None else Status.INSUFFICIENT_EVIDENCE
    axes = Axes(NOT_KNOWN, NOT_KNOWN, NOT_KNOWN)
    return Assessment(score, status, 0.9, 0.1, axes, lines, findings, "test")


def test_another_band_is_a_flip_and_another_score_in_the_same_band_is_none() -> None:
    assert Rescored(judged(40), judged(39)).flipped
    assert not Rescored(judged(41), judged(40)).flipped


def test_a_score_that_comes_or_goes_is_a_flip() -> None:
    assert Rescored(judged(None), judged(55)).flipped
    assert Rescored(judged(20), judged(None)).flipped
    assert not Rescored(judged(None), judged(None)).flipped
    assert standing_of(judged(None)) is Status.INSUFFICIENT_EVIDENCE
    assert standing_of(judged(20)) is Band.DANGER


def test_lines_that_moved_are_told_with_the_heaviest_first() -> None:
    before = judged(59, START, Line("Hurries you", -4.0, "haste"), Line("A rule", 1.0), haste=FOUND)
    after = judged(
        22,
        START,
        Line("Hurries the reader", -5.0, "haste"),
        Line("Asks you to pay", -35.0, "fee"),
        haste=FOUND,
        fee=FOUND,
    )
    assert Rescored(before, after).moved == (
        MovedLine("Asks you to pay", "fee", 0.0, -35.0, None, Outcome.PRESENT),
        MovedLine("A rule", "", 1.0, 0.0, None, None),
        MovedLine("Hurries the reader", "haste", -4.0, -5.0, Outcome.PRESENT, Outcome.PRESENT),
    )


def test_another_answer_is_told_by_its_outcomes() -> None:
    before = judged(62, START, Line("Hurries you", 1.0, "haste"), haste=absent())
    after = judged(61, START, haste=unknown())
    moved = Rescored(before, after).moved
    assert [(each.outcome_before, each.outcome_after) for each in moved] == [
        (Outcome.ABSENT, Outcome.UNKNOWN)
    ]


def test_the_same_judgement_moved_nothing() -> None:
    same = judged(62, START, haste=absent())
    assert Rescored(same, same).moved == ()
