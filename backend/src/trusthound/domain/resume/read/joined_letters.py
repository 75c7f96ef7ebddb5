"""A phrase in; how fonts leave it that don't name what they join into one sign, out: "Educaon"."""

import re
from collections.abc import Iterator

# What a converter may lose: "ti" alone, or all of them.
_JOINED = re.compile("ti"), re.compile("ti|tt|f[filt]")
_FEWEST_LEFT = 6  # letters


def lessened(phrase: str) -> Iterator[str]:
    for joined in _JOINED:
        less = joined.sub("", phrase)
        if less != phrase and len(less) >= _FEWEST_LEFT:
            yield less
