"""`trusthound verify FILE.txt` shows a message's script with its ticks; `score` takes messages."""

import json
from pathlib import Path

from typer.testing import CliRunner

from trusthound.entrypoints.cli.app import app

SCAM = (
    "Hi, I'm Anna from Indeed HR. Like videos on your phone, 1 hour a day, $90-200 daily.\n"
    "Message me on Telegram @anna_hr_77 to start.\n"
)


def test_a_message_file_is_shown_with_its_script(tmp_path: Path) -> None:
    file = tmp_path / "chat.txt"
    file.write_text(SCAM)
    shown = CliRunner().invoke(app, ["verify", str(file)])
    assert shown.exit_code == 10
    assert "steps of the task script" in shown.stdout
    assert "✔ Move to a messenger" in shown.stdout
    assert "Safe to answer" in shown.stdout
    assert "telegram:@anna_hr_77" in shown.stdout


def test_the_kind_may_be_said(tmp_path: Path) -> None:
    file = tmp_path / "chat.txt"
    file.write_text(SCAM)
    shown = CliRunner().invoke(app, ["verify", str(file), "--kind", "posting", "--json"])
    assert json.loads(shown.stdout)["kind"] == "posting"


def test_a_row_of_kind_message_is_judged_as_one(tmp_path: Path) -> None:
    rows, out = tmp_path / "in.jsonl", tmp_path / "out.jsonl"
    rows.write_text(json.dumps({"id": "a", "kind": "message", "text": SCAM}) + "\n")
    ran = CliRunner().invoke(app, ["score", str(rows), "-o", str(out), "--workers", "1"])
    assert ran.exit_code == 0
    line = json.loads(out.read_text())
    assert line["band"] == "danger"
    assert "scam_script" in {each["id"] for each in line["signals"]}
