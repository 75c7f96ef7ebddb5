"""Boards' whole lists, written by hand after the shape of real answers, every name invented."""

import json
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Any

from trusthound.adapters.boards.collection import Collection, Part
from trusthound.domain.facts.page import Page
from trusthound.domain.search.board import CollectedBoard

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
TODAY = date(2026, 11, 21)


def board_of(collection: Collection, address: str = "acme", name: str = "Acme") -> CollectedBoard:
    return CollectedBoard(
        id="1",
        reader=collection.reader,
        address=address,
        name=name,
        is_own=collection.is_own,
        added_at=NOON,
        due_at=NOON,
    )


def answer(value: object, status: int = 200, url: str = "https://api.example/list") -> Page:
    if isinstance(value, str):
        body = value.encode()
    else:
        body = value if isinstance(value, bytes) else json.dumps(value).encode()
    return Page(url, url, status, (), body, (), NOON)


def read_of(collection: Collection, board: CollectedBoard) -> Callable[..., Part]:
    def read(value: object, at: str = "", *, status: int = 200) -> Part:
        return collection.read(answer(value, status), board, at, TODAY)

    return read


GREENHOUSE: dict[str, Any] = {
    "jobs": [
        {
            "absolute_url": "https://job-boards.greenhouse.io/acme/jobs/4012345002",
            "internal_job_id": 6446232002,
            "location": {"name": "Cork, Ireland"},
            "metadata": None,
            "id": 4012345002,
            "updated_at": "2026-10-29T08:50:01-04:00",
            "requisition_id": "R-77",
            "title": "Welder",
            "company_name": "Acme Corporation",
            "first_published": "2026-10-16T11:55:32-04:00",
            "content": "&lt;p&gt;You weld &amp;amp; grind.&lt;/p&gt;",
        },
        {
            "absolute_url": "https://careers.acme.example/jobs?gh_jid=4012345003",
            "internal_job_id": 6446232003,
            "location": {"name": "Remote - Ireland"},
            "id": 4012345003,
            "title": "Painter",
            "company_name": "Acme Corporation",
            "first_published": "2026-11-16T11:55:32-04:00",
            "content": "&lt;p&gt;You paint.&lt;/p&gt;",
        },
    ],
    "meta": {"total": 2},
}

