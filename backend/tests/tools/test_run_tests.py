"""The runner of all runners, tried on small ones: nothing may look green that is not."""

import fcntl
import sys
from pathlib import Path

import pytest

from tools import counting
from tools.places import BACKEND
from tools.run_tests import ALL_SECONDS, Stage, every_stage, run_all
from tools.runners import BACKEND_PARTS, Runner

JUNIT = (
    '<testsuites><testsuite tests="{tests}" failures="{failures}" errors="0"'
    ' skipped="{skipped}"/></testsuites>'
)
FIFTEEN_MINUTES = 900


def small(folder: Path, program: str, *, seconds: int = 20) -> Runner:
    return Runner("small", (sys.executable, "-c", program), folder, seconds)


def counted(
    folder: Path, *, tests: int, failures: int = 0, skipped: int = 0, code: int = 0
) -> Runner:
    report = folder / f"{tests}-{failures}-{skipped}-{code}.xml"
    said = JUNIT.format(tests=tests, failures=failures, skipped=skipped)
    program = f"import sys; open({str(report)!r}, 'w').write({said!r}); sys.exit({code})"
    return Runner("counted", (sys.executable, "-c", program), folder, 20, counting.junit, report)


def last_line(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out.rstrip().splitlines()[-1]


def test_a_command_counts_as_one_test_and_a_report_with_all_of_its_tests(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = run_all(
        Stage([small(tmp_path, "")]), Stage([counted(tmp_path, tests=7)], 2), logs=tmp_path
    )
    assert (code, last_line(capsys)) == (0, "8 passed, 0 failed")


def test_a_command_that_ends_badly_fails_the_whole_and_its_last_words_are_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = run_all(
        Stage([small(tmp_path, "import sys; sys.exit('the house is on fire')")]), logs=tmp_path
    )
    said = capsys.readouterr().out
    assert code == 1
    assert "the house is on fire" in said
    assert said.rstrip().endswith("\n0 passed, 1 failed")


def test_failed_tests_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = run_all(Stage([counted(tmp_path, tests=5, failures=2, code=1)]), logs=tmp_path)
    assert (code, last_line(capsys)) == (1, "3 passed, 2 failed")


def test_skipped_tests_count_as_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = run_all(Stage([counted(tmp_path, tests=5, skipped=2)]), logs=tmp_path)
    assert (code, last_line(capsys)) == (1, "3 passed, 2 failed")


def test_a_runner_without_any_test_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = run_all(Stage([counted(tmp_path, tests=0)]), logs=tmp_path)
    assert (code, last_line(capsys)) == (1, "0 passed, 1 failed")


def test_a_runner_that_ends_badly_after_its_tests_passed_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = run_all(Stage([counted(tmp_path, tests=4, code=3)]), logs=tmp_path)
    assert (code, last_line(capsys)) == (1, "4 passed, 1 failed")


def test_a_runner_that_leaves_no_report_fails_even_when_an_old_report_lies_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = tmp_path / "old.xml"
    report.write_text(JUNIT.format(tests=9, failures=0, skipped=0))
    silent = Runner("silent", (sys.executable, "-c", ""), tmp_path, 20, counting.junit, report)
    assert run_all(Stage([silent]), logs=tmp_path) == 1
    assert last_line(capsys) == "0 passed, 1 failed"


def test_a_runner_that_hangs_is_ended_with_everything_it_started(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = tmp_path / "held-while-the-child-lives"
    child = (
        f"import fcntl, time; held = open({str(lock)!r}, 'w');"
        " fcntl.flock(held, fcntl.LOCK_EX); time.sleep(600)"
    )
    program = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    assert run_all(Stage([small(tmp_path, program, seconds=2)]), logs=tmp_path) == 1
    said = capsys.readouterr().out
    assert "small: 0 ok, 1 not ok (2 s) — hangs: was stopped after 2 s, its own limit" in said
    assert said.rstrip().endswith("\n0 passed, 1 failed")
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # waits for ever if the child still lives


def test_all_runners_together_end_at_one_deadline(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    quick, slow = small(tmp_path, ""), small(tmp_path, "import time; time.sleep(600)", seconds=300)
    last = small(tmp_path, "open('begun', 'w')")
    assert run_all(Stage([quick]), Stage([slow, last]), logs=tmp_path, seconds=3) == 1
    said = capsys.readouterr().out
    assert "s, when the 3 s of all runners were over" in said
    assert "hangs" not in said
    assert "small: was not begun, the 3 s of all runners were over" in said
    assert said.rstrip().endswith("\n1 passed, 2 failed")
    assert not (tmp_path / "begun").exists()


def test_a_program_that_is_not_there_fails_with_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_all(Stage([Runner("gone", ("no-such-program",), tmp_path, 20)]), logs=tmp_path) == 1
    assert "no-such-program could not be started" in capsys.readouterr().out


def test_nothing_at_all_to_run_is_not_a_success(tmp_path: Path) -> None:
    assert run_all(Stage([]), logs=tmp_path) == 1


def test_a_vitest_file_that_could_not_be_loaded_counts_as_failed(tmp_path: Path) -> None:
    report = tmp_path / "vitest.json"
    report.write_text(
        '{"numPassedTests": 3, "numFailedTests": 1, "numPendingTests": 0, "numTodoTests": 0,'
        ' "testResults": [{"status": "failed", "assertionResults": []},'
        ' {"status": "failed", "assertionResults": [{}]}]}'
    )
    assert counting.vitest(report) == counting.Counts(3, 2, 0)


def test_a_flaky_browser_test_counts_as_failed(tmp_path: Path) -> None:
    report = tmp_path / "playwright.json"
    report.write_text(
        '{"stats": {"expected": 4, "unexpected": 1, "flaky": 1, "skipped": 2}, "errors": []}'
    )
    assert counting.playwright(report) == counting.Counts(4, 2, 2)


def test_the_deadline_of_all_leaves_a_minute_of_a_quarter_of_an_hour() -> None:
    assert ALL_SECONDS <= FIFTEEN_MINUTES - 60
    every = [each for stage in every_stage() for each in stage.runners]
    assert all(each.seconds < ALL_SECONDS for each in every)


def test_every_test_of_python_is_in_one_part_and_no_more() -> None:
    files = {str(each.relative_to(BACKEND)) for each in (BACKEND / "tests").rglob("test_*.py")}
    counted = {file: sum(holds(part, file) for part in BACKEND_PARTS.values()) for file in files}
    assert {file: parts for file, parts in counted.items() if parts != 1} == {}


def holds(part: tuple[str, ...], file: str) -> bool:
    """As pytest takes its words: what is named, but for what is to be ignored."""
    left_out = [each.removeprefix("--ignore=") for each in part if each.startswith("--")]
    return (
        not any(f"{file}/".startswith(f"{each}/") for each in left_out)
        and sum(f"{file}/".startswith(f"{each}/") for each in part) == 1
    )
