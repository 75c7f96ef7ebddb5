"""Steps that many scripts share."""

from trusthound.domain.message.cue import Cue
from trusthound.domain.message.scripts.script import Step

CONTACT = Step("First contact out of the blue", (Cue.UNSOLICITED, Cue.BOARD_RECRUITER))
EASY_OFFER = Step("Good pay for little work", (Cue.EASY_PAY, Cue.TASK_PAY, Cue.REMOTE_WORK))
APP = Step("Move to a messenger", (Cue.APP_MOVE, Cue.GROUP_CHAT))
INTERVIEW = Step("No interview, or one in writing", (Cue.TEXT_INTERVIEW, Cue.NO_INTERVIEW))
OFFER = Step("Hired at once", (Cue.INSTANT_OFFER,))
PERSONAL_DATA = Step("Personal or bank data asked for", (Cue.IDENTITY_DATA, Cue.BANK_DATA))
HURRY = Step("Haste or secrecy", (Cue.PRESSURE, Cue.SECRECY))
FEE = Step("A payment before work starts", (Cue.FEE, Cue.KIT))
CHEQUE = Step("A cheque to deposit", (Cue.CHEQUE,))
SEND_ON = Step("Part of the money sent on", (Cue.SEND_ON, Cue.EQUIPMENT, Cue.GIFT_CARD))


def any_of(*sets: tuple[Cue, ...]) -> tuple[frozenset[Cue], ...]:
    return tuple(map(frozenset, sets))
