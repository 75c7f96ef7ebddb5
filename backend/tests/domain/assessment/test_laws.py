"""The laws of the mould, for any table of weights and any findings."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.assessment.axis import Level
from trusthound.domain.assessment.band import CAUTION_FROM, VERIFIED_FROM, Status
from trusthound.domain.assessment.combine import Assessment, combine
from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    Outcome,
    absent,
    not_applicable,
    present,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Signal, Topic
from trusthound.domain.assessment.weight import Weight, Weights

SEEN = Evidence("seen", "a test")
SILENT = [absent(), unknown(), not_applicable()]
present_findings = st.floats(0.05, 1.0).map(lambda strength: present(SEEN, strength=strength))
any_finding = st.one_of(st.sampled_from(SILENT), present_findings)
nats = st.floats(0.05, 5.0).map(lambda number: round(number, 2))


@dataclass(frozen=True)
class Case:
    signals: tuple[Signal, ...]
    findings: Mapping[str, Finding]
    weights: Weights

    def judged(self, findings: Mapping[str, Finding] | None = None) -> Assessment:
        return combine(self.signals, findings or self.findings, self.weights, channel="url")

    def with_finding(self, name: str, found: Finding) -> Assessment:
        return self.judged({**self.findings, name: found})


@st.composite
def cases(draw: st.DrawFn, topics: tuple[Topic, ...] = tuple(Topic)) -> Case:
    """Signals of every topic and lean; the activity's have no ceiling, as in every real table."""
    signals, weights, findings = [], {}, {}
    for number in range(draw(st.integers(1, 8))):
        topic = draw(st.sampled_from(topics))
        leans = draw(st.sampled_from(Lean))
        name = f"signal_{number}"
        corroborates = leans is Lean.FOR and draw(st.booleans())
        cause = draw(st.sampled_from(["", "", "one", "other"]))
        signals.append(_signal(name, topic, leans, corroborates=corroborates, cause=cause))
        weights[name] = draw(_weights_of(topic, leans))
        findings[name] = draw(any_finding)
    limits = {topic: (-draw(nats), draw(nats)) for topic in Topic}
    table = Weights(
        "test", draw(st.floats(40, 70).map(round)), 10.0, weights, limits, {"url": 0.05}
    )
    return Case(tuple(signals), findings, table)


@st.composite
def _weights_of(draw: st.DrawFn, topic: Topic, leans: Lean) -> Weight:
    if leans is Lean.FOR:
        return Weight(draw(nats))
    ceilings = st.none() if topic is Topic.ACTIVITY else st.sampled_from([None, 20, 39, 60])
    return Weight(-draw(nats), draw(st.sampled_from([0.0, 0.1, 0.3])), draw(ceilings))


def _signal(
    name: str, topic: Topic, leans: Lean, *, corroborates: bool = False, cause: str = ""
) -> Signal:
    text: dict[str, Any] = dict.fromkeys(("question", "why", "innocent", "advice", "source"), "-")
    return Signal(
        id=name,
        title=name,
        topic=topic,
        leans=leans,
        corroborates=corroborates,
        cause=cause,
        examine=lambda: present(SEEN),
        **text,
    )


def _sum(assessment: Assessment) -> float:
    """What the lines add up to, also where too little was asked for a score."""
    return round(sum(line.points for line in assessment.lines), 1)


@given(cases(), st.randoms(use_true_random=False))
def test_the_order_of_signals_and_findings_does_not_matter(case: Case, random: Any) -> None:
    signals, findings = list(case.signals), list(case.findings.items())
    random.shuffle(signals)
    random.shuffle(findings)
    shuffled = combine(signals, dict(findings), case.weights, channel="url")
    assert shuffled == case.judged()
    assert shuffled.lines == case.judged().lines


@given(cases())
def test_the_lines_sum_to_the_score_which_is_a_whole_number_from_0_to_100(case: Case) -> None:
    judged = case.judged()
    total = _sum(judged)
    assert total == round(total)
    assert 0 <= total <= 100
    assert judged.score in (None, total)
    assert (judged.score is None) is (judged.status is not Status.ASSESSED)


@given(cases(), present_findings)
def test_a_sign_against_never_raises_the_score_nor_lowers_the_risk(
    case: Case, sign: Finding
) -> None:
    before = case.judged()
    for each in case.signals:
        if each.leans is Lean.AGAINST and case.findings[each.id].outcome is not Outcome.PRESENT:
            after = case.with_finding(each.id, sign)
            assert _sum(after) <= _sum(before)
            assert after.scam_risk >= before.scam_risk
            assert before.score is None or after.score is not None


@given(cases())
def test_a_stronger_sign_against_never_weighs_less(case: Case) -> None:
    for each in case.signals:
        if each.leans is Lean.AGAINST:
            weak = case.with_finding(each.id, present(SEEN, strength=0.3))
            strong = case.with_finding(each.id, present(SEEN, strength=0.9))
            assert _sum(strong) <= _sum(weak)


