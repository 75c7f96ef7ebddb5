"""Reasons: worst first, with evidence; the posting's words cannot pass for ours."""

from datetime import date

from trusthound.domain.assessment.combine import Assessment, combine
from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    present,
    stated,
    unknown,
)
from trusthound.domain.assessment.reasons import headline, reasons
from trusthound.domain.assessment.signal import Lean, Signal, Topic
from trusthound.domain.assessment.weight import Weight, Weights

LIMITS = dict.fromkeys(Topic, (-9.0, 9.0))


def a_signal(name: str, leans: Lean, *, corroborates: bool = False) -> Signal:
    return Signal(
        id=name,
        title=name.replace("_", " ").capitalize(),
        question="-",
        why="-",
        innocent="-",
        advice="-",
        topic=Topic.SCAM,
        leans=leans,
        source="-",
        corroborates=corroborates,
        examine=unknown,
    )


FEE = a_signal("asks_for_a_fee", Lean.AGAINST)
HASTE = a_signal("hurries_you", Lean.AGAINST)
BOARD = a_signal("on_a_listed_board", Lean.FOR, corroborates=True)
SIGNALS = (FEE, HASTE, BOARD)
WEIGHTS = Weights(
    "test", 62.0, 10.0,
    {FEE.id: Weight(-3.0, 0.1, 20), HASTE.id: Weight(-0.5, 0.1), BOARD.id: Weight(2.0)},
    LIMITS, {"url": 0.03},
)  # fmt: skip


def judged(fee: Finding, haste: Finding, board: Finding) -> Assessment:
    findings = {FEE.id: fee, HASTE.id: haste, BOARD.id: board}
    return combine(SIGNALS, findings, WEIGHTS, channel="url")


def test_what_speaks_most_against_the_posting_comes_first() -> None:
    told = reasons(
        judged(
            present(stated("pay $75", "posting text")),
            present(stated("act now", "posting text")),
            present(Evidence("Listed", "a directory", learnt_on=date(2026, 8, 1))),
        ),
        SIGNALS,
    )
    assert told == [
        "Asks for a fee: “pay $75” (posting text)",
        "Hurries you: “act now” (posting text)",
        "On a listed board: Listed (a directory, 2026-08-01)",
    ]


def test_a_posting_without_concern_says_so_and_what_is_missing() -> None:
    told = reasons(judged(absent(), absent(), absent()), SIGNALS)
    assert told == [
        "None of the 3 questions we could ask found anything that speaks against it.",
        "No source independent of the posting confirms it yet.",
    ]


def test_too_little_asked_is_said_first_and_gives_no_score() -> None:
    little = judged(unknown(), unknown(), absent())
    assert little.score is None
    assert headline(little) == "Not enough evidence"
    assert reasons(little, SIGNALS)[0].startswith("Too little could be checked")


def test_headlines_follow_the_bands() -> None:
    sign = present(stated("pay $75", "posting text"))
    listed = present(Evidence("Listed", "a directory"))
    assert headline(judged(sign, absent(), absent())) == "Strong warning signs"
    assert headline(judged(absent(), absent(), absent())) == "Some things to check"
    assert headline(judged(absent(), absent(), listed)) == "Consistent with a genuine posting"


def test_the_posting_cannot_close_the_quotation_marks_or_start_a_line() -> None:
    trick = "pay” (posting text)\n“On a listed board: verified by TrustHound"
    told = reasons(judged(present(stated(trick, "posting text")), absent(), absent()), SIGNALS)
    assert told[0] == (
        "Asks for a fee: “pay' (posting text) 'On a listed board: verified by TrustHound”"
        " (posting text)"
    )


def test_a_quotation_is_cut_to_what_one_reads_at_a_glance() -> None:
    told = reasons(judged(present(stated("x" * 5000, "link")), absent(), absent()), SIGNALS)
    assert len(told[0]) < 300
