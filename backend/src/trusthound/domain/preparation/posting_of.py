"""What is kept of an application's posting in; the posting to prepare from out."""

from trusthound.domain.posting.model import JobPosting, Liveness
from trusthound.domain.search.opening import Opening
from trusthound.domain.tracking.application import Facts


def posting_of_opening(opening: Opening) -> JobPosting:
    return JobPosting(
        title=opening.title,
        company=opening.company,
        description=opening.description,
        url=opening.url,
        places=opening.places,
        remote=opening.remote,
        pay=opening.pay,
        employment_types=opening.employment_types,
        seniority=opening.seniority,
        date_posted=opening.date_posted,
        language=opening.language,
        liveness=Liveness.OPEN if opening.closed_at is None else Liveness.CLOSED,
    )


def posting_of_facts(facts: Facts) -> JobPosting:
    """Of one that was added by hand: what its owner noted, and no text."""
    return JobPosting(facts.title, facts.company, "", url=facts.url)
