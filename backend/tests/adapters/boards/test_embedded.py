"""An employer's own page leads to the posting on the board that it embeds."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.adapters.boards.embedded import embedded_posting
from trusthound.adapters.boards.register import recognise
from trusthound.domain.facts.page import Page

SITE = "https://acme.example"
UUID = "0c1b6b0e-7a55-4d3c-8f00-1f2e3d4c5b6a"
GREENHOUSE = '<script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script>'


def page(url: str, source: str) -> Page:
    body = f"<html><body>{source}</body></html>".encode()
    return Page(url, url, 200, (), body, (), datetime(2026, 11, 21, tzinfo=UTC))


@pytest.mark.parametrize(
    ("url", "source", "expected"),
    [
        (f"{SITE}/careers?gh_jid=4012345", GREENHOUSE, "greenhouse acme 4012345"),
        (f"{SITE}/careers/4012345?gh_src=x&gh_jid=4012345", GREENHOUSE, "greenhouse acme 4012345"),
        (f"{SITE}/jobs#gh_jid=4012345", GREENHOUSE, "greenhouse acme 4012345"),
        (f"{SITE}/jobs?gh_jid=4012345",
         '<iframe src="https://job-boards.greenhouse.io/embed/job_app?b=x&amp;for=acme&amp;token=4012345">',
         "greenhouse acme 4012345"),
        (f"{SITE}/jobs/baker", '<iframe src="https://boards.greenhouse.io/embed/job_app?for=acme&token=4012345">',
         "greenhouse acme 4012345"),
        (f"{SITE}/jobs?gh_jid=4012345",
         "fetch('https://boards-api.greenhouse.io/v1/boards/acme/jobs/' + id)",
         "greenhouse acme 4012345"),
        (f"{SITE}/careers?ashby_jid={UUID}", '<script src="https://jobs.ashbyhq.com/acme/embed?version=2">',
         f"ashby acme {UUID}"),
        (f"{SITE}/careers?ashby_jid={UUID}", "https://api.ashbyhq.com/posting-api/job-board/The%20Hive?x=1",
         f"ashby The Hive {UUID}"),
        (f"{SITE}/jobs/{UUID}", "fetch('https://api.lever.co/v0/postings/acme?mode=json')",
         f"lever acme {UUID}"),
        (f"{SITE}/jobs?id={UUID}", "https://jobs.eu.lever.co/acme", f"lever acme {UUID}"),
        (f"{SITE}/jobs?id=743999700000001", "https://api.smartrecruiters.com/v1/companies/Acme/postings",
         "smartrecruiters Acme 743999700000001"),
        (f"{SITE}/o/night-baker", "https://acme.recruitee.com/api/offers https://api.recruitee.com/c/1",
         "recruitee acme night-baker"),
        (f"{SITE}/job/123456", "https://acme.jobs.personio.de/xml", "personio acme 123456"),
        (f"{SITE}/j/AB12CD34EF/", "https://apply.workable.com/acme/", "workable acme AB12CD34EF"),
    ],
)  # fmt: skip
def test_the_address_and_the_source_name_the_posting_together(
    url: str, source: str, expected: str
) -> None:
    known = recognise(embedded_posting(page(url, source)))
    assert known is not None
    address = known[1]
    assert f"{address.system} {address.tenant} {address.identifier}" == expected


@pytest.mark.parametrize(
    ("url", "source"),
    [
        (f"{SITE}/careers", GREENHOUSE),
        (f"{SITE}/careers?gh_jid=4012345", "<p>No board here</p>"),
        (f"{SITE}/careers?gh_jid=x", GREENHOUSE),
        (f"{SITE}/careers?gh_jid=4012345", GREENHOUSE + GREENHOUSE.replace("acme", "other")),
        (f"{SITE}/careers?ashby_jid=4012345", '<script src="https://jobs.ashbyhq.com/acme/embed">'),
        (f"{SITE}/jobs/{UUID}", "<p>We moved away from lever.com</p>"),
        (f"{SITE}/jobs/baker",
         '<iframe src="https://boards.greenhouse.io/embed/job_app?for=acme&token=1">'
         '<iframe src="https://boards.greenhouse.io/embed/job_app?for=acme&token=2">'),
        (f"{SITE}/job/12", "https://acme.jobs.personio.de/xml"),
    ],
)  # fmt: skip
def test_a_page_that_names_no_single_posting_leads_nowhere(url: str, source: str) -> None:
    assert embedded_posting(page(url, source)) == ""


@given(
    st.lists(
        st.sampled_from([
            "?gh_jid=1", "&ashby_jid=", UUID, "/o/a-b-c", "/job/1234", "%2F", "#", "/j/AB12CD34EF",
        ])
    ).map("".join),
    st.lists(
        st.sampled_from([
            GREENHOUSE, "https://jobs.ashbyhq.com/", "..", "a/b", "@", "//x.recruitee.com", "%0a",
            "//evil.jobs.personio.de", "apply.workable.com/", "\\", "embed/job_app?for=a&token=1",
        ])
    ).map("".join),
)  # fmt: skip
def test_what_is_found_is_on_a_host_of_a_board(path: str, source: str) -> None:
    found = embedded_posting(page(SITE + "/" + path, source))
    known = recognise(found)
    assert not found or known is None or known[0].api_url(known[1]).startswith("https://")
    assert not found.startswith(SITE)
