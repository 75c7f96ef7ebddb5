"""A message that speaks to the programs that read it."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording
from trusthound.domain.message.model import Message
from trusthound.domain.posting.signals.machine_instructions import COMMAND


@signal(
    title="Gives orders to machines",
    question="Does the message, seen or hidden, tell programs how to rate it?",
    why="Orders to programs tell nothing about the work, and can make a rating misleading.",
    innocent="Somebody may quote such an order to warn of it.",
    advice="Be careful with everything else in this message.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="OWASP Top 10 for LLM Applications 2025, LLM01 Prompt Injection (genai.owasp.org)",
)
def machine_orders(message: Message) -> Finding:
    """An order to ignore instructions, or to rate the message well, in its text or hidden in it."""
    for hidden in message.hidden_text:
        if COMMAND.stand_in(hidden.lower()):
            return present(stated(hidden[:200], "text hidden in the message"))
    quote = Wording.of("", message.text).first(COMMAND)
    return present(quoted(quote)) if quote else absent()
