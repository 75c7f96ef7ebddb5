"""Sender that imitates a known employer's address: only where that employer is named."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.look_alike_sender import look_alike_sender


def test_present_when_the_employer_is_named_and_the_address_imitates_its_own(
    ask_mail: Callable[..., Finding],
) -> None:
    for address in ("hr@accenture-careers.net", "hr@accemture.com", "hr@accenture.com.offers.net"):
        found = ask_mail(look_alike_sender, sender=f"Accenture HR <{address}>")
        assert found.outcome is Outcome.PRESENT, address
        assert found.evidence[0].quote == address
        assert "accenture.com" in found.evidence[1].quote


def test_present_when_answers_go_to_the_imitation(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(
        look_alike_sender,
        sender="Accenture HR <hr@some-sender.net>",
        headers=["Reply-To: hr@accenture-careers.net"],
    )
    assert found.outcome is Outcome.PRESENT


def test_absent_from_the_employers_own_domain(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(look_alike_sender, sender="Accenture HR <hr@accenture.com>")
    assert found.outcome is Outcome.ABSENT


def test_near_miss_when_nobody_names_the_employer(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(look_alike_sender, sender="Jane Roe <jane@accenture-careers.net>")
    assert found.outcome is Outcome.ABSENT


def test_not_applicable_to_a_pasted_text(ask_pasted: Callable[..., Finding]) -> None:
    assert ask_pasted(look_alike_sender).outcome is Outcome.NOT_APPLICABLE
