"""The registrable domain of a host, offline, for hosts of any kind."""

import pytest
from tldextract import TLDExtract

from trusthound.wiring.reference.domains import registrable_domain


@pytest.mark.parametrize(
    ("host", "domain"),
    [
        ("example.com", "example.com"),
        ("jobs.eu.example.co.uk", "example.co.uk"),
        ("WWW.Example.COM.", "example.com"),
        ("docs.google.com", "google.com"),
        ("kariéra.příklad.cz", "příklad.cz"),
        ("a.xn--pklad-zsa96e.cz", "xn--pklad-zsa96e.cz"),
    ],
)
def test_it_is_what_someone_registered_under_a_public_suffix(host: str, domain: str) -> None:
    assert registrable_domain(host) == domain


@pytest.mark.parametrize(
    ("host", "domain"),
    [
        ("acme-careers.github.io", "acme-careers.github.io"),
        ("www.acme.blogspot.com", "acme.blogspot.com"),
        ("acme.wixsite.com", "acme.wixsite.com"),
    ],
)
def test_a_page_under_a_companys_open_suffix_is_its_own_domain(host: str, domain: str) -> None:
    assert registrable_domain(host) == domain


@pytest.mark.parametrize("host", ["github.io", "blogspot.com"])
def test_the_company_that_opened_the_suffix_is_still_a_domain(host: str) -> None:
    assert registrable_domain(host) == host


@pytest.mark.parametrize(
    "host",
    [
        "",
        ".",
        "co.uk",
        "com",
        "localhost",
        "127.0.0.1",
        "::1",
        "[2001:db8::1]",
        "user@example.com",
        "example.com/path",
        "*.example.com",
        "\ud800.com",
        "a" * 250 + ".com",
    ],
)
def test_what_nobody_can_register_has_none(host: str) -> None:
    assert registrable_domain(host) == ""


def test_every_rule_of_the_list_is_read_as_the_package_reads_it() -> None:
    extract = TLDExtract(suffix_list_urls=(), cache_dir=None)
    rules = [each.replace("*", "any").lstrip("!") for each in extract.tlds if each.isascii()]
    hosts = [f"{before}{rule}" for rule in rules for before in ("", "acme.", "x.acme.", "a..")]
    assert [registrable_domain(each) for each in hosts] == [
        _read_by(extract, each) for each in hosts
    ]


def _read_by(extract: TLDExtract, host: str) -> str:
    found = extract(host, include_psl_private_domains=True)
    if not found.domain and found.is_private:
        found = extract(host, include_psl_private_domains=False)
    return found.top_domain_under_public_suffix
