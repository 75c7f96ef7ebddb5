"""Two habits of the pages that no linter knows: one apostrophe; busy buttons keep the focus."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
SOURCES = sorted(
    path
    for folder in ("web/src", "packages/trust-card")
    for path in (ROOT / folder).rglob("*.ts*")
    if not {"node_modules", "testing"} & set(path.parts) and ".test." not in path.name
)
# As far as the first arrow: what is said of a button stands before what it does.
BUSY = re.compile(
    r"<(?:button|Small)\b[^>]*?\sdisabled=\{(?:\w+\.)?(?:busy|isPending|isFetching\w*)\b[^}]*\}"
)


def test_there_is_something_to_look_at() -> None:
    assert any(path.name == "copy.ts" for path in SOURCES)
    assert BUSY.search('<button type="submit" disabled={send.busy} className="a">')
    assert BUSY.search("<button disabled={busy !== ''}>")
    assert not BUSY.search('<button type="submit" aria-disabled={send.busy} className="a">')


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_words_have_the_server_s_apostrophe_and_what_is_busy_stays_in_reach(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert "\u2019" not in text, "Words of the server and of the specification have ', not \u2019."
    assert not BUSY.search(text), "Disabled, it loses the keyboard's focus: use aria-disabled."
