"""`trusthound score` answers one line a row, in order, and goes on where it stopped."""

import csv
import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from trusthound.entrypoints.cli.app import app

DUTIES = (
    "You will plan the weekly deliveries with our drivers, keep the stock figures right and talk "
    "to customers when something is late. We offer training in the first month, a pension and "
    "twenty five days of leave. Two interviews, the second at the depot. "
)
KEYS = [
    "id",
    "trustScore",
    "band",
    "scamRisk",
    "activityRisk",
    "coverage",
    "status",
    "reasons",
    "signals",
    "engineVersion",
    "rowDigest",
]


def rows(count: int) -> list[dict[str, object]]:
    return [
        {
            "id": f"r{number}",
            "title": f"Planner {number}",
            "company": "Harbour Foods",
            "description": DUTIES,
            "location": "Leeds",
        }
        for number in range(count)
    ]


def write_lines(path: Path, content: list[dict[str, object]]) -> Path:
    path.write_text("".join(json.dumps(row) + "\n" for row in content))
    return path


def score(*words: str | Path) -> Result:
    return CliRunner().invoke(app, ["score", *map(str, words), "--as-of", "2026-11-21"])


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_one_line_a_row_in_order_with_the_documented_keys(tmp_path: Path) -> None:
    source, out = write_lines(tmp_path / "in.jsonl", rows(150)), tmp_path / "out.jsonl"
    assert score(source, "-o", out, "--workers", "2").exit_code == 0
    scored = lines(out)
    assert [each["id"] for each in scored] == [f"r{number}" for number in range(150)]
    assert list(scored[0]) == KEYS
    assert scored[0]["status"] == "assessed"
    assert isinstance(scored[0]["scamRisk"], float)


def test_one_and_two_workers_give_the_same_bytes(tmp_path: Path) -> None:
    source = write_lines(tmp_path / "in.jsonl", rows(130))
    for workers in ("1", "2"):
        score(source, "-o", tmp_path / f"{workers}.jsonl", "--workers", workers)
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()


def test_a_bad_row_becomes_an_error_row_and_the_others_go_on(tmp_path: Path) -> None:
    source, out = tmp_path / "in.jsonl", tmp_path / "out.jsonl"
    good = json.dumps(rows(1)[0])
    source.write_text(f'{good}\nnot json\n{{"title": null}}\n{good}\n')
    assert score(source, "-o", out, "--workers", "1").exit_code == 0
    first, broken, empty, last = lines(out)
    assert (first["status"], last["status"]) == ("assessed", "assessed")
    assert broken["status"] == "error"
    assert broken["error"]["code"] == "unreadable_row"
    assert broken["id"] == "2"
    assert empty["error"]["code"] == "invalid_input"


def test_a_message_row_and_a_row_with_nothing_but_a_title(tmp_path: Path) -> None:
    message = "Pay a registration fee of $50 by gift card today and you are hired, no interview."
    source = write_lines(
        tmp_path / "in.jsonl", [{"kind": "message", "text": message * 2}, {"title": "Nurse"}]
    )
    out = tmp_path / "out.jsonl"
    score(source, "-o", out, "--workers", "1")
    said, bare = lines(out)
    assert said["band"] == "danger"
    assert bare["status"] == "insufficient_evidence"
    assert bare["trustScore"] is None
    assert isinstance(bare["scamRisk"], float)


def test_a_run_that_was_cut_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    source, out = write_lines(tmp_path / "in.jsonl", rows(40)), tmp_path / "out.jsonl"
    score(source, "-o", out, "--workers", "1")
    whole = out.read_bytes()
    second_line = whole.index(b"\n") + 1
    for kept in (len(whole) // 2, second_line + 3, second_line + 60, second_line):
        out.write_bytes(whole[:kept])  # mostly with a torn line at the end
        result = score(source, "-o", out, "--workers", "1")
        assert result.exit_code == 0
        assert out.read_bytes() == whole
        assert "resumed after" in result.stderr


def test_an_output_of_another_input_is_not_touched(tmp_path: Path) -> None:
    source, out = write_lines(tmp_path / "in.jsonl", rows(3)), tmp_path / "out.jsonl"
    out.write_text('{"id": "somebody else"}\n')
    result = score(source, "-o", out)
    assert result.exit_code == 2
    assert out.read_text() == '{"id": "somebody else"}\n'
    assert score(source, "-o", out, "--restart", "--workers", "1").exit_code == 0
    assert len(lines(out)) == 3


def test_the_input_itself_is_never_overwritten(tmp_path: Path) -> None:
    source = write_lines(tmp_path / "in.jsonl", rows(1))
    before = source.read_bytes()
    assert score(source, "-o", source, "--restart").exit_code == 2
    assert source.read_bytes() == before


def test_a_csv_is_scored_to_standard_output(tmp_path: Path) -> None:
    source = tmp_path / "in.csv"
    with source.open("w", newline="") as file:
        table = csv.DictWriter(file, ["title", "company", "description", "salary"])
        table.writeheader()
        table.writerow(
            {"title": "Planner", "company": "Harbour Foods", "description": DUTIES, "salary": ""}
        )
    result = score(source, "--workers", "1")
    assert json.loads(result.stdout)["id"] == "1"


def test_a_changed_row_and_another_day_are_not_taken_for_done(tmp_path: Path) -> None:
    source, out = write_lines(tmp_path / "in.jsonl", rows(3)), tmp_path / "out.jsonl"
    score(source, "-o", out, "--workers", "1")
    before = out.read_bytes()
    write_lines(source, [row | {"description": DUTIES + "More."} for row in rows(3)])
    assert score(source, "-o", out, "--workers", "1").exit_code == 2
    write_lines(source, rows(3))
    other_day = CliRunner().invoke(
        app, ["score", str(source), "-o", str(out), "--as-of", "2026-01-02"]
    )
    assert other_day.exit_code == 2
    assert out.read_bytes() == before


def test_a_foreign_file_without_a_last_newline_is_not_touched(tmp_path: Path) -> None:
    source, out = write_lines(tmp_path / "in.jsonl", rows(1)), tmp_path / "notes.txt"
    out.write_text("my own notes")
    assert score(source, "-o", out).exit_code == 2
    assert out.read_text() == "my own notes"


def test_headings_are_read_whatever_their_case_and_spaces(tmp_path: Path) -> None:
    source = tmp_path / "in.csv"
    source.write_text(f'Job Title,COMPANY,Description\nPlanner,Harbour Foods,"{DUTIES}"\n')
    result = score(source, "--workers", "1")
    assert json.loads(result.stdout)["status"] == "assessed"


def test_a_file_of_which_no_row_can_be_scored_is_told_by_the_exit_code(tmp_path: Path) -> None:
    source, out = tmp_path / "in.csv", tmp_path / "out.jsonl"
    source.write_text("colour,size\nred,7\n")
    result = score(source, "-o", out, "--workers", "1")
    assert result.exit_code == 2
    assert lines(out)[0]["status"] == "error"
