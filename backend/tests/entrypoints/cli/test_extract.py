"""`trusthound extract` prints JobPosting JSON with schema.org's own names, and where it read it."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from trusthound.entrypoints.cli.app import app

CORPUS = Path(__file__).parents[2] / "corpus"
PAGES = [
    *sorted(CORPUS.glob("[dhm]*.html")),
    *(each for each in sorted((CORPUS / "career_pages").glob("*.html")) if each.stem[:3] != "no_"),
]
# From https://schema.org/JobPosting and the types that its properties take, inherited ones too.
PROPERTIES = {
    "JobPosting": {
        "@context", "title", "hiringOrganization", "jobLocation", "jobLocationType",
        "applicantLocationRequirements", "baseSalary", "incentiveCompensation", "workHours",
        "employmentType", "datePosted", "validThrough", "identifier", "url", "potentialAction",
        "description",
    },
    "Organization": {"name", "sameAs", "description"},
    "Place": {"name", "address"},
    "PostalAddress": {"addressLocality", "addressRegion", "addressCountry"},
    "Country": {"name"},
    "AdministrativeArea": {"name"},
    "MonetaryAmount": {"currency", "value"},
    "QuantitativeValue": {"value", "minValue", "maxValue", "unitText"},
    "ApplyAction": {"target"},
}  # fmt: skip
EMPLOYMENT = {"FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN", "VOLUNTEER",
              "PER_DIEM", "OTHER"}  # fmt: skip


def run(*words: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(app, ["extract", *words, "--as-of", "2026-11-21"], input=stdin)


def told(result: Result) -> dict[str, Any]:
    assert result.exit_code == 0, result.stdout + result.stderr
    answer: dict[str, Any] = json.loads(result.stdout)
    return answer


def strange(value: object) -> list[str]:
    """The properties that schema.org does not know of a value's type, inner values included."""
    if isinstance(value, list):
        return [name for each in value for name in strange(each)]
    if not isinstance(value, Mapping):
        return []
    known = PROPERTIES[value["@type"]] | {"@type", "trusthound"}
    inner = (each for name, each in value.items() if name != "trusthound")
    return [*(value.keys() - known), *(name for each in inner for name in strange(each))]


@pytest.mark.parametrize("page", PAGES, ids=lambda each: each.stem)
def test_every_page_is_told_in_the_words_of_schema_org(page: Path) -> None:
    answer = told(run(str(page), "--explain"))
    assert answer["@type"] == "JobPosting"
    assert strange(answer) == []
    assert set(answer.get("employmentType", [])) <= EMPLOYMENT
    stated = answer.keys() - {"@context", "@type", "trusthound"}
    named = {each["field"].partition(".")[0] for each in answer["trusthound"]["origins"]}
    assert stated - named <= {"incentiveCompensation", "workHours", "jobLocationType", "url"}


def test_what_was_printed_is_read_again_as_the_same_posting(tmp_path: Path) -> None:
    first = told(run(str(CORPUS / "data_graph.html")))
    saved = tmp_path / "posting.json"
    saved.write_text(json.dumps(first), "utf-8")
    again = told(run(str(saved)))
    same = ("title", "hiringOrganization", "jobLocation", "baseSalary", "employmentType",
            "datePosted", "validThrough", "identifier", "url")  # fmt: skip
    assert {name: again.get(name) for name in same} == {name: first.get(name) for name in same}


def test_remote_work_names_where_its_applicants_may_live() -> None:
    text = "Title: Editor\nCompany: Quill Ltd\nLocation: Remote, Germany\nYou edit novels."
    answer = told(run("-", stdin=text))
    assert answer["jobLocationType"] == "TELECOMMUTE"
    assert answer["applicantLocationRequirements"][0]["@type"] == "Country"
    assert "jobLocation" not in answer
    assert answer["trusthound"]["remote"] == "remote"


def test_explain_says_where_each_field_stands_and_in_what_words() -> None:
    answer = told(run(str(CORPUS / "career_pages" / "footer_company.html"), "--explain"))
    origins = {each["field"]: each for each in answer["trusthound"]["origins"]}
    assert origins["hiringOrganization.name"]["detail"] == '"© 2026 Heidestrom Solar GmbH"'
    assert origins["jobLocation"]["words"] == "Arbeitsort: Lüneburg und Umgebung"
    assert origins["baseSalary"]["words"] == "Gehalt: 19 bis 24 Euro pro Stunde"
    plain = told(run(str(CORPUS / "career_pages" / "footer_company.html")))
    assert "origins" not in plain["trusthound"]


def test_a_file_of_several_postings_is_an_error_that_says_so() -> None:
    result = run(str(CORPUS / "several.html"))
    assert result.exit_code == 3
    assert "several postings" in result.stdout + result.stderr
