"""What a result quotes in, the same without persons' names, phones and mails out.

It errs on the side of leaving out: a number that might be a phone is one.
"""

import re
from collections.abc import Callable, Iterator

from trusthound.domain.message.model import EntityKind
from trusthound.domain.message.verification import Judged
from trusthound.domain.posting.extract.contacts import find_contacts
from trusthound.domain.posting.model import Contact, ContactKind
from trusthound.domain.posting.verification import Verification
from trusthound.domain.sharing.introduced import find_introduced
from trusthound.domain.sharing.person_names import PersonNames, find_persons

NAME, MAIL, PHONE, ACCOUNT = "[name]", "[mail]", "[phone]", "[account]"
Redact = Callable[[str], str]
_MOST_CHARACTERS = 20_000
_ROUNDS = 10
_SHORTEST_PART = 3
_MARKS = {
    ContactKind.MAIL: MAIL,
    ContactKind.PHONE: PHONE,
    ContactKind.MESSENGER: ACCOUNT,
}
# 64 characters stand before the sign at most (RFC 5321, 4.5.3.1.1), and bound the work.
_ADDRESS = re.compile(r"[^\s<>\"'()\[\]:;,/=@]{0,64}(?:@|%40)[^\s<>\"'()\[\];,/]{1,255}")
_DIGITS = re.compile(
    r"\+?(?<![\w.,])(?!\d{4}-\d\d-\d\d(?!\d))\(?\d(?:[ ()./\u00a0\u2011-]{0,3}\d){6,}"
)
_CASH_TAG = re.compile(r"(?<![\w$])\$[A-Za-z][\w-]{0,30}")
_PROFILE = re.compile(
    r"(?i:(?:linkedin\.com/(?:in|pub)|facebook\.com|instagram\.com|x\.com|twitter\.com|"
    r"xing\.com/profile)/)[^\s<>\"']+"
)
# Who is greeted or asked for by these is no person.
_NOBODY = frozenset({
    "all", "applicant", "candidate", "everyone", "friend", "hiring", "human", "job", "madam",
    "manager", "office", "our", "please", "recruiter", "recruiting", "resources", "sales",
    "seeker", "sir", "support", "team", "the", "there", "this", "us", "we", "you", "your",
})  # fmt: skip


def redact_for(judged: Judged, known: PersonNames) -> Redact:
    """Leaves out of a text what the whole subject shows to be a person, and every contact."""
    company = judged.dossier.posting.company if isinstance(judged, Verification) else ""
    names = {each for each in _names_of(judged, known) if _is_person(each, company)}
    pattern = _pattern_of(names)

    def redact(text: str) -> str:
        text = text[:_MOST_CHARACTERS]
        # What an address spells is looked for before the address is left out.
        found = [*find_persons(text, known)]
        text = without_contacts(text)
        found += find_introduced(text, known)
        here = _pattern_of({each for each in found if _is_person(each, company)})
        return pattern.sub(NAME, here.sub(NAME, text))

    return redact


def without_contacts(text: str) -> str:
    """Mails, phones, messenger accounts and profiles are told by what they are."""
    text = _CASH_TAG.sub(ACCOUNT, _PROFILE.sub(ACCOUNT, text[:_MOST_CHARACTERS]))
    for _ in range(_ROUNDS):
        found = [each for each in find_contacts(text) if each.kind in _MARKS and _tells(each)]
        if not found:
            break
        for each in sorted(found, key=lambda contact: contact.start, reverse=True):
            text = text[: each.start] + _MARKS[each.kind] + text[each.end :]
    return _DIGITS.sub(PHONE, _ADDRESS.sub(MAIL, text))


def told_address(judged: Judged) -> str:
    """What anyone sees there, too, or ""; links of invitations can hold somebody's mail."""
    if not isinstance(judged, Verification) or not judged.shared:
        return ""
    return "" if re.search("@|%40", judged.url) else judged.url


def is_handed_in(judged: Judged) -> bool:
    """A posting of which we know a client's text alone: anybody can write one, in any name."""
    return isinstance(judged, Verification) and not judged.shared


def _tells(contact: Contact) -> bool:
    """An app that is named alone is nobody's account."""
    return contact.kind is not ContactKind.MESSENGER or not contact.value.endswith(":")


def _is_person(name: str, company: str) -> bool:
    words = name.casefold().split()
    of_company = company and (name.casefold() in company.casefold() or company in name)
    return bool(words) and not of_company and not _NOBODY.intersection(words)


def _pattern_of(names: set[str]) -> re.Pattern[str]:
    """Whole names however they are written; one word (Will, May) only where it is a name."""
    whole = {each for each in names if " " in each}
    parts = {part for name in names for part in re.split(r"[\s.,]+", name)}
    single = {each for each in parts if each in names or each[:1].isupper()}
    shown = {form for each in single for form in (each, each.upper(), each.capitalize())}
    return re.compile(rf"(?<!\w)(?:(?i:{_any_of(whole)})|{_any_of(shown)})(?!\w)")


def _any_of(words: set[str]) -> str:
    """The longest first; what never matches where there are none."""
    longest = sorted((each for each in words if len(each) >= _SHORTEST_PART), key=len, reverse=True)
    return "|".join(map(re.escape, longest)) or r"(?!)"


def _names_of(judged: Judged, known: PersonNames) -> Iterator[str]:
    if isinstance(judged, Verification):
        posting = judged.dossier.posting
        yield from _named_in(f"{posting.title}\n{posting.description}", known)
        return
    message = judged.dossier.message
    yield from (each.text for each in message.named(EntityKind.PERSON))
    yield from _named_in(message.text, known)
    if message.mail is not None:
        mail = message.mail
        boxes = (mail.sender, mail.forwarded_by, *mail.reply_to, *mail.to)
        yield from (each.name for each in boxes if each is not None)


def _named_in(text: str, known: PersonNames) -> Iterator[str]:
    yield from find_introduced(text, known)
    yield from find_persons(text, known)
