"""A file's bytes in, what TrustHound read of them out: the product's own line for saved files."""

from datetime import date

from reading import Amount, Outcome, Reading

from trusthound.adapters.boards.saved import markup_of, read_all_saved
from trusthound.domain.common.errors import PageUnreadable, TrustHoundError
from trusthound.domain.common.money import Pay
from trusthound.domain.posting.extract.file import read_file
from trusthound.domain.posting.model import JobPosting


def read(body: bytes, name: str, as_of: date) -> Outcome:
    try:
        postings = read_all_saved(body, as_of)
        if postings is None:
            postings = (read_file(body, name, as_of=as_of, markup=markup_of(body)),)
    except PageUnreadable as error:
        return Outcome(refused=f"{error.code} {error.detail}".strip())
    except TrustHoundError as error:
        return Outcome(refused=error.code)
    except Exception as error:
        return Outcome(crash=f"{type(error).__name__}: {error}")
    return Outcome(tuple(_reading(each) for each in postings))


def _reading(posting: JobPosting) -> Reading:
    return Reading(
        title=posting.title,
        company=posting.company,
        places=tuple(
            " ".join((place.text, place.locality, place.region, place.country)).strip()
            for place in posting.places
        ),
        remote=posting.remote.value,
        pay=_amount(posting.pay) if posting.pay else None,
        employment_types=tuple(each.value for each in posting.employment_types),
        date_posted=posting.date_posted.isoformat() if posting.date_posted else "",
        valid_through=posting.valid_through.isoformat() if posting.valid_through else "",
        liveness=posting.liveness.value,
        description=posting.description,
        address=" ".join((posting.identifier, posting.url, posting.apply_url)),
    )


def _amount(pay: Pay) -> Amount:
    period = pay.period.value if pay.period else ""
    return Amount(pay.minimum, pay.maximum, pay.currency, period)
