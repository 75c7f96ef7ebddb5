"""The words that boards use for terms of work in, the posting's own words for them out."""

import re
from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal

from ahocorasick_rs import AhoCorasick, MatchKind

from trusthound.domain.common.folding import lowered
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.posting.model import (
    EmploymentType,
    FieldOrigin,
    JobPosting,
    Origin,
    RemoteWork,
)

_EMPLOYMENT = (
    (re.compile(
        r"\b(?:intern(?:s|ship|ships)?|apprentice\w{0,4}|working student|werkstudent\w{0,4}|"
        r"trainee|"
        r"praktik(?:um|ant\w{0,4})|azubi|ausbildung|auszubildende\w?|stáž\w{0,3}|stage|stagiaire|"
        r"alternance|prácticas|becari[oa]|tirocinio|staż|praktyki?|estágio|stagiair\w?)\b"
    ), EmploymentType.INTERN),
    (re.compile(
        r"\b(?:(?<!permanent )(?<!term )(?<!employment )contract(?:or|ing)?(?! type)|"
        r"freelanc\w{1,4}|1099|b2b|c2c|corp[- ]to[- ]corp|self[- _]?employed|freie mitarbeit|"
        r"indépendant\w?|autónomo|živnost\w{0,4}|ičo|osvč|zzp)\b"
    ), EmploymentType.CONTRACTOR),
    (re.compile(
        r"\b(?:temporary|temp|seasonal|fixed[- _]?term|interim|befristet\w{0,2}|zeitarbeit|"
        r"aushilfe|"
        r"saison\w{0,5}|cdd|intérim\w{0,4}|brigád\w|sezónní|dpp|dpč|doba určitá|na dobu určitou|"
        r"tempo determinato|temporal|tijdelijk\w{0,2}|umowa zlecenie|na czas określony|"
        r"temporári[oa]|tidsbegränsad)\b"
    ), EmploymentType.TEMPORARY),
    (re.compile(r"\b(?:volunt(?:eer|ari)\w{0,5}|ehrenamt\w{0,5}|bénévol\w{1,3}|dobrovoln\w{1,4}|"
                r"wolontariat|vrijwillig\w{1,4})\b"), EmploymentType.VOLUNTEER),
    (re.compile(r"\b(?:per[- _]diem|prn)\b"), EmploymentType.PER_DIEM),
    (re.compile(
        r"\b(?:part[- _]?time|teilzeit\w{0,12}|minijob|geringfügig\w{0,2}|mi-temps|temps partiel|"
        r"(?:částečný|zkrácený|poloviční) úvazek|media jornada|jornada parcial|tiempo parcial|"
        r"tempo parziale|tempo parcial|meio período|deeltijd|deltid\w{0,4}|"
        r"(?:część|pół|niepełny) etatu?)\b"
    ), EmploymentType.PART_TIME),
    (re.compile(
        r"\b(?:full[- _]?time|vollzeit\w{0,12}|plný úvazek|hpp|hlavní pracovní poměr|temps plein|"
        r"temps complet|jornada completa|tiempo completo|tempo pieno|tempo integral|"
        r"período integral|voltijd|heltid\w{0,4}|(?:pełny|cały) etat)\b"
    ), EmploymentType.FULL_TIME),
)  # fmt: skip
# Work for good is full time where nothing is said of the hours.
_LASTING = re.compile(
    r"\b(?:permanent|regular|festanstellung|unbefristet\w{0,2}|cdi|indefinido|tempo indeterminato|"
    r"umowa o pracę|tillsvidare|fast stilling|vast contract)\b"
)
_TERMS_CHARACTERS = 1000
_PROSE_CHARACTERS = 30_000
_PERIODS = (
    (re.compile(r"\b(?:hour(?:ly)?|hr)\b"), Period.HOUR),
    (re.compile(r"\b(?:day|daily)\b"), Period.DAY),
    (re.compile(r"\b(?:week(?:ly)?)\b"), Period.WEEK),
    (re.compile(r"\b(?:month(?:ly)?)\b"), Period.MONTH),
    (re.compile(r"\b(?:year(?:ly)?|annum|annual(?:ly)?)\b"), Period.YEAR),
)
# "Remote sensing" and "hybrid cloud" are subjects of work, not its place.
_REMOTE = re.compile(
    r"\b(?:remote(?:ly)?(?! (?:sensing|monitoring|desktop|control|patient|access))|telecommute|"
    r"work(?:ing)? from home|home[- ]based|wfh|anywhere|home ?office|mobiles arbeiten|télétravail|"
    r"teletrabajo|teletrabalho|(?:en|da) remoto|smart working|na dálku|práce z domova|"
    r"(?:praca )?zdaln\w|thuiswerk\w{0,3}|på distans|hemifrån)\b"
)
_HYBRID = re.compile(
    r"\b(?:hybrid(?:e|ní|n[íě])?|hybrydow\w|ibrido|híbrid[oa])\b"
    r"(?! (?:cloud|mobile|apps?|vehicles?|infrastructure|it|power|systems?|electric|data|seeds?))"
)
_HYBRID_SIGNS = ("hybri", "híbri", "ibrid")
_ON_SITE = re.compile(r"\b(?:on[- ]?site|in[- ]office|vor ort)\b")
# In prose "remote" is often a team or a site; only these phrases speak of the job itself.
# Apart, because a pattern that begins with a word is found much faster than one with a choice.
# Each behind a word that it holds.
_REMOTE_JOB = (
    ("remote ", re.compile(r"remote (?:position|role|job|opportunity)\b")),
    ("remote", re.compile(r"is (?:a |fully |100\s?% )?remote\b")),
    ("fully remote", re.compile(r"fully remote\b")),
    ("home", re.compile(r"work(?:ing)?[- ](?:from|at)[- ]home\b")),
)
# "Flexible working, which can include working from home" promises no more than some of it.
_SOMETIMES = re.compile(
    r"\b(?:can|may|could|might) include\b[^.\n]{0,40}\Z|"
    r"\b(?:some|occasional\w{0,2}|options?|opportunit\w{1,3}|partly|sometimes)\b[^.\n]{0,20}\Z"
)
# "Remote work is also possible": the work is done here or there.
_POSSIBLE = ("possib", "möglich")
_REMOTE_TOO = re.compile(
    r"\b(?:remote work(?:ing)?|home[- ]?office|mobiles arbeiten|télétravail|smart working)"
    r"(?: (?:is|ist|est|è|also|auch|anche|teilweise|partly)){0,3} (?:possible|möglich|possibile)\b"
)
_HYBRID_JOB = re.compile(r"hybrid (?:role|position|work\w{0,3}|schedule|model|job)\b")
_DAYS = r"(?:days?|x|tage?|jours?|días?|giorni|dny|dní|dni|dagen?|dagar)"
_A_WEEK = (
    r"(?:\s?/\s?(?:week|wk)|\s(?:a|per|each|pro|die|par|por|alla|v|w|i)\s"
    r"(?:week|wk|woche|semaine|semana|settimana|týdnu|tygodniu|veckan))"
)
_OFFICE = (
    r"(?:(?:work(?:ing)? )?(?:in|at|from|on|im|vor|au|sur|en|v|w|op|på)[\s-](?:the |our |an? |la |"
    r"der )?(?:\w{1,15} )?(?:office|site|hq|person|campus|büro|ort|bureau|oficina|ufficio|"
    r"kanceláři|biurze|kantoor|kontoret)|on[- ]?site|in[- ]office|onsite)"
)
# One of these stands in each of them.
_OFFICE_SIGNS = AhoCorasick(
    ("office", "site", "hq", "person", "campus", "büro", "ort", "bureau", "oficina", "ufficio",
     "kanceláři", "biurze", "kantoor", "kontoret", "hybrid"),
    matchkind=MatchKind.LeftmostFirst,
)  # fmt: skip
_OFFICE_REACH = 120
_NUMBER_OF_DAYS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
# One of these stands in each pattern.
_SOME_DAYS = re.compile(rf"(?:[1-5]|one|two|three|four|five)\s?{_DAYS}")
_OFFICE_DAYS = (
    re.compile(
        rf"(?<![\w.])(?:[1-5]\s?(?:-|–|to)\s?)?([1-5]|one|two|three|four|five)\s?{_DAYS}{_A_WEEK}?,?\s"
        rf"{_OFFICE}\b"
    ),
    re.compile(
        rf"\b(?:hybrid\w?|{_OFFICE})\b[^\w\n.]{{1,3}}(?:[1-5]\s?(?:-|–|to)\s?)?"
        rf"([1-5]|one|two|three|four|five)\s?{_DAYS}{_A_WEEK}?"
        r"(?!\w| (?:remote|from home|at home|wfh|home))"
    ),
    re.compile(
        rf"\bhybrid\b[^\n.]{{1,40}}?([1-5])\s?{_DAYS}{_A_WEEK}"
        r"(?!\w| (?:remote|from home|at home|wfh|home))"
    ),
)
_NOT_REMOTE = re.compile(r"\b(?:not|no|non|isn['’]t)[- ](?:a |fully |currently )?(?:remote|work)")


