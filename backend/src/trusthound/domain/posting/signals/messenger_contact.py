"""A posting that moves the conversation to a messenger before any interview."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.abroad import said_abroad
from trusthound.domain.common.wording import Quote, Wording, phrases, surroundings
from trusthound.domain.posting.model import ContactKind, JobPosting
from trusthound.domain.posting.phrasebook.messenger import CHATS_OF_WORK, MESSENGER_ABROAD

_APP = (
    r"(?:whats ?app|telegram|signal(?: app| messenger)?|we ?chat|viber|(?:google )?hangouts?|zalo|"
    r"kik|discord|facebook messenger)"
)
_WHO = (
    r"(?:me|us|him|her|hr|(?:our|the|your) (?:[\w-]+ ){0,3}"
    r"(?:manager|recruiter|team|hr|officer|coordinator|supervisor|representative|department)|"
    r"m(?:r|rs|s)\.? \w+)"
)
_SEND = r"send (?:your |a )?(?:updated )?(?:resume|cv|details|application)"
CLUES = "whatsapp|whats app|telegram|signal|wechat|we chat|viber|hangout|zalo|kik|discord|facebook"
REQUEST = phrases(
    {
        CLUES: [
            rf"(?:contact|text|message|write(?: to)?|reach(?: out)?(?: to)?|add|chat with|dm|ping) "
            rf"{_WHO}[^.\n]{{0,30}} (?:on|via|through|by|using|over|at) (?:the |my |our )?{_APP}",
            rf"(?:interviews?|apply|applications?|{_SEND})[^.\n]{{0,40}} "
            rf"(?:on|via|through|by|using|over|to) (?:the |my |our )?{_APP}",
            rf"{_APP}(?: (?:number|no\.?|me|us|id|only|at|chat|contact|text))* ?[:@+-]* ?"
            r"(?:\(?\+?\d[\d ().-]{6,}|@\w+)",
            rf"(?:contact|text|message|add) (?:me|us) (?:on|via|through) {_APP}",
            rf"(?:download|install|join|add)[^.\n]{{0,25}} {_APP}[^.\n]{{0,50}}"
            r"(?:interview|hiring manager|recruiter|briefing|onboarding)",
        ],
    }
)
# The product's users, a community to follow, or interviews by a choice of channels.
OTHER_CHATS = surroundings(
    r"(?:customer|client|user|guest|patient|student|audience|merchant)s?",
    r"businesses",
    r"follow (?:us|our)",
    r"twitter|reddit|instagram|youtube|github",
    r"communit(?:y|ies)",
    r"channels?",
    r"subscrib\w+",
    r"newsletter",
    r"(?:microsoft |ms )?teams",
    r"zoom",
    r"google meet",
)

_WAY = r"(?:e-?mail|phone|telephone|call(?: us)?|form|web ?site|post|in person)"
BESIDE = surroundings(
    r"(?:or|and|/|,) (?:(?:by|via|through|on|over|using|fill in|our|the|an?|this|online|"
    rf"application|us) )*{_WAY}(?! numbers?)",
    rf"{_WAY}(?: us)?(?:,? (?:or|and)|,| ?/)",
    r"[\w.+-]+@[\w-]+\.[\w.]+",
)


@signal(
    title="Moves the talk to a messenger",
    question="Are applicants told to write to a messenger account instead of applying?",
    why="A private chat is outside the board's protection and shows little of who is writing.",
    innocent="In some countries, shops and restaurants hire by WhatsApp as a matter of course.",
    advice="Ask for a call or a mail from the employer's own domain before you go on.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="US Federal Trade Commission, Job Scams (consumer.ftc.gov/articles/job-scams)",
)
def messenger_contact(wording: Wording, posting: JobPosting) -> Finding:
    """A request to write, interview or apply by messenger, or an account there to write to.

    It counts half where mail, phone, a form or a site is offered beside it.
    A messenger that is the product, the employer or a community to follow is not.
    """
    quote = (
        wording.first(REQUEST, unless=OTHER_CHATS)
        or said_abroad(wording, MESSENGER_ABROAD, unless=CHATS_OF_WORK)
        or _account(wording, posting)
    )
    if quote is None:
        return absent()
    # WhatsApp is an everyday channel in many countries; the others are hardly so anywhere.
    everyday = "whats" in quote.text.lower() or "wa.me" in quote.text.lower()
    strength = 0.75 if everyday else 1.0
    return present(quoted(quote), strength=0.5 if BESIDE.stand_in(quote.text.lower()) else strength)


def _account(wording: Wording, posting: JobPosting) -> Quote | None:
    """An account with a name or a number; the name of an app alone says nothing."""
    for each in posting.contacts:
        app, _, handle = each.value.partition(":")
        # A Discord link is a community far more often than a person.
        if each.kind is ContactKind.MESSENGER and handle and app != "discord":
            quote = wording.around(each.start, each.end, unless=OTHER_CHATS)
            if quote is not None:
                return quote
    return None
