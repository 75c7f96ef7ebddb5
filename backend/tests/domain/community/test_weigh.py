"""Laws of weighing reports, and a simulated crowd: it moves no band, evidence does."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.assessment.band import Band, band_of
from trusthound.domain.community.report import Evidence, Outcome, Report
from trusthound.domain.community.weigh import (
    HALF_LIFE,
    LEAST_VOICES,
    MOST_A_DAY,
    weighed,
    weight_of,
    wilson_lower_bound,
)
from trusthound.domain.facts.applicant_reports import ApplicantReports
from trusthound.domain.posting.assess import assess
from trusthound.wiring.examples.judged import judged_examples
from trusthound.wiring.reference.load import load_reference

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
LONG_AGO = NOW - timedelta(days=900)
REQUESTS = tuple(
    Report(Outcome.REQUEST, NOW - timedelta(days=each), LONG_AGO, Evidence.ACCEPTED)
    for each in range(20)
)
moments = st.datetimes(datetime(2024, 1, 1), datetime(2026, 11, 22), timezones=st.just(UTC))  # noqa: DTZ001
any_report = st.builds(
    Report, st.sampled_from(Outcome), moments, moments, st.sampled_from(Evidence)
)
crowds = st.lists(any_report, max_size=60)


@given(crowds, st.randoms(use_true_random=False))
def test_the_order_of_reports_does_not_matter(crowd: list[Report], shuffled: Random) -> None:
    mixed = list(crowd)
    shuffled.shuffle(mixed)
    assert weighed(mixed, as_of=NOW) == weighed(crowd, as_of=NOW)


@given(crowds)
def test_without_evidence_no_crowd_says_anything_of_requests(crowd: list[Report]) -> None:
    bare = [
        replace(each, evidence=Evidence.WAITING if each.is_evidenced else each.evidence)
        for each in crowd
    ]
    told = weighed(bare, as_of=NOW)
    assert (told.request_share, told.evidenced_requests) == (None, 0)
    assert Outcome.REQUEST.value not in {each.outcome for each in told.told}


@given(crowds, crowds)
def test_accusers_without_evidence_add_nothing(crowd: list[Report], brigade: list[Report]) -> None:
    accusers = [
        replace(each, outcome=Outcome.REQUEST, evidence=Evidence.DECLINED) for each in brigade
    ]
    more = weighed([*crowd, *accusers], as_of=NOW).request_share
    # They may take the place of an honest voice of that day, and no more than such voices weigh.
    without = [each for each in crowd if each.is_evidenced]
    assert (more or 0) <= (weighed(without, as_of=NOW).request_share or 0)


@given(st.lists(any_report, min_size=5, max_size=40))
def test_one_more_evidenced_request_never_lowers_the_share(crowd: list[Report]) -> None:
    known = [*crowd, *REQUESTS[:5]]
    before = weighed(known, as_of=NOW).request_share
    after = weighed([*known, REQUESTS[0]], as_of=NOW).request_share
    assert before is not None
    assert after is not None
    assert after >= before


@given(st.floats(0, 1), st.floats(0.1, 5000))
def test_wilsons_bound_lies_between_nothing_and_the_share(share: float, n: float) -> None:
    bound = wilson_lower_bound(share, n)
    assert 0 <= bound <= share + 1e-9
    assert bound <= wilson_lower_bound(share, n * 2) + 1e-9


def test_wilsons_bound_is_that_of_the_textbook() -> None:
    assert wilson_lower_bound(1.0, 20) == pytest.approx(0.8389, abs=1e-4)
    assert wilson_lower_bound(0.5, 10) == pytest.approx(0.2366, abs=1e-4)
    assert wilson_lower_bound(0.5, 0) == 0


def test_a_report_weighs_half_after_eighteen_months() -> None:
    assert weight_of(replace(REQUESTS[0], told_at=NOW), NOW) == 1
    assert weight_of(replace(REQUESTS[0], told_at=NOW - HALF_LIFE), NOW) == pytest.approx(0.5)


def test_nothing_is_shown_before_five_have_spoken() -> None:
    silent = [
        Report(Outcome.SILENCE, NOW - timedelta(days=each), LONG_AGO)
        for each in range(LEAST_VOICES)
    ]
    assert weighed(silent[:-1], as_of=NOW) == ApplicantReports()
    shown = weighed(silent, as_of=NOW)
    assert (shown.voices, shown.told[0].outcome) == (LEAST_VOICES, "silence")


def test_a_day_and_a_young_account_say_no_more_than_they_may() -> None:
    at_once = [Report(Outcome.SILENCE, NOW, LONG_AGO)] * 400
    young = [Report(Outcome.SILENCE, NOW, NOW - timedelta(days=2))] * 400
    assert weighed(at_once, as_of=NOW).voices == MOST_A_DAY
    assert weighed(young, as_of=NOW).voices == 0


def test_one_evidenced_request_among_five_is_not_shown() -> None:
    shown = [replace(each, outcome=Outcome.OFFER) for each in REQUESTS[:4]]
    told = weighed([*shown, REQUESTS[5]], as_of=NOW)
    assert (told.evidenced_requests, told.request_share) == (0, 0.0)


def _band(example: int, crowd: Sequence[Report]) -> Band:
    """Of one of the recorded examples, as if those reports were there."""
    judged = judged_examples(load_reference())[example]
    reports = weighed(crowd, as_of=NOW)
    score = assess(replace(judged.dossier, applicant_reports=reports)).score
    assert score is not None
    return band_of(score)


def _thousand_votes() -> list[Report]:
    """700 applicants over half a year, and 300 who come within two days to accuse: a few with
    texts that moderators declined or have not seen.
    """
    chance = Random(20261122)  # noqa: S311 - a simulation
    told = [Outcome.SILENCE, Outcome.REJECTION, Outcome.INTERVIEW, Outcome.OFFER, Outcome.CLOSED]
    honest = [
        Report(chance.choice(told), NOW - timedelta(days=chance.uniform(2, 180)), LONG_AGO)
        for _ in range(700)
    ]
    brigade = [
        Report(
            Outcome.REQUEST,
            NOW - timedelta(days=chance.uniform(0, 2)),
            NOW - timedelta(days=chance.choice([1, 3, 30, 400])),
            chance.choice([Evidence.NONE] * 8 + [Evidence.WAITING, Evidence.DECLINED]),
        )
        for _ in range(300)
    ]
    votes = honest + brigade
    chance.shuffle(votes)
    return votes


@pytest.mark.parametrize("example", [0, 1, 2])
def test_a_thousand_votes_with_a_brigade_of_thirty_percent_move_no_band(example: int) -> None:
    votes = _thousand_votes()

    assert weighed(votes, as_of=NOW).request_share is None
    assert _band(example, votes) is _band(example, [])


@pytest.mark.parametrize(("example", "before"), [(0, Band.VERIFIED), (1, Band.CAUTION)])
def test_twenty_evidenced_reports_move_the_band(example: int, before: Band) -> None:
    assert _band(example, []) is before
    after = _band(example, REQUESTS)
    assert after is not before
    # Nor do a thousand who praise it bring the band back.
    praise = [
        Report(Outcome.OFFER, NOW - timedelta(days=each % 200), LONG_AGO) for each in range(1000)
    ]
    assert _band(example, [*REQUESTS, *praise]) is after
