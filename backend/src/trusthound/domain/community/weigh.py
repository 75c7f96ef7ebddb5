"""Reports on one posting in; what may be shown of them, and how sure a request is, out.

Whoever wants to harm or to praise a posting can bring any number of accounts. So a voice that
shows nothing never accuses: only requests that a moderator has seen evidence of count against a
posting, and voices without evidence can at most outweigh them by half. What is shown besides is
bounded by the day.
"""

from collections import Counter
from collections.abc import Iterable
from datetime import datetime, timedelta
from math import sqrt

from trusthound.domain.community.report import Outcome, Report
from trusthound.domain.facts.applicant_reports import ApplicantReports, Told

# Nothing is shown and nothing counts before so many people.
LEAST_VOICES = 5
# The rule for showing an accusation: never one person's word alone.
LEAST_REQUESTS_SHOWN = 2
# A posting changes its people in a year or two; an old report says less.
HALF_LIFE = timedelta(days=548)
# 95 %, two-sided.
Z = 1.96
# Brigading: accounts made for it are young, and come at once.
YOUNGEST_ACCOUNT = timedelta(days=7)
MOST_A_DAY = 5
# Of the weight of the evidenced voices.
MOST_UNEVIDENCED = 0.5


def weighed(reports: Iterable[Report], *, as_of: datetime) -> ApplicantReports:
    """The order does not matter. Reports are one an account; those of the future do not count."""
    known = [each for each in reports if each.told_at <= as_of]
    evidenced = [each for each in known if each.is_evidenced]
    others = _believable([each for each in known if not each.is_evidenced], as_of)
    requests = [each for each in evidenced if each.outcome is Outcome.REQUEST]
    voices = [*evidenced, *(each for each in others if each.outcome is not Outcome.REQUEST)]
    share = None
    if len(evidenced) >= LEAST_VOICES:
        share = _request_share(requests, evidenced, others, as_of)
    if len(voices) < LEAST_VOICES:
        return ApplicantReports(evidenced_requests=0, request_share=share)
    counts = Counter(each.outcome for each in voices)
    if counts[Outcome.REQUEST] < LEAST_REQUESTS_SHOWN:
        del counts[Outcome.REQUEST]
    return ApplicantReports(
        voices=counts.total(),
        told=tuple(Told(each.value, counts[each]) for each in Outcome if counts[each]),
        evidenced_requests=counts[Outcome.REQUEST],
        request_share=share,
    )


def wilson_lower_bound(share: float, n: float) -> float:
    """The lower end of Wilson's interval for a share of `n` observations; 0 for none of them."""
    if n <= 0:
        return 0.0
    spread = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return max(0.0, (share + Z * Z / (2 * n) - spread) / (1 + Z * Z / n))


def weight_of(report: Report, as_of: datetime) -> float:
    """Halved every half-life; 1 on the day."""
    return float(0.5 ** ((as_of - report.told_at) / HALF_LIFE))


def _believable(unevidenced: list[Report], as_of: datetime) -> list[Report]:
    """Without those of young accounts, and of a day no more than a posting hears on a busy one."""
    grown = [each for each in unevidenced if as_of - each.member_since >= YOUNGEST_ACCOUNT]
    grown.sort(key=lambda each: (each.told_at, each.member_since, each.outcome))
    taken: Counter[object] = Counter()
    believed = []
    for each in grown:
        day = each.told_at.date()
        if taken[day] < MOST_A_DAY:
            taken[day] += 1
            believed.append(each)
    return believed


def _request_share(
    requests: list[Report], evidenced: list[Report], others: list[Report], as_of: datetime
) -> float:
    if len(requests) < LEAST_REQUESTS_SHOWN:
        return 0.0
    asked = sum(weight_of(each, as_of) for each in requests)
    shown = sum(weight_of(each, as_of) for each in evidenced)
    besides = sum(weight_of(each, as_of) for each in others if each.outcome is not Outcome.REQUEST)
    n = shown + min(besides, MOST_UNEVIDENCED * shown)
    return round(wilson_lower_bound(asked / n, n), 4) if n else 0.0
