"""A mail that holds a text which its reader does not see."""

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    stated,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.model import Message

MILD = 0.5
_QUOTED_CHARACTERS = 200


@signal(
    title="Hides text from you",
    question="Does the mail hold a text that is kept from its reader?",
    why="Words that nobody reads are there for filters, to make a mail pass as something else.",
    innocent="Newsletters hide a line of preview; that alone is not counted.",
    advice="Be careful with everything else in this mail.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="Practice of mail filters: hidden text and differing parts (SpamAssassin rules)",
)
def hidden_text_in_mail(message: Message) -> Finding:
    """Text beyond a preview that styles hide, letters without width within words, or, weaker, a
    plain version that says something else than the one that is shown.
    """
    mail = message.mail
    if mail is None:
        return not_applicable()
    if mail.hidden:
        return present(
            *(stated(each[:_QUOTED_CHARACTERS], "text hidden in the mail") for each in mail.hidden)
        )
    if mail.parts_differ:
        told = "The version for plain text says something else than the one that is shown"
        return present(Evidence(told, "parts of the mail"), strength=MILD)
    return absent()
