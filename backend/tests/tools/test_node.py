"""The Node.js of a wheel is found by several runners at once."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools import node


def test_sixteen_runners_at_once_all_find_the_wheels_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs = tmp_path / "wheel" / "bin"
    programs.mkdir(parents=True)
    (programs / "node").touch()
    monkeypatch.setattr(node, "SHIMS", tmp_path / "shims")
    monkeypatch.setattr(node, "from_wheel", lambda: programs)
    monkeypatch.setattr(node, "on_path", lambda: False)
    with ThreadPoolExecutor(16) as pool:
        paths = {each["PATH"] for each in pool.map(lambda _: node.environment(), range(200))}
    assert {each.partition(":")[0] for each in paths} == {str(tmp_path / "shims")}
    assert (tmp_path / "shims" / "node").readlink() == programs / "node"
