"""What applicants reported of a posting, weighed: how many told what, and how sure a request is."""

from dataclasses import dataclass

SOURCE = "reports of applicants"


@dataclass(frozen=True, slots=True)
class Told:
    """How many told of one outcome; `outcome` is a word of `domain.community.report.Outcome`."""

    outcome: str
    voices: int


@dataclass(frozen=True, slots=True)
class ApplicantReports:
    """`asked`: whether we looked at all. `voices` are those that count, 0 and `told` () while they
    are too few to show. `evidenced_requests` are those who showed that they were asked for money
    or identity papers; `request_share` is the least share (0 to 1) of applicants whom that
    happened to, None while too few showed anything.
    """

    asked: bool = True
    voices: int = 0
    told: tuple[Told, ...] = ()
    evidenced_requests: int = 0
    request_share: float | None = None


NO_REPORTS = ApplicantReports(asked=False)
