"""`trusthound verify-candidate` judges a file with no database and no network."""

import json
from pathlib import Path

from tests.adapters.documents.written_docx import paragraph, written_docx
from typer.testing import CliRunner, Result

from trusthound.entrypoints.cli.app import app

LINES = (
    "Ann Lee",
    "ann.lee@example.org",
    "Experience",
    "Engineer, Northwind Traders",
    "January 2019 – March 2022",
    "Skills",
    "Python, Linux",
)


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["verify-candidate", "--offline", *words])


def a_file(folder: Path, *more: str) -> str:
    file = folder / "resume.docx"
    file.write_bytes(written_docx("".join(paragraph(each) for each in (*LINES, *more))))
    return str(file)


def test_a_resume_is_judged_and_told_as_json(tmp_path: Path) -> None:
    words = ["--email", "ann.lee@example.org", "--claimed-employer", "Globex", "--json"]
    result = run(a_file(tmp_path), *words)
    told = json.loads(result.stdout)

    assert result.exit_code in (0, 10, 11)
    assert told["candidate"]["name"] == "Ann Lee"
    assert told["candidate"]["claimedEmployers"] == ["Globex"]
    assert told["redFlags"]
    assert "consistency check of a document" in told["disclaimer"]
    assert "keptUntil" not in told


def test_it_is_told_in_words_too(tmp_path: Path) -> None:
    result = run(a_file(tmp_path), "--claimed-employer", "Globex")
    for words in ("Confidence", "Employment history", "Flags (", "Passed checks (", "dispute it."):
        assert words in result.stdout


def test_the_positions_text_is_compared_with_the_resume(tmp_path: Path) -> None:
    told = (
        "Plans and runs the weekly deliveries of four warehouses, keeps carriers to their hours, "
        "answers for the stock that is counted every quarter, and trains whoever drives a truck "
        "on the yard before they are let onto the road alone"
    )
    position = tmp_path / "position.txt"
    position.write_text(f"We offer work near the sea. {told}.", encoding="utf-8")
    words = ["--job-text", str(position), "--json"]
    found = json.loads(run(a_file(tmp_path, told), *words).stdout)
    assert "copied_description" in [each["code"] for each in found["redFlags"]]
    own = json.loads(run(a_file(tmp_path), *words).stdout)
    assert "copied_description" in [each["code"] for each in own["passedChecks"]]


def test_what_is_wrong_is_said_and_the_exit_code_is_two(tmp_path: Path) -> None:
    missing = run(str(tmp_path / "no.pdf"), "--json")
    profile = run(a_file(tmp_path), "--linkedin-url", "https://evil.example", "--json")
    assert (missing.exit_code, profile.exit_code) == (2, 2)
    assert json.loads(profile.stdout)["error"] == "This is not the address of a LinkedIn profile."


def test_words_that_are_no_text_are_told_as_json_all_the_same(tmp_path: Path) -> None:
    result = run(a_file(tmp_path), "--email", "a\udcff@example.org", "--json")
    missing = run(str(tmp_path / "\udcff.pdf"), "--json")

    assert json.loads(result.stdout_bytes)["candidate"]["email"] == "a?@example.org"
    assert (missing.exit_code, json.loads(missing.stdout_bytes)["code"]) == (2, "invalid_input")


def test_a_files_name_is_no_markup(tmp_path: Path) -> None:
    result = run(str(tmp_path / "[bold]a[" / "b].pdf"))

    assert result.exit_code == 2
    assert "[bold]a[/b].pdf cannot be read" in result.stderr
