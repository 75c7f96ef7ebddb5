"""A resume that gives orders to the programs that read it."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.orders import order_in
from trusthound.domain.candidate.quoting import HIDDEN, PROPERTIES, RESUME
from trusthound.domain.candidate.unseen import hidden_texts
from trusthound.domain.resume.document import Document

OF_VISIBLE = 0.6


@signal(
    title="Orders to the programs that read it",
    question="Does the resume, seen or hidden, tell programs how to rate it?",
    why="Such words tell nothing of the candidate's work; they are meant for a rating alone.",
    innocent="Someone who works on such systems may quote an example, or test whether it is read.",
    advice="We found words addressed to software in your file. How did they come to be there?",
    topic=Topic.AUTHENTICITY,
    leans=Lean.AGAINST,
    source="OWASP Top 10 for LLM Applications 2025, LLM01 Prompt Injection (genai.owasp.org)",
)
def machine_instructions(document: Document) -> Finding:
    """An order to ignore instructions, or to rate, rank or pass the candidate, in hidden text or in
    the file's properties; where everybody sees it, it counts for less.
    """
    for hidden in hidden_texts(document):
        if place := order_in(hidden.text):
            return present(stated(hidden.text[place[0] : place[1]], HIDDEN))
    facts = document.facts
    for words in (facts.title, facts.author, facts.creator, facts.producer):
        if place := order_in(words):
            return present(stated(words[place[0] : place[1]], PROPERTIES))
    text = document.text
    if place := order_in(text):
        start, end = place
        words = " ".join(text[start:end].split())
        seen = Evidence(words, RESUME, start=start, end=end, verbatim=True)
        return present(seen, strength=OF_VISIBLE)
    return absent()
