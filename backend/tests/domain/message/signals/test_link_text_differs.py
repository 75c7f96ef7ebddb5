"""A link leads elsewhere than it shows: another name, and no service between."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.link_text_differs import link_text_differs


def linked(shown: str, target: str) -> str:
    return f'<p>Please confirm here: <a href="{target}">{shown}</a></p>'


def test_present_when_a_link_shows_anothers_address(ask_mail: Callable[..., Finding]) -> None:
    page = linked("https://www.accenture.com/careers", "https://login.evil-site.net/a")
    found = ask_mail(link_text_differs, html=page)
    assert found.outcome is Outcome.PRESENT
    assert found.strength == 1
    assert found.evidence[0].quote == (
        "https://www.accenture.com/careers → https://login.evil-site.net/a"
    )


def test_present_weakly_when_the_shown_site_is_nobodys_on_the_list(
    ask_mail: Callable[..., Finding],
) -> None:
    found = ask_mail(link_text_differs, html=linked("www.acme.com", "https://clicks.some.net/a"))
    assert found.outcome is Outcome.PRESENT
    assert found.strength < 1


def test_absent_when_links_lead_where_they_show(ask_mail: Callable[..., Finding]) -> None:
    for shown, target in (
        ("www.acme.com", "https://jobs.acme.com/1"),
        ("acme.com", "https://acme.de/"),
        ("Read more", "https://anything.net/"),
        ("Version 1.2", "https://anything.net/"),
    ):
        found = ask_mail(link_text_differs, html=linked(shown, target))
        assert found.outcome is Outcome.ABSENT, shown


def test_near_miss_when_clicks_are_counted_or_filtered(ask_mail: Callable[..., Finding]) -> None:
    for target in (
        "https://u1.ct.sendgrid.net/ls/click?u=1",
        "https://click.northwind-foods.com/x",
        "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Facme.com%2F&data=1",
    ):
        found = ask_mail(link_text_differs, html=linked("www.acme.com", target))
        assert found.outcome is Outcome.ABSENT, target


def test_not_applicable_without_links(ask_mail: Callable[..., Finding]) -> None:
    assert ask_mail(link_text_differs).outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_to_a_pasted_text(ask_pasted: Callable[..., Finding]) -> None:
    assert ask_pasted(link_text_differs).outcome is Outcome.NOT_APPLICABLE
