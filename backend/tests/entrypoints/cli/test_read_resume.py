"""`trusthound read-resume` prints what a resume states; what cannot be read is told in words."""

import json
from pathlib import Path

from tests.adapters.documents.written_docx import paragraph, written_docx
from typer.testing import CliRunner, Result

from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.entrypoints.cli.app import app

LINES = (
    "Ana Rey",
    "ana.rey@example.com",
    "EXPERIENCE",
    "Engineer | Acme Ltd | 03/2019 - 05/2021",
    "EDUCATION",
    "BSc Physics, University of Graz, 2015 - 2018",
)


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["read-resume", *words])


def written(folder: Path) -> str:
    body = "".join(map(paragraph, LINES)) + paragraph("kafka [rust]", "<w:vanish/>")
    (folder / "ana.docx").write_bytes(written_docx(body))
    return str(folder / "ana.docx")


def test_json_is_in_the_words_of_json_resume_with_what_the_file_hides(tmp_path: Path) -> None:
    result = run(written(tmp_path), "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert told["basics"]["name"] == "Ana Rey"
    assert told["basics"]["email"] == "ana.rey@example.com"
    (role,) = told["work"]
    assert (role["name"], role["startDate"], role["endDate"]) == ("Acme Ltd", "2019-03", "2021-05")
    assert told["trusthound"]["lines"] == list(LINES)
    assert told["trusthound"]["document"]["hidden"] == [
        {"text": "kafka [rust]", "hiding": "marked_hidden", "page": 1}
    ]


def test_without_json_it_is_told_in_words(tmp_path: Path) -> None:
    result = run(written(tmp_path))
    assert result.exit_code == 0
    assert result.stdout.startswith("Ana Rey")
    assert "2019-03 – 2021-05" in result.stdout
    assert "“kafka [rust]”" in result.stdout
    assert "DOCX, pages: 1\n" in result.stdout  # it tells nothing of who made it


def test_a_file_that_cannot_be_read_is_told_in_words_and_by_the_exit_code(tmp_path: Path) -> None:
    (tmp_path / "ana.pdf").write_bytes(b"<html></html>")
    result = run(str(tmp_path / "ana.pdf"), "--json")
    assert result.exit_code == 2
    assert json.loads(result.stdout)["code"] == "disguised"
    result = run(str(tmp_path / "nobody.pdf"))
    assert result.exit_code == 2
    assert "cannot be read" in " ".join(result.stderr.split())


def test_of_a_damaged_file_our_own_words_are_all_that_is_told(tmp_path: Path) -> None:
    (tmp_path / "ana.pdf").write_bytes(b"%PDF-1.7\nnothing that a parser knows\n%%EOF")
    damaged = DocumentRefused(DocumentProblem.DAMAGED)
    told = json.loads(run(str(tmp_path / "ana.pdf"), "--json").stdout)
    assert (told["code"], told["error"], told["advice"]) == (
        "damaged",
        damaged.message,
        damaged.advice,
    )
    assert told["detail"] == ""
    shown = " ".join(run(str(tmp_path / "ana.pdf")).stderr.split())
    assert shown == f"{damaged.message} (damaged) {damaged.advice}"
