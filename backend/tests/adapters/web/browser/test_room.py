"""A program where pages are shown sees no network, no file of ours, no process but its own."""

import os
import subprocess
from pathlib import Path

from tools import chromium
from trusthound.adapters.web.browser.limits import BrowserLimits
from trusthound.adapters.web.browser.room import NOBODY, command

LOOK = (
    "echo interfaces $(tail -n +3 /proc/net/dev | cut -d: -f1); echo who $(id -u) $(id -G); "
    "echo processes $(ls -d /proc/[0-9]* | wc -l); echo root $(ls /); echo words $(env | wc -l); "
    "echo secret $(cat SECRET 2>&1); (echo x > /x) 2>/dev/null && echo wrote"
)


def test_there_is_nothing_to_reach(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("the password")
    limits = BrowserLimits(program="/usr/bin/sh")
    who = NOBODY if os.geteuid() == 0 else None
    done = subprocess.run(
        # What it says goes to the fourth of its files, as a browser's answers do.
        command(limits, ["-c", f"exec >&4; {LOOK.replace('SECRET', str(secret))}"]),
        stdin=subprocess.PIPE,
        capture_output=True,
        check=False,
        env={"PATH": "/usr/bin:/bin", "TRUSTHOUND_SECRET_KEY": "the key"},
        user=who,
        text=True,
    )
    if not done.stdout:
        assert chromium.refused(), done.stderr
        assert done.returncode != 0
        return
    said = dict(line.partition(" ")[::2] for line in done.stdout.splitlines())
    assert said["interfaces"] == "lo"
    assert said["who"].split()[0] == str(NOBODY)
    assert int(said["processes"]) < 10
    assert {"home", "root", "var", "work", "data", "run", "srv"}.isdisjoint(said["root"].split())
    assert "the password" not in said["secret"]
    assert int(said["words"]) <= 4
    assert "wrote" not in said
