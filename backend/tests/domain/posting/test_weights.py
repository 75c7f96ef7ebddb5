"""Today's table of weights, tried with any answers that its signals can give."""

from itertools import combinations

import pytest
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
from trusthound.domain.assessment.signal import Lean, Topic
from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.domain.posting.weights import WEIGHTS

SEEN = Evidence("seen", "a test")
any_finding = st.one_of(
    st.sampled_from([absent(), unknown(), not_applicable()]),
    st.floats(0.05, 1.0).map(lambda strength: present(SEEN, strength=strength)),
)
any_findings = st.fixed_dictionaries({each.id: any_finding for each in SIGNALS})
BY_ID = {each.id: each for each in SIGNALS}
HARD_STOPS = [name for name, weight in WEIGHTS.signals.items() if weight.ceiling == 20]


def judged(findings: dict[str, Finding]) -> Assessment:
    return combine(SIGNALS, findings, WEIGHTS, channel="url")


def _sum(assessment: Assessment) -> float:
    return round(sum(line.points for line in assessment.lines), 1)


def nothing_found() -> dict[str, Finding]:
    return {each.id: absent() for each in SIGNALS}


@given(any_findings)
def test_danger_takes_a_scam_sign(findings: dict[str, Finding]) -> None:
    harmless = {
        name: absent() if BY_ID[name].topic is Topic.SCAM else found
        for name, found in findings.items()
    }
    assert _sum(judged(harmless)) >= CAUTION_FROM


@given(any_findings, st.sampled_from(HARD_STOPS))
def test_what_no_genuine_employer_does_is_always_danger(
    findings: dict[str, Finding], name: str
) -> None:
    stopped = judged(findings | {name: present(SEEN, strength=0.5)})
    assert stopped.score is not None
    assert stopped.score <= 20


@given(any_findings)
def test_verified_takes_corroboration(findings: dict[str, Finding]) -> None:
    found = judged(findings)
    if found.score is not None and found.score >= VERIFIED_FROM:
        assert any(
            BY_ID[name].corroborates and each.outcome is Outcome.PRESENT
            for name, each in findings.items()
        )


@given(any_findings)
def test_a_sign_against_never_helps(findings: dict[str, Finding]) -> None:
    before = judged(findings)
    for each in SIGNALS:
        if each.leans is Lean.AGAINST and findings[each.id].outcome is not Outcome.PRESENT:
            after = judged(findings | {each.id: present(SEEN)})
            assert _sum(after) <= _sum(before)
            assert after.scam_risk >= before.scam_risk


def test_a_posting_with_nothing_against_it_lands_in_the_sixties_or_seventies() -> None:
    plain = judged(nothing_found())
    assert plain.score is not None
    assert 62 <= plain.score <= 75


def test_the_same_on_a_listed_board_is_verified_with_room_to_spare() -> None:
    listed = judged(nothing_found() | {"listed_employer_board": present(SEEN)})
    assert listed.score is not None
    assert 84 <= listed.score <= 95


def test_a_small_employer_with_a_free_mailbox_and_a_form_stays_in_caution() -> None:
    small = judged(
        nothing_found() | {"free_mail_contact": present(SEEN), "form_application": present(SEEN)}
    )
    assert small.score is not None
    assert CAUTION_FROM <= small.score < VERIFIED_FROM


def every_sign_of_inactivity() -> dict[str, Finding]:
    return {
        each.id: present(SEEN)
        for each in SIGNALS
        if each.topic is Topic.ACTIVITY and each.leans is Lean.AGAINST
    }


def test_every_sign_of_an_inactive_listing_at_once_leaves_forty_points() -> None:
    silent: dict[str, Finding] = {each.id: not_applicable() for each in SIGNALS}
    dead = judged(silent | every_sign_of_inactivity())
    assert _sum(dead) == CAUTION_FROM + 2  # 62 - 20: the limit of the topic holds before the floor
    assert "Limit on what activity signs add up to" in [line.label for line in dead.lines]


def test_an_inactive_listing_of_an_unknown_employer_stays_in_caution_by_a_line_of_its_own() -> None:
    identity = {
        each.id: present(SEEN)
        for each in SIGNALS
        if each.topic is Topic.IDENTITY and each.leans is Lean.AGAINST
        if WEIGHTS.signals[each.id].ceiling is None
    }
    silent: dict[str, Finding] = {each.id: not_applicable() for each in SIGNALS}
    without = judged(silent | identity)
    dead = judged(silent | identity | every_sign_of_inactivity())
    assert _sum(dead) == CAUTION_FROM <= _sum(without)
    floor = "Signs of an inactive listing alone cannot make it dangerous"
    assert floor in [line.label for line in dead.lines]


