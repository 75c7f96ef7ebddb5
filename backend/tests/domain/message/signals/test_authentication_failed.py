"""The shown sender did not send it: by the receiver's word alone."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.authentication_failed import authentication_failed

FAILED = "spf=pass smtp.mailfrom=cheap-host.net; dmarc=fail header.from=northwind-foods.com"


def test_present_when_the_domain_disowns_the_mail(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(authentication_failed, results=FAILED)
    assert found.outcome is Outcome.PRESENT
    assert found.strength < 1
    assert found.evidence[1].quote == "DMARC failed for northwind-foods.com"
    assert found.evidence[1].origin == "Authentication-Results of mx.google.com"


def test_present_in_full_for_a_known_employer_or_when_answers_go_elsewhere(
    ask_mail: Callable[..., Finding],
) -> None:
    known = ask_mail(
        authentication_failed,
        sender="Accenture <hr@accenture.com>",
        results="dmarc=fail header.from=accenture.com",
    )
    elsewhere = ask_mail(authentication_failed, results=FAILED, headers=["Reply-To: x@gmail.com"])
    assert known.strength == elsewhere.strength == 1


def test_absent_when_the_domain_vouches_for_it(ask_mail: Callable[..., Finding]) -> None:
    assert ask_mail(authentication_failed).outcome is Outcome.ABSENT


def test_near_miss_when_somebody_else_vouches_for_it(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(authentication_failed, results="spf=pass smtp.mailfrom=sendgrid.net")
    assert found.outcome is Outcome.ABSENT


def test_near_miss_when_a_forwarder_explains_the_failure(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(
        authentication_failed,
        results=f"{FAILED}; arc=pass",
        headers=["ARC-Seal: i=1; d=cloudflare-email.net"],
    )
    assert found.outcome is Outcome.UNKNOWN


def test_unknown_without_the_receivers_results(ask_mail: Callable[..., Finding]) -> None:
    forged = ["Authentication-Results: mx.evil.example; dmarc=fail header.from=northwind-foods.com"]
    assert ask_mail(authentication_failed, results="").outcome is Outcome.UNKNOWN
    assert ask_mail(authentication_failed, results="", headers=forged).outcome is Outcome.UNKNOWN


def test_not_applicable_to_a_pasted_text(ask_pasted: Callable[..., Finding]) -> None:
    assert ask_pasted(authentication_failed).outcome is Outcome.NOT_APPLICABLE
