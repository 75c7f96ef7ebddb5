"""A test runner's report in, how many tests passed, failed and were skipped out."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree


@dataclass(frozen=True, slots=True)
class Counts:
    """What a report says."""

    passed: int
    failed: int
    skipped: int = 0


Reader = Callable[[Path], Counts]


def junit(report: Path) -> Counts:
    """Reads the XML that pytest writes: one element a suite, with its figures as attributes."""
    passed = failed = skipped = 0
    for suite in ElementTree.parse(report).getroot().iter("testsuite"):
        bad = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        left_out = int(suite.get("skipped", 0))
        passed += max(0, int(suite.get("tests", 0)) - bad - left_out)
        failed, skipped = failed + bad, skipped + left_out
    return Counts(passed, failed, skipped)


def vitest(report: Path) -> Counts:
    """Reads the JSON that vitest writes in jest's words.

    A file that could not be loaded holds no test: it counts as a failed one.
    """
    said = json.loads(report.read_text())
    unread = sum(
        1
        for each in said.get("testResults", ())
        if each["status"] == "failed" and not each["assertionResults"]
    )
    skipped = int(said["numPendingTests"]) + int(said["numTodoTests"])
    return Counts(int(said["numPassedTests"]), int(said["numFailedTests"]) + unread, skipped)


def playwright(report: Path) -> Counts:
    """Reads the JSON that Playwright writes. A flaky test failed; so did an error outside tests."""
    said = json.loads(report.read_text())
    stats = said["stats"]
    bad = int(stats["unexpected"]) + int(stats["flaky"]) + len(said.get("errors", ()))
    return Counts(int(stats["expected"]), bad, int(stats["skipped"]))
