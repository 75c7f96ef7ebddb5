"""What an opening is besides its words in, the marks that are indexed with them out.

A mark stands in the same index as the words, so that a search for both reads what it needs of it
alone. Words are letters and digits: nothing anybody types is a mark.
"""

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta

from trusthound.domain.posting.model import EmploymentType, RemoteWork

_BEGINNING = date(1970, 1, 1)
_DAYS_A_WEEK = 7
_DAYS_A_QUARTER = 91
# Days that a search may look back, the fewest that should hold enough; else into all.
WINDOWS = (0, 1, 2, 3, 4, 6, 9, 13, 20, 30, 45, 64, 90, 150, 256)


def marks_of(
    place_keys: Iterable[str],
    remote: RemoteWork,
    employment_types: Iterable[EmploymentType],
    posted_at: datetime,
) -> tuple[str, ...]:
    """Where, how and since when; the day stands in three sizes."""
    day = _day_of(posted_at)
    kinds = (f"={each.value}" for each in employment_types)
    how = () if remote is RemoteWork.UNSTATED else (f"={remote.value}",)
    return tuple(
        dict.fromkeys(
            [*map(place_mark, place_keys), *how, *kinds, *(_days(day), _weeks(day), _quarters(day))]
        )
    )


def spelt_marks(words: str) -> tuple[str, ...]:
    """Of a title's plain words, each as it is spelt: an accountant's stem is that of an account."""
    return tuple(dict.fromkeys(f"~{each}" for each in words.split()))


def place_mark(key: str) -> str:
    return f"={key}"


def since_marks(since: datetime, now: datetime) -> tuple[str, ...]:
    """Marks of which each opening bears one that was posted from that day on, and older ones do
    that share its week or quarter.
    """
    first, last = _day_of(since), max(_day_of(since), _day_of(now) + 1)
    span = last - first
    if span <= 2 * _DAYS_A_WEEK:
        return tuple(_days(each) for each in range(first, last + 1))
    if span <= _DAYS_A_QUARTER:
        weeks = range(first // _DAYS_A_WEEK, last // _DAYS_A_WEEK + 1)
        return tuple(f"=w{each}" for each in weeks)
    quarters = range(first // _DAYS_A_QUARTER, last // _DAYS_A_QUARTER + 1)
    return tuple(f"=q{each}" for each in quarters)


def window_begin(now: datetime, days: int) -> datetime:
    """Midnight so many days ago: whole days, whatever the hour."""
    midnight = datetime.combine(now.astimezone(UTC).date(), datetime.min.time(), UTC)
    return midnight - timedelta(days=days)


def _day_of(moment: datetime) -> int:
    return (moment.astimezone(UTC).date() - _BEGINNING).days


def _days(day: int) -> str:
    return f"=d{day}"


def _weeks(day: int) -> str:
    return f"=w{day // _DAYS_A_WEEK}"


def _quarters(day: int) -> str:
    return f"=q{day // _DAYS_A_QUARTER}"
