"""A posting whose phone numbers all belong to another country than its place of work."""

from phonenumbers import NumberParseException, parse, region_code_for_number

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording
from trusthound.domain.posting.extract.gazetteer import country_code
from trusthound.domain.posting.model import Contact, ContactKind, JobPosting, RemoteWork

MOST_NUMBERS = 5
SPOKEN = frozenset({ContactKind.PHONE, ContactKind.MESSENGER})
# A wa.me link names the country without a plus; a shorter number is a local one.
WITH_COUNTRY = 11
# Numbers of no country: freephone, satellite, networks.
NO_COUNTRY = "001"
# Neighbours whose firms often answer each other's phones, and islands of one numbering plan.
AT_HOME_IN = {
    "US": frozenset({"US", "CA", "PR"}), "CA": frozenset({"US", "CA"}),
    "GB": frozenset({"GB", "IE", "GG", "JE", "IM"}), "IE": frozenset({"GB", "IE"}),
    "DE": frozenset({"DE", "AT", "CH"}), "AT": frozenset({"DE", "AT", "CH"}),
    "CH": frozenset({"DE", "AT", "CH", "FR", "LI"}), "CZ": frozenset({"CZ", "SK"}),
    "SK": frozenset({"CZ", "SK"}), "BE": frozenset({"BE", "NL", "LU", "FR"}),
    "NL": frozenset({"BE", "NL"}), "AU": frozenset({"AU", "NZ"}), "NZ": frozenset({"AU", "NZ"}),
    "LU": frozenset({"LU", "BE", "FR", "DE"}),
}  # fmt: skip


@signal(
    title="Phone number of another country",
    question="Do all phone numbers belong to another country than the place of work?",
    why="A local employer usually has a local number.",
    innocent="International groups, agencies and people who moved keep the number that they have.",
    advice="Call the employer back on the number that its own website gives.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source="Practice; numbering plans as of phonenumbers (libphonenumber)",
)
def phone_country_mismatch(posting: JobPosting, wording: Wording) -> Finding:
    """Work at a place in one country, and only numbers of others; neighbours count as one."""
    countries = {country_code(each.country) for each in posting.places}
    if len(countries) != 1 or "" in countries or posting.remote is RemoteWork.REMOTE:
        return not_applicable()
    home = countries.pop()
    spoken = [each for each in posting.contacts if each.kind in SPOKEN][:MOST_NUMBERS]
    numbers = [(each, region) for each in spoken if (region := _region(each))]
    if not numbers:
        return not_applicable()
    if any(region in AT_HOME_IN.get(home, {home}) for _, region in numbers):
        return absent()
    first = numbers[0][0]
    quote = wording.around(first.start, first.end)
    return present(quoted(quote)) if quote else absent()


def _region(contact: Contact) -> str:
    """The country of a phone or WhatsApp number, "" for what has none."""
    app, _, handle = contact.value.rpartition(":")
    value = contact.value if contact.kind is ContactKind.PHONE else ""
    if app == "whatsapp" and len(handle) >= WITH_COUNTRY and handle.strip("+").isdecimal():
        value = f"+{handle.strip('+')}"
    if not value.startswith("+"):
        return ""
    try:
        region = region_code_for_number(parse(value))
    except NumberParseException:
        return ""
    return "" if region in (None, NO_COUNTRY) else str(region)
