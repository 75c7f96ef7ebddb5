"""The shown sender did send it: worth something where not anyone passes."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.aligned_authentication import aligned_authentication


def test_present_when_the_domain_vouches_for_it(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(aligned_authentication)
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[1].quote == "northwind-foods.com vouches for it"


def test_absent_when_another_domain_does(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(aligned_authentication, results="dkim=pass header.d=sendgrid.net")
    assert found.outcome is Outcome.ABSENT


def test_near_miss_when_a_free_provider_vouches(
    ask_mail: Callable[..., Finding],
) -> None:
    found = ask_mail(
        aligned_authentication, sender="x@gmail.com", results="dmarc=pass header.from=gmail.com"
    )
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_near_miss_when_a_look_alike_vouches_for_itself(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(
        aligned_authentication,
        sender="Accenture <hr@accenture-careers.net>",
        results="dmarc=pass header.from=accenture-careers.net",
    )
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_unknown_without_the_receivers_results(ask_mail: Callable[..., Finding]) -> None:
    assert ask_mail(aligned_authentication, results="").outcome is Outcome.UNKNOWN


def test_not_applicable_to_a_pasted_text(ask_pasted: Callable[..., Finding]) -> None:
    assert ask_pasted(aligned_authentication).outcome is Outcome.NOT_APPLICABLE
