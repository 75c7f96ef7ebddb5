"""A posting in; what it leaves open, as questions for the employer, out."""

from collections.abc import Iterator

from trusthound.domain.common.abroad import ENGLISH
from trusthound.domain.common.wording import Phrases, Wording, phrases
from trusthound.domain.posting.model import JobPosting, RemoteWork
from trusthound.domain.preparation.model import ToAsk, Unstated

_QUESTIONS = {
    Unstated.PAY: (
        "What does the position pay, and what decides where in the range one starts?",
        "The posting states no pay.",
    ),
    Unstated.PLACE: (
        "Where is the work done?", "We could not read in the posting where the work is done.",
    ),
    Unstated.REMOTE: (
        "Can a part of the work be done from home?",
        "The posting does not say whether the work is done on site.",
    ),
    Unstated.OFFICE_DAYS: (
        "How many days a week are in the office, and who chooses them?",
        "The posting says hybrid, and not how many days.",
    ),
    Unstated.CONTRACT: (
        "Is it a permanent contract with the company itself, and full time?",
        "The posting does not name the kind of contract.",
    ),
    Unstated.HOURS: (
        "What are the usual hours, and how often does it get more?",
        "The posting does not state the hours.",
    ),
    Unstated.REPORTING: (
        "Who would I report to, and can I talk to them before I decide?",
        "The posting does not say whom the position reports to.",
    ),
    Unstated.TEAM: (
        "Who is in the team, and what do they work on at the moment?",
        "The posting does not tell of the team.",
    ),
    Unstated.VACANCY: (
        "Is the position new, or does it follow somebody? What did they go on to do?",
        "The posting does not say why the position is open.",
    ),
    Unstated.START: (
        "When should somebody start?", "The posting names no day to start.",
    ),
    Unstated.PROCESS: (
        "What comes after this talk, and until when will you decide?",
        "The posting does not tell the steps to an offer.",
    ),
}  # fmt: skip
_TOLD: dict[Unstated, Phrases] = {
    Unstated.HOURS: phrases({
        "hour|hrs": [r"\d[\d.]* ?\+? ?(?:hours|hrs)(?: ?/ ?week| (?:a|per) week| weekly)?"],
        "shift": [r"shifts?"], "schedule": [r"schedules?"],
        "full|part": [r"(?:full|part)[- ]?time"],
        "monday": [r"monday"], "am |a.m|pm": [r"\d ?[ap]\.?m\.?"],
    }),
    Unstated.REPORTING: phrases({
        "report": [r"reports? (?:\w+ )?(?:to|into)", r"reporting (?:\w+ )?(?:to|into)"],
        "supervis|direction of": [r"supervised by", r"under the (?:\w+ )?(?:direction|supervision)"
                                  r" of"],
        "line manager|your manager": [r"(?:line|your) manager"],
    }),
    Unstated.TEAM: phrases({
        "team": [r"team of \w+", r"\d+[- ](?:person|people|strong) team",
                 r"(?:join|part of|member of|within|work with) (?:a|an|our|the|your) "
                 r"[^.\n]{0,40}team",
                 r"(?:the|our) team (?:is|has|consists|works|builds|you)"],
    }),
    Unstated.VACANCY: phrases({
        "new": [r"new(?:ly)?[- ](?:created )?(?:role|position)"],
        "replac|backfill|cover": [r"replacement", r"replac(?:e|ing)", r"backfill",
                                  r"(?:maternity|parental|leave) cover"],
        "growing|growth|expan": [r"(?:growing|expanding) (?:\w+ ){0,2}team",
                                 r"due to (?:\w+ )?(?:growth|expansion)", r"as we (?:grow|expand)"],
    }),
    Unstated.START: phrases({
        "start": [r"start(?:ing)? dates?", r"start(?:s|ing)? (?:on|in|from|as soon as|asap|"
                  r"immediately)", r"immediate start", r"start immediately"],
        "available|asap|as soon as": [r"available (?:immediately|from)", r"asap",
                                      r"as soon as possible"],
    }),
    Unstated.PROCESS: phrases({
        "process|steps|stages|rounds": [
            r"(?:interview|hiring|recruitment|recruiting|selection|application) "
            r"(?:process|steps|stages|rounds)", r"next steps"],
        "interview": [r"interviews? will", r"(?:first|second|final|phone|video) interviews?"],
    }),
}  # fmt: skip


def open_points(posting: JobPosting, wording: Wording | None) -> tuple[ToAsk, ...]:
    """What a field or the text states is not asked. Of a text that we cannot read only fields."""
    return tuple(ToAsk(each, *_QUESTIONS[each]) for each in _unstated(posting, wording))


def _unstated(posting: JobPosting, wording: Wording | None) -> Iterator[Unstated]:
    if posting.pay is None:
        yield Unstated.PAY
    yield from _about_place(posting)
    readable = posting.language.partition("-")[0] in ENGLISH
    if not posting.employment_types:
        yield Unstated.CONTRACT
    if wording is None or not readable:
        return
    for each, told in _TOLD.items():
        stated = wording.holds(told)
        if each is Unstated.HOURS:
            stated = stated or bool(posting.pay and posting.pay.hours_a_week)
        if not stated:
            yield each


def _about_place(posting: JobPosting) -> Iterator[Unstated]:
    remote = posting.remote
    if remote is RemoteWork.UNSTATED:
        yield Unstated.REMOTE if posting.places else Unstated.PLACE
    elif remote is RemoteWork.HYBRID and posting.office_days is None:
        yield Unstated.OFFICE_DAYS
    elif remote is RemoteWork.ON_SITE and not posting.places:
        yield Unstated.PLACE
