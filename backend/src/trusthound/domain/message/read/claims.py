"""A message's text in, who its writer claims to be out: person, company, offered role."""

import re
from collections.abc import Iterator
from itertools import islice

from trusthound.domain.message.model import Entity, EntityKind

_PERSON = re.compile(
    r"(?:\b(?i:i am|i'm|i’m|im|my name is|my name's|this is|it's|soy|me llamo|mi nombre es|je suis|"
    r"je m'appelle|ich bin|mein name ist|ich heiße|sou (?:a|o)|me chamo|meu nome é|mera naam|"
    r"main)) ((?:(?:Mr|Mrs|Ms|Dr)\.? )?[A-ZÀ-Ý][\w'’-]{1,20}(?: [A-ZÀ-Ý][\w'’.-]{0,20}){0,2})"
)
_NAME = (
    r"((?:the )?[A-Z0-9À-Ý](?:[\w&'’-]|\.(?=\w)){1,30}(?: (?:(?:of|and|de|y|&|für|do|da|des) )?"
    r"[A-Z0-9À-Ý][\w&'’-]{0,30}){0,4})"
)
_COMPANY = (
    re.compile(
        r"\b(?i:recruiter|recruiting manager|hr|human resources?|hiring manager|hiring team|"
        r"recruitment team|talent acquisition|recruitment|consultant|representative|manager|"
        r"coordinator|specialist|assistant|reclutador[ae]?|recursos humanos|rrhh|rh|recruteu\w+|"
        r"personalabteilung|recrutador[ae]?|personalvermittlerin?|team|career advisor)"
        r",? (?i:at|from|of|with|for|in|de|del|bei|von|chez|da|do|der|se) " + _NAME
    ),
    re.compile(
        r"\b(?i:on behalf of|here at|greetings from|hello from|hi from|i work for|we at|"
        r"i'm with|i am with|i'm from|i am from|calling from|represent(?:ing)?|"
        r"de la empresa|de parte de|im namen von|im auftrag von|de la part de|em nome d[ao]|"
        r"join|position at|role at|job at|work for|career at|opportunity at|offer from) " + _NAME
    ),
    re.compile(r"\b(?i:this is) " + _NAME + r"(?=[,.!]| (?i:hr|here|company|recruit))"),
)
# "Northgate HR": the word is looked for first, because names stand everywhere.
_OF_HIRING = re.compile(
    r"(?<= )(?:hr|recruit(?:er|ing|ment)|human resources|hiring)\b", re.IGNORECASE
)
_NAME_BEFORE = re.compile(r"(?<![\w.])" + _NAME + r" \Z")
NAME_CHARACTERS = 60
_ROLE = re.compile(
    r"\b(?i:position of|role of|role as|position as|job as|work as an?|hired as an?|"
    r"hiring an?|looking for an?|puesto de|poste de|stelle als|vaga de|as an?) "
    r"((?:[a-zà-ÿA-Z][\w/&'-]{1,20} ){0,4}?(?i:assistant|manager|agent|clerk|specialist|"
    r"coordinator|representative|developer|engineer|evaluator|shopper|inspector|processor|"
    r"reviewer|optimi[sz]er|typist|associate|analyst|designer|driver|nanny|caregiver|tutor|"
    r"model|secretary|bookkeeper|accountant|officer|administrator|asistente|assistante?|"
    r"mitarbeiterin?|assistente|translator|writer|tester|recruiter))\b"
)
_NO_NAME = frozenset({
    "I", "We", "The", "This", "Hi", "Hello", "Dear", "Please", "You", "Your", "Our", "My", "Good",
    "Thank", "Thanks", "Hey", "Remote", "Part-time", "Senior", "Junior", "New", "Online", "Job",
    "Work", "Hiring", "Manager", "Human", "Resources", "WhatsApp", "Telegram", "Monday", "Tuesday",
    "Wednesday", "Thursday", "Friday", "Currently", "Now", "Congratulations", "Head", "Regional",
})  # fmt: skip
_MOST_EACH = 5
READ_CHARACTERS = 4000


def find_claims(text: str) -> Iterator[Entity]:
    """Names as the text writes them, the first five of each kind."""
    text = text[:READ_CHARACTERS]
    yield from _names(EntityKind.PERSON, (_PERSON,), text)
    yield from _names(EntityKind.COMPANY, _COMPANY, text)
    yield from _before_hiring(text)
    yield from _names(EntityKind.ROLE, (_ROLE,), text)


def _before_hiring(text: str) -> Iterator[Entity]:
    for word in islice(_OF_HIRING.finditer(text), _MOST_EACH):
        begin = max(0, word.start() - NAME_CHARACTERS)
        match = _NAME_BEFORE.search(text, begin, word.start())
        if match:
            yield from _named(EntityKind.COMPANY, match)


def _names(kind: EntityKind, patterns: tuple[re.Pattern[str], ...], text: str) -> Iterator[Entity]:
    told: set[str] = set()
    for pattern in patterns:
        for match in pattern.finditer(text):
            for each in _named(kind, match):
                if each.value not in told:
                    told.add(each.value)
                    yield each
            if len(told) == _MOST_EACH:
                return


def _named(kind: EntityKind, match: re.Match[str]) -> Iterator[Entity]:
    name = match[1].rstrip(" .,'’-").removeprefix("the ")
    if name and name.split()[0] not in _NO_NAME:
        start = match.start(1) + match[1].index(name)
        yield Entity(kind, name, name, start, start + len(name))
