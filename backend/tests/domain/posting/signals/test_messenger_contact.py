"""Moves the talk to a messenger; products, employers and communities of that name do not."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.messenger_contact import messenger_contact


@pytest.mark.parametrize(
    "text",
    [
        "Contact our hiring manager on Telegram @acme_hr to get started.",
        "Send your resume via WhatsApp to +1 202 555 0143.",
        "Text me on Signal.",
        "Send CV via WhatsApp to +971 50 123 4567.",
        "Download the Signal app for the briefing with the hiring manager.",
        "Write to https://t.me/acme_hr for details.",
        "WhatsApp: +44 7700 900123",
    ],
)
def test_present_when_applicants_are_sent_to_a_messenger(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(messenger_contact, text).outcome is Outcome.PRESENT


def test_absent_when_no_messenger_is_named(ask: Callable[..., Finding]) -> None:
    assert ask(messenger_contact, "Send your resume to hr@acme.com.").outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "We never contact applicants on WhatsApp or Telegram.",
        "WhatsApp hires a backend engineer in London.",
        "You write for The Telegram, a newspaper in St. John's.",
        "Experience in signal processing and signal 5 monitoring is required.",
        "You build the bot through which customers message us on WhatsApp.",
        "Follow us on Telegram: https://t.me/acme_news",
        "Website https://acme.com | Twitter https://twitter.com/acme | Telegram https://t.me/acme",
        "Our community meets at https://discord.gg/acme",
        "Interviews will be held via Microsoft Teams or WhatsApp.",
        "Scammers contact people over WhatsApp in our name.",
    ],
)
def test_near_miss_when_it_is_a_product_a_community_or_a_warning(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(messenger_contact, text).outcome is Outcome.ABSENT


def test_whatsapp_weighs_less_than_the_others(ask: Callable[..., Finding]) -> None:
    whatsapp = ask(messenger_contact, "Contact us on WhatsApp.")
    telegram = ask(messenger_contact, "Contact us on Telegram.")
    assert 0 < whatsapp.strength < telegram.strength


@pytest.mark.parametrize(
    "text",
    [
        "Send your resume on Telegram or by e-mail.",
        "Contact us on WhatsApp or fill in the form.",
        "Apply on our website or contact us via WhatsApp.",
        "Write to jobs@acme.com, or contact us on Telegram.",
    ],
)
def test_a_messenger_beside_another_channel_counts_half(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(messenger_contact, text).strength == 0.5


@pytest.mark.parametrize(
    "text", ["Contact us on Telegram only.", "Text us on Signal with your name and phone number."]
)
def test_a_messenger_alone_counts_in_full(ask: Callable[..., Finding], text: str) -> None:
    assert ask(messenger_contact, text).strength == 1.0


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(messenger_contact, "").outcome is Outcome.UNKNOWN
