"""What pages by scripts need: who may not install it is told what to ask for."""

from pathlib import Path

import pytest

from tools import chromium
from tools.progress import Failed


def test_who_cannot_install_it_is_told_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))  # no browser, no bubblewrap and no apt-get
    monkeypatch.delenv("CHROMIUM", raising=False)

    with pytest.raises(Failed, match=r"no Chromium at all; ask an administrator: apt-get install"):
        chromium.install()
