"""A page's text, dates and status in; whether the posting is open, with the evidence, out."""

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date

from trusthound.domain.posting.model import JobPosting, Liveness, LivenessEvidence

_CLOSED = re.compile(
    r"no longer (?:accepting|taking|receiving|available|active|open|exists?|posted|"
    r"being advertised)|"
    r"(?:position|job|role|vacancy|posting|opening|listing) (?:has been|is|was) (?:now |already )?"
    r"(?:filled|closed|expired|removed|cancell?ed|archived|deactivated|unavailable|taken down)|"
    r"(?:job|posting|listing|vacancy|advert(?:isement)?|offer) (?:has )?expired|"
    r"applications? (?:are|have|is|has) (?:now |been )?closed|this job is closed|"
    r"nicht mehr (?:verfügbar|aktiv|online|besetzt)|(?:stelle|anzeige) (?:ist|"
    r"wurde) (?:bereits )?(?:besetzt|"
    r"deaktiviert|abgelaufen)|n['’]est plus (?:disponible|en ligne|active)|(?:offre|"
    r"annonce) (?:a )?expirée?|"
    r"ya no está (?:disponible|activa)|oferta (?:ha )?caducad[ao]|nie jest już (?:aktualna|"
    r"aktywna)|"
    r"oferta (?:wygasła|nieaktualna|zakończona)|již není (?:aktivní|aktuální|dostupná|v nabídce)|"
    r"(?:nabídka|inzerát|pozice) (?:už |již )?(?:vypršel\w?|byl\w? (?:obsazena|ukončen\w?|"
    r"stažen\w?|uzavřen\w?))|"
    r"není momentálně (?:aktivní|dostupná)|non è più (?:disponibile|attiva)|"
    r"não está mais disponível"
)
# "We answer once the position has been filled" closes nothing.
_CONDITION = re.compile(
    r"\b(?:if|once|until|till|when|after|before|unless|should|may|might|will|falls|sobald|wenn|bis|"
    r"až|pokud|jakmile|dokud|si|cuando|jeśli|or|not)\b"
)
# One of these stands in whatever _CLOSED finds; looking for them is much faster.
_CLOSED_SIGNS = (
    "no longer", "filled", "closed", "expired", "removed", "celled", "canceled", "archived",
    "deactivated", "unavailable", "taken down", "nicht mehr", "besetzt", "abgelaufen",
    "deaktiviert",
    "est plus", "expiré", "ya no", "caducad", "nie jest", "oferta", "již není", "vypršel",
    "obsazen",
    "ukončen", "stažen", "uzavřen", "není moment", "non è più", "não está",
)  # fmt: skip
_OPEN = re.compile(
    r"be among the first \d+ applicants|apply (?:now|today|online|for this (?:job|position|role))|"
    r"apply on (?:company|employer)(?:['’]s)? (?:web)?site|jetzt bewerben|postuler|aplikuj|"
    r"odpovědět|"
    r"solicitar empleo|candidate[- ]se|reagovat na nabídku"
)
_BANNER_CHARACTERS = 160


def may_close(text: str) -> bool:
    """Whether closing words stand in a text at all, before it is drawn in lines."""
    folded = text.lower()
    return any(
        _CLOSED.search(folded, max(0, at - _BANNER_CHARACTERS), at + _BANNER_CHARACTERS)
        for sign in _CLOSED_SIGNS
        for at in _places(folded, sign)
    )


def _places(folded: str, sign: str) -> Iterator[int]:
    at = folded.find(sign)
    while at != -1:
        yield at
        at = folded.find(sign, at + len(sign))


def closing_words(text: str) -> str:
    """The line that says the posting is closed, or ""; long paragraphs are no banners."""
    folded = text.lower()
    for sign in _CLOSED_SIGNS:
        at = folded.find(sign)
        while at != -1:
            start = folded.rfind("\n", 0, at) + 1
            end = folded.find("\n", at)
            end = end if end != -1 else len(folded)
            match = (
                _CLOSED.search(folded, start, end) if end - start <= _BANNER_CHARACTERS else None
            )
            if match and not _CONDITION.search(folded, start, match.start()):
                return text[start:end].strip()
            at = folded.find(sign, end)
    return ""


def with_liveness(
    posting: JobPosting, *, text: str, closing: str, status: int, as_of: date
) -> JobPosting:
    """Closed by the page's words (`closing`),
    its status or its own date; open on positive evidence only."""
    if closing:
        return _marked(posting, Liveness.CLOSED, closing, "the page")
    if status in (404, 410):
        return _marked(posting, Liveness.CLOSED, f"HTTP status {status}", "the site's answer")
    posting = closed_by_date(posting, as_of=as_of)
    if posting.liveness is Liveness.UNKNOWN and (match := _OPEN.search(text.lower())):
        return _marked(posting, Liveness.OPEN, text[match.start() : match.end()], "the page")
    return posting


def closed_by_date(posting: JobPosting, *, as_of: date) -> JobPosting:
    """Closed when its last day is past, open while that day is still to come."""
    if posting.liveness is not Liveness.UNKNOWN or posting.valid_through is None:
        return posting
    state = Liveness.CLOSED if posting.valid_through < as_of else Liveness.OPEN
    quote = f"valid through {posting.valid_through.isoformat()}"
    return _marked(posting, state, quote, "the posting's own data")


def _marked(posting: JobPosting, state: Liveness, quote: str, origin: str) -> JobPosting:
    return replace(posting, liveness=state, liveness_evidence=LivenessEvidence(quote, origin))
