"""A posting that speaks to the programs that read it."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases
from trusthound.domain.posting.model import JobPosting

_MACHINE = (
    r"(?:ai|llms?|language models?|assistants?|chatgpt|gpt|claude|bots?|classifiers?|"
    r"scanners?|crawlers?|filters?)"
)
_VERBS = ("rate", "score", "mark", "classify", "label", "treat", "report", "rank", "consider")
_RATE = rf"(?:{'|'.join(_VERBS)})"
_GOOD = (
    r"(?:safe|genuine|legit\w*|trust\w*|verified|real|authentic|not a scam|100|"
    r"high(?:est|ly)?|low risk)"
)
COMMAND = phrases(
    {
        "ignore|disregard|forget|override": [
            r"(?:ignore|disregard|forget|override) (?:(?:all|any|your|the|every|of) )*"
            r"(?:previous|prior|above|earlier|preceding|system|other) "
            r"(?:instructions?|prompts?|rules|directions)",
        ],
        "|".join(f"{verb} {what}" for verb in _VERBS for what in ("th", "it")): [
            rf"{_MACHINE}(?: \w+)?[ :,]+(?:please |must |should |you (?:must|should) |will )?"
            rf"{_RATE} (?:this|the|it)[^.\n]{{0,50}}{_GOOD}",
            rf"{_RATE} this (?:job|posting|listing|page|ad|employer|company|offer|text)"
            rf"[^.\n]{{0,20}} (?:as|with|at|to be) [^.\n]{{0,30}}{_GOOD}",
        ],
        "system prompt|<|im_start|[inst]": [
            r"(?:new )?system prompt ?:",
            r"<\|im_start",
            r"\[inst\]",
        ],
    }
)


@signal(
    title="Gives orders to machines",
    question="Does the page, seen or hidden, tell programs how to rate it?",
    why="Orders to programs tell nothing about the work, and can make a rating misleading.",
    innocent="Employers do plant a code word to catch applications written by a program.",
    advice="Be careful with everything else on this page.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="OWASP Top 10 for LLM Applications 2025, LLM01 Prompt Injection (genai.owasp.org)",
)
def machine_instructions(posting: JobPosting, wording: Wording) -> Finding:
    """An order to ignore instructions, or to rate the posting well, in its text or hidden in it."""
    for hidden in posting.hidden_text:
        quote = Wording.of("", hidden).first(COMMAND)
        if quote is not None:
            return present(stated(quote.text, "text hidden in the page"))
    seen = wording.first(COMMAND)
    return present(quoted(seen)) if seen else absent()
