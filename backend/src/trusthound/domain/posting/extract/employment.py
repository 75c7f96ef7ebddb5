"""Words about a job in, its employment types and its remoteness out."""

import re

from trusthound.domain.posting.model import EmploymentType, RemoteWork

_TYPES = (
    (EmploymentType.FULL_TIME, r"full[\s_-]?time|permanent|vollzeit|festanstellung|plný úvazek|"
     r"práce na plný úvazek|temps plein|cdi|tempo pieno|jornada completa|pełny etat|regular"),
    (EmploymentType.PART_TIME, r"part[\s_-]?time|teilzeit|zkrácený úvazek|částečný úvazek|"
     r"temps partiel|media jornada|część etatu|minijob"),
    (EmploymentType.CONTRACTOR, r"contract(?:or)?|freelance\w?|b2b|self[\s_-]?employed|"
     r"external collaboration|living|1099|c2c|corp[\s_-]to[\s_-]corp"),
    (EmploymentType.TEMPORARY, r"temp(?:orary)?|fixed[\s_-]?term|seasonal|befristet|cdd|brigád\w"),
    (EmploymentType.INTERN, r"intern(?:ship)?|praktikum|stáž|stage|prácticas|trainee|"
     r"apprentice\w{0,4}"),
    (EmploymentType.VOLUNTEER, r"volunteer\w{0,3}|ehrenamt\w{0,4}|dobrovoln\w{1,4}"),
    (EmploymentType.PER_DIEM, r"per[\s_-]?diem|casual|zero[\s_-]hours?|bank"),
    (EmploymentType.OTHER, r"other"),
)  # fmt: skip
_TYPE_OF = tuple((kind, re.compile(rf"(?<!\w)(?:{words})(?!\w)")) for kind, words in _TYPES)

_REMOTE = re.compile(
    r"telecommute|(?<!\w)remote(?:ly)?(?!\w)|work(?:ing)? from home|home[\s-]?based|(?<!\w)(?:wfh|"
    r"anywhere|virtual|télétravail|teletrabajo|homeoffice|práce z domova|praca zdalna)(?!\w)"
)
_HYBRID = re.compile(r"(?<!\w)(?:hybrid\w{0,2}|teilweise remote|částečně z domova)(?!\w)")
_HYBRID_JOB = re.compile(r"hybrid (?:role|position|work|schedule|model|job)")
_ON_SITE = re.compile(r"(?<!\w)(?:on[\s-]?site|in[\s-]office|in[\s-]person|vor ort)(?!\w)")
# In prose, "remote" is often a remote team or site: only such sentences speak of this job.
_REMOTE_JOB = re.compile(
    r"(?:this is a |fully |100\s?% |(?:position|role|job) is (?:fully |100\s?% )?)remote|"
    r"remote(?:ly)? (?:position|role|job|opportunity|work(?:ing)? available)|"
    r"work(?:ing)? (?:from home|remotely)|work[\s-]at[\s-]home|work-from-home|"
    r"home[\s-]based (?:job|position|role)"
)
_NOT_REMOTE = re.compile(
    r"(?:not|no|isn['’]t) (?:a |fully |currently )?(?:remote|work from home)|non[\s-]remote"
)
_READ_CHARACTERS = 20_000


def employment_types(text: str) -> tuple[EmploymentType, ...]:
    """The types that a field names, in the order of the enumeration."""
    folded = text[:500].lower()
    return tuple(kind for kind, words in _TYPE_OF if words.search(folded))


def remote_in_field(text: str) -> RemoteWork:
    """What a title, a place or a work-model field says."""
    folded = text[:500].lower()
    if not folded:
        return RemoteWork.UNSTATED
    if _HYBRID.search(folded):
        return RemoteWork.HYBRID
    if _REMOTE.search(folded) and not _NOT_REMOTE.search(folded):
        return RemoteWork.REMOTE
    return RemoteWork.ON_SITE if _ON_SITE.search(folded) else RemoteWork.UNSTATED


def remote_in_prose(text: str) -> RemoteWork:
    """What a description plainly says of the job itself."""
    folded = text[:_READ_CHARACTERS].lower()
    if "hybrid" in folded and re.search(
        r"hybrid (?:role|position|work|schedule|model|job)", folded
    ):
        return RemoteWork.HYBRID
    if ("remote" in folded or "home" in folded) and _REMOTE_JOB.search(folded):
        return RemoteWork.UNSTATED if _NOT_REMOTE.search(folded) else RemoteWork.REMOTE
    return RemoteWork.UNSTATED
