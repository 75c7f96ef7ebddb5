"""What a page that lists postings lists: titles, links and places, however hostile it is."""

import json
from datetime import UTC, date, datetime
from pathlib import Path

from trusthound.domain.common.listed_opening import ListedOpening
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.listed import MOST_LISTED, openings_listed

CORPUS = Path(__file__).parents[3] / "corpus"
URL = "https://careers.acme.example/jobs"
TODAY = date(2026, 11, 21)


def listed(html: str, url: str = URL) -> tuple[ListedOpening, ...]:
    at = datetime(2026, 11, 21, tzinfo=UTC)
    return openings_listed(
        Page(url, url, 200, (), html.encode(), (), at),
        as_of=TODAY,
        known=lambda url: "board.example/" in url,
    )


def test_rows_of_links_are_told_with_their_places() -> None:
    found = listed((CORPUS / "listing.html").read_text().replace("Leeds", "Leeds, UK"))
    assert len(found) == 8
    assert found[0] == ListedOpening(
        "Clerk number 101", "https://careers.acme.example/jobs/101-clerk", "Leeds, UK"
    )


def test_a_card_that_is_one_link_is_told_by_its_heading_and_a_button_names_nothing() -> None:
    card = (
        '<div><a href="/jobs/{0}"><h3>Welder {0}</h3><p>Full time</p><p>Brno, Czechia</p></a>'
        '<a href="/jobs/{0}">View job</a></div>'
    )
    html = "".join(card.format(number) for number in (501, 502))
    assert listed(f"<body><main>{html}</main></body>") == (
        ListedOpening("Welder 501", "https://careers.acme.example/jobs/501", "Brno, Czechia"),
        ListedOpening("Welder 502", "https://careers.acme.example/jobs/502", "Brno, Czechia"),
    )


def test_the_pages_own_data_come_before_its_links() -> None:
    postings = [
        {
            "@type": "JobPosting",
            "title": f"Cook {number}",
            "url": f"/menu/{number}#top",
            "jobLocation": {"@type": "Place", "address": "Denver, CO, US"},
        }
        for number in (1, 2)
    ]
    data = f'<script type="application/ld+json">{json.dumps(postings)}</script>'
    found = listed(f'<body>{data}<a href="/jobs/999">Another</a></body>')
    assert [(each.title, each.place) for each in found] == [
        ("Cook 1", "Denver, CO, US"),
        ("Cook 2", "Denver, CO, US"),
    ]


def test_what_is_hidden_or_leads_to_no_web_page_is_left_out_and_titles_are_cleaned() -> None:
    html = (
        "<a href=\"javascript:location='/jobs/101'\">Clerk 1</a>"
        '<a href="data:text/html,/jobs/102">Clerk 2</a>'
        '<div style="display:none"><a href="/jobs/103">Clerk 3</a></div>'
        f'<a href="/jobs/104">\u202eClerk\u200b &lt;b&gt;4&lt;/b&gt; {"x" * 400}</a>'
        '<a href="/jobs/105">Apply now →</a><a href="/jobs/106">  </a>'
        '<a href="/about">About us</a><a href="/jobs#106">Top</a>'
    )
    (found,) = listed(f"<body>{html}</body>")
    assert found.url.endswith("/jobs/104")
    assert found.title.startswith("Clerk <b>4</b> x")
    assert len(found.title) == 200


def test_a_page_with_very_many_links_is_cut() -> None:
    html = "".join(f'<a href="/jobs/{number}">Clerk</a>' for number in range(1000, 6000))
    assert len(listed(f"<body>{html}</body>")) == MOST_LISTED


def test_a_link_to_a_board_counts_as_its_board_tells() -> None:
    (found,) = listed('<a href="https://board.example/acme/x">Cook</a><a href="/x">Cook</a>')
    assert found.url == "https://board.example/acme/x"