@given(cases())
def test_an_answered_no_never_lowers_what_a_failed_lookup_left_open(case: Case) -> None:
    for each in case.signals:
        open_question = case.with_finding(each.id, unknown())
        answered = case.with_finding(each.id, absent())
        assert _sum(answered) >= _sum(open_question)
        assert answered.coverage >= open_question.coverage


@given(cases())
def test_a_failed_lookup_adds_no_points_either_way(case: Case) -> None:
    for each in case.signals:
        failed = case.with_finding(each.id, unknown())
        not_asked = case.with_finding(each.id, not_applicable())
        assert _sum(failed) == _sum(not_asked)
        assert failed.scam_risk == not_asked.scam_risk
        assert failed.coverage <= not_asked.coverage or not_asked.coverage == 0


@given(cases(), nats)
def test_one_more_unanswered_question_changes_nothing_but_coverage(
    case: Case, worth: float
) -> None:
    more = _signal("one_more", Topic.SCAM, Lean.AGAINST)
    table = replace(case.weights, signals={**case.weights.signals, "one_more": Weight(-worth)})
    found = {**case.findings, "one_more": unknown()}
    longer = combine((*case.signals, more), found, table, channel="url")
    assert _sum(longer) == _sum(case.judged())
    assert longer.scam_risk == case.judged().scam_risk
    assert longer.coverage <= case.judged().coverage
    assert longer.score in (None, case.judged().score)


@given(cases(topics=(Topic.ACTIVITY,)))
def test_activity_alone_never_brings_a_posting_into_danger(case: Case) -> None:
    assert _sum(case.judged()) >= min(CAUTION_FROM, case.weights.start)
    assert case.judged().score is None or (case.judged().score or 0) >= CAUTION_FROM


@given(cases())
def test_signs_of_an_inactive_listing_never_deepen_danger(case: Case) -> None:
    active = {each.id: case.findings[each.id] for each in case.signals}
    for each in case.signals:
        if each.topic is Topic.ACTIVITY and active[each.id].outcome is Outcome.PRESENT:
            active[each.id] = unknown()
    without = case.judged(active)
    if _sum(without) < CAUTION_FROM:
        assert _sum(case.judged()) >= _sum(without)


@given(cases())
def test_nothing_is_verified_without_corroboration(case: Case) -> None:
    doubted = {
        each.id: absent() if each.corroborates else case.findings[each.id] for each in case.signals
    }
    assert _sum(case.judged(doubted)) < VERIFIED_FROM


@given(cases())
def test_a_ceiling_holds_whatever_else_is_right(case: Case) -> None:
    ceilings = [
        case.weights.signals[each.id].ceiling or 100
        for each in case.signals
        if case.findings[each.id].outcome is Outcome.PRESENT
    ]
    assert _sum(case.judged()) <= min(ceilings, default=100)


@given(cases())
def test_every_finding_is_kept_and_every_axis_has_a_level(case: Case) -> None:
    judged = case.judged()
    assert judged.findings == case.findings
    assert 0 <= judged.scam_risk <= 1
    for axis in (judged.axes.scam, judged.axes.identity, judged.axes.activity):
        assert (axis.risk is None) is (axis.level is Level.UNKNOWN)
        assert axis.risk is None or 0 <= axis.risk < 1


@given(cases(topics=(Topic.ACTIVITY,)))
def test_one_sign_of_inactivity_is_never_called_strong(case: Case) -> None:
    for each in case.signals:
        alone = {other.id: absent() for other in case.signals} | {each.id: present(SEEN)}
        assert case.judged(alone).axes.activity.level is not Level.STRONG


@given(cases())
def test_signs_of_one_cause_count_as_the_heaviest_of_them(case: Case) -> None:
    """What they take together is what the heaviest takes alone."""
    found = {each.id: present(SEEN) for each in case.signals}
    judged = case.judged(found)
    groups: dict[tuple[Topic, str], list[str]] = {}
    for each in case.signals:
        if each.leans is Lean.AGAINST and each.cause:
            groups.setdefault((each.topic, each.cause), []).append(each.id)
    points = {line.signal_id: line.points for line in judged.lines if line.signal_id}
    for names in groups.values():
        heaviest = min(case.weights.signals[name].present for name in names)
        told = [points[name] for name in names if name in points]
        assert told == [round(heaviest * case.weights.points_a_nat, 1)]


@given(cases(topics=(Topic.ACTIVITY,)))
def test_signs_of_one_cause_alone_are_never_called_strong(case: Case) -> None:
    one = tuple(replace(each, cause="one") for each in case.signals)
    found = {each.id: present(SEEN) for each in one}
    judged = combine(one, found, case.weights, channel="url")
    assert judged.axes.activity.level is not Level.STRONG
