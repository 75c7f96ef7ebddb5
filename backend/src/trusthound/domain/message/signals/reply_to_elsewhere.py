"""A mail whose answers go to somebody else's domain."""

from trusthound.domain.assessment.finding import (
    Finding,
    absent,
    not_applicable,
    present,
    stated,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.mail.receivers import LISTS
from trusthound.domain.message.mail.relays import hiring_relay, is_carrier, strangers_relay
from trusthound.domain.message.model import Message
from trusthound.domain.message.sending import Sending

MILD = 0.5


@signal(
    title="Answers go somewhere else",
    question="Would your answer go to another domain than the mail came from?",
    why="A forged sender cannot receive answers, so it names another address for them.",
    innocent="Agencies and event partners do collect answers for an employer.",
    advice="Answer to an address that you find on the company's own site instead.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source="FBI IC3, business e-mail compromise; practice",
)
def reply_to_elsewhere(message: Message, sending: Sending) -> Finding:
    """Reply-To at another registered name than From. Hiring systems, job sites and mailing lists
    differ by design. Strongest where a company's mail is to be answered at a free mailbox.
    """
    mail = message.mail
    if mail is None:
        return not_applicable()
    if mail.headers_lost:
        return unknown()
    if sending.hiring_relay or sending.strangers_relay:
        return absent()
    others = [
        each
        for each in sending.reply_domains
        if _name(each) != _name(sending.domain) and not _is_by_design(each, mail.list_id)
    ]
    if not others:
        return absent()
    answers = next(each for each in mail.reply_to if each.host.endswith(others[0]))
    return present(
        stated(answers.address, "Reply-To"),
        stated(sending.sender.address, "From"),
        strength=1.0 if sending.reply_free and not sending.free else MILD,
    )


def _is_by_design(domain: str, list_id: str) -> bool:
    of_list = domain in LISTS or (bool(list_id) and domain in list_id)
    return of_list or is_carrier(domain) or bool(hiring_relay(domain) or strangers_relay(domain))


def _name(domain: str) -> str:
    """A company has several endings."""
    return domain.partition(".")[0]