def employment_types(words: str) -> tuple[EmploymentType, ...]:
    """ "Full-time", "FullTime" or "Contract, part time": every type that is named."""
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])|_", " ", words[:_TERMS_CHARACTERS]).lower()
    found = tuple(kind for pattern, kind in _EMPLOYMENT if pattern.search(spaced))
    hours = EmploymentType.FULL_TIME in found or EmploymentType.PART_TIME in found
    return found if hours or not _LASTING.search(spaced) else (*found, EmploymentType.FULL_TIME)


def remote_work(words: str) -> RemoteWork:
    """ "Remote", "hybrid", "OnSite", or a place such as "Remote - US"."""
    folded = words[:_TERMS_CHARACTERS].lower()
    if any(each in folded for each in _HYBRID_SIGNS) and _HYBRID.search(folded):
        return RemoteWork.HYBRID
    if _REMOTE.search(folded):
        if _NOT_REMOTE.search(folded):
            return RemoteWork.ON_SITE
        return RemoteWork.REMOTE
    if _ON_SITE.search(folded):
        return RemoteWork.ON_SITE
    return RemoteWork.UNSTATED


def remote_in_prose(text: str) -> RemoteWork:
    """What a description plainly says of the job itself."""
    folded = lowered(text)
    if "hybrid" in folded and _HYBRID_JOB.search(folded):
        return RemoteWork.HYBRID
    sought = [pattern for sign, pattern in _REMOTE_JOB if sign in folded]
    found = (match for each in sought for match in each.finditer(folded))
    if any(not _SOMETIMES.search(folded, max(0, m.start() - 60), m.start()) for m in found):
        return RemoteWork.UNSTATED if _NOT_REMOTE.search(folded) else RemoteWork.REMOTE
    if any(each in folded for each in _POSSIBLE) and _REMOTE_TOO.search(folded):
        return RemoteWork.HYBRID
    return RemoteWork.UNSTATED


def office_days(text: str) -> int | None:
    """The days a week that hybrid work is done in the office; of a range the most."""
    folded = text[:_PROSE_CHARACTERS].lower()
    if not _SOME_DAYS.search(folded):
        return None
    near = [
        (max(0, at - _OFFICE_REACH), at + _OFFICE_REACH)
        for _, at, _ in _OFFICE_SIGNS.find_matches_as_indexes(folded)
    ]
    for pattern in _OFFICE_DAYS:
        for start, end in near:
            if match := pattern.search(folded, start, end):
                return _NUMBER_OF_DAYS.get(match[1]) or int(match[1])
    return None


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
