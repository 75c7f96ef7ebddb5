"""A preparation in, the same as a Markdown file out, to be kept, printed or changed anywhere."""

import re
from collections.abc import Iterator, Mapping

from trusthound.domain.preparation.model import Preparation, Question
from trusthound.domain.preparation.notes import PracticeNote

# Whatever could become markup, a link or a heading in any reader of Markdown.
_MARKUP = re.compile(r"([\\`*_{}\[\]<>#|~!])|^(\s*)([-+=]|\d+[.)])(?=\s|$)", re.MULTILINE)
STORY = (
    "Situation: where it was, and when.",
    "Task: what was yours to reach.",
    "Action: what you did yourself, step by step.",
    "Result: what came of it, with a number if there is one.",
)


def preparation_markdown(
    title: str, company: str, found: Preparation, notes: Mapping[str, PracticeNote]
) -> bytes:
    """UTF-8. Quotes and notes stand as they were written; none of them is markup."""
    return ("\n".join(_lines(title, company, found, notes)).rstrip() + "\n").encode()


def _lines(
    title: str, company: str, found: Preparation, notes: Mapping[str, PracticeNote]
) -> Iterator[str]:
    yield f"# Interview: {_plain(title)}{f', {_plain(company)}' if company else ''}\n"
    yield "## Questions they may ask\n"
    for number, each in enumerate(found.questions, 1):
        yield from _question(number, each, notes.get(each.id))
    yield "For a question about a situation:\n"
    yield from (f"- {each}" for each in STORY)
    yield "\n## Questions to ask them\n"
    yield from (f"- {each.question} ({each.why})" for each in found.to_ask)
    if found.to_verify:
        yield "\n## To look up before\n"
        for check in found.to_verify:
            yield f"- {_plain(check.question)} {_plain(check.advice)}"
            yield from (f"    - Seen: {_plain(quote)}" for quote in check.quotes)
    yield "\n## Signs of an interview that is none\n"
    for sign in found.warnings:
        seen = " The posting itself shows this." if sign.seen else ""
        yield f"- {_plain(sign.title)}. {_plain(sign.why)} {_plain(sign.advice)}{seen}"


def _question(number: int, asked: Question, note: PracticeNote | None) -> Iterator[str]:
    yield f"### {number}. {_plain(asked.text)}\n"
    yield f"From the posting: “{_plain(asked.cited.quote)}”\n"
    if asked.advice:
        yield f"{_plain(asked.advice)}\n"
    for each in asked.use:
        yield f"- {_plain(each.where)}: “{_plain(each.quote)}”"
    if asked.use:
        yield ""
    if note and note.note:
        yield f"Your note: {_plain(note.note)}\n"


def _plain(text: str) -> str:
    """As text, in one paragraph."""
    return _MARKUP.sub(_escaped, " ".join(text.split()))


def _escaped(found: re.Match[str]) -> str:
    sign, space, begins = found.groups()
    if sign:
        return f"\\{sign}"
    return f"{space}{begins[:-1]}\\{begins[-1]}"
