"""A mail whose sender's own domain says that it did not come from there."""

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    stated,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.mail.model import Result, Standing
from trusthound.domain.message.model import Message
from trusthound.domain.message.sending import Sending

# An unknown firm's mail server is often set up wrongly, a known employer's hardly ever; and who
# wants the answers elsewhere cannot receive them at the address that is shown.
MILD = 0.7


@signal(
    title="The shown sender did not send it",
    question="Did your mail provider find that the sender's domain does not vouch for this mail?",
    why="Anyone can write any address into From; only the domain's own proof shows who sent it.",
    innocent="Some mail servers are set up wrongly, and forwarding can break the proof.",
    advice="Do not answer. Write to an address that you find on the company's own site.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="RFC 7489 (DMARC), RFC 8601; FBI IC3, business e-mail compromise",
)
def authentication_failed(message: Message, sending: Sending) -> Finding:
    """DMARC failed, or SPF or DKIM of the sender's own domain did and nothing passed, by the
    receiving provider's own Authentication-Results. What a known list, gateway or forwarder
    explains is unknown, and so is a mail without such results. Weaker where no known employer's
    name is used and answers go back to the shown sender.
    """
    mail = message.mail
    if mail is None:
        return not_applicable()
    if mail.authentication is None or sending.standing is Standing.UNPROVEN:
        return unknown()
    if sending.standing is not Standing.FAILED:
        return absent()
    known = bool(sending.employer or sending.claimed)
    elsewhere = any(each != sending.domain for each in sending.reply_domains)
    told = ", ".join(
        f"{each.method.value.upper()} failed{f' for {each.domain}' if each.domain else ''}"
        for each in mail.authentication.results
        if each.result in (Result.FAIL, Result.SOFT_FAIL)
    )
    return present(
        stated(sending.sender.address, "From"),
        Evidence(
            told,
            f"Authentication-Results of {mail.authentication.receiver}",
            learnt_on=mail.sent_at.date() if mail.sent_at else None,
        ),
        strength=1.0 if known or elsewhere else MILD,
    )
