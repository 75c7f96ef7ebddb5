"""The sample: invented postings on invented boards, to try the search with."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from trusthound.usecases.load_sample import Sample, SampleBoard, SampledPosting

_OURS = frozenset({"number", "boards", "postedDaysAgo", "isClosed"})
_FILE = Path(__file__).parent / "sample_postings.json"


@cache
def load_sample() -> Sample:
    """Every address in it ends in .example, which nobody can own."""
    told = json.loads(_FILE.read_text(encoding="utf-8"))
    return Sample(
        tuple(SampleBoard(each["address"], each["name"], each["isOwn"]) for each in told["boards"]),
        tuple(_posting(each) for each in told["postings"]),
    )


def _posting(entry: dict[str, Any]) -> SampledPosting:
    return SampledPosting(
        row={key: value for key, value in entry.items() if key not in _OURS},
        number=entry["number"],
        boards=tuple(entry["boards"]),
        posted_days_ago=entry["postedDaysAgo"],
        is_closed=entry.get("isClosed", False),
    )
