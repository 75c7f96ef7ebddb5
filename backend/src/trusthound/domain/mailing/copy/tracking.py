"""Mails about the applications that a seeker tracks."""

from collections.abc import Mapping

from trusthound.domain.mailing.letter import Aside, Button, Facts, Letter, Letterhead, Paragraph
from trusthound.domain.mailing.outgoing import MailKind
from trusthound.domain.mailing.phrases import Words, Writes, hello


def _reminder(words: Words, _: Letterhead) -> Letter:
    return Letter(
        f"Reminder: {words['what']}",
        words["application"],
        (
            hello(words),
            Paragraph("You asked to be reminded:"),
            Facts((
                ("What", words["what"]),
                ("Application", words["application"]),
                ("When", words["when"]),
            )),
            Button("Open the application", words["link"]),
            Aside("You set this reminder yourself. It comes once."),
        ),
    )  # fmt: skip


LETTERS: Mapping[MailKind, Writes] = {MailKind.REMINDER: _reminder}
