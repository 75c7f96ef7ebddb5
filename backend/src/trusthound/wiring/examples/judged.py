"""The reference in, the examples out, judged by it."""

from trusthound.domain.facts.reference import Reference
from trusthound.domain.message.verification import conclude
from trusthound.domain.posting.verification import Verification
from trusthound.inquiry.message import ask_about_message
from trusthound.usecases.verify_example import verify_example
from trusthound.wiring.clock import utc_now
from trusthound.wiring.examples.load import load_examples

_ANY_MESSAGE = "Hello, are you still looking for work?"


def judged_examples(reference: Reference) -> tuple[Verification, ...]:
    """Done at the start: it also loads every list and model, those for messages as well, so that
    no caller waits for them, and no fifty at once load them fifty times.
    """
    message = ask_about_message(_ANY_MESSAGE, reference=reference, as_of=utc_now().date())
    conclude(message, verification_id="", checked_at=utc_now())
    return tuple(
        verify_example(each.page, each.employer_board, example_id=each.id, reference=reference)
        for each in load_examples()
    )
