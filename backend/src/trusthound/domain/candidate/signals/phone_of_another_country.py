"""A candidate whose phone numbers are all of another country than where they live."""

from phonenumbers import NumberParseException, parse, region_code_for_number

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.quoting import quote
from trusthound.domain.posting.extract.gazetteer import area_of
from trusthound.domain.resume.model import Resume, Stated

MOST_NUMBERS = 4
NO_COUNTRY = "001"
# Countries that share a numbering plan or, across a border, a labour market.
SHARED_PLANS = (
    {"US", "CA", "PR"}, {"GB", "IE", "GG", "JE", "IM"}, {"DE", "AT", "CH", "LI", "LU"},
    {"CZ", "SK"}, {"BE", "NL", "LU", "FR"}, {"AU", "NZ"}, {"CH", "FR", "IT"}, {"RU", "KZ"},
)  # fmt: skip


@signal(
    title="Phone number of another country",
    question="Are all phone numbers of another country than the place that the resume gives?",
    why="It is worth knowing whom a call abroad reaches.",
    innocent="People who move keep their number; it says nothing about a resume by itself.",
    advice="Which number reaches you best these days?",
    topic=Topic.CONTACT,
    leans=Lean.AGAINST,
    source="Numbering plans as of phonenumbers (libphonenumber); worth a point at most",
)
def phone_of_another_country(resume: Resume) -> Finding:
    """A place in one country and only numbers with the code of others; neighbours count as one."""
    home = _country_of(resume.location)
    numbers = [(each, _region(each)) for each in resume.phones[:MOST_NUMBERS]]
    told = [(each, region) for each, region in numbers if region]
    if not home or not told:
        return not_applicable()
    near = {home}.union(*(each for each in SHARED_PLANS if home in each))
    if any(region in near for _, region in told):
        return absent()
    evidence = [quote(told[0][0])]
    if resume.location:
        evidence.append(quote(resume.location))
    return present(*evidence)


def _country_of(location: Stated | None) -> str:
    """Of its last part that tells one for certain, "" for none."""
    parts = [each.strip() for each in location.value.split(",")] if location else []
    for at in range(len(parts) - 1, -1, -1):
        area = area_of(parts[at], parts[at - 1] if at else "")
        if area is not None and area.country:
            return area.country
    return ""


def _region(phone: Stated) -> str:
    value = phone.value.strip().replace("(0)", "")
    if not value.startswith(("+", "00")):
        return ""
    try:
        region = region_code_for_number(parse(f"+{value.removeprefix('00').lstrip('+')}"))
    except NumberParseException:
        return ""
    return "" if region in (None, NO_COUNTRY) else str(region)
