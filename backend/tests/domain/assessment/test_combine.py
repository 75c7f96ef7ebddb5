"""The sum of one small table, told line by line."""

from dataclasses import replace

from trusthound.domain.assessment.axis import Level
from trusthound.domain.assessment.band import Status
from trusthound.domain.assessment.combine import Line, combine
from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Signal, Topic
from trusthound.domain.assessment.weight import Weight, Weights

SEEN = Evidence("seen", "a test")


def a_signal(name: str, topic: Topic, leans: Lean = Lean.AGAINST) -> Signal:
    return Signal(
        name, name, "-", "-", "-", "-", topic, leans, "-", corroborates=False, examine=unknown
    )


FEE = a_signal("fee", Topic.SCAM)
HASTE = a_signal("haste", Topic.SCAM)
OLD = a_signal("old", Topic.ACTIVITY)
POOL = a_signal("pool", Topic.ACTIVITY)
ALL = (FEE, HASTE, OLD, POOL)
TABLE = Weights(
    version="test",
    start=62.0,
    points_a_nat=10.0,
    signals={
        "fee": Weight(-3.5, 0.1, ceiling=20),
        "haste": Weight(-0.7, 0.1),
        "old": Weight(-1.5),
        "pool": Weight(-1.5),
    },
    topic_limits={**dict.fromkeys(Topic, (-9.0, 0.15)), Topic.ACTIVITY: (-2.5, 1.0)},
    prior_scam_risk={"url": 0.03},
)


def told(**findings: Finding) -> list[tuple[str, float]]:
    silent = {each.id: not_applicable() for each in ALL}
    lines: tuple[Line, ...] = combine(ALL, silent | findings, TABLE, channel="url").lines
    return [(line.label, line.points) for line in lines]


def test_credits_and_their_limit_are_lines_of_their_own() -> None:
    assert told(fee=absent(), haste=absent()) == [
        ("Where every posting starts", 62.0),
        ("fee", 1.0),
        ("haste", 1.0),
        ("Limit on what scam signs add up to", -0.5),
        ("Kept to a whole number from 0 to 100", 0.5),
    ]


def test_a_hard_stop_limits_the_score() -> None:
    assert told(fee=present(SEEN, strength=0.5)) == [
        ("Where every posting starts", 62.0),
        ("fee", -17.5),
        ("“fee” limits the score to 20", -24.5),
    ]


def test_the_floor_under_inactivity_is_a_line_of_its_own() -> None:
    assert told(old=present(SEEN), pool=present(SEEN)) == [
        ("Where every posting starts", 62.0),
        ("old", -15.0),
        ("pool", -15.0),
        ("Limit on what activity signs add up to", 5.0),
        ("Signs of an inactive listing alone cannot make it dangerous", 3.0),
    ]


def test_a_closed_posting_has_a_status_and_no_score() -> None:
    findings = {each.id: absent() for each in ALL}
    judged = combine(ALL, findings, TABLE, channel="url", closed=True)
    assert judged.status is Status.CLOSED
    assert judged.score is None
    assert judged.scam_risk > 0


def test_too_little_asked_gives_no_score_unless_what_was_found_is_dangerous() -> None:
    silent = {each.id: unknown() for each in ALL}
    harmless = combine(ALL, silent | {"haste": absent()}, TABLE, channel="url")
    assert harmless.status is Status.INSUFFICIENT_EVIDENCE
    table = replace(TABLE, signals={**TABLE.signals, "haste": Weight(-2.4)})
    dangerous = combine(ALL, silent | {"haste": present(SEEN)}, table, channel="url")
    assert dangerous.coverage < 0.4
    assert dangerous.score == 38


def test_an_axis_without_an_answer_is_unknown() -> None:
    findings = {each.id: unknown() for each in ALL} | {"fee": present(SEEN)}
    axes = combine(ALL, findings, TABLE, channel="url").axes
    assert axes.scam.level is Level.STRONG
    assert axes.activity.level is Level.UNKNOWN
