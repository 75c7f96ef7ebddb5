"""Domains and their mail records in; whether one of them is without mail out."""

from collections.abc import Iterable, Sized

from trusthound.domain.assessment.finding import Evidence, Finding, absent, present, unknown
from trusthound.domain.facts.mail_records import MailRecords


def without_mail(asked: Sized, mail_records: Iterable[MailRecords]) -> Finding:
    """Present for the worst of them; absent takes an answer about each that was asked about."""
    learnt = list(mail_records)
    found = [(strength, told, each) for each in learnt for strength, told in _against(each)]
    if found:
        strength, told, records = max(found, key=lambda each: each[0])
        evidence = Evidence(
            f"{records.domain} {told}", records.source, learnt_on=records.learnt_at.date()
        )
        return present(evidence, strength=strength)
    return absent() if len(learnt) == len(asked) else unknown()


def _against(records: MailRecords) -> list[tuple[float, str]]:
    if not records.exists:
        return [(1.0, "is not known to the DNS")]
    if records.refuses_mail:
        return [(1.0, "says that it takes no mail (null MX)")]
    if not records.receives_mail:
        return [(1.0, "has no mail server (MX) and no address")]
    if not records.mail_servers:
        return [(0.5, "has no mail server (MX)")]
    return [(0.5, "says that nobody sends mail in its name (SPF)")] if records.sends_no_mail else []
