"""One thing that is asked of the outside: of which fact, about whom."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Question:
    """`fact` names the dossier's field, `subject` a domain or a link, `answer` the type."""

    fact: str
    subject: str
    answer: type
