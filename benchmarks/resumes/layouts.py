"""Resumes in layouts that the reader was not made with in; how much of each is read right out.

Run: `python benchmarks/resumes/layouts.py [--reporting] [--misses]`. Each of `layouts/*.html` is an
invented person's resume, written by somebody who had not seen the reader, with what it states
beside it (`.json`). Chromium prints them (CHROMIUM names another one), the reader reads the PDF,
and the figures tell how much was right. Files whose number four divides are the half that nobody
makes rules with: they are read only with `--reporting`, which writes `layouts.md` too. `--misses`
names what was misread in the others.
"""

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import ours
from comparing import Found, compared
from truths import Entry, Truth

PAGES = Path(__file__).with_name("layouts")
REPORT = Path(__file__).with_name("layouts.md")
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser")
HALVES = ("development", "reporting")
PRINT_SECONDS = 60


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--misses", action="store_true")
    asked.add_argument("--reporting", action="store_true")
    options = asked.parse_args()
    browser = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    if browser is None:
        sys.exit("There is no Chromium to print the pages with: set CHROMIUM.")
    found = asyncio.run(_read_all(browser, HALVES if options.reporting else HALVES[:1]))
    told = _written(found)
    if options.reporting:
        REPORT.write_text(told, encoding="utf-8")
    print(told)
    if options.misses:
        _tell_misses(found)


async def _read_all(browser: str, halves: Sequence[str]) -> list[tuple[Truth, dict[str, Found]]]:
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for page in sorted(PAGES.glob("*.html")):
            truth = _truth(page.stem, json.loads(page.with_suffix(".json").read_text("utf-8")))
            if truth.half not in halves:
                continue
            data = _printed(browser, page, Path(folder, f"{page.stem}.pdf"))
            found.append((truth, compared(truth, await ours.read(data, f"{page.stem}.pdf"))))
    return found


def _printed(browser: str, page: Path, pdf: Path) -> bytes:
    command = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer"]
    subprocess.run(
        [*command, f"--print-to-pdf={pdf}", page.as_uri()],
        check=True,
        capture_output=True,
        timeout=PRINT_SECONDS,
    )
    return pdf.read_bytes()


def _truth(name: str, told: dict[str, Any]) -> Truth:
    return Truth(
        file=name,
        person=name,
        half=HALVES[int(name[1:]) % 4 == 0],
        format="pdf",
        layout="",
        seal=None,
        name=_ways(told["name"]),
        mails=tuple(told["mails"]),
        phones=tuple(told["phones"]),
        work=tuple(_entry(each, "company", "title") for each in told["work"]),
        education=tuple(_entry(each, "institution", "degree") for each in told["education"]),
    )


def _entry(told: dict[str, Any], place: str, what: str) -> Entry:
    end = ("current",) if told.get("current") else _ways(told["end"])
    optional = told.get("optional", False)
    return Entry(_ways(told[place]), _ways(told[what]), _ways(told["start"]), end, optional)


def _ways(value: str | list[str] | None) -> tuple[str, ...]:
    return tuple(value) if isinstance(value, list) else (value,) if value else ()


def _written(found: list[tuple[Truth, dict[str, Found]]]) -> str:
    lines = [
        f"# Resumes in layouts of others ({datetime.now(UTC).date().isoformat()})",
        "",
        "Invented people, one design each; how they were made stands in layouts.py.",
        "",
        "| half | files | what | right | wrong | missing | F1 | dates exact |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for half in HALVES:
        of_half = [each for truth, each in found if truth.half == half]
        for kind in of_half[0] if of_half else ():
            total = sum((each[kind] for each in of_half), Found())
            dated = (
                f"{total.dated} of {total.right}" if kind in ("employment", "education") else "–"
            )
            lines.append(
                f"| {half} | {len(of_half)} | {kind} | {total.right} | {total.wrong} "
                f"| {total.missing} | {total.f1 or 0:.3f} | {dated} |"
            )
    return "\n".join(lines) + "\n"


def _tell_misses(found: list[tuple[Truth, dict[str, Found]]]) -> None:
    for truth, each in found:
        amiss = [f"    {kind}: {told}" for kind, one in each.items() for told in one.amiss]
        if truth.half == HALVES[0] and amiss:
            print(truth.file, *amiss, sep="\n")


if __name__ == "__main__":
    main()
