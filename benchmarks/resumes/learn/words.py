"""Words of invented people's careers, and ways in which resumes are written."""

import json
from pathlib import Path
from types import SimpleNamespace

FOLDER = Path(__file__).parent
# Names, employers, titles, deeds and what else careers are made of.
WORDS = SimpleNamespace(**json.loads(FOLDER.joinpath("words.json").read_text("utf-8")))
# Headings, dates, and how heads are written. `{c}` company, `{t}` title, `{d}` dates, `{p}` place,
# `{k}` kind, `{n}` what the employer is; `{s}` school, `{g}` degree, `{a}` area. `*bold*`,
# `_italic_`, `^capitals^`; a tab stands for a gap to the right edge, `||` parts a left column from
# a right one. `[…]` is left out where its value is.
WRITTEN = SimpleNamespace(**json.loads(FOLDER.joinpath("patterns.json").read_text("utf-8")))


def patterns(listed: list[str], *, dev: bool) -> list[str]:
    """Every fourth is for validation."""
    every = [each.replace("\\n", "\n").replace("\\t", "\t") for each in listed]
    return [each for at, each in enumerate(every) if (at % 4 == 3) == dev]
