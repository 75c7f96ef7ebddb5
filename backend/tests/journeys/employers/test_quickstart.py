"""The commands of docs/quickstart-employers.md, in their order, as they stand there."""

import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from tests.entrypoints.http.candidates.conftest import LINES, a_resume
from tests.journeys.employers.conftest import ROOT, Served, a_pdf

PAGE = (ROOT / "docs/quickstart-employers.md").read_text()
SHELL = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FILES = re.findall(r"^<!-- (\S+) -->\n```\w+\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.timeout(240)
def test_a_stranger_goes_from_nothing_to_reports_by_the_commands_of_the_page(
    served: Served, tmp_path: Path
) -> None:
    (tmp_path / "resume.pdf").write_bytes(a_pdf())
    (tmp_path / "resumes").mkdir()
    for number in range(200):
        text = a_resume(f"Ann Lee {number}", *LINES[1:4])
        (tmp_path / f"resumes/{number:03}.docx").write_bytes(text)
    for name, text in FILES:
        (tmp_path / name).write_text(text)
    programs = Path(sys.executable).parent
    process = subprocess.Popen(
        ["bash", "-euo", "pipefail", "-c", "\n".join(SHELL)],
        cwd=tmp_path,
        env={
            **served.environment,
            "PATH": f"{programs}{os.pathsep}{served.environment['PATH']}",
            "TRUSTHIRE_URL": served.url,
            "WEBHOOK_PORT": str(served.receiver),
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        # The receiver goes on when the commands are over, with its own output.
        told, problems = process.communicate(timeout=200)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 0, problems
    assert '"used":202' in told
    results = (tmp_path / "results.csv").read_text().splitlines()
    assert len([each for each in results if ".docx" in each]) == 200
    assert '"state":"done"' in (tmp_path / "verification.json").read_text()
    assert (tmp_path / "report.pdf").read_bytes().startswith(b"%PDF")
    events = (tmp_path / "events.txt").read_text().split()
    assert events[0] == "verification.completed"
    assert " 400 " not in (tmp_path / "requests.txt").read_text()


def test_the_first_report_takes_five_commands_at_most() -> None:
    before, found, _ = PAGE.partition("## Being told")
    assert found
    blocks = re.findall(r"^```sh\n(.*?)^```$", before, re.MULTILINE | re.DOTALL)
    lines = [
        line
        for block in blocks
        for line in re.sub(r"(\\|&&)\n\s+", " ", block).splitlines()
        if line and not line.startswith("export TRUSTHIRE_URL=")
    ]
    assert len(lines) <= 5, lines
    assert lines[2].startswith("curl ")
