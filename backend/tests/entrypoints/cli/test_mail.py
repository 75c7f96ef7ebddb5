"""A mail on the command line: by its name or by how it begins, judged or printed as it was read."""

import json
from pathlib import Path

from typer.testing import CliRunner, Result

from trusthound.entrypoints.cli.app import app

MAILS = Path(__file__).resolve().parents[2] / "adapters/documents/mails"


def run(*arguments: str, stdin: bytes = b"") -> Result:
    return CliRunner().invoke(app, list(arguments), input=stdin)


def test_a_mail_file_is_judged_as_a_mail() -> None:
    ran = run("verify", str(MAILS / "yahoo_free_mail.eml"), "--offline", "--json")
    told = json.loads(ran.stdout)
    assert told["kind"] == "mail"
    assert told["mail"]["from"]["address"] == "siemens.recruitment.team@gmail.com"
    present = {each["id"] for each in told["signals"] if each["outcome"] == "present"}
    assert "free_mail_sender_claims_employer" in present


def test_a_mail_on_standard_input_is_told_from_a_text() -> None:
    mail = run(
        "verify", "-", "--offline", "--json", stdin=(MAILS / "outlook_company.eml").read_bytes()
    )
    assert json.loads(mail.stdout)["kind"] == "mail"
    text = b"Hello, this is Jane from Acme. Are you still looking for a job? Please text me."
    message = run("verify", "-", "--offline", "--json", stdin=text)
    assert json.loads(message.stdout)["kind"] == "message"


def test_who_sent_it_and_by_whose_word_is_shown() -> None:
    shown = run("verify", str(MAILS / "gmail_ats_relay.eml"), "--offline").stdout
    assert "no-reply@us.greenhouse-mail.io" in shown
    assert "the sender's domain vouches for it (mx.google.com:" in shown


def test_what_was_read_of_a_mail_is_printed() -> None:
    told = json.loads(run("extract", str(MAILS / "forwarded_as_text.eml")).stdout)
    assert told["forwarding"] == "as_text"
    assert told["from"]["address"] == "hr@brightwell-hr.net"
    assert "Show original" in told["missing"]
    assert "cheque" in told["text"]


def test_a_file_that_is_no_mail_says_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "note.eml"
    file.write_text("Dear candidate, please pay.")
    ran = run("verify", str(file), "--offline")
    assert ran.exit_code != 0
    assert "Show original" in ran.output
