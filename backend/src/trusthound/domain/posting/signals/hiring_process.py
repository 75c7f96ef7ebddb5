"""A posting that tells how and when it is decided who gets the position."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases

_DAY = r"(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)"
STEPS = phrases(
    {
        "interview process|hiring process|recruitment process|selection process": [
            r"(?:interview|hiring|recruitment|selection) process "
            r"(?:consists|includes|involves|will|is|looks|has)",
            r"(?:our|the) (?:interview|hiring|selection) process",
        ],
        "^interview": [
            r"interviews?[^.\n]{0,30} (?:held|scheduled|take place|planned|on)\W+"
            rf"[^.\n]{{0,20}}{_DAY}",
            rf"interview dates?\W+[^.\n]{{0,20}}{_DAY}",
        ],
        "round interview|first interview|second interview|final interview|technical interview|"
        "panel interview|site interview|hour interview": [
            r"(?:first|second|final|technical|panel|on-?site|half[- ]hour) (?:round )?interviews?",
        ],
        "^closing date|deadline|applications close|apply by|apply before|apply no ": [
            rf"(?:closing date|deadline|applications close|apply (?:by|before|no later than))"
            rf"[^.\n]{{0,30}}{_DAY}",
        ],
        "^shortlist|short list|short-list": [rf"short[- ]?list\w*[^.\n]{{0,30}}{_DAY}"],
        "^phone screen|phone call|recruiter screen|recruiter call|video screen|video call|"
        "assessment cent": [
            r"(?:phone|recruiter|video) (?:screen|call)", r"assessment cent(?:er|re)",
        ],
        "^start date": [rf"start date\W+[^.\n]{{0,20}}{_DAY}"],
    }
)  # fmt: skip


@signal(
    title="Tells how it hires",
    question="Are steps or dates of the selection given?",
    why="Who plans interviews and dates has a position to fill.",
    innocent="Not a proof: any text can name steps.",
    advice="Hold them to it: ask who will talk to you and when you will hear back.",
    topic=Topic.ACTIVITY,
    leans=Lean.FOR,
    source="Practice: named steps, deadlines and start dates; weak, not yet measured",
)
def hiring_process(wording: Wording) -> Finding:
    """Interview steps, interview dates, a closing date or a start date."""
    quote = wording.first(STEPS)
    return present(quoted(quote)) if quote else absent()
