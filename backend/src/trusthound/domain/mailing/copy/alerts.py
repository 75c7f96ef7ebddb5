"""Mails about openings: what is new to a saved search, and what became of those watched."""

from collections.abc import Mapping

from trusthound.domain.mailing.letter import (
    Aside,
    Button,
    Entries,
    Entry,
    Letter,
    Letterhead,
    Paragraph,
)
from trusthound.domain.mailing.listed import unpacked
from trusthound.domain.mailing.outgoing import MailKind
from trusthound.domain.mailing.phrases import Words, Writes, hello


def _new_openings(words: Words, _: Letterhead) -> Letter:
    openings = "opening" if words["count"] == "1" else "openings"
    more = (Paragraph(words["more"]),) if words["more"] else ()
    return Letter(
        f"{words['count']} new {openings}: {words['search']}",
        "New to your saved search since the last mail.",
        (
            hello(words),
            Paragraph(f"New to your search “{words['search']}”:"),
            _entries(words),
            *more,
            Button("Open this search", words["link"]),
            Aside(
                "Trust is what was seen when the posting was collected. Check a posting again "
                "before you send anything of yours."
            ),
            Aside(
                f"You get this mail {words['how_often']}, because you saved the search. Each "
                "opening comes once."
            ),
        ),
    )


def _watch_news(words: Words, _: Letterhead) -> Letter:
    count = words["count"]
    openings = "an opening" if count == "1" else f"{count} openings"
    return Letter(
        f"News of {openings} you watch",
        "What has changed since you heard last.",
        (
            hello(words),
            Paragraph(f"There is news of {openings} that you watch:"),
            _entries(words),
            Button("Open what you watch", words["link"]),
            Aside(
                "A posting that closed can be filled, paused or moved: it says nothing about an "
                "application that you have sent."
            ),
        ),
    )


def _entries(words: Words) -> Entries:
    return Entries(
        tuple(
            Entry(each.title, each.link, each.lines, each.own_link)
            for each in unpacked(words["openings"])
        )
    )


LETTERS: Mapping[MailKind, Writes] = {
    MailKind.NEW_OPENINGS: _new_openings,
    MailKind.WATCH_NEWS: _watch_news,
}
