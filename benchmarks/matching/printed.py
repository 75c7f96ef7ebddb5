"""An invented resume's page in, the PDF that Chromium prints of it out."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import corpus

LAYOUTS = corpus.CHECKOUT / "benchmarks/resumes/layouts"
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser")
PRINT_SECONDS = 60


def layouts() -> list[Path]:
    """The pages; beside each stands what it states, in a `.json`."""
    return sorted(LAYOUTS.glob("*.html"))


def printed(pages: list[Path]) -> Iterator[tuple[Path, Path]]:
    """Each page and its PDF, which is gone with the next. CHROMIUM names another browser."""
    browser = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    if browser is None:
        sys.exit("There is no Chromium to print the layouts with: set CHROMIUM.")
    with tempfile.TemporaryDirectory() as folder:
        for page in pages:
            pdf = Path(folder, f"{page.stem}.pdf")
            command = [browser, "--headless", "--no-sandbox", "--disable-gpu"]
            command += ["--no-pdf-header-footer", f"--print-to-pdf={pdf}", page.as_uri()]
            subprocess.run(command, check=True, capture_output=True, timeout=PRINT_SECONDS)
            yield page, pdf
            pdf.unlink()
