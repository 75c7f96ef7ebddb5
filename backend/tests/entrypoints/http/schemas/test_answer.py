"""A stored verification in its wire form."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any

import pytest

from trusthound.domain.assessment.axis import Axes, Axis, Level
from trusthound.domain.assessment.band import Status
from trusthound.domain.assessment.combine import Assessment, Line
from trusthound.domain.assessment.finding import Evidence, absent, present, unknown
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.common.place import Place
from trusthound.domain.facts.sightings import (
    NOT_ASKED,
    Change,
    Changed,
    EarlierCopy,
    Sightings,
)
from trusthound.domain.posting.dossier import compile_dossier
from trusthound.domain.posting.model import (
    Channel,
    FieldOrigin,
    JobPosting,
    Origin,
    RemoteWork,
)
from trusthound.domain.posting.verification import Verification
from trusthound.entrypoints.http.schemas.answer import answer_of
from trusthound.wiring.reference.load import load_reference

POSTING = JobPosting(
    title="Night cook",
    company="Harbour Canteen",
    description="Cook dinners.",
    url="https://jobs.example.com/42",
    places=(Place("Hamburg"), Place("Kiel")),
    remote=RemoteWork.ON_SITE,
    pay=Pay(Decimal("17.5"), None, "EUR", Period.HOUR, ""),
    origins=(FieldOrigin("title", Origin.JSON_LD, "title"),),
)
ASSESSMENT = Assessment(
    score=12,
    status=Status.ASSESSED,
    coverage=0.8,
    scam_risk=0.91,
    axes=Axes(
        scam=Axis(Level.STRONG, 3.5, 0.66),
        identity=Axis(Level.NONE, 0.0, 0.0),
        activity=Axis(Level.UNKNOWN, 0.0, None),
    ),
    lines=(
        Line("Where every posting starts", 62.0),
        Line("Asks you to pay", -35.0, "upfront_payment"),
        Line("A rule", -15.0),
    ),
    findings={
        "upfront_payment": present(
            Evidence("Pay a fee", "posting text", date(2026, 11, 2), start=3, end=12, verbatim=True)
        )
    },
    version="2026-11-test",
)


def verification(
    posting: JobPosting = POSTING, assessment: Assessment = ASSESSMENT, **changes: Any
) -> Verification:
    made = Verification(
        id="abc",
        url=posting.url,
        checked_at=datetime(2026, 11, 21, 14, 5, tzinfo=UTC),
        dossier=compile_dossier(
            posting,
            channel=Channel.URL,
            as_of=date(2026, 11, 21),
            employer_board=None,
            reference=load_reference(),
        ),
        assessment=assessment,
        reasons=("Asks you to pay: “Pay a fee” (posting text)",),
        shared=True,
    )
    return replace(made, **changes)


def wire(*args: Any, **changes: Any) -> dict[str, Any]:
    return answer_of(verification(*args, **changes)).model_dump(mode="json", by_alias=True)


def test_every_key_of_the_contract_is_there() -> None:
    assert set(wire()) == {
        *(
            "success",
            "id",
            "kind",
            "script",
            "mail",
            "entities",
            "safeReply",
            "status",
            "trustScore",
            "band",
            "verdict",
            "headline",
            "reasons",
        ),
        *("job", "jobTitle", "title", "company", "location", "salary", "pay", "url"),
        *("checkedAt", "engineVersion", "example", "coverage", "scamRisk", "activityRisk"),
        *("axes", "contributions", "signals", "origins", "sightings", "verification"),
        "correction",
    }


def test_the_same_stands_at_the_top_and_under_verification() -> None:
    told = wire()
    again = told.pop("verification")

    assert again == told


def test_a_score_is_told_with_its_band_verdict_and_headline() -> None:
    told = wire()

    assert told["success"] is True
    assert (told["status"], told["trustScore"], told["band"]) == ("assessed", 12, "danger")
    assert told["verdict"] == "Risk: 88/100"
    assert told["headline"] == "Strong warning signs"
    assert told["checkedAt"] == "2026-11-21T14:05:00Z"
    assert told["engineVersion"] == "2026-11-test"


def test_the_posting_is_told_once_as_a_job_and_mirrored_beside_it() -> None:
    told = wire()

    assert told["job"] == {
        "title": "Night cook",
        "company": "Harbour Canteen",
        "location": "Hamburg · Kiel",
        "salary": "from €17.50 an hour",
        "posted": "",
    }
    assert told["jobTitle"] == told["title"] == "Night cook"
    assert (told["company"], told["location"], told["salary"]) == (
        "Harbour Canteen",
        "Hamburg · Kiel",
        "from €17.50 an hour",
    )
    assert told["pay"] == {"min": 17.5, "max": None, "currency": "EUR", "period": "hour"}


def test_what_a_posting_does_not_say_is_empty_and_not_missing() -> None:
    told = wire(JobPosting(title="", company="", description=""))

    assert told["job"] == {"title": "", "company": "", "location": "", "salary": "", "posted": ""}
    assert told["pay"] is None
    assert told["url"] == ""
    assert told["origins"] == []


@pytest.mark.parametrize(
    ("places", "remote", "location"),
    [
        ((), RemoteWork.REMOTE, "Remote"),
        (("Berlin",), RemoteWork.REMOTE, "Berlin · Remote"),
        (("Remote, US",), RemoteWork.REMOTE, "Remote, US"),
        (("Berlin",), RemoteWork.HYBRID, "Berlin · Hybrid"),
        (("Berlin", ""), RemoteWork.UNSTATED, "Berlin"),
    ],
)
def test_the_location_says_where_and_whether_from_home(
    places: Sequence[str], remote: RemoteWork, location: str
) -> None:
    posting = replace(POSTING, places=tuple(Place(each) for each in places), remote=remote)

    assert wire(posting)["location"] == location


def test_contributions_add_up_to_the_score() -> None:
    told = wire()

    assert sum(each["points"] for each in told["contributions"]) == told["trustScore"]
    assert told["contributions"][1] == {
        "label": "Asks you to pay",
        "points": -35.0,
        "signal": "upfront_payment",
    }


def test_a_finding_brings_its_question_its_points_and_its_evidence() -> None:
    (finding,) = wire()["signals"]

    assert finding["id"] == "upfront_payment"
    assert finding["outcome"] == "present"
    assert (finding["topic"], finding["leans"], finding["points"]) == ("scam", "against", -35.0)
    assert finding["evidence"] == [
        {
            "quote": "Pay a fee",
            "origin": "posting text",
            "learntOn": "2026-11-02",
            "start": 3,
            "end": 12,
            "verbatim": True,
        }
    ]
    assert all(finding[word] for word in ("title", "question", "why", "advice", "source"))


@pytest.mark.parametrize("finding", [absent(), unknown()])
def test_a_question_without_points_is_told_all_the_same(finding: Any) -> None:
    told = wire(
        assessment=replace(
            ASSESSMENT, findings={"upfront_payment": finding}, lines=ASSESSMENT.lines[:1]
        )
    )

    assert told["signals"][0]["outcome"] == finding.outcome.value
    assert told["signals"][0]["points"] == 0.0
    assert told["signals"][0]["evidence"] == []


def test_a_stored_finding_of_a_signal_that_is_gone_is_left_out() -> None:
    assert wire(assessment=replace(ASSESSMENT, findings={"long_gone": absent()}))["signals"] == []


@pytest.mark.parametrize(
    ("status", "headline"),
    [(Status.CLOSED, "Closed"), (Status.INSUFFICIENT_EVIDENCE, "Not enough evidence")],
)
def test_without_a_score_there_is_no_band_no_verdict_and_no_sum(
    status: Status, headline: str
) -> None:
    told = wire(assessment=replace(ASSESSMENT, score=None, status=status))

    assert told["status"] == status.value
    assert told["headline"] == headline
    assert (told["trustScore"], told["band"], told["verdict"]) == (None, None, None)
    assert told["contributions"] == []


def test_the_axes_are_told_apart() -> None:
    told = wire()

    assert told["axes"] == {
        "scam": {"level": "strong", "risk": 0.66},
        "identity": {"level": "none", "risk": 0.0},
        "activity": {"level": "unknown", "risk": None},
    }
    assert (told["scamRisk"], told["activityRisk"]) == (0.91, None)


def test_examples_are_labelled_and_origins_named() -> None:
    told = wire(example=True)

    assert told["example"] is True
    assert told["origins"] == [{"field": "title", "origin": "json_ld", "detail": "title"}]


def test_our_sightings_are_told_by_their_days() -> None:
    may, june = date(2026, 5, 1), date(2026, 6, 1)
    seen = Sightings(
        first_seen_on=june,
        last_seen_on=date(2026, 11, 21),
        times_seen=4,
        changes=(Change(Changed.PAY_REMOVED, june, "$50k a year", ""),),
        reposts=(EarlierCopy("https://jobs.example.com/7", may, may),),
    )
    dossier = replace(verification().dossier, sightings=seen)
    assert wire(dossier=dossier)["sightings"] == {
        "firstSeen": "2026-06-01",
        "lastSeen": "2026-11-21",
        "timesSeen": 4,
        "reposts": [
            {
                "url": "https://jobs.example.com/7",
                "firstSeen": "2026-05-01",
                "lastSeen": "2026-05-01",
            }
        ],
        "changes": [
            {
                "field": "pay_removed",
                "seenOn": "2026-06-01",
                "before": "$50k a year",
                "after": "",
            }
        ],
    }


@pytest.mark.parametrize("sightings", [None, NOT_ASKED, Sightings()])
def test_sightings_that_are_not_known_are_null(sightings: Sightings | None) -> None:
    dossier = replace(verification().dossier, sightings=sightings)
    assert wire(dossier=dossier)["sightings"] is None