UUID = "0a1b2c3d-1111-2222-3333-44445555666%d"
LEVER: Any = [
    {
        "id": UUID % number,
        "text": title,
        "categories": {"location": "Cork", "commitment": "Full-time"},
        "createdAt": 1792500000000,
        "description": "<div>You work with <b>fire</b>.</div>",
        "hostedUrl": f"https://jobs.lever.co/acme/{UUID % number}",
        "applyUrl": f"https://jobs.lever.co/acme/{UUID % number}/apply",
    }
    for number, title in enumerate(("Welder", "Painter"))
]
ASHBY = {
    "jobs": [
        {
            "id": UUID % number,
            "title": title,
            "location": "Cork",
            "isListed": is_listed,
            "publishedAt": "2026-11-01T09:00:00.000+00:00",
            "jobUrl": f"https://jobs.ashbyhq.com/acme/{UUID % number}",
            "descriptionHtml": "<p>You work with fire.</p>",
        }
        for number, (title, is_listed) in enumerate(
            (("Welder", True), ("Painter", True), ("By its link only", False))
        )
    ]
}
SMARTRECRUITERS: Any = {
    "offset": 0,
    "limit": 100,
    "totalFound": 2,
    "content": [
        {
            "id": f"74399967167484{number}",
            "name": title,
            "refNumber": f"REF{number}",
            "company": {"identifier": "acme", "name": "Acme Ltd"},
            "releasedDate": "2026-11-08T02:11:28.000Z",
            "location": {"city": "Cork", "country": "ie", "fullLocation": "Cork, Ireland"},
            "typeOfEmployment": {"id": "part-time", "label": "Part-time"},
        }
        for number, title in enumerate(("Welder", "Painter"))
    ],
}
RECRUITEE = {
    "offers": [
        {
            "id": 2700825 + number,
            "slug": title.lower(),
            "title": title,
            "company_name": "Acme Ltd",
            "careers_url": f"https://acme.recruitee.com/o/{title.lower()}",
            "description": "<p>You work with fire.</p>",
            "requirements": "",
            "city": "Cork",
            "country": "Ireland",
            "published_at": "2026-11-08 02:11:28 UTC",
            "status": "published",
        }
        for number, title in enumerate(("Welder", "Painter"))
    ]
}
WORKABLE = {
    "name": "Acme Ltd",
    "description": "<p>We weld.</p>",
    "jobs": [
        {
            "title": title,
            "shortcode": f"DD136DD7E{number}",
            "url": f"https://apply.workable.com/j/DD136DD7E{number}",
            "published_on": "2026-11-05",
            "description": "<p>You work with fire.</p>",
            "locations": [{"country": "Ireland", "countryCode": "IE", "city": city}],
        }
        for number, title, city in (
            (0, "Welder", "Cork"),
            (0, "Welder", "Bonn"),
            (1, "Painter", ""),
        )
    ],
}
PERSONIO = """<?xml version="1.0" encoding="UTF-8"?>
<workzag-jobs>
  <position><id>1834171</id><subcompany>Acme SE</subcompany><office>Bonn</office>
    <name>Welder</name><schedule>full-time</schedule><createdAt>2026-11-13T14:31:50+00:00</createdAt>
    <jobDescriptions><jobDescription><name>Tasks</name><value>You work with fire.</value>
    </jobDescription></jobDescriptions></position>
  <position><id>1834171</id><subcompany>Acme SE</subcompany><office>Cork</office>
    <name>Welder</name></position>
  <position><id>1834172</id><office>Bonn</office><name>Painter</name></position>
</workzag-jobs>"""
TEAMTAILOR = {
    "version": "https://jsonfeed.org/version/1.1",
    "title": "Acme Ltd",
    "next_url": "https://career.acme.example/jobs.json?page=2",
    "items": [
        {
            "id": UUID % number,
            "title": title,
            "url": f"https://career.acme.example/jobs/716798{number}-{title.lower()}",
            "date_published": "2026-11-04T09:26:20+01:00",
            "content_html": "<p>You work with fire.</p>",
            "_jobposting": {"@type": "JobPosting", "title": title},
        }
        for number, title in enumerate(("Welder", "Painter"))
    ],
}
BAMBOOHR = {
    "meta": {"totalCount": 2},
    "result": [
        {
            "id": str(86 + number),
            "jobOpeningName": title,
            "employmentStatusLabel": "Full Time",
            "location": {"city": "Cork", "state": "Munster"},
            "isRemote": None,
            "locationType": "0",
        }
        for number, title in enumerate(("Welder", "Painter"))
    ],
}
PINPOINT = {
    "data": [
        {
            "id": str(number),
            "title": title,
            "url": f"https://acme.pinpointhq.com/en/postings/{UUID % number}",
            "path": f"/en/postings/{UUID % number}",
            "description": "<p>You work with fire.</p>",
            "key_responsibilities": "",
            "location": {"name": "Cork"},
        }
        for number, title in enumerate(("Welder", "Painter"))
    ]
}
RIPPLING = [
    {
        "uuid": UUID % number,
        "name": title,
        "department": {"id": "Workshop", "label": "Workshop"},
        "url": f"https://ats.rippling.com/acme/jobs/{UUID % number}",
        "workLocation": {"label": place, "id": place},
    }
    for number, title, place in (
        (0, "Welder", "Cork"),
        (0, "Welder", "Bonn"),
        (1, "Painter", "Bonn"),
    )
]
WORKDAY: Any = {
    "total": 2,
    "jobPostings": [
        {
            "title": title,
            "externalPath": f"/job/Cork/{title}_R{number}",
            "locationsText": "Cork",
            "postedOn": posted,
            "bulletFields": [f"R{number}"],
        }
        for number, (title, posted) in enumerate(
            (("Welder", "Posted Yesterday"), ("Painter", "Posted 30+ Days Ago"))
        )
    ],
}
NEOGOV = """<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:joblisting="http://www.neogov.com/namespaces/JobListing"><channel>
<title>City of Acme</title>
<item><title>Welder</title><link>https://www.governmentjobs.com/careers/acme/jobs/410001</link>
<description>You work with fire.</description><joblisting:jobId>410001</joblisting:jobId>
<joblisting:location>Acme</joblisting:location><joblisting:state>TX</joblisting:state>
<joblisting:advertiseToDateTime>12/24/2026 23:59</joblisting:advertiseToDateTime></item>
<item><title>Painter</title><joblisting:jobId>410002</joblisting:jobId></item>
<item><title>Glazier of last year</title><joblisting:jobId>410003</joblisting:jobId>
<joblisting:advertiseToDateTime>12/24/2025 23:59</joblisting:advertiseToDateTime></item>
</channel></rss>"""

