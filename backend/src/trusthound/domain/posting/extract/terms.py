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
    (re.compile(r"\b(?:intern|internship|apprentice\w{0,4}|working student|trainee|praktikum|"
                r"stáž|stage|prácticas)\b"), EmploymentType.INTERN),
    (re.compile(r"\b(?:contract(?:or)?|freelance\w?|1099|b2b|self[- _]?employed)\b"),
     EmploymentType.CONTRACTOR),
    (re.compile(r"\b(?:temporary|temp|seasonal|fixed[- _]?term|befristet|cdd|brigád\w)\b"),
     EmploymentType.TEMPORARY),
    (re.compile(r"\b(?:volunteer|ehrenamt)"), EmploymentType.VOLUNTEER),
    (re.compile(r"\b(?:per[- _]diem|prn)\b"), EmploymentType.PER_DIEM),
    (re.compile(r"\b(?:part[- _]?time|teilzeit|(?:částečný|zkrácený) úvazek|temps partiel|"
                r"media jornada|część etatu)\b"), EmploymentType.PART_TIME),
    (re.compile(r"\b(?:full[- _]?time|vollzeit|plný úvazek|temps plein|jornada completa|"
                r"pełny etat)\b"), EmploymentType.FULL_TIME),
)  # fmt: skip
# Work for good is full time where nothing is said of the hours.
_LASTING = re.compile(r"\b(?:permanent|regular|festanstellung|cdi)\b")
_PERIODS = (
    (re.compile(r"\b(?:hour(?:ly)?|hr)\b"), Period.HOUR),
    (re.compile(r"\b(?:day|daily)\b"), Period.DAY),
    (re.compile(r"\b(?:week(?:ly)?)\b"), Period.WEEK),
    (re.compile(r"\b(?:month(?:ly)?)\b"), Period.MONTH),
    (re.compile(r"\b(?:year(?:ly)?|annum|annual(?:ly)?)\b"), Period.YEAR),
)
_REMOTE = re.compile(
    r"\b(?:remote(?:ly)?|telecommute|work(?:ing)? from home|home[- ]based|wfh|anywhere|"
    r"home ?office|télétravail|teletrabajo|práce z domova|praca zdalna)\b"
)
_ON_SITE = re.compile(r"\b(?:on[- ]?site|in[- ]office|vor ort)\b")
# In prose "remote" is often a team or a site; only these phrases speak of the job itself.
# Apart, because a pattern that begins with a word is found much faster than one with a choice.
_REMOTE_JOB = (
    re.compile(r"remote (?:position|role|job|opportunity)\b"),
    re.compile(r"is (?:a |fully |100\s?% )?remote\b"),
    re.compile(r"fully remote\b"),
    re.compile(r"work(?:ing)?[- ](?:from|at)[- ]home\b"),
)
_HYBRID_JOB = re.compile(r"hybrid (?:role|position|work\w{0,3}|schedule|model|job)\b")
_NOT_REMOTE = re.compile(r"\b(?:not|no|non|isn['’]t)[- ](?:a |fully |currently )?(?:remote|work)")


def employment_types(words: str) -> tuple[EmploymentType, ...]:
    """ "Full-time", "FullTime" or "Contract, part time": every type that is named."""
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", words).lower()
    found = tuple(kind for pattern, kind in _EMPLOYMENT if pattern.search(spaced))
    hours = EmploymentType.FULL_TIME in found or EmploymentType.PART_TIME in found
    return found if hours or not _LASTING.search(spaced) else (*found, EmploymentType.FULL_TIME)


def remote_work(words: str) -> RemoteWork:
    """ "Remote", "hybrid", "OnSite", or a place such as "Remote - US"."""
    folded = words.lower()
    if "hybrid" in folded:
        return RemoteWork.HYBRID
    if _REMOTE.search(folded):
        return RemoteWork.REMOTE
    if _ON_SITE.search(folded):
        return RemoteWork.ON_SITE
    return RemoteWork.UNSTATED


def remote_in_prose(text: str) -> RemoteWork:
    """What a description plainly says of the job itself."""
    folded = text.lower()
    if "hybrid" in folded and _HYBRID_JOB.search(folded):
        return RemoteWork.HYBRID
    if any(each.search(folded) for each in _REMOTE_JOB):
        return RemoteWork.UNSTATED if _NOT_REMOTE.search(folded) else RemoteWork.REMOTE
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
    """Pay of a stated range, None without a bound; `words` where the board has its own for it."""
    if minimum is not None and maximum is not None and minimum > maximum:
        minimum, maximum = maximum, minimum
    if minimum is None and maximum is None:
        return None
    code = currency.upper() if re.fullmatch(r"[A-Za-z]{3}", currency) else ""
    return Pay(minimum, maximum, code, period, words)


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
