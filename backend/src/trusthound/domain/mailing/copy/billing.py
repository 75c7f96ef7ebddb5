"""Mails about the trial, the subscription and what was paid."""

from collections.abc import Mapping

from trusthound.domain.mailing.letter import Aside, Button, Facts, Letter, Letterhead, Paragraph
from trusthound.domain.mailing.outgoing import MailKind
from trusthound.domain.mailing.phrases import Words, Writes, account, hello, page


def _trial_started(words: Words, head: Letterhead) -> Letter:
    return Letter(
        "Your Premium trial has begun",
        f"Premium is yours until {words['ends_on']}. Nothing is charged.",
        (
            hello(words),
            Paragraph(
                f"Premium is yours until {words['ends_on']}. Then your account returns to Free by "
                "itself. We have no card of yours, and nothing is charged."
            ),
            Button("Open Premium", page("/premium", head)),
        ),
    )


def _trial_ending(words: Words, head: Letterhead) -> Letter:
    return Letter(
        f"Your Premium trial ends on {words['ends_on']}",
        "Nothing is charged. Your account returns to Free by itself.",
        (
            hello(words),
            Paragraph(
                f"Your trial ends on {words['ends_on']}. Your account then returns to Free by "
                "itself, and nothing is charged."
            ),
            Paragraph(
                f"If you would like to keep Premium, it costs {words['price']} and can be "
                "cancelled at any time."
            ),
            Button("See the plans", page("/pricing", head)),
        ),
    )


def _subscribed(words: Words, head: Letterhead) -> Letter:
    return Letter(
        "Premium is active",
        f"{words['price']}, renewed on {words['renews_on']}.",
        (
            hello(words),
            Paragraph("Thank you. Premium is active, and this is what was agreed:"),
            Facts(
                (
                    ("Price", words["price"]),
                    ("Renews on", words["renews_on"]),
                    ("Refund until", words["refundable_until"]),
                )
            ),
            Paragraph(
                "You can cancel at any time in your account. Until the day named above, a button "
                "there gives you your money back."
            ),
            account(head),
        ),
    )


def _renewal(words: Words, head: Letterhead) -> Letter:
    return Letter(
        f"Premium renews on {words['renews_on']}",
        f"{words['price']} will be charged.",
        (
            hello(words),
            Paragraph(
                f"Your subscription renews on {words['renews_on']} for {words['price']}. To keep "
                "it, you need not do anything."
            ),
            Paragraph("To stop it, cancel in your account before that day."),
            account(head, "Keep or cancel"),
        ),
    )


def _receipt(words: Words, head: Letterhead) -> Letter:
    return Letter(
        f"Your receipt {words['number']}",
        f"{words['amount']}, paid on {words['paid_on']}.",
        (
            hello(words),
            Paragraph("Thank you for your payment."),
            Facts(
                (
                    ("Receipt", words["number"]),
                    ("For", f"{head.product} Premium, {words['period']}"),
                    ("Amount", words["amount"]),
                    ("Paid on", words["paid_on"]),
                )
            ),
            account(head, "All receipts"),
        ),
    )


def _payment_failed(words: Words, head: Letterhead) -> Letter:
    return Letter(
        "A payment did not go through",
        "Please check the card in your account.",
        (
            hello(words),
            Paragraph(
                f"We could not collect {words['amount']} for Premium. Please check the card in "
                "your account; the payment is tried again in the coming days."
            ),
            account(head, "Check the card"),
            Aside("If you would rather stop, cancel in your account: nothing more is charged."),
        ),
    )


def _cancelled(words: Words, head: Letterhead) -> Letter:
    return Letter(
        "Your subscription is cancelled",
        f"Premium stays yours until {words['ends_on']}.",
        (
            hello(words),
            Paragraph(
                f"Your subscription is cancelled and nothing more is charged. Premium stays yours "
                f"until {words['ends_on']}; then your account returns to Free."
            ),
            Paragraph("If you change your mind before then, resume it in your account."),
            account(head),
        ),
    )


def _refunded(words: Words, head: Letterhead) -> Letter:
    return Letter(
        f"Your refund of {words['amount']}",
        "It is on its way back to you.",
        (
            hello(words),
            Paragraph(
                f"We have sent {words['amount']} back the way it was paid. How soon you see it is "
                "up to your bank; most need five to ten days."
            ),
            Paragraph("A refund that you asked for in your account ends the subscription at once."),
            account(head),
        ),
    )


LETTERS: Mapping[MailKind, Writes] = {
    MailKind.TRIAL_STARTED: _trial_started,
    MailKind.TRIAL_ENDING: _trial_ending,
    MailKind.SUBSCRIBED: _subscribed,
    MailKind.RENEWAL: _renewal,
    MailKind.RECEIPT: _receipt,
    MailKind.PAYMENT_FAILED: _payment_failed,
    MailKind.CANCELLED: _cancelled,
    MailKind.REFUNDED: _refunded,
}
