"""The shown name hides the address: another's address in it, or a borrowed name."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.display_name_spoof import display_name_spoof


def test_present_when_the_name_is_anothers_address(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(display_name_spoof, sender='"hr@accenture.com" <x@yard-sale.com>')
    assert found.outcome is Outcome.PRESENT
    assert found.strength == 1


def test_present_weakly_when_a_known_name_is_borrowed(
    ask_mail: Callable[..., Finding],
) -> None:
    found = ask_mail(display_name_spoof, sender="Accenture Talent Team <x@brightwell.net>")
    assert found.outcome is Outcome.PRESENT
    assert found.strength < 1


def test_absent_when_name_and_address_belong_together(ask_mail: Callable[..., Finding]) -> None:
    for sender in (
        "Jane Roe <jane@northwind-foods.com>",
        '"jane@northwind-foods.com" <jane@mail.northwind-foods.com>',
        "Accenture Careers <careers@accenture.com>",
    ):
        assert ask_mail(display_name_spoof, sender=sender).outcome is Outcome.ABSENT, sender


def test_near_miss_when_a_service_writes_for_its_users(ask_mail: Callable[..., Finding]) -> None:
    for sender in (
        '"jane@acme.com via Google Docs" <comments-noreply@docs.google.com>',
        "Accenture <no-reply@us.greenhouse-mail.io>",
        "Accenture via LinkedIn <jobs-noreply@linkedin.com>",
        '"jane@acme.com" <jane@acme.de>',
    ):
        assert ask_mail(display_name_spoof, sender=sender).outcome is Outcome.ABSENT, sender


def test_near_miss_when_a_list_writes_for_its_members(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(
        display_name_spoof,
        sender="\"'jane@acme.com' via jobs\" <jobs@groups.org>",
        headers=["List-Id: <jobs.groups.org>"],
    )
    assert found.outcome is Outcome.ABSENT


def test_not_applicable_without_a_name(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(display_name_spoof, sender="jane@northwind-foods.com")
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_to_a_pasted_text(ask_pasted: Callable[..., Finding]) -> None:
    assert ask_pasted(display_name_spoof).outcome is Outcome.NOT_APPLICABLE
