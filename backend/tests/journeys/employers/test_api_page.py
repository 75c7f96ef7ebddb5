"""The programs of docs/api.md, taken out of the page and run as they stand against the product."""

import json
import re
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest
from tests.journeys.employers.conftest import ROOT, Served, a_pdf

from tools import node

PAGE = (ROOT / "docs/api.md").read_text()
PROGRAMS = {
    "sh": ("sh", "program.sh"),
    "python": (sys.executable, "program.py"),
    "js": ("node", "program.mjs"),
    "perl": ("perl", "program.pl"),
}


@pytest.mark.timeout(180)
def test_each_program_of_the_page_verifies_a_resume_and_counts_the_reports(
    served: Served, tmp_path: Path
) -> None:
    blocks = dict(re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
    assert set(blocks) == set(PROGRAMS)
    words = ("--tier", "professional", "--admin", "ann@page.example", "--json")
    made = json.loads(served.run("org", "create", "Page", *words))
    key = served.run("org", "key", made["id"], "Page").strip()
    (tmp_path / "resume.pdf").write_bytes(a_pdf())

    for number, (language, (program, file)) in enumerate(PROGRAMS.items(), start=1):
        (tmp_path / file).write_text(blocks[language])
        (tmp_path / "report.pdf").unlink(missing_ok=True)
        ran = subprocess.run(
            [program, file],
            cwd=tmp_path,
            env={
                **served.environment,
                "PATH": node.environment()["PATH"],
                "PYTHONPATH": str(ROOT / "packages/python/src"),
                "TRUSTHIRE_URL": served.url,
                "TRUSTHIRE_KEY": key,
            },
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert ran.returncode == 0, (language, ran.stderr)
        done = httpx2.get(f"{served.url}/api/v1/verifications", headers={"X-API-Key": key}).json()
        newest = done["verifications"][0]["summary"]
        assert ran.stdout.split() == [
            str(newest["trustScore"]),
            newest["level"],
            str(number),
        ], language
        assert (tmp_path / "report.pdf").read_bytes().startswith(b"%PDF"), language
