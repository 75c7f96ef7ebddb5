"""Hides text from you: beyond the preview that every newsletter hides."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.hidden_text_in_mail import hidden_text_in_mail

WORDS = " ".join(f"harvest{each} garden music river" for each in "abcdefghijklmnop")


def test_present_when_styles_hide_a_text(ask_mail: Callable[..., Finding]) -> None:
    page = f'<p>Please come on Thursday.</p><div style="font-size:0">{WORDS}</div>'
    found = ask_mail(hidden_text_in_mail, html=page)
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote.startswith("harvesta garden")


def test_present_when_letters_without_width_break_words(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(hidden_text_in_mail, text="Buy gi\u200bft car\u200bds today, please.")
    assert found.outcome is Outcome.PRESENT


def test_absent_when_all_is_shown(ask_mail: Callable[..., Finding]) -> None:
    assert ask_mail(hidden_text_in_mail).outcome is Outcome.ABSENT


def test_near_miss_when_a_preview_is_hidden(ask_mail: Callable[..., Finding]) -> None:
    preview = "Your interview is confirmed: see here what to bring and whom you will be meeting."
    page = f'<div style="display:none;max-height:0">{preview}</div><p>Please come on Thursday.</p>'
    assert ask_mail(hidden_text_in_mail, html=page).outcome is Outcome.ABSENT


def test_not_applicable_to_a_pasted_text(ask_pasted: Callable[..., Finding]) -> None:
    assert ask_pasted(hidden_text_in_mail).outcome is Outcome.NOT_APPLICABLE
