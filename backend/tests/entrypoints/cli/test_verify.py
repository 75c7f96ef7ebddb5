"""`trusthound verify` judges files, text and the examples with no network and no database."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from trusthound.entrypoints.cli.app import app

LEGITIMATE = "https://careers.meridianrail.example/openings/4417023"
SCAM = "https://globalprime-careers.example/data-entry-clerk"
SCAM_TEXT = (
    "Data entry clerk wanted, work from home, $5,000 a week and no experience needed. There is no "
    "interview and everybody is hired today. Before your first day you must pay a refundable "
    "registration fee of $75 by gift card. Write to our manager on Telegram @quickcash_hr now."
)


def run(*words: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(app, list(words), input=stdin)


def told(result: Result) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(result.stdout)
    return answer


def test_the_legitimate_example_is_verified_offline() -> None:
    result = run("verify", LEGITIMATE, "--offline", "--json")
    answer = told(result)
    assert result.exit_code == 0
    assert answer["trustScore"] >= 80
    assert answer["band"] == "verified"
    assert answer["title"] == "Senior Software Engineer, Timetabling"
    assert answer["company"] == "Meridian Rail"
    assert answer["example"] is True


def test_the_scam_example_is_dangerous_and_the_exit_code_says_so() -> None:
    result = run("verify", SCAM, "--offline", "--json")
    answer = told(result)
    assert result.exit_code == 10
    assert answer["trustScore"] < 40
    assert "gift card" in " ".join(answer["reasons"])


def test_the_contributions_of_every_example_add_up_to_its_score() -> None:
    for url in (LEGITIMATE, SCAM):
        answer = told(run("verify", url, "--json"))
        total = sum(line["points"] for line in answer["contributions"])
        assert round(total, 6) == answer["trustScore"]


def test_a_text_from_standard_input_is_judged() -> None:
    result = run("verify", "-", "--json", stdin=SCAM_TEXT)
    assert result.exit_code == 10
    assert told(result)["url"] == ""


def test_a_text_file_may_be_called_a_message(tmp_path: Path) -> None:
    file = tmp_path / "message.txt"
    file.write_text(SCAM_TEXT)
    assert run("verify", str(file), "--kind", "message").exit_code == 10


def test_the_page_for_people_names_score_band_and_quotes() -> None:
    result = run("verify", SCAM, "--explain")
    assert "danger" in result.stdout
    assert "Strong warning signs" in result.stdout
    assert "The sum" in result.stdout
    assert "First seen by us: not known" in result.stdout


def test_a_saved_page_is_read_and_its_day_may_be_fixed(tmp_path: Path) -> None:
    page = tmp_path / "job.html"
    page.write_text(
        "<title>Nurse</title><h1>Nurse</h1><script type='application/ld+json'>"
        '{"@type":"JobPosting","title":"Nurse","hiringOrganization":{"name":"Hill Clinic"},'
        '"datePosted":"2026-01-02","validThrough":"2026-02-01","description":"'
        + "We look after people in their homes, in small teams with time for each of them. " * 4
        + '"}</script>'
    )
    then = told(run("verify", str(page), "--json", "--as-of", "2026-01-10"))
    later = told(run("verify", str(page), "--json", "--as-of", "2026-06-10"))
    assert then["status"] == "assessed"
    assert then["title"] == "Nurse"
    assert (later["status"], later["trustScore"]) != (then["status"], then["trustScore"])


def test_what_a_page_shows_counts_beside_what_its_data_says(tmp_path: Path) -> None:
    page = tmp_path / "job.html"
    told = "We plan routes for forty vans and keep drivers and customers informed of delays. " * 4
    page.write_text(
        "<title>Planner</title><script type='application/ld+json'>"
        '{"@type":"JobPosting","title":"Planner","hiringOrganization":{"name":"Acme"},'
        f'"description":"{told}"}}</script><h1>Planner</h1><p>{told}</p>'
        "<p>A registration fee of $75 must be paid by gift card before you start.</p>"
    )
    result = run("verify", str(page), "--json")
    assert result.exit_code == 10
    assert "registration fee of $75" in " ".join(told_reasons(result))


def told_reasons(result: Result) -> list[str]:
    return list(told(result)["reasons"])


@pytest.mark.parametrize(
    ("words", "code", "exit_code"),
    [
        (("verify", "no-such-file.html", "--json"), "invalid_input", 2),
        (("verify", ".", "--json"), "invalid_input", 2),
        (("verify", "http://127.0.0.1/x", "--json", "--offline"), "invalid_url", 2),
        (("verify", "ftp://jobs.example/x", "--json"), "invalid_url", 2),
        (("verify", "https://jobs.example/x", "--json", "--offline"), "invalid_input", 2),
        (("verify", SCAM, "--json", "--as-of", "yesterday"), "invalid_input", 2),
        (("verify", SCAM, "--json", "--kind", "message"), "invalid_input", 2),
    ],
)
def test_what_cannot_be_judged_says_why_and_has_its_exit_code(
    words: tuple[str, ...], code: str, exit_code: int
) -> None:
    result = run(*words)
    assert result.exit_code == exit_code
    assert told(result)["code"] == code
    assert told(result)["error"]


def test_an_empty_text_is_refused() -> None:
    result = run("verify", "-", "--json", stdin="  \n ")
    assert result.exit_code in {2, 3}
    assert told(result)["success"] is False


def test_extract_prints_schema_org_and_explains_each_field() -> None:
    result = run("extract", LEGITIMATE, "--explain")
    posting = told(result)
    assert posting["@type"] == "JobPosting"
    assert posting["hiringOrganization"]["name"] == "Meridian Rail"
    assert posting["baseSalary"]["value"] == {
        "@type": "QuantitativeValue",
        "minValue": 148000,
        "maxValue": 176000,
        "unitText": "YEAR",
    }
    origins = {each["field"]: each["origin"] for each in posting["trusthound"]["origins"]}
    assert origins["title"] == "json_ld"


def test_signals_are_listed_and_explained() -> None:
    listed = told(run("signals", "list", "--json"))
    assert len(listed["signals"]) >= 15
    name = listed["signals"][0]["id"]
    assert told(run("signals", "explain", name, "--json"))["id"] == name
    assert run("signals", "explain", "no_such_signal").exit_code == 2
