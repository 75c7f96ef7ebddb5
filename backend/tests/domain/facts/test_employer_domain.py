"""At which domain the employer's own board is looked for."""

import pytest

from trusthound.domain.facts.employer_domain import bears_name, employer_domain
from trusthound.domain.facts.known_employers import KnownEmployer
from trusthound.domain.facts.mail_domain import MailDomain
from trusthound.domain.facts.site import Site, SiteKind

NORTHWIND = KnownEmployer(("Northwind Air",), ("northwind.com",))


def site(domain: str, kind: SiteKind = SiteKind.OTHER) -> Site:
    return Site(url=f"https://{domain}/", host=domain, domain=domain, kind=kind)


def mail(domain: str, *, free: bool = False) -> MailDomain:
    return MailDomain(address=f"hr@{domain}", domain=domain, free=free, disposable=False)


def test_a_known_employers_own_stands_before_what_the_posting_states() -> None:
    stated = site("northwind-jobs.net")
    assert employer_domain("Northwind Air", stated, None, (), NORTHWIND) == "northwind.com"


def test_the_stated_site_stands_before_the_page_and_the_mail() -> None:
    found = employer_domain("Acme", site("acme.io"), site("acme.com"), [mail("acme.net")], None)
    assert found == "acme.io"


def test_a_page_or_mail_domain_counts_where_it_bears_the_employers_name() -> None:
    assert employer_domain("Acme", None, site("acme.com"), (), None) == "acme.com"
    assert employer_domain("Acme", None, None, [mail("acme.com")], None) == "acme.com"
    board = site("some-board.net")
    assert employer_domain("Acme", None, board, [mail("quick-hire.net")], None) == ""


def test_nothing_is_guessed_from_a_name() -> None:
    assert employer_domain("Acme", None, None, (), None) == ""


def test_boards_and_free_mailboxes_are_nobodys_site() -> None:
    board = site("greenhouse.io", SiteKind.EMPLOYER_BOARD)
    free = mail("acme.com", free=True)
    assert employer_domain("Acme", board, board, [free], None) == ""


@pytest.mark.parametrize(
    ("domain", "company"),
    [
        ("acme.io", "Acme Robotics Inc."),
        ("acme-robotics.com", "Acme Robotics Inc."),
        ("acmegroup.com", "Acme"),
        ("nestle.com", "Nestlé"),
    ],
)
def test_domains_that_bear_the_name(domain: str, company: str) -> None:
    assert bears_name(domain, company)


@pytest.mark.parametrize(
    ("domain", "company"),
    [("app.com", "Apple Inc."), ("acme.com", ""), ("ab.com", "AB Foods"), ("x.com", "X")],
)
def test_near_misses_do_not(domain: str, company: str) -> None:
    assert not bears_name(domain, company)
