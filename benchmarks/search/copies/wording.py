"""A title, a company or a pay as the employer states it in, what other boards make of it out."""

import re
from collections.abc import Callable
from random import Random

_SHORTER = {
    "Senior": ("Sr.", "Sr", "Snr"),
    "Sr": ("Senior",),
    "Sr.": ("Senior",),
    "Junior": ("Jr.", "Jr"),
    "Manager": ("Mgr", "Mgr."),
    "Engineer": ("Eng.",),
    "Assistant": ("Asst.",),
    "Associate": ("Assoc.",),
    "Director": ("Dir.",),
    "Development": ("Dev",),
    "and": ("&",),
    "&": ("and",),
    "Healthcare": ("Health Care",),
}
_BEFORE = ("URGENT: ", "Urgently hiring - ", "NEW! ", "Hiring: ", "** Immediate start ** ", "Job: ")
_AFTER = (" (m/f/d)", " (m/w/d)", " (f/m/x)", " (all genders)", " - Immediate Start", " job", " *")
_SUFFIX = re.compile(
    r",?\s+(inc\.?|llc|l\.l\.c\.|ltd\.?|limited|plc|gmbh|corp\.?|corporation|company|cic)$",
    re.IGNORECASE,
)
_BRITISH_FORMS = ("Ltd", "Limited", "plc")
_AMERICAN_FORMS = ("Inc.", "Inc", "LLC", "Corp.")
_PER_YEAR = re.compile(
    r"£\s?(\d{2},?\d{3})(?:\.\d+)?\s*(?:-|–|to)\s*£?\s?(\d{2,3},?\d{3})(?:\.\d+)?"
)
_HOURS_A_YEAR = 1950  # 37.5 hours in 52 weeks, as boards convert


def retitled(title: str, company: str, city: str, number: int, chance: Random) -> str:
    """The title under one to three decorations; what it says of the position stays.

    :param number: the opening's own number, which some boards append.
    """
    decorations: list[Callable[[str], str]] = [
        lambda told: chance.choice(_BEFORE) + told,
        lambda told: told + chance.choice(_AFTER),
        lambda told: (
            chance.choice((f"{told} - {city}", f"{told} in {city}", f"{told} ({city})"))
            if city and city.lower() not in told.lower()
            else told
        ),
        lambda told: told + chance.choice((f" - Req {number}", f" (JR-{number})", f" #{number}")),
        lambda told: chance.choice((told.upper(), told.lower(), told.title())),
        lambda told: chance.choice((f"{told} at {company}", f"{told} | {company}")),
        lambda told: _shortened(told, chance),
        lambda told: _shortened(told, chance),
    ]
    for decorate in chance.sample(decorations, chance.choice((1, 1, 2, 2, 3))):
        title = decorate(title)
    return title


def _shortened(title: str, chance: Random) -> str:
    words = title.split()
    return " ".join(chance.choice(_SHORTER[each]) if each in _SHORTER else each for each in words)


def other_name(company: str, chance: Random, *, british: bool) -> str:
    """The company as a board writes it: legal form added, changed or left out, or case."""
    bare = _SUFFIX.sub("", company)
    if "NHS" in company:
        trust = re.sub(r"\s+NHS.*$", "", company)
        return chance.choice(
            (company, f"{trust} NHS Trust", f"{trust} NHS FT", trust, f"{company} Careers", bare)
            if trust
            else (company, f"{company} Careers", company.upper())
        )
    form = chance.choice(_BRITISH_FORMS if british else _AMERICAN_FORMS)
    comma = "," if not british and chance.random() < 0.6 else ""
    return chance.choice(
        (company, bare, f"{bare}{comma} {form}", bare.upper(), f"{bare} Careers", f"{bare} Jobs")
        if bare == company
        else (company, bare, bare.upper(), f"{bare} Careers", company.replace(",", ""))
    )


def other_pay(pay: str, chance: Random) -> str:
    """Dropped, or in another way or unit; as stated where no yearly range in pounds is read."""
    found = _PER_YEAR.search(pay)
    if not found:
        return chance.choice(("", pay))
    low, high = (int(each.replace(",", "")) for each in found.groups())
    return chance.choice(
        (
            "",
            pay,
            f"£{low / 1000:.1f}k - £{high / 1000:.1f}k",
            f"{low} - {high} GBP per year",
            f"£{low / 12:,.0f} to £{high / 12:,.0f} a month",
            f"£{low / _HOURS_A_YEAR:.2f} - £{high / _HOURS_A_YEAR:.2f} per hour",
            f"Up to £{high:,}",
        )
    )