@given(any_findings)
def test_signs_of_inactivity_never_bring_a_posting_under_forty(
    findings: dict[str, Finding],
) -> None:
    inactive = every_sign_of_inactivity()
    active = findings | {name: not_applicable() for name in inactive}
    before, after = _sum(judged(active)), _sum(judged(active | inactive))
    assert after >= min(before, CAUTION_FROM)


@pytest.mark.parametrize("name", HARD_STOPS)
def test_a_hard_stop_is_a_line_of_its_own(name: str) -> None:
    one = judged(nothing_found() | {name: present(SEEN, strength=0.3)})
    assert f"“{BY_ID[name].title}” limits the score to 20" in [line.label for line in one.lines]
    assert one.score == 20


def test_without_corroboration_the_score_stops_at_79_by_a_line_of_its_own() -> None:
    good = nothing_found() | {
        each.id: present(SEEN)
        for each in SIGNALS
        if each.leans is Lean.FOR and not each.corroborates
    }
    alone = judged(good)
    assert alone.score == VERIFIED_FROM - 1
    assert "No independent source confirms it yet" in [line.label for line in alone.lines]
    for each in SIGNALS:
        if each.corroborates:
            score = judged(good | {each.id: present(SEEN)}).score
            assert score is not None
            assert score >= VERIFIED_FROM


def test_more_unanswered_questions_never_raise_a_score() -> None:
    before = judged(nothing_found())
    for each in SIGNALS:
        after = judged(nothing_found() | {each.id: unknown()})
        if WEIGHTS.signals[each.id].absent >= 0:
            assert _sum(after) <= _sum(before)
        assert after.coverage <= before.coverage


def test_two_strong_signs_are_danger() -> None:
    two = judged(
        nothing_found()
        | {"messenger_contact": present(SEEN), "sensitive_data_request": present(SEEN)}
    )
    assert two.score is not None
    assert two.score < CAUTION_FROM


def test_one_middling_sign_is_not_danger() -> None:
    for name in ("pressure", "commission_only", "unrealistic_pay", "disposable_mail"):
        one = judged(nothing_found() | {name: present(SEEN)})
        assert one.score is not None
        assert one.score >= CAUTION_FROM


def test_title_and_place_alone_are_too_little_to_judge() -> None:
    silent: dict[str, Finding] = {each.id: unknown() for each in SIGNALS}
    told = {"place_stated": present(SEEN), "pay_stated": present(SEEN), "old_posting": absent()}
    assert judged(silent | told).status is Status.INSUFFICIENT_EVIDENCE


ACTIVITY_AGAINST = [
    each.id for each in SIGNALS if each.topic is Topic.ACTIVITY and each.leans is Lean.AGAINST
]


def test_no_combination_of_signs_of_inactivity_alone_is_danger() -> None:
    """Over all of them, in full, with nothing else answered and with everything else a no."""
    other: list[dict[str, Finding]] = [
        {each.id: silent for each in SIGNALS} for silent in (absent(), not_applicable())
    ]
    for number in range(len(ACTIVITY_AGAINST) + 1):
        for found in combinations(ACTIVITY_AGAINST, number):
            for quiet in other:
                alone = judged(quiet | dict.fromkeys(found, present(SEEN)))
                assert _sum(alone) >= CAUTION_FROM, found


def test_little_evidence_of_hiring_takes_two_signs_of_different_causes() -> None:
    by_cause = {name: BY_ID[name].cause or name for name in ACTIVITY_AGAINST}
    for found in combinations(ACTIVITY_AGAINST, 3):
        level = judged(nothing_found() | dict.fromkeys(found, present(SEEN))).axes.activity.level
        if len({by_cause[name] for name in found}) == 1:
            assert level is not Level.STRONG, found
    age = ["old_posting", "first_seen_long_ago", "refreshed_date"]
    assert len({by_cause[name] for name in age}) == 1
    independent = judged(
        nothing_found() | dict.fromkeys([*age, "reposted", "expired_posting"], present(SEEN))
    )
    assert independent.axes.activity.level is Level.STRONG


def test_one_cause_costs_what_its_heaviest_sign_costs() -> None:
    all_of_age = judged(
        nothing_found()
        | dict.fromkeys(["old_posting", "first_seen_long_ago", "refreshed_date"], present(SEEN))
    )
    heaviest = judged(nothing_found() | {"refreshed_date": present(SEEN)})
    assert _sum(all_of_age) == _sum(heaviest)