REMOTEOK: Any = [
    {"last_updated": 1792500000, "legal": "Link back, please."},
    *(
        {
            "slug": f"remote-{title.lower()}-acme-123456{number}",
            "id": f"123456{number}",
            "epoch": 1792500000,
            "date": "2026-11-18T10:00:00+00:00",
            "company": "Acme",
            "position": title,
            "description": "<p>You work with fire.</p>",
            "location": "Ireland",
            "salary_min": 40000,
            "salary_max": 50000,
            "url": f"https://remoteok.com/remote-jobs/remote-{title.lower()}-acme-123456{number}",
        }
        for number, title in enumerate(("Welder", "Painter"))
    ),
]
WEWORKREMOTELY = """<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>We Work Remotely</title>
<item><title>Acme: Welder</title><region>Europe Only</region><type>Full-Time</type>
<description>&lt;p&gt;You work with fire.&lt;/p&gt;</description>
<pubDate>Tue, 17 Nov 2026 12:00:00 +0000</pubDate>
<link>https://weworkremotely.com/remote-jobs/acme-welder</link></item>
<item><title>Acme: Painter</title><description>You paint.</description>
<link>https://weworkremotely.com/remote-jobs/acme-painter</link></item>
</channel></rss>"""
REMOTIVE = {
    "0-legal-notice": "Link back, please.",
    "job-count": 2,
    "jobs": [
        {
            "id": 1912345 + number,
            "url": f"https://remotive.com/remote-jobs/trades/{title.lower()}-{1912345 + number}",
            "title": title,
            "company_name": "Acme",
            "category": "Trades",
            "tags": ["fire"],
            "job_type": "full_time",
            "publication_date": "2026-11-18T10:23:26",
            "candidate_required_location": "Ireland",
            "salary": "$40,000 - $50,000",
            "description": "<p>You work with <b>fire</b>.</p>",
        }
        for number, title in enumerate(("Welder", "Painter"))
    ],
}
ARBEITNOW = {
    "data": [
        {
            "slug": f"{title.lower()}-bonn-12345{number}",
            "company_name": "Acme GmbH",
            "title": title,
            "description": "<p>You work with fire.</p>",
            "remote": False,
            "url": f"https://www.arbeitnow.com/jobs/companies/acme/{title.lower()}-bonn-12345{number}",
            "tags": ["Trades"],
            "job_types": ["full time"],
            "location": "Bonn",
            "created_at": 1795000000,
        }
        for number, title in enumerate(("Welder", "Painter"))
    ],
    "links": {"next": "https://www.arbeitnow.com/api/job-board-api?page=2", "prev": None},
    "meta": {"current_page": 1, "per_page": 100},
}
HIMALAYAS: Any = {
    "comments": "Link back, please.",
    "offset": 0,
    "limit": 20,
    "totalCount": 100_000,
    "jobs": [
        {
            "title": title,
            "excerpt": "You work with fire.",
            "companyName": "Acme",
            "employmentType": "Full Time",
            "minSalary": 40000,
            "maxSalary": 50000,
            "currency": "EUR",
            "seniority": ["Mid-level"],
            "locationRestrictions": ["Ireland", "Germany"],
            "timezoneRestrictions": [0, 1],
            "categories": ["Welding"],
            "description": "<p>You work with <b>fire</b>.</p>",
            "pubDate": 1795000000,
            "expiryDate": 1800000000,
            "applicationLink": f"https://himalayas.app/companies/acme/jobs/{title.lower()}",
            "guid": f"https://himalayas.app/companies/acme/jobs/{title.lower()}",
        }
        for title in ("Welder", "Painter")
    ],
}
THEMUSE = {
    "page": 1,
    "page_count": 3,
    "items_per_page": 20,
    "total": 42,
    "results": [
        {
            "id": 12345670 + number,
            "name": title,
            "type": "external",
            "contents": "<p>You work with <b>fire</b>.</p>",
            "publication_date": "2026-11-18T10:23:26Z",
            "locations": [{"name": "Cork, Ireland"}, {"name": "Flexible / Remote"}],
            "levels": [{"name": "Mid Level", "short_name": "mid"}],
            "refs": {"landing_page": f"https://www.themuse.com/jobs/acme/{title.lower()}"},
            "company": {"id": 7, "short_name": "acme", "name": "Acme"},
        }
        for number, title in enumerate(("Welder", "Painter"))
    ],
}
HACKER_NEWS_THREADS = {
    "hits": [
        {"objectID": "45999999", "title": "Ask HN: Who wants to be hired? (November 2026)"},
        {"objectID": "46000000", "title": "Ask HN: Who is hiring? (November 2026)"},
        {"objectID": "45000000", "title": "Ask HN: Who is hiring? (October 2026)"},
    ]
}
HACKER_NEWS = {
    "id": 46000000,
    "type": "story",
    "author": "whoishiring",
    "title": "Ask HN: Who is hiring? (November 2026)",
    "children": [
        *(
            {
                "id": 46000001 + number,
                "type": "comment",
                "author": "somebody",
                "created_at_i": 1793700000,
                "parent_id": 46000000,
                "text": f"Acme | {title} | Cork, Ireland | ONSITE | Full-time<p>We are hiring a "
                f"{title.lower()} to work with fire. Apply at https://acme.example/jobs",
                "children": [
                    {
                        "id": 46000100 + number,
                        "author": "another",
                        "parent_id": 46000001 + number,
                        "text": "Acme | Glazier | Cork | REMOTE<p>We are hiring. Apply now.",
                        "children": [],
                    }
                ],
            }
            for number, title in enumerate(("Welder", "Painter"))
        ),
        {
            "id": 46000050,
            "author": "somebody",
            "parent_id": 46000000,
            "text": "Is anybody else tired?",
            "children": [],
        },
    ],
}
USAJOBS: Any = {
    "SearchResult": {
        "SearchResultCount": 2,
        "SearchResultCountAll": 2,
        "SearchResultItems": [
            {
                "MatchedObjectId": f"80000000{number}",
                "MatchedObjectDescriptor": {
                    "PositionID": f"ST-{number}",
                    "PositionTitle": title,
                    "PositionURI": f"https://www.usajobs.gov:443/GetJob/ViewDetails/80000000{number}",
                    "OrganizationName": "Bureau of Fires",
                    "PositionLocation": [{"LocationName": "Austin, Texas"}],
                    "PublicationStartDate": "2026-11-18T00:00:00.0000",
                    "ApplicationCloseDate": "2026-12-18T23:59:59.9970",
                    "UserArea": {"Details": {"JobSummary": "You work with fire."}},
                },
            }
            for number, title in enumerate(("Welder", "Painter"))
        ],
    }
}
ADZUNA: Any = {
    "count": 2,
    "results": [
        {
            "id": f"400000000{number}",
            "title": f"<strong>{title}</strong>",
            "company": {"display_name": "Acme"},
            "location": {
                "display_name": "Leeds, West Yorkshire",
                "area": ["UK", "Yorkshire And The Humber", "West Yorkshire", "Leeds"],
            },
            "description": "You work with fire\u2026",
            "created": "2026-11-18T10:23:26Z",
            "salary_min": 30000,
            "salary_max": 34000,
            "salary_is_predicted": str(number),
            "contract_time": "full_time",
            "redirect_url": f"https://www.adzuna.co.uk/jobs/land/ad/400000000{number}"
            "?se=abc&utm_medium=api&utm_source=idofours",
        }
        for number, title in enumerate(("Welder", "Painter"))
    ],
}
JOOBLE: Any = {
    "totalCount": 2,
    "jobs": [
        {
            "title": title,
            "location": "Cork, Ireland",
            "snippet": "&nbsp;...You work with <b>fire</b>...",
            "salary": "\u20ac30,000 per year",
            "source": "acme.example",
            "type": "Full-time",
            "link": f"https://jooble.org/desc/-600000000{number}?ckey=idofours&rgn=-1",
            "company": "Acme",
            "updated": "2026-11-18T10:23:26.0000000",
            "id": -6000000000 - number,
        }
        for number, title in enumerate(("Welder", "Painter"))
    ],
}
