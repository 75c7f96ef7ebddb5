"""Where, when and for how much the work is done in; what they will ask about it out."""

from collections.abc import Iterator

from trusthound.domain.common.money import salary_line
from trusthound.domain.common.wording import Phrases, Quote, Wording, phrases
from trusthound.domain.facts.reference import Reference
from trusthound.domain.facts.wages import Wages
from trusthound.domain.posting.extract.gazetteer import country_code, state_code
from trusthound.domain.posting.model import JobPosting, RemoteWork
from trusthound.domain.posting.requirements.model import Need
from trusthound.domain.preparation.citing import line, question_id, sentence_at
from trusthound.domain.preparation.model import Cited, Kind, Question, Source

_MOST_PLACES = 3
_HOURS = phrases(
    {
        "shift": [r"(?:night|evening|weekend|rotating|day|early|late|second|third|split) shifts?",
                  r"shift work", r"(?:\d+|eight|ten|twelve)[- ]hour shifts?"],
        "weekend": [r"weekends?(?: and (?:public )?holidays)?"],
        "on-call|on call": [r"on[- ]call"],
        "overtime": [r"overtime"],
        "nights": [r"nights"],
        "flexible hours|flexible schedule": [r"flexible (?:hours|schedules?)"],
    }
)  # fmt: skip
_TRAVEL = phrases(
    {
        "travel": [r"(?:up to )?\d+ ?% (?:of )?(?:domestic |international |business )?travel",
                   r"travel (?:up to |of |required|is required|approximately |about )"
                   r"(?:to )?\d{0,3} ?%?",
                   r"(?:willing(?:ness)?|able|ability|prepared|required?) to travel",
                   r"(?:business|regular|frequent|occasional|some|international|domestic) travel"],
        "relocat": [r"(?:willing(?:ness)?|able|ability|prepared|required?) to relocate",
                    r"relocation (?:is )?required"],
    }
)  # fmt: skip
_NO_HOURS = phrases({"benefit|paid|off|free|no ": [r"benefits?", r"(?:paid|time) off", r"no"]})
_US = "US"


def circumstance_questions(
    posting: JobPosting, wording: Wording | None, reference: Reference
) -> Iterator[Question]:
    """Place first, then hours, travel, and pay at last, as in a talk."""
    yield from _place(posting)
    if wording is not None:
        yield from _said(posting, wording, _HOURS, "The posting names {what}. Can you work then?")
        yield from _said(posting, wording, _TRAVEL, "How do you feel about {what}?")
    yield _pay(posting, reference)


def _place(posting: JobPosting) -> Iterator[Question]:
    named = [line(each.text) for each in posting.places[:_MOST_PLACES] if each.text.strip()]
    where = "; ".join(
        each
        for each in dict.fromkeys(named)
        if not any(each != other and each in other for other in named)
    )
    if posting.remote is RemoteWork.REMOTE:
        text = "The work is remote. Where would you work from, and how do you keep in touch?"
        advice = "Say how you have worked apart from others before, and with which tools."
    elif not where:
        return
    elif posting.remote is RemoteWork.HYBRID:
        days = f"{posting.office_days} days a week" if posting.office_days else "some days"
        text = f"The work is in {where}, {days} in the office. Does that suit you?"
        advice = "Work out the way there beforehand, and which days suit you."
    else:
        text = f"The work is in {where}. Can you be there?"
        advice = "Where you live now matters less than that you can be there: say from when."
    cited = Cited(where or posting.remote.value, Source.PLACE)
    yield Question(question_id(Kind.PLACE, ""), Kind.PLACE, Need.MUST, text, cited, advice=advice)


def _said(posting: JobPosting, wording: Wording, sought: Phrases, form: str) -> Iterator[Question]:
    found = _in_description(posting, wording, sought)
    if found is None:
        return
    quote = posting.description[found.start : found.end]
    cited = sentence_at(posting.description, found.start, found.end).cited
    text = form.format(what=f"“{line(quote)}”")
    advice = "Say what you can do, and ask how often it is in a usual month."
    yield Question(
        question_id(Kind.SCHEDULE, form), Kind.SCHEDULE, Need.MUST, text, cited, advice=advice
    )


def _in_description(posting: JobPosting, wording: Wording, sought: Phrases) -> Quote | None:
    whole = len(posting.description)
    told = wording.every(sought, unless=_NO_HOURS)
    return next((each for each in told if each.start >= 0 and each.end <= whole), None)


def _pay(posting: JobPosting, reference: Reference) -> Question:
    stated = line(salary_line(posting.pay))
    told = [f"The posting states {stated}." if stated else "The posting states no pay."]
    told += _wages(posting, reference)
    told.append("What you earn now is yours to keep: answer with what you ask for.")
    cited = Cited(stated or line(posting.title), Source.PAY if stated else Source.TITLE)
    return Question(
        question_id(Kind.PAY, ""),
        Kind.PAY,
        Need.MUST,
        "What pay do you have in mind?",
        cited,
        advice=" ".join(told),
    )


def _wages(posting: JobPosting, reference: Reference) -> Iterator[str]:
    """What the occupation earns there, where the work is in the US."""
    countries = {country_code(each.country) or each.country for each in posting.places}
    in_dollars = posting.pay is not None and posting.pay.currency == "USD"
    if not (countries <= {_US, ""} and (_US in countries or in_dollars)):
        return
    occupation = reference.occupation_of(posting.title)
    if occupation is None:
        return
    states = {state_code(_US, each.region) for each in posting.places}
    wages = reference.wages_of(occupation.code, states.pop() if len(states) == 1 else "")
    if wages is not None:
        yield _earned(occupation.name, wages)


def _earned(occupation: str, wages: Wages) -> str:
    trade = occupation.partition(", Except")[0].partition(", All Other")[0].lower()
    if wages.p25 is not None and wages.p75 is not None:
        told = f"half of {trade} in {wages.area} earn from ${wages.p25:,} to ${wages.p75:,} a year"
    else:
        told = (
            f"half of {trade} in {wages.area} earn more than ${wages.p50:,} a year, "
            f"one in ten more than ${wages.p90:,}"
        )
    return f"{told[0].upper()}{told[1:]} ({wages.source})."
