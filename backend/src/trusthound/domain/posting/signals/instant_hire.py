"""A posting that hires without an interview, or by text messages alone."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases, surroundings

_CHAT = (
    r"(?:text(?: messages?)?|chat|instant messag\w+|sms|yahoo messenger|(?:google )?hangouts?|"
    r"telegram|whats ?app|signal)"
)
PROMISE = phrases(
    {
        "^no |without |skip the|text |text-|chat |chat-|message |message-|im |im-|interview": [
            r"(?:no|without(?: an?| any)?) (?:job |phone |formal |face[- ]to[- ]face |"
            r"in[- ]person )?interviews?",
            r"skip the interview",
            r"(?:text|chat|message|im)[- ](?:based|only) (?:job )?interviews?",
            rf"interviews?[^.\n]{{0,40}} (?:by|via|over|through|on) (?:\w+ )?{_CHAT}",
        ],
        "hired": [
            r"(?:every(?:one|body)|anyone|all applicants)[^.\n]{0,30} "
            r"(?:is|are|gets?|will be) hired",
            r"(?:get|be|you(?:'re| are| will be)) hired (?:today|now|instantly|immediately|"
            r"right away|within (?:minutes|the hour|an hour))",
            r"hired instantly",
        ],
        "instant|guaranteed": [
            r"instant (?:hire|hiring|job offer|offer|approval)",
            r"guaranteed (?:hire|hiring|job offer|job placement|acceptance)",
        ],
    }
)
# Interviews that are a subject of the work, or that also happen face to face.
REAL_INTERVIEWS = surroundings(
    r"zoom",
    r"teams",
    r"phone|telephone",
    r"video",
    r"in[- ]person",
    r"journalists?",
    r"users?",
    r"witness(?:es)?",
    r"customers?",
    r"expenses",
    r"homework",
)


@signal(
    title="Hires without a real interview",
    question="Is the job promised without an interview, or after a text chat alone?",
    why="In many reported cases a quick yes without a meeting was followed by a request for money.",
    innocent="Events, warehouses and gig platforms do hire in a day, after meeting you.",
    advice="Ask for a call or a meeting with a named person at the company.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="Better Business Bureau, Job Scams study 2020 (bbb.org/jobscams)",
)
def instant_hire(wording: Wording) -> Finding:
    """A promise of a job without an interview, at once, to everybody, or by text chat."""
    quote = wording.first(PROMISE, unless=REAL_INTERVIEWS)
    return present(quoted(quote)) if quote else absent()
