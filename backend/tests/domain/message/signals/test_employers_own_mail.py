"""Sent from the known employer's own domain: the one proof that a mail itself brings."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.employers_own_mail import employers_own_mail

OWN = {
    "sender": "Jane Roe <jane.roe@accenture.com>",
    "results": "dmarc=pass header.from=accenture.com",
}


def test_present_when_the_employers_domain_vouches_for_it(
    ask_mail: Callable[..., Finding],
) -> None:
    found = ask_mail(employers_own_mail, **OWN)
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[1].quote == "accenture.com is Accenture's own domain"
    assert found.evidence[1].learnt_on is not None


def test_absent_when_the_domain_does_not_vouch_for_it(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(
        employers_own_mail, sender=OWN["sender"], results="spf=pass smtp.mailfrom=some.net"
    )
    assert found.outcome is Outcome.ABSENT


def test_near_miss_when_answers_go_elsewhere(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(employers_own_mail, headers=["Reply-To: x@northwind-foods.com"], **OWN)
    assert found.outcome is Outcome.ABSENT


def test_near_miss_when_a_service_sends_its_users_words(ask_mail: Callable[..., Finding]) -> None:
    google = "dmarc=pass header.from=google.com"
    for address in ("comments-noreply@docs.google.com", "drive-shares-noreply@google.com"):
        sender = f"HR (via Google Docs) <{address}>"
        found = ask_mail(employers_own_mail, sender=sender, results=google)
        assert found.outcome is not Outcome.PRESENT, address
    person = ask_mail(employers_own_mail, sender="Jane <jane.roe@google.com>", results=google)
    assert person.outcome is Outcome.PRESENT


def test_near_miss_when_another_employer_is_claimed(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(
        employers_own_mail, sender="Siemens HR <x@accenture.com>", results=OWN["results"]
    )
    assert found.outcome is Outcome.ABSENT


def test_not_applicable_to_a_domain_that_is_nobodys_on_the_list(
    ask_mail: Callable[..., Finding],
) -> None:
    assert ask_mail(employers_own_mail).outcome is Outcome.NOT_APPLICABLE


def test_unknown_when_the_headers_came_through_other_hands(
    ask_mail: Callable[..., Finding],
) -> None:
    assert ask_mail(employers_own_mail, sender=OWN["sender"], results="").outcome is Outcome.UNKNOWN


def test_not_applicable_to_a_pasted_text(ask_pasted: Callable[..., Finding]) -> None:
    assert ask_pasted(employers_own_mail).outcome is Outcome.NOT_APPLICABLE
