"""Whoever asks for a posting and is sent to another page learns something of the posting."""

from datetime import UTC, datetime

import pytest

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.sent_on import closed_by_sending_on
from trusthound.domain.posting.model import Liveness

SITE = "https://acme.example"


def sent(*hops: str) -> Page:
    moment = datetime(2026, 11, 21, tzinfo=UTC)
    return Page(hops[0], hops[-1], 200, (), b"", hops[1:], moment)


@pytest.mark.parametrize(
    "hops",
    [
        (f"{SITE}/jobs/4711-night-baker", f"{SITE}/jobs"),
        (f"{SITE}/careers/night-baker", f"{SITE}/careers/"),
        (f"{SITE}/jobs/4711", f"{SITE}/en/careers/search?sort=new"),
        ("http://acme.example/jobs/4711", "https://www.acme.example/jobs/4711", f"{SITE}/karriere"),
        (f"{SITE}/jobs?id=4711", f"{SITE}/jobs"),
        ("https://boards.greenhouse.io/acme/jobs/4012345", "https://boards.greenhouse.io/acme?error=true"),
        ("https://apply.workable.com/acme/j/AB12CD34EF/", "https://apply.workable.com/acme/?not_found=true"),
        ("https://www.linkedin.com/jobs/view/4012345678",
         "https://www.linkedin.com/jobs/baker-jobs-leeds?trk=expired_jd_redirect"),
        (f"{SITE}/offer/4711", f"{SITE}/offer/job-expired"),
    ],
)  # fmt: skip
def test_a_site_that_answers_with_its_page_of_postings_has_closed_the_posting(
    hops: tuple[str, ...],
) -> None:
    posting = closed_by_sending_on(sent(*hops))
    assert posting is not None
    assert posting.liveness is Liveness.CLOSED
    assert posting.liveness_evidence is not None
    assert posting.liveness_evidence.quote == f"sent on to {hops[-1]}"
    assert posting.title == ""


@pytest.mark.parametrize("home", [f"{SITE}/", f"{SITE}/en", f"{SITE}/de-DE/", f"{SITE}/index.html"])
def test_the_home_page_says_nothing_of_the_posting(home: str) -> None:
    with pytest.raises(PageUnreadable) as refused:
        closed_by_sending_on(sent(f"{SITE}/jobs/4711-night-baker", home))
    assert refused.value.problem is ReadingProblem.NOT_A_POSTING
    assert refused.value.detail == "sent on to the home page"


@pytest.mark.parametrize(
    "hops",
    [
        (f"{SITE}/jobs/4711",),
        (f"{SITE}/jobs/4711", f"{SITE}/en/jobs/4711-night-baker"),
        (f"{SITE}/jobs/4711", f"{SITE}/careers?gh_jid=4711"),
        (f"{SITE}/jobs/night-baker", f"{SITE}/jobs/night-baker/"),
        (f"{SITE}/jobs", f"{SITE}/careers"),
        (f"{SITE}/", f"{SITE}/careers"),
        ("https://short.example/3x4711y", f"{SITE}/careers"),
        ("https://boards.greenhouse.io/acme/jobs/4012345", f"{SITE}/careers"),
        (f"{SITE}/jobs/4711", f"{SITE}/team/people"),
    ],
)
def test_an_address_that_may_still_show_the_posting_closes_nothing(hops: tuple[str, ...]) -> None:
    assert closed_by_sending_on(sent(*hops)) is None
