"""A posting that asks for a form of personal data that no first application needs."""

import re

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Quote, Wording, phrases

ENOUGH_FIELDS = 4
FORM_CHARACTERS = 320

# How a form begins; the fields are counted behind it.
FORM = phrases(
    {
        "full name|first name|legal name|your name|name:|name :|names:|names :": [
            r"(?:(?:full|first|legal|your) names?(?: in full)?\W{1,4}|names? ?:\W{0,3})",
        ],
    }
)
# Needed by nobody to decide whom to meet.
_EARLY = re.compile(
    r"(?<!\w)(?:age|sex|gender|marital status|date of birth|birth ?date|dob|religion|"
    r"(?:bank|banking) name|name of bank|bank you use|credit score|mother'?s name|"
    r"present occupation|current occupation|(?:do you )?own a (?:car|smart ?phone|printer))(?!\w)"
)
_USUAL = re.compile(
    r"(?<!\w)(?:(?:home |full |mailing |contact |residential )?address|city|state|zip(?: ?code)?|"
    r"post(?:al)? ?code|country|(?:cell|mobile|home|phone|telephone)(?: phone)?(?: number| no)?|"
    r"occupation|nationality)(?!\w)"
)
_LAW = re.compile(
    r"regardless|without regard|equal opportunit|discriminat|protected|race|colou?r|disabilit|"
    r"veteran|orientation|shall not|diversity|inclusi"
)


@signal(
    title="A form of personal data at once",
    question="Are age, sex, bank or such data to be sent along with the first answer?",
    why="Lists of this kind are used to build an identity; deciding on a talk needs none of it.",
    innocent="In some countries a photo, age and marital status are still usual in a CV.",
    advice="Give your name and a way to reach you. Everything else can wait for a contract.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source=(
        "FBI IC3 PSA I-012120-PSA, fake job listings target personal data "
        "(ic3.gov/PSA/2020/PSA200121)"
    ),
)
def personal_data_form(wording: Wording) -> Finding:
    """At least four fields after "full name", two of them such as age, sex or one's bank.

    A statement of equal opportunities names the same words and is none.
    """
    for quote in wording.every(FORM):
        if _is_form(quote, wording):
            return present(quoted(quote))
    return absent()


def _is_form(quote: Quote, wording: Wording) -> bool:
    start = quote.start + wording.offset
    form = wording.folded[start : start + FORM_CHARACTERS]
    early = len(set(_EARLY.findall(form)))
    fields = early + len(set(_USUAL.findall(form)))
    return early > 1 and fields >= ENOUGH_FIELDS and _LAW.search(form) is None
