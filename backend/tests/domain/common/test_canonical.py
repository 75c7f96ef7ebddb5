"""One posting has one address, however the link to it was copied."""

from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.common.canonical import canonical_url
from trusthound.domain.common.errors import UrlRefused
from trusthound.domain.common.url import checked_url
from trusthound.wiring.reference.domains import registrable_domain


@pytest.mark.parametrize(
    ("given_url", "expected"),
    [
        ("https://A.example:443/x#top", "https://a.example/x"),
        ("https://a.example", "https://a.example/"),
        ("https://a.example/x?utm_source=li&utm_medium=x", "https://a.example/x"),
        ("https://a.example/x?UTM_Source=li&b=1&a=2&gclid=3", "https://a.example/x?b=1&a=2"),
        ("https://a.example/x?fbclid=1&mc_cid=2&mc_eid=3&trk=4", "https://a.example/x"),
        ("https://a.example/x?refId=1&trackingId=2&source=3&gh_src=4", "https://a.example/x"),
        ("https://a.example/x?lever-source%5B%5D=LinkedIn&lever-origin=applied", "https://a.example/x"),
        ("https://a.example/#/job/7", "https://a.example/#/job/7"),
        ("https://a.example/#!/job/7", "https://a.example/#!/job/7"),
        ("https://a.example/x#:~:text=apply", "https://a.example/x"),
        ("https://a.example/x?q=a+b&r=%2F&s", "https://a.example/x?q=a+b&r=%2F&s"),
        ("http://a.example:8080/x", "http://a.example:8080/x"),
        ("https://a.example/jobs/baker-7/amp/", "https://a.example/jobs/baker-7"),
        ("https://a.example/jobs/baker-7/?amp=1", "https://a.example/jobs/baker-7/"),
    ],
)  # fmt: skip
def test_what_names_no_posting_is_left_out(given_url: str, expected: str) -> None:
    assert canonical_url(given_url) == expected


@pytest.mark.parametrize(
    "url",
    [
        "https://a.example/x?gh_jid=7",
        "https://a.example/x?ashby_jid=0c1b6b0e-0000-4000-8000-1f2e3d4c5b6a",
        "https://a.example/viewjob?jk=ab12&from=serp",
        "https://a.example/jobs?currentJobId=5",
        "https://a.example/job?id=1&ref=REQ-7",
        "https://a.example/job?ref=senior-baker",
        "https://a.example/companies/amp",
        "https://m.a.example/job/7",
        "http://a.example/job/7",
    ],
)
def test_what_may_name_the_posting_stays(url: str) -> None:
    assert canonical_url(url) == url


@pytest.mark.parametrize("ref", ["linkedin", "remoteok.com", "product_hunt"])
def test_a_ref_that_names_a_site_says_where_the_visitor_came_from(ref: str) -> None:
    assert canonical_url(f"https://a.example/x?ref={ref}") == "https://a.example/x"


@pytest.mark.parametrize(
    ("given_url", "expected"),
    [
        ("de.linkedin.com/jobs/view/baker-at-hill-4012345678?trk=x&position=3", "view/4012345678"),
        ("m.linkedin.com/jobs/view/4012345678/", "view/4012345678"),
        ("linkedin.com/comm/jobs/view/4012345678?midToken=A", "view/4012345678"),
        ("www.linkedin.com/jobs/search/?currentJobId=4012345678&keywords=b", "view/4012345678"),
        ("www.linkedin.com/jobs/collections/next/?currentJobId=4012345678", "view/4012345678"),
        ("www.linkedin.com/jobs/search/?keywords=baker", "search/?keywords=baker"),
    ],
)  # fmt: skip
def test_linkedin_shows_one_posting_at_many_addresses(given_url: str, expected: str) -> None:
    assert canonical_url(f"http://{given_url}") == f"https://www.linkedin.com/jobs/{expected}"


@pytest.mark.parametrize(
    "url",
    [
        "https://de.indeed.com/viewjob?jk=0123456789abcdef&from=serp&tk=1",
        "https://de.indeed.com/rc/clk?jk=0123456789abcdef&bb=x",
        "http://de.indeed.com/jobs?q=baker&l=Leeds&vjk=0123456789abcdef",
    ],
)
def test_indeed_shows_one_posting_at_many_addresses(url: str) -> None:
    assert canonical_url(url) == "https://de.indeed.com/viewjob?jk=0123456789abcdef"


_PIECES = st.lists(
    st.sampled_from([
        "http://", "https://", "www.", "m.", "de.", "linkedin.com", "de.indeed.com", "google.com",
        "example.co.uk", ":80", ":443", ":8080", "/", "/jobs/view/", "/jobs/", "/amp", "/url",
        "/safety/go", "4012345678", "a-1", "?", "&", "=", "q", "url", "currentJobId", "jk",
        "0123456789abcdef", "utm_x=1", "ref=", "linkedin", "https%3A%2F%2Fa.example%2Fx", "#",
        "#/a", "%", "ü", "+", "amp=1", ".", "//",
    ]),
    max_size=14,
).map("".join)  # fmt: skip


@given(_PIECES)
def test_an_address_settles_at_once_and_stays_on_its_site(text: str) -> None:
    try:
        checked = checked_url(text)
    except UrlRefused:
        return
    canonical = canonical_url(checked)
    assert checked_url(canonical) == canonical == canonical_url(canonical)
    hosts = [urlsplit(each).hostname or "" for each in (checked, canonical)]
    assert registrable_domain(hosts[0]) == registrable_domain(hosts[1])
