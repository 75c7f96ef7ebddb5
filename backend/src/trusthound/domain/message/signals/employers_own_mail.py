"""A mail that a well-known employer's own domain vouches for."""

import re

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
from trusthound.domain.message.model import Message
from trusthound.domain.message.sending import Sending

# Mailboxes of programs: where a service sends its users' words, it sends them from these.
_OF_A_PROGRAM = re.compile(
    r"no-?_?reply|do-?not-?reply|notif|invit|shar(?:e|ing)|comment|forms?\b|calendar|inmail|"
    r"hit-reply|messages?\b|drive|docs|service|mailer|bounce|alert|updates?\b|listings?\b",
    re.IGNORECASE,
)


@signal(
    title="Sent from the known employer's own domain",
    question="Does a well-known employer's own domain vouch for this mail?",
    why="Only the employer's own mail servers can prove that, and your provider checked it.",
    innocent=(
        "A mailbox can be taken over, and who hands in a file can write headers into it: it holds "
        "for a mail that you downloaded yourself."
    ),
    advice="Answer to that address only, and keep to it.",
    topic=Topic.IDENTITY,
    leans=Lean.FOR,
    source="RFC 7489 (DMARC), RFC 8601, and a dated list of employers' domains",
)
def employers_own_mail(message: Message, sending: Sending) -> Finding:
    """The receiving provider's own results prove a sender at a domain of the dated list, answers
    go to that employer, and no other one is claimed. A service that sends its users' words from
    its own domain is believed only for mailboxes that are no program's.
    """
    mail = message.mail
    if mail is None or not sending.employer or sending.free or sending.disposable:
        return not_applicable()
    if mail.authentication is None:
        return unknown()
    elsewhere = any(each != sending.domain for each in sending.reply_domains)
    another = bool(sending.claimed) and sending.employer not in sending.claimed
    local = sending.sender.address.rpartition("@")[0]
    users_words = bool(sending.strangers_relay) and (
        sending.sender.host != sending.domain or _OF_A_PROGRAM.search(local) is not None
    )
    if not sending.proven or elsewhere or another or users_words:
        return absent()
    return present(
        stated(sending.sender.address, "From"),
        Evidence(
            f"{sending.domain} is {sending.employer}'s own domain",
            sending.employers_source,
            learnt_on=sending.listed_on,
        ),
    )
