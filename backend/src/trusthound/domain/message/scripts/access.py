"""Scripts that are after data, codes, accounts or the computer."""

from trusthound.domain.message.cue import Cue
from trusthound.domain.message.scripts.script import Script, Step
from trusthound.domain.message.scripts.steps import (
    APP,
    CONTACT,
    EASY_OFFER,
    HURRY,
    INTERVIEW,
    OFFER,
    any_of,
)

IDENTITY = Script(
    id="identity_harvest",
    name="identity harvest script",
    steps=(
        CONTACT,
        EASY_OFFER,
        INTERVIEW,
        OFFER,
        Step("Identity papers or numbers", (Cue.IDENTITY_DATA,)),
        Step("Bank or login data", (Cue.BANK_DATA, Cue.LOGIN_DATA)),
        HURRY,
    ),
    decisive=any_of(
        (Cue.IDENTITY_DATA, Cue.BANK_DATA),
        (Cue.IDENTITY_DATA, Cue.INSTANT_OFFER),
        (Cue.IDENTITY_DATA, Cue.UNSOLICITED),
        (Cue.IDENTITY_DATA, Cue.TEXT_INTERVIEW),
        (Cue.IDENTITY_DATA, Cue.NO_INTERVIEW),
        (Cue.IDENTITY_DATA, Cue.APP_MOVE),
        (Cue.IDENTITY_DATA, Cue.PRESSURE),
        (Cue.BANK_DATA, Cue.INSTANT_OFFER),
        (Cue.BANK_DATA, Cue.UNSOLICITED),
        (Cue.BANK_DATA, Cue.TEXT_INTERVIEW),
        (Cue.BANK_DATA, Cue.NO_INTERVIEW),
        (Cue.BANK_DATA, Cue.APP_MOVE),
        (Cue.LOGIN_DATA,),
    ),
    reply=(
        "I send papers, numbers and bank data only after a signed contract, and only through the "
        "employer's own system."
    ),
    advice=(
        "Send none of it. If you have, freeze your credit file, tell your bank and watch for "
        "accounts in your name (in the US: identitytheft.gov)."
    ),
    source="FBI IC3, Fake Online Job Offers, PSA I-012120-PSA; US Federal Trade Commission",
)
CODE = Script(
    id="verification_code",
    name="verification code script",
    steps=(
        CONTACT,
        APP,
        Step("A code sent to you asked for", (Cue.CODE,)),
        HURRY,
    ),
    decisive=any_of((Cue.CODE,)),
    reply="No. A code that is sent to my phone is for me alone.",
    advice=(
        "Tell nobody the code. If you have, sign in to that account now, change its password and "
        "sign out all other devices."
    ),
    source="US Federal Communications Commission and FTC, Google Voice verification code scams",
)
REMOTE = Script(
    id="remote_access",
    name="remote access script",
    steps=(
        CONTACT,
        INTERVIEW,
        OFFER,
        Step("A program to install", (Cue.INSTALL, Cue.REMOTE_ACCESS)),
        Step("Control of your device", (Cue.REMOTE_ACCESS,)),
        HURRY,
    ),
    decisive=any_of(
        (Cue.REMOTE_ACCESS,),
        (Cue.INSTALL, Cue.UNSOLICITED, Cue.EASY_PAY),
        (Cue.INSTALL, Cue.TEXT_INTERVIEW),
    ),
    reply="No, thank you. I install nothing and let nobody onto my computer.",
    advice=(
        "Install nothing. If you have, go offline, remove it, and change your passwords from "
        "another device; call your bank if you signed in to it."
    ),
    source="FBI IC3, PSA on remote access software; UK National Cyber Security Centre",
)
REPOSITORY = Script(
    id="code_to_run",
    name="code to run script",
    steps=(
        CONTACT,
        Step("A project or command to run", (Cue.REPOSITORY, Cue.COMMAND)),
        Step("On your own machine, at once, or with a wallet", (Cue.RISKY_RUN, Cue.COMMAND)),
        APP,
        HURRY,
    ),
    decisive=any_of(
        (Cue.REPOSITORY, Cue.RISKY_RUN),
        (Cue.COMMAND,),
        (Cue.REPOSITORY, Cue.UNSOLICITED),
        (Cue.REPOSITORY, Cue.APP_MOVE),
        (Cue.REPOSITORY, Cue.PRESSURE, Cue.EASY_PAY),
    ),
    reply=(
        "I read code in the browser and run nothing from strangers on my machine. I am glad to "
        "do the exercise in an online sandbox."
    ),
    advice=(
        "Run nothing. If you have, take the machine offline, move your wallets and change "
        "passwords and tokens from another one."
    ),
    source="Palo Alto Networks Unit 42, Contagious Interview; Microsoft, ClickFix, 2025",
)
RENTAL = Script(
    id="account_rental",
    name="account rental script",
    steps=(
        CONTACT,
        EASY_OFFER,
        APP,
        Step("Your account or name for others to use", (Cue.ACCOUNT_RENTAL,)),
        Step("Logins or remote control", (Cue.LOGIN_DATA, Cue.REMOTE_ACCESS, Cue.CODE)),
        Step("A share kept as pay", (Cue.KEEP_SHARE,)),
    ),
    decisive=any_of((Cue.ACCOUNT_RENTAL,)),
    reply="No, thank you. My accounts and my name are not for rent.",
    advice=(
        "Lend no account: what is done under your name is yours to answer for. If you have, "
        "change the password and tell the platform or the bank."
    ),
    source="FBI IC3, PSA on account rental and IT workers, 2024–2025; Europol, Money Muling",
)
IMPERSONATION = Script(
    id="borrowed_name",
    name="borrowed employer name script",
    steps=(
        CONTACT,
        Step("A known name, but another address", (Cue.ODD_ADDRESS,)),
        INTERVIEW,
        OFFER,
        Step(
            "Data, money or an app",
            (Cue.IDENTITY_DATA, Cue.BANK_DATA, Cue.FEE, Cue.APP_MOVE, Cue.CHEQUE, Cue.LOGIN_DATA),
        ),
        HURRY,
    ),
    decisive=any_of(
        (Cue.ODD_ADDRESS, Cue.INSTANT_OFFER),
        (Cue.ODD_ADDRESS, Cue.IDENTITY_DATA),
        (Cue.ODD_ADDRESS, Cue.BANK_DATA),
        (Cue.ODD_ADDRESS, Cue.APP_MOVE),
        (Cue.ODD_ADDRESS, Cue.TEXT_INTERVIEW),
        (Cue.ODD_ADDRESS, Cue.PRESSURE),
        (Cue.ODD_ADDRESS, Cue.UNSOLICITED),
        (Cue.ODD_ADDRESS, Cue.FEE),
        (Cue.BOARD_RECRUITER, Cue.APP_MOVE),
        (Cue.BOARD_RECRUITER, Cue.TEXT_INTERVIEW),
        (Cue.TEXT_INTERVIEW, Cue.INSTANT_OFFER),
        (Cue.TEXT_INTERVIEW, Cue.APP_MOVE, Cue.UNSOLICITED),
        (Cue.INSTANT_OFFER, Cue.APP_MOVE),
        (Cue.NO_INTERVIEW, Cue.INSTANT_OFFER, Cue.EASY_PAY),
    ),
    reply=(
        "Thank you. I will ask your company through the address on its own site whether this "
        "offer is from it, and answer then."
    ),
    advice=(
        "Write to the employer by an address from its own site and ask. Until it has answered, "
        "send nothing and open nothing."
    ),
    source="FBI IC3, Fake Online Job Offers, PSA I-012120-PSA",
)
ACCESS = (IDENTITY, CODE, REMOTE, REPOSITORY, RENTAL, IMPERSONATION)
