"""Facts of a posting that its employer corrects, and the posting as it reads with them."""

from dataclasses import dataclass, replace
from decimal import Decimal
from urllib.parse import urlsplit

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.common.mail_address import domain_in_ascii
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.common.place import Place
from trusthound.domain.common.url import checked_url
from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.posting.extract.contacts import find_contacts
from trusthound.domain.posting.extract.places import settled
from trusthound.domain.posting.model import FieldOrigin, JobPosting, Origin

PLACE_CHARACTERS = 120
SITE_CHARACTERS = 500
MOST_PAY = Decimal(100_000_000)
_CURRENCY_LETTERS = 3


@dataclass(frozen=True, slots=True)
class PayCorrection:
    """At least one bound is set."""

    minimum: Decimal | None
    maximum: Decimal | None
    currency: str
    period: Period


@dataclass(frozen=True, slots=True)
class Corrections:
    """None or "": that fact is not corrected."""

    pay: PayCorrection | None = None
    place: str = ""
    company_site: str = ""


NOTHING = Corrections()


def checked_corrections(asked: Corrections, *, domain: str) -> Corrections:
    """`domain` is the one that was shown to be held: no other can be named as the employer's.

    Raises InvalidInput.
    """
    pay = asked.pay and _checked_pay(asked.pay)
    site = _checked_site(asked.company_site, domain) if asked.company_site.strip() else ""
    place = clean_line(asked.place, PLACE_CHARACTERS)
    check_no_contacts(place, field="corrections.place")
    return Corrections(pay, place, site)


def check_no_contacts(text: str, *, field: str) -> None:
    """Under our result they would look as if we vouched for them. Raises InvalidInput."""
    if any(not each.value.endswith(":") for each in find_contacts(text)):
        raise InvalidInput(
            "Leave out links, mail addresses and phone numbers.",
            field=field,
            advice="Readers reach you through the posting and your own site.",
        )


def corrected(posting: JobPosting, corrections: Corrections, *, domain: str) -> JobPosting:
    """The posting with those facts in the place of its own, each marked as said by the employer.

    Its text stays as it is: what stands there is still judged.
    """
    changes: dict[str, object] = {}
    if corrections.pay is not None:
        pay = corrections.pay
        changes["pay"] = Pay(pay.minimum, pay.maximum, pay.currency, pay.period, "")
    if corrections.place:
        changes["places"] = settled([Place(corrections.place)])
    if corrections.company_site:
        changes["company_site"] = corrections.company_site
    kept = tuple(each for each in posting.origins if each.field not in changes)
    told = tuple(FieldOrigin(each, Origin.EMPLOYER, domain) for each in changes)
    return replace(posting, **changes, origins=(*kept, *told))  # type: ignore[arg-type]


def _checked_pay(pay: PayCorrection) -> PayCorrection:
    bounds = [each for each in (pay.minimum, pay.maximum) if each is not None]
    if not bounds or not all(_is_amount(each) for each in bounds) or bounds[0] > bounds[-1]:
        raise InvalidInput(
            "Enter the pay as one or two amounts, the lower one first.", field="corrections.pay"
        )
    currency = pay.currency.strip().upper()
    if len(currency) != _CURRENCY_LETTERS or not (currency.isascii() and currency.isalpha()):
        raise InvalidInput(
            "Enter the currency by its three letters, such as USD.", field="corrections.pay"
        )
    return replace(pay, currency=currency)


def _is_amount(amount: Decimal) -> bool:
    return amount.is_finite() and 0 < amount <= MOST_PAY


def _checked_site(text: str, domain: str) -> str:
    """Raises UrlRefused too."""
    url = checked_url(text.strip()[:SITE_CHARACTERS])
    host = domain_in_ascii(urlsplit(url).hostname or "") or ""
    if host != domain and not host.endswith(f".{domain}"):
        raise InvalidInput(
            f"The employer's site can be corrected to one at {domain} alone.",
            field="corrections.companySite",
        )
    return url
