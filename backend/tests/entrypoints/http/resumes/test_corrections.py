"""What a seeker corrects counts instead of what was read, and what was read is kept beside."""

from typing import Any

import pytest
from tests.entrypoints.http.resumes.conftest import Seeker

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_correction_counts_in_the_analysis(seeker: Seeker) -> None:
    made = await seeker.uploaded()
    role = {"title": "Intern", "company": "Acme", "start": "2024-01", "end": "2024-12"}
    told = await seeker.corrected(
        made["id"], name="Anne Lee", phones=["+1 312 555 0123"], skills=["Go"], work=[role]
    )

    assert told["read"] == made["read"]
    assert told["corrected"]["name"] == "Anne Lee"
    assert told["corrected"]["education"] == made["read"]["education"]
    assert [each["title"] for each in told["corrected"]["work"]] == ["Intern"]
    assert told["analysis"]["experience"] == 1.0
    assert told["analysis"]["skills"] == ["Go"]
    assert "phone" not in {each["fact"] for each in told["analysis"]["missing"]}
    assert told["analysis"]["misread"] == made["analysis"]["misread"]
    assert told["corrections"]["name"] == "Anne Lee"
    assert told["corrections"]["education"] is None


async def test_corrections_add_up_and_are_taken_back_one_by_one_or_all(seeker: Seeker) -> None:
    made = await seeker.uploaded()
    await seeker.corrected(made["id"], name="Anne Lee")
    told = await seeker.corrected(made["id"], skills=[])
    assert (told["corrected"]["name"], told["corrected"]["skills"]) == ("Anne Lee", [])

    told = await seeker.corrected(made["id"], name=None)
    assert told["corrected"]["name"] == "Ann Lee"
    assert told["corrected"]["skills"] == []

    answer = await seeker.call("PATCH", f"/{made['id']}", json={"corrections": None})
    assert answer.json()["resume"] == made
    assert (await seeker.call("GET", f"/{made['id']}")).json()["resume"] == made


async def test_what_is_read_can_be_sent_back_as_it_is(seeker: Seeker) -> None:
    made = await seeker.uploaded()
    told = await seeker.corrected(made["id"], **made["read"])

    assert told["corrected"] == made["read"]
    assert told["analysis"] == made["analysis"]


@pytest.mark.parametrize(
    ("corrections", "field"),
    [
        ({"work": [{"title": "A", "start": "2019-13"}]}, "corrections.work.0.start"),
        ({"work": [{"title": "A", "start": "March"}]}, "corrections.work.0.start"),
        ({"work": [{"title": "A", "start": "2020", "end": "2019"}]}, "corrections.work.0.end"),
        ({"work": [{"title": " ", "start": "2020"}]}, "corrections.work.0.title"),
        ({"work": [{"title": "A"}] * 81}, "corrections.work"),
        ({"work": [{"title": "A", "kind": "slavery"}]}, "corrections.work.0.kind"),
        ({"education": [{"level": "bachelor"}]}, "corrections.education.0.institution"),
        ({"skills": ["a" * 301]}, "corrections.skills.0"),
        ({"skills": "Python"}, "corrections.skills"),
        ({"name": "a" * 301}, "corrections.name"),
        ({"languages": [{"name": ""}]}, "corrections.languages.0.name"),
        ({"certificates": [{"name": "A", "issued": "19"}]}, "corrections.certificates.0.issued"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
async def test_a_correction_that_makes_no_sense_is_refused_by_its_field(
    seeker: Seeker, corrections: dict[str, Any], field: str
) -> None:
    told = (await seeker.listed())["resume"] or await seeker.uploaded()
    answer = await seeker.call("PATCH", f"/{told['id']}", json={"corrections": corrections})

    assert answer.status_code == 422
    assert answer.json()["field"] == field
    found = await seeker.call("GET", f"/{told['id']}")
    assert found.json()["resume"]["corrected"] == told["corrected"]


async def test_a_default_cannot_be_unmade(seeker: Seeker) -> None:
    told = await seeker.uploaded()
    answer = await seeker.call("PATCH", f"/{told['id']}", json={"isDefault": False})

    assert answer.status_code == 422
