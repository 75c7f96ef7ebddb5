"""`trusthound match` compares a resume with a posting, with no database and no network."""

import json
from pathlib import Path

from tests.adapters.documents.written_docx import paragraph, written_docx
from typer.testing import CliRunner, Result

from trusthound.entrypoints.cli.app import app

RESUME = (
    "Ana Rey",
    "ana.rey@example.com",
    "EXPERIENCE",
    "Accountant | Acme Ltd | 03/2019 - present",
    "• Reconciled accounts in QuickBooks and closed the books each month",
    "• Prepared the yearly audit for two plants",
    "EDUCATION",
    "BSc Accounting, University of Graz, 2015 - 2018",
)
POSTING = """Senior Accountant

Birch Ltd is looking for an accountant who closes the books at month end.

Requirements
- 3+ years of experience in accounting
- QuickBooks
- SAP
- Bachelor's degree in accounting or finance
"""


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["match", "--offline", "--as-of", "2026-11-22", *words])


def written(folder: Path) -> tuple[str, str]:
    (folder / "ana.docx").write_bytes(written_docx("".join(map(paragraph, RESUME))))
    (folder / "posting.txt").write_text(POSTING, encoding="utf-8")
    return str(folder / "ana.docx"), str(folder / "posting.txt")


def test_json_has_the_score_and_a_row_for_each_requirement(tmp_path: Path) -> None:
    result = run(*written(tmp_path), "--json")
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert 0 < told["match"]["score"] < 100
    standing = {each["asked"]: each["standing"] for each in told["match"]["rows"]}
    assert standing["QuickBooks"] == "met"
    assert standing["SAP"] == "not_shown"
    assert told["posting"]["title"] == "Senior Accountant"
    assert told["match"]["wording"] is None


def test_without_json_it_is_a_table_with_the_words_of_both_sides(tmp_path: Path) -> None:
    result = run(*written(tmp_path))
    assert result.exit_code == 0
    assert "% match" in result.stdout
    assert "Why you're a match" in result.stdout
    assert "not shown" in result.stdout


def test_a_file_that_is_no_resume_is_told_in_words_and_by_the_exit_code(tmp_path: Path) -> None:
    _, posting = written(tmp_path)
    (tmp_path / "ana.pdf").write_bytes(b"<html></html>")
    result = run(str(tmp_path / "ana.pdf"), posting, "--json")
    assert result.exit_code == 2
    assert json.loads(result.stdout)["code"] == "disguised"
