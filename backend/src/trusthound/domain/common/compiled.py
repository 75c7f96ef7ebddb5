"""A pattern in, the same compiled out, at its first use: hundreds are known and few are tried."""

import re
from functools import cache


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)
