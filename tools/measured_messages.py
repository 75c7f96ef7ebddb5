"""What benchmarks/messages last said of its reporting half in, the figures that pages show out."""

import re
from pathlib import Path
from typing import Any

REPORT = Path(__file__).resolve().parent.parent / "benchmarks/messages/report.md"
TEXTS, MAILS = "## Texts by language", "## Mails by family"

# | en | 256 | 101/136 74% (66–81%) | 7/120 6% (2–12%) | …
_SHARE = r"(\d+)/(\d+) \d+% \((\d+)–(\d+)%\)"
_ROW = re.compile(rf"\| ([\w-]+) \| [\d,]+ \| {_SHARE} \| {_SHARE} \|")


def measured_messages(report: str | None = None) -> list[dict[str, Any]]:
    """One row a language, "all" of the texts, and "mail" for all mails.

    Ends the program where the report has another shape: no figure is better than a wrong one.
    """
    text = REPORT.read_text(encoding="utf-8") if report is None else report
    rows = _rows(text, TEXTS) + [each for each in _rows(text, MAILS) if each["of"] == "all"]
    if len(rows) < 3 or [each["of"] for each in rows[-2:]] != ["all", "all"]:
        raise SystemExit(f"{REPORT.name} of the messages does not read as it used to.")
    return [*rows[:-1], {**rows[-1], "of": "mail"}]


def _rows(text: str, heading: str) -> list[dict[str, Any]]:
    section = text.partition(heading)[2].partition("\n## ")[0]
    return [_row(found) for found in map(_ROW.match, section.splitlines()) if found]


def _row(found: re.Match[str]) -> dict[str, Any]:
    numbers = [int(each) for each in found.groups()[1:]]
    return {"of": found[1], "scams": _share(numbers[:4]), "honest": _share(numbers[4:])}


def _share(numbers: list[int]) -> dict[str, Any]:
    told, n, least, most = numbers
    return {"danger": told, "n": n, "least": least / 100, "most": most / 100}
