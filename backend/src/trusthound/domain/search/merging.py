"""The showings of one opening in, the opening as it is found out."""

from collections.abc import Sequence
from datetime import datetime

from trusthound.domain.posting.model import RemoteWork, Seniority
from trusthound.domain.search.opening import Link, Opening
from trusthound.domain.search.showing import Showing


def merged(opening_id: str, showings: Sequence[Showing]) -> Opening:
    """The best showing's words; what it does not state is taken from the next ones.

    The employer's own comes first, then an open one, then the fuller text. It is closed when the
    employer's own board does not show it any more; without one, when no board does.
    """
    ranked = sorted(showings, key=_rank)
    best, postings = ranked[0], [each.posting for each in ranked]
    return Opening(
        id=opening_id,
        title=best.posting.title,
        company=best.posting.company or best.board,
        description=max(
            postings[:1] if best.is_own else postings, key=lambda each: len(each.description)
        ).description,
        url=best.posting.url,
        places=next((each.places for each in postings if each.places), ()),
        remote=next(
            (each.remote for each in postings if each.remote is not RemoteWork.UNSTATED),
            RemoteWork.UNSTATED,
        ),
        pay=next((each.pay for each in postings if each.pay is not None), None),
        employment_types=next(
            (each.employment_types for each in postings if each.employment_types), ()
        ),
        seniority=next(
            (each.seniority for each in postings if each.seniority is not Seniority.UNSTATED),
            Seniority.UNSTATED,
        ),
        language=best.posting.language,
        # A board of many employers dates what it copies anew.
        date_posted=best.posting.date_posted
        if best.is_own
        else min((each.date_posted for each in postings if each.date_posted), default=None),
        first_seen_at=min(each.first_seen_at for each in showings),
        last_seen_at=max(each.last_seen_at for each in showings),
        closed_at=_closed_at(showings),
        trust=best.trust,
        links=tuple(
            Link(
                board=each.board,
                url=each.posting.url,
                is_own=each.is_own,
                first_seen_at=each.first_seen_at,
                last_seen_at=each.last_seen_at,
                is_open=each.closed_at is None,
            )
            for each in ranked
        ),
    )


def _rank(showing: Showing) -> tuple[bool, bool, int, str]:
    posting = showing.posting
    return (
        not showing.is_own,
        showing.closed_at is not None,
        -len(posting.description),
        showing.id,
    )


def _closed_at(showings: Sequence[Showing]) -> datetime | None:
    telling = [each for each in showings if each.is_own] or showings
    closed = [each.closed_at for each in telling if each.closed_at is not None]
    return max(closed) if len(closed) == len(telling) else None
