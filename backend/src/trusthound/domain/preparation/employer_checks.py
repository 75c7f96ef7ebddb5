"""A posting's judgement in; what to find out about its employer, and what to beware of, out."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.assessment.signal import Lean, Signal, Topic
from trusthound.domain.message.signals.register import SIGNALS as OF_MESSAGES
from trusthound.domain.posting.signals.register import SIGNALS as OF_POSTINGS
from trusthound.domain.posting.weights import WEIGHTS
from trusthound.domain.preparation.citing import line
from trusthound.domain.preparation.model import ToVerify, Warned

_MOST_AGAINST, _MOST_UNKNOWN, _MOST_QUOTES = 6, 5, 2
# How much it tells is for the questions to them, not for a check of who they are.
_ABOUT_THEM = frozenset({Topic.SCAM, Topic.IDENTITY, Topic.ACTIVITY})
# What anybody can look up, where we could not.
_LOOKED_UP = frozenset({
    "absent_from_employers_board", "young_domain", "mail_domain_cannot_receive", "parked_site",
    "new_certificate", "redirected_link", "shared_contact", "text_of_another_employer",
    "first_seen_long_ago", "reposted",
})  # fmt: skip
# Signs of an interview that is none, as messages show them; beside each the signals by which the
# posting may show it already.
_WARNINGS: Mapping[str, tuple[str, ...]] = {
    "written_interview": ("instant_hire",),
    "messenger_move": ("messenger_contact",),
    "instant_offer": ("instant_hire",),
    "fee_demand": ("upfront_payment", "gift_card_or_wallet_payment", "task_pay"),
    "cheque_deposit": ("cheque_purchase", "money_movement"),
    "early_identity_request": ("sensitive_data_request", "personal_data_form"),
    "remote_control": ("access_request", "software_to_run"),
    "code_to_run": ("software_to_run",),
}
_MESSAGE_SIGNALS = {each.id: each for each in OF_MESSAGES}


def to_verify(judged: Assessment | None) -> tuple[ToVerify, ...]:
    """What speaks against it first, each by weight; nothing where nothing was judged."""
    if judged is None:
        return ()
    against = _heaviest(_of_outcome(judged, Outcome.PRESENT))
    unknown = _heaviest(
        each for each in _of_outcome(judged, Outcome.UNKNOWN) if each.id in _LOOKED_UP
    )
    return (
        *(_check(each, judged, against=True) for each in against[:_MOST_AGAINST]),
        *(_check(each, judged, against=False) for each in unknown[:_MOST_UNKNOWN]),
    )


def warnings(judged: Assessment | None) -> tuple[Warned, ...]:
    """Those that the posting itself shows come first."""
    found = [_warned(sign, shown_by, judged) for sign, shown_by in _WARNINGS.items()]
    return tuple(sorted(found, key=lambda each: not each.seen))


def _of_outcome(judged: Assessment, outcome: Outcome) -> Iterator[Signal]:
    """Of the signals that speak against a posting."""
    for each in OF_POSTINGS:
        found = judged.findings.get(each.id)
        told = found is not None and found.outcome is outcome
        if told and each.leans is Lean.AGAINST and each.topic in _ABOUT_THEM:
            yield each


def _heaviest(signals: Iterable[Signal]) -> Sequence[Signal]:
    return sorted(signals, key=lambda each: -WEIGHTS.signals[each.id].worth)


def _check(asked: Signal, judged: Assessment, *, against: bool) -> ToVerify:
    found = judged.findings[asked.id]
    return ToVerify(asked.id, asked.question, asked.why, asked.advice, against, _quotes([found]))


def _warned(sign: str, shown_by: Iterable[str], judged: Assessment | None) -> Warned:
    asked = _MESSAGE_SIGNALS[sign]
    findings = judged.findings if judged else {}
    seen = [
        found
        for each in shown_by
        if (found := findings.get(each)) is not None and found.outcome is Outcome.PRESENT
    ]
    return Warned(asked.id, asked.title, asked.why, asked.advice, bool(seen), _quotes(seen))


def _quotes(findings: Iterable[Finding]) -> tuple[str, ...]:
    told = (line(each.quote) for found in findings for each in found.evidence)
    return tuple(dict.fromkeys(told))[:_MOST_QUOTES]
