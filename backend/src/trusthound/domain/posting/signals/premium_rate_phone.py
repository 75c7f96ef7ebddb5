"""A posting with a phone number that costs the caller far more than a call."""

from phonenumbers import (
    NumberParseException,
    PhoneNumberType,
    number_type,
    parse,
)

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording
from trusthound.domain.posting.model import ContactKind, JobPosting

MOST_NUMBERS = 5
COSTLY = frozenset({PhoneNumberType.PREMIUM_RATE})
# British 084 and 087 are business rates that honest firms have, and 070 "personal" ones are dear.
BUSINESS_RATE = ("+4484", "+4487")
DEAR = ("+4470",)


@signal(
    title="Premium-rate phone number",
    question="Does the posting give a number that charges the caller?",
    why="Some advertisers earn from the calls of applicants, and there is no job.",
    innocent="Old listings may carry a charged number that the firm uses for customers.",
    advice="Do not call. Look up the employer's ordinary number yourself.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="JobsAware (UK), Premium-rate phone interviews; Ofcom, rules for 070, 087 and 09",
)
def premium_rate_phone(posting: JobPosting, wording: Wording) -> Finding:
    """A number of a premium-rate range of its country, or a British 070 number."""
    phones = [each for each in posting.contacts if each.kind is ContactKind.PHONE][:MOST_NUMBERS]
    if not phones:
        return not_applicable()
    for each in phones:
        if _is_dear(each.value):
            quote = wording.around(each.start, each.end)
            if quote is not None:
                return present(quoted(quote))
    return absent()


def _is_dear(value: str) -> bool:
    if not value.startswith("+") or value.startswith(BUSINESS_RATE):
        return False
    if value.startswith(DEAR):
        return True
    try:
        return number_type(parse(value)) in COSTLY
    except NumberParseException:
        return False
