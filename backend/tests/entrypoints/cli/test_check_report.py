"""`trusthound check-report` tells a file that is as it was signed from any other."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from trusthound.adapters.credentials.keys import keys_of
from trusthound.adapters.credentials.report_signing import key_set, public_key, sign_report
from trusthound.entrypoints.cli.app import app

SECRET = "Qm3vTz81LxkPw0aYc7RbN5sHdU2eGfJ9"
REPORT = {"title": "Planner \x1b[31m", "company": "Harbour Foods", "verdict": "Trust: 82/100"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "report.json"
    at = datetime(2026, 11, 22, 12, tzinfo=UTC)
    path.write_bytes(sign_report(REPORT, keys_of(SECRET), issuer="https://trust.example", at=at))
    return path


def check(*words: str | Path, **environment: str) -> Result:
    return CliRunner().invoke(app, ["check-report", *map(str, words)], env=environment)


def test_it_holds_by_the_servers_keys_and_by_the_key_alone(file: Path, tmp_path: Path) -> None:
    key, keys = public_key(keys_of(SECRET)), tmp_path / "keys"
    told = key_set([key])
    keys.write_text(json.dumps(told))
    for named in (str(keys), told["keys"][0]["x"]):  # type: ignore[index]
        answer = check(file, "--key", named)
        assert answer.exit_code == 0
        assert "as it was signed" in answer.stdout
        assert "https://trust.example" in answer.stdout
        assert "Harbour Foods" in answer.stdout
        assert "\x1b" not in answer.stdout


def test_it_holds_by_the_installations_own_key_today_and_after_a_change(file: Path) -> None:
    assert check(file, TRUSTHOUND_SECRET_KEY=SECRET).exit_code == 0
    changed = {"TRUSTHOUND_SECRET_KEY": SECRET[::-1], "TRUSTHOUND_FORMER_SECRET_KEYS": SECRET}
    assert check(file, **changed).exit_code == 0
    assert check(file, TRUSTHOUND_SECRET_KEY=SECRET[::-1]).exit_code == 13


def test_a_changed_file_is_told_apart_and_nothing_of_it_is_told(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b"82/100", b"92/100"))
    answer = check(file, TRUSTHOUND_SECRET_KEY=SECRET)
    assert (answer.exit_code, answer.stdout) == (13, "")
    assert "changed" in answer.stderr
    told = json.loads(check(file, "--json", TRUSTHOUND_SECRET_KEY=SECRET).stdout)
    assert (told["standing"], told["report"], told["issuer"]) == ("changed", None, None)


def test_without_a_key_it_says_where_one_is_had(file: Path, tmp_path: Path) -> None:
    answer = check(file, TRUSTHOUND_SECRET_KEY="", TRUSTHOUND_DATA_FOLDER=str(tmp_path / "none"))
    assert answer.exit_code == 2
    assert "/.well-known/jwks.json" in answer.stderr
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ({"correction": {"originalId": None, "fields": []}}, "A reader corrected this"),
        ({"origins": [{"field": "pay", "origin": "employer"}]}, "facts that an employer stated"),
        ({"correction": None, "origins": [{"field": "pay", "origin": "text"}, 7]}, ""),
    ],
)
def test_what_somebody_stated_in_place_of_the_posting_is_told_as_that(
    tmp_path: Path, told: dict[str, object], words: str
) -> None:
    path, at = tmp_path / "report.json", datetime(2026, 11, 22, 12, tzinfo=UTC)
    path.write_bytes(sign_report({**REPORT, **told}, keys_of(SECRET), issuer="", at=at))
    shown = check(path, TRUSTHOUND_SECRET_KEY=SECRET).stdout
    assert "Harbour Foods" in shown
    assert words in shown
    assert ("Note" in shown) == bool(words)


def test_a_file_that_is_not_there_is_wrong_input(file: Path, tmp_path: Path) -> None:
    assert check(tmp_path / "other.json", TRUSTHOUND_SECRET_KEY=SECRET).exit_code == 2
    assert check(file, "--key", str(tmp_path / "keys.json")).exit_code == 2
