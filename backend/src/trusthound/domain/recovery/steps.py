"""What to do wherever one lives: for every thing given its steps, each with its reason.

What they rest on, read as stored public copies on READ_ON: the FTC's "What To Do if You Were
Scammed", consumer.gov's "If You Were Scammed", the FBI's advice to report to IC3 and ask for a
recall at once, and the Canadian Anti-Fraud Centre's "What to do if you're a victim of fraud".
"""

from collections.abc import Mapping
from datetime import date

from trusthound.domain.recovery.model import Given, Soon, Step

READ_ON = date(2026, 11, 22)

TITLES: Mapping[Given, str] = {
    Given.CARD: "Money by card",
    Given.TRANSFER: "A bank transfer or a payment app",
    Given.CRYPTO: "Crypto",
    Given.GIFT_CARD: "A gift card or its code",
    Given.CHEQUE: "I paid in a cheque they sent",
    Given.ID: "A photo or copy of an ID document",
    Given.SSN: "A Social Security, insurance, tax or Aadhaar number",
    Given.BANK_LOGIN: "Bank sign-in or account details",
    Given.CODE: "A password or a sign-in code",
    Given.SOFTWARE: "I ran a file, an app or a command",
}

# One step, whichever of the things were given that it is for.
_CALL_BANK = Step(
    "Call your bank's fraud line, on the number printed on your card or statement.",
    "Only your bank can stop or recall a payment and watch the account, and it gets harder by the "
    "hour.",
    Soon.NOW,
)
_WATCH_ACCOUNTS = Step(
    "Look through every account, and go on looking for some weeks. Report what you did not do.",
    "Details are often used, or sold, long after they were given.",
    Soon.WEEK,
)
_CREDIT = Step(
    "Ask the credit reference agencies of your country for a warning or a freeze on your file, and "
    "read your report.",
    "It makes it harder to open accounts or take loans in your name.",
    Soon.TODAY,
)
_PASSWORDS = Step(
    "From another device change the password of your e-mail first, then of every account that had "
    "the same one, and turn on two-step sign-in.",
    "Whoever holds your e-mail can reset all other passwords.",
    Soon.NOW,
)
_SESSIONS = Step(
    "In the settings of those accounts sign out all other devices, and look for changed recovery "
    "addresses, phone numbers and forwarding rules.",
    "A new password does not always end a session that is open already.",
    Soon.TODAY,
)

STEPS: Mapping[Given, tuple[Step, ...]] = {
    Given.CARD: (
        _CALL_BANK,
        Step(
            "Ask the card's company to block the card and to dispute the charge.",
            "A card payment can be disputed; the card's details may be used again.",
            Soon.NOW,
        ),
        _WATCH_ACCOUNTS,
    ),
    Given.TRANSFER: (
        _CALL_BANK,
        Step(
            "Ask for a recall of the transfer, and that the receiving bank is told. In a payment "
            "app, report the payment to the app too.",
            "Until the money is moved on, the receiving bank can still hold it.",
            Soon.NOW,
        ),
        _WATCH_ACCOUNTS,
    ),
    Given.CRYPTO: (
        Step(
            "Report the payment to the exchange or the machine's company that you bought from, "
            "with the wallet address and the transaction's id.",
            "A payment can't be reversed, but an exchange can freeze an account it arrives at.",
            Soon.NOW,
        ),
        Step(
            "If you connected a wallet or told its recovery words, move what is left to a new "
            "wallet, made on another device.",
            "Whoever has the words has the wallet, for good.",
            Soon.NOW,
        ),
    ),
    Given.GIFT_CARD: (
        Step(
            "Call the company that issued the card, say that it was used in a scam, and ask for "
            "the money back.",
            "What has not been spent yet can sometimes be frozen.",
            Soon.NOW,
        ),
        Step(
            "Keep the card and its receipt.",
            "They prove which card it was and when it was paid.",
            Soon.TODAY,
        ),
    ),
    Given.CHEQUE: (
        _CALL_BANK,
        Step(
            "Do not spend the money and send none of it on, whatever you are told.",
            "A cheque can bounce weeks after its money shows. Then the bank takes it back from "
            "you.",
            Soon.NOW,
        ),
        Step(
            "Keep the cheque's photo, its envelope and the messages for your bank and the police.",
            "They show that you were deceived yourself.",
            Soon.TODAY,
        ),
    ),
    Given.ID: (
        Step(
            "Tell the authority that issued the document that a copy is in wrong hands, and ask "
            "whether it should be replaced.",
            "It can put a mark on the document's number.",
            Soon.TODAY,
        ),
        _CREDIT,
        _WATCH_ACCOUNTS,
    ),
    Given.SSN: (_CREDIT, _WATCH_ACCOUNTS),
    Given.BANK_LOGIN: (
        _CALL_BANK,
        Step(
            "Change the sign-in of your bank from another device, and ask the bank to end all "
            "open sessions and to remove devices and payees that are not yours.",
            "Whoever signed in may have left a way back.",
            Soon.NOW,
        ),
        _PASSWORDS,
        _WATCH_ACCOUNTS,
    ),
    Given.CODE: (
        _PASSWORDS,
        _SESSIONS,
        Step(
            "If the code came for your phone number or a messenger, call your phone company and "
            "register the messenger again on your own phone.",
            "A code can move your number or your messenger to somebody else's phone.",
            Soon.NOW,
        ),
    ),
    Given.SOFTWARE: (
        Step(
            "Take the computer off the network now: wireless off, cable out. Do not sign in to "
            "anything on it.",
            "What was run can send passwords, keys and wallets as long as it is connected.",
            Soon.NOW,
        ),
        Step(
            "If it is an employer's or a school's computer, or holds their keys, tell their IT "
            "people.",
            "They can close access before it is used, and it is much better told than found.",
            Soon.NOW,
        ),
        _PASSWORDS,
        Step(
            "From another device revoke every key and token that was on it: of code hosts, clouds "
            "and servers, and move money out of wallets that were open there.",
            "Job tests that run code are known to look for exactly these.",
            Soon.NOW,
        ),
        _SESSIONS,
        Step(
            "Have the computer installed anew before you trust it again. Copy documents only, no "
            "programs and no projects.",
            "A virus scanner that finds nothing proves nothing.",
            Soon.WEEK,
        ),
    ),
}

# First and last, whatever it was.
ALWAYS: tuple[Step, ...] = (
    Step(
        "Stop answering, and pay nothing more: no fee, tax or deposit brings money back.",
        "Whoever offers to recover it for a fee is usually the next to take some.",
        Soon.NOW,
    ),
    Step(
        "Keep everything: messages, addresses, numbers, receipts, the posting. Take screenshots "
        "before you block anybody.",
        "Your bank and the police need it, and postings disappear.",
        Soon.TODAY,
    ),
    Step(
        "Report the posting or the profile to the site that shows it, and tell the company whose "
        "name was used.",
        "It takes the posting away from the next person.",
        Soon.WEEK,
    ),
)
