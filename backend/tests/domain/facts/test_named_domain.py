"""Which domains are worth asking about: few, registered by somebody, public."""

from trusthound.domain.facts.mail_domain import MailDomain
from trusthound.domain.facts.named_domain import MOST_DOMAINS, NamedDomain, Role, named_domains
from trusthound.domain.facts.site import Site, SiteKind
from trusthound.wiring.reference.domains import registrable_domain


def site(host: str, kind: SiteKind = SiteKind.OTHER) -> Site:
    return Site(f"https://{host}/", host, registrable_domain(host) or host, kind)


def mail(domain: str, *, free: bool = False, disposable: bool = False) -> MailDomain:
    return MailDomain(f"hr@{domain}", domain, free=free, disposable=disposable)


def named(
    page: Site | None = None,
    links: tuple[Site, ...] = (),
    mails: tuple[MailDomain, ...] = (),
    company: Site | None = None,
) -> tuple[NamedDomain, ...]:
    return named_domains(page, links, mails, company, registrable_domain)


def test_each_domain_stands_once_with_all_its_roles() -> None:
    found = named(
        site("jobs.acme.com"), (site("apply.acme.com"),), (mail("acme.com"),), site("acme.org")
    )
    assert found == (
        NamedDomain("acme.com", (Role.PAGE, Role.APPLY, Role.MAIL), ("acme.com",)),
        NamedDomain("acme.org", (Role.EMPLOYER,)),
    )


def test_boards_free_hosts_and_mail_providers_are_left_out() -> None:
    kinds = [each for each in SiteKind if each is not SiteKind.OTHER]
    links = tuple(site("somewhere.com", each) for each in kinds)
    mails = (mail("gmail.com", free=True), mail("mailinator.com", disposable=True))
    assert named(links[0], links, mails, links[-1]) == ()


def test_an_internationalised_name_is_written_in_ascii() -> None:
    assert named(mails=(mail("bücher.com"),)) == (
        NamedDomain("xn--bcher-kva.com", (Role.MAIL,), ("xn--bcher-kva.com",)),
    )


def test_the_hosts_of_addresses_are_kept_apart() -> None:
    addresses = ("hr@mail.acme.com", "jobs@acme.com", "me@mail.acme.com")
    mails = tuple(MailDomain(each, "acme.com", free=False, disposable=False) for each in addresses)
    assert named(mails=mails) == (
        NamedDomain("acme.com", (Role.MAIL,), ("mail.acme.com", "acme.com")),
    )


def test_names_that_are_not_public_are_left_out() -> None:
    inner = ("printer.local", "localhost", "nas.home.arpa", "db.internal", "x.onion", "10.0.0.1")
    odd = ("acme", "com", "co.uk", "-acme.com", "acme..com", "a b.com", "jobs.acme.com", "")
    assert named(mails=tuple(mail(each) for each in (*inner, *odd))) == ()


def test_however_many_are_named_few_are_asked_about() -> None:
    mails = tuple(mail(f"acme{number}.com") for number in range(50))
    assert len(named(mails=mails)) == MOST_DOMAINS
