"""Mails about an account and its place in a team."""

from collections.abc import Mapping

from trusthound.domain.mailing.letter import Aside, Button, Facts, Letter, Letterhead, Paragraph
from trusthound.domain.mailing.outgoing import MailKind
from trusthound.domain.mailing.phrases import Words, Writes, hello, not_you, page


def _welcome(words: Words, head: Letterhead) -> Letter:
    return Letter(
        f"Welcome to {head.product}",
        "Your account is ready. Please confirm your address.",
        (
            hello(words),
            Paragraph(
                "Your account is ready. Please confirm that this address is yours, so that we can "
                "reach you about your account."
            ),
            Button("Confirm my address", words["link"]),
            not_you("If you did not open an account, somebody has mistyped an address."),
        ),
    )


def _verify(words: Words, head: Letterhead) -> Letter:
    return Letter(
        f"Confirm your address for {head.product}",
        "One click, and we know that this address is yours.",
        (
            hello(words),
            Paragraph("Please confirm that this address belongs to your account."),
            Button("Confirm my address", words["link"]),
            not_you("If you have no account with us, somebody has mistyped an address."),
        ),
    )


def _reset(words: Words, head: Letterhead) -> Letter:
    return Letter(
        f"Reset your {head.product} password",
        "The link works once, for 30 minutes.",
        (
            hello(words),
            Paragraph("You asked for a new password. Choose one here:"),
            Button("Choose a new password", words["link"]),
            Paragraph("The link works once, for 30 minutes."),
            not_you("If you did not ask for this, your password stays as it is."),
        ),
    )


def _password_changed(words: Words, head: Letterhead) -> Letter:
    return Letter(
        f"Your {head.product} password was changed",
        f"It was changed on {words['when']}.",
        (
            hello(words),
            Paragraph(
                f"The password of your account was changed on {words['when']}. All other devices "
                "were signed out."
            ),
            Paragraph(
                f"If that was not you, choose a new password now and write to {head.mailbox}."
            ),
            Button("Reset the password", page("/forgot-password", head)),
        ),
    )


def _change_mail(words: Words, head: Letterhead) -> Letter:
    return Letter(
        f"Confirm your new address for {head.product}",
        "The link works once, for an hour.",
        (
            hello(words),
            Paragraph(
                f"You asked to use this address for your {head.product} account. It is the "
                "account's as soon as you confirm it:"
            ),
            Button("Use this address", words["link"]),
            Paragraph("The link works once, for an hour."),
            not_you("If you did not ask for this, somebody has mistyped an address."),
        ),
    )


def _mail_changed(words: Words, head: Letterhead) -> Letter:
    return Letter(
        f"The address of your {head.product} account was changed",
        f"It was changed on {words['when']}.",
        (
            hello(words),
            Paragraph(
                f"The address of your account was changed on {words['when']}. From now on we write "
                "to the new one, and it is the one to sign in with. Other devices were signed out."
            ),
            Paragraph(f"If that was not you, write to {head.mailbox} at once."),
        ),
    )


def _invitation(words: Words, head: Letterhead) -> Letter:
    inviter = words["inviter"] or "A colleague"
    return Letter(
        f"An invitation to {words['organization']} on {head.product}",
        f"{inviter} invites you to the team.",
        (
            Paragraph("Hello,"),
            Paragraph(
                f"{inviter} invites you to the team of {words['organization']} on {head.product}."
            ),
            Facts((("Your role", words["role"]), ("Open until", words["expires_on"]))),
            Button("Accept the invitation", words["link"]),
            Aside(
                "The link works once. If you do not know who invites you, you need not do anything."
            ),
        ),
    )


def _account_deleted(words: Words, head: Letterhead) -> Letter:
    return Letter(
        f"Your {head.product} account is deleted",
        "As you asked.",
        (
            hello(words),
            Paragraph(
                "Your account and what belonged to it are deleted, as you asked. This is our last "
                "mail about it."
            ),
            Paragraph(f"If you did not ask for this, write to {head.mailbox}."),
        ),
    )


LETTERS: Mapping[MailKind, Writes] = {
    MailKind.WELCOME: _welcome,
    MailKind.VERIFY: _verify,
    MailKind.RESET: _reset,
    MailKind.PASSWORD_CHANGED: _password_changed,
    MailKind.CHANGE_MAIL: _change_mail,
    MailKind.MAIL_CHANGED: _mail_changed,
    MailKind.INVITATION: _invitation,
    MailKind.ACCOUNT_DELETED: _account_deleted,
}
