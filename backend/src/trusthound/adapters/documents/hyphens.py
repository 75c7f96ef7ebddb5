"""Lines in, the same lines out with words that a line's end had cut put together again."""

import re
from collections.abc import Iterable
from dataclasses import replace

from trusthound.domain.resume.document import Line

_HYPHENS = ("-", "\u2010", "\u00ad")
_CUT = re.compile(rf"([^\W\d_]{{2,}})[{''.join(_HYPHENS)}]$")
_REST = re.compile(r"([^\W\d_]+)[^\s]*")
# Words that keep their hyphen: "full-" at a line's end is more likely "full-time" than "fulltime".
_KEEPING = frozenset((
    "full", "part", "self", "well", "high", "low", "long", "short", "cross", "multi", "non", "co",
    "real", "end", "back", "front", "hands", "day", "state", "client", "data", "user", "in", "on",
    "off", "to", "up", "out", "over", "two", "three", "first", "third", "problem", "result",
    "detail", "team", "customer", "decision", "open", "large", "small", "mid", "post", "pre", "ex",
    "semi", "anti", "all", "object", "test", "cost", "time", "event", "award", "world", "web",
    "cloud", "mobile", "business", "role", "risk", "public", "private", "best", "fast", "goal",
))  # fmt: skip


def rejoined(lines: Iterable[Line]) -> tuple[Line, ...]:
    """The rest of a cut word moves up to its beginning; a line that is left empty goes."""
    told: list[Line] = []
    for line in lines:
        before = told[-1] if told else None
        cut = _CUT.search(before.text) if before and before.text.endswith(_HYPHENS) else None
        rest = _REST.match(line.text)
        if (
            before is not None
            and cut is not None
            and rest is not None
            and rest[1][0].islower()
            and cut[1][-1].islower()
            and (before.page, before.column) == (line.page, line.column)
        ):
            mark = "-" if cut[1].lower() in _KEEPING else ""
            told[-1] = replace(before, text=before.text[: cut.end(1)] + mark + rest[0])
            left = line.text[rest.end() :].lstrip()
            if left:
                told.append(replace(line, text=left))
        else:
            told.append(line)
    return tuple(told)
