"""The words that boards use for terms of work in, the posting's own words for them out."""

import re
from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal

from trusthound.domain.common.money import Pay, Period
from trusthound.domain.posting.model import (
    EmploymentType,
    FieldOrigin,
    JobPosting,
    Origin,
    RemoteWork,
)

_EMPLOYMENT = (
    (re.compile(r"\b(?:intern|internship|apprentice\w*|working student)\b"), EmploymentType.INTERN),
    (re.compile(r"\b(?:contract(?:or)?|freelance|1099)\b"), EmploymentType.CONTRACTOR),
    (re.compile(r"\b(?:temporary|temp|seasonal|fixed[- ]?term)\b"), EmploymentType.TEMPORARY),
    (re.compile(r"\bvolunteer"), EmploymentType.VOLUNTEER),
    (re.compile(r"\b(?:per diem|prn)\b"), EmploymentType.PER_DIEM),
    (re.compile(r"\bpart[- ]?time\b"), EmploymentType.PART_TIME),
    (re.compile(r"\b(?:full[- ]?time|permanent|regular)\b"), EmploymentType.FULL_TIME),
)
_PERIODS = (
    (re.compile(r"\b(?:hour(?:ly)?|hr)\b"), Period.HOUR),
    (re.compile(r"\b(?:day|daily)\b"), Period.DAY),
    (re.compile(r"\b(?:week(?:ly)?)\b"), Period.WEEK),
    (re.compile(r"\b(?:month(?:ly)?)\b"), Period.MONTH),
    (re.compile(r"\b(?:year(?:ly)?|annum|annual(?:ly)?)\b"), Period.YEAR),
)


def employment_types(words: str) -> tuple[EmploymentType, ...]:
    """ "Full-time", "FullTime" or "Contract, part time": every type that is named."""
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", words).lower()
    return tuple(kind for pattern, kind in _EMPLOYMENT if pattern.search(spaced))


def remote_work(words: str) -> RemoteWork:
    """ "Remote", "hybrid", "OnSite", or a place such as "Remote - US"."""
    folded = words.lower()
    if "hybrid" in folded:
        return RemoteWork.HYBRID
    if re.search(r"\b(?:fully )?remote\b", folded):
        return RemoteWork.REMOTE
    if re.search(r"\bon[- ]?site\b", folded):
        return RemoteWork.ON_SITE
    return RemoteWork.UNSTATED


def pay_period(words: str) -> Period | None:
    """ "1 YEAR", "per-hour-wage", "Annual base salary": the one period that is named."""
    folded = re.sub(r"\bbi[- ]?(?:week|month)(?:ly)?\b", " ", words.lower())
    named = [period for pattern, period in _PERIODS if pattern.search(folded)]
    return named[0] if len(named) == 1 else None


def pay_between(
    minimum: Decimal | None,
    maximum: Decimal | None,
    *,
    currency: str,
    period: Period | None,
    words: str = "",
) -> Pay | None:
    """Pay of a stated range, None without a bound; it is put into `words` where none are given."""
    if minimum is not None and maximum is not None and minimum > maximum:
        minimum, maximum = maximum, minimum
    bounds = [f"{each:,f}" for each in (minimum, maximum) if each is not None]
    if not bounds:
        return None
    code = currency.upper() if re.fullmatch(r"[A-Za-z]{3}", currency) else ""
    per = f"a{'n' if period is Period.HOUR else ''} {period.value}" if period else ""
    stated = " ".join(filter(None, (code, " – ".join(dict.fromkeys(bounds)), per)))
    return Pay(minimum, maximum, code, period, words or stated)


def with_origins(
    posting: JobPosting, keys: Mapping[str, str], *, inferred: Mapping[str, str] | None = None
) -> JobPosting:
    """Say of each field that was found from which key of the API's answer it came.

    `inferred` fields come from the posting's URL, such as an employer's name from the tenant's.
    """
    named = [(Origin.BOARD_API, field, key) for field, key in keys.items()]
    named += [(Origin.URL, field, key) for field, key in (inferred or {}).items()]
    return replace(
        posting,
        origins=tuple(
            FieldOrigin(field, origin, key)
            for origin, field, key in named
            if getattr(posting, field) not in ("", (), None, RemoteWork.UNSTATED)
        ),
    )
