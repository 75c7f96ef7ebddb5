"""Seniority, place and permission to work in; rows of the table out. Place and visa never count."""

from collections.abc import Iterator

from trusthound.domain.matching.judged import Judged, shown_role
from trusthound.domain.matching.model import Asked, Standing
from trusthound.domain.matching.occupation import Likeness
from trusthound.domain.matching.profile import Profile, is_unread, months_worked, paid_roles
from trusthound.domain.matching.skill_rows import duration
from trusthound.domain.posting.extract.seniority import seniority_of
from trusthound.domain.posting.model import JobPosting, RemoteWork, Seniority
from trusthound.domain.posting.requirements.model import Need, Passage, Requirements

_RANKS = {
    Seniority.MID: 2, Seniority.SENIOR: 3, Seniority.LEAD: 4, Seniority.MANAGER: 4,
    Seniority.DIRECTOR: 5, Seniority.EXECUTIVE: 6,
}  # fmt: skip
# Years of work of the kind that make one mid-level or senior whatever the title says.
_MONTHS_OF_RANK = ((60, 3), (24, 2), (0, 1))
_ONE_BELOW = 0.5


def seniority_rows(
    posting: JobPosting, asked: Requirements, profile: Profile, alike: Likeness
) -> Iterator[Judged]:
    """None for an internship or a first job: nobody is too experienced for us to say so."""
    wanted = _RANKS.get(asked.seniority)
    if wanted is None:
        return
    fitting = alike.like_roles
    months = months_worked(profile, paid_roles(profile, fitting)) or 0
    by_years = next(rank for least, rank in _MONTHS_OF_RANK if months >= least) if fitting else 0
    ranks = {at: _RANKS.get(seniority_of(profile.roles[at].title, ""), 0) for at in fitting}
    best = max(ranks, key=lambda at: ranks[at], default=None)
    reached = max(by_years, ranks[best] if best is not None else 0)
    passage = Passage(posting.title, 0, 0)
    shown = (shown_role(profile, best),) if best is not None else ()
    told = f"{asked.seniority.value.capitalize()} level"
    if reached >= wanted:
        note = f"{told}: your titles, or {duration(months)} of such work, show it."
        yield Judged(Asked.SENIORITY, Need.MUST, passage, Standing.MET, note, shown, 1.0)
    elif reached == wanted - 1:
        note = f"{told}: the resume shows the level below."
        yield Judged(Asked.SENIORITY, Need.MUST, passage, Standing.PARTLY, note, shown, _ONE_BELOW)
    elif is_unread(profile):
        note = f"{told}: no role could be read, so it cannot be told."
        yield Judged(Asked.SENIORITY, Need.MUST, passage, Standing.CANNOT_TELL, note, part=0.0)
    else:
        note = f"{told}: neither titles nor years of such work show it."
        yield Judged(Asked.SENIORITY, Need.MUST, passage, Standing.NOT_SHOWN, note, shown, 0.0)


def uncounted_rows(asked: Requirements, profile: Profile) -> Iterator[Judged]:
    """For the reader to weigh: where it is, and who may work there."""
    if asked.remote is RemoteWork.REMOTE:
        yield _uncounted(
            Asked.PLACE, "Remote", "The work is remote; some countries may be left out."
        )
    elif asked.places:
        where = "; ".join(each.text for each in asked.places[:3])
        home = profile.resume.location
        same = home is not None and any(
            each.locality and each.locality.lower() in home.value.lower() for each in asked.places
        )
        note = "The resume names the same place." if same else "Only you can tell if it suits you."
        yield _uncounted(Asked.PLACE, where, note)
    if asked.visa is not None:
        note = {
            True: "The posting offers sponsorship.",
            False: "The posting offers no sponsorship.",
            None: "The posting asks for permission to work; a resume need not tell it.",
        }[asked.visa.sponsored]
        yield Judged(
            Asked.VISA, Need.MUST, asked.visa.passage, Standing.CANNOT_TELL, note, part=0.0
        )


def _uncounted(kind: Asked, quote: str, note: str) -> Judged:
    return Judged(kind, Need.MUST, Passage(quote, 0, 0), Standing.CANNOT_TELL, note, part=0.0)
