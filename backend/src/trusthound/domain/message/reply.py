"""A dossier in, an answer that is safe to send out: our words alone, never the message's."""

from trusthound.domain.message.cue import Cue
from trusthound.domain.message.dossier import Dossier

ASK_FIRST = (
    "Thank you for writing. Please send me the company's name, the title of the position and a "
    "link to it on the company's own site, from an address of the company. I will answer then."
)
NO_DATA = (
    "Thank you. I send papers and bank data only after a signed contract and through the "
    "employer's own system. Please tell me who you are by an address of the company."
)
OTHER_CHANNEL = (
    "Thank you. I would rather stay here or talk by phone. Please write from an address of the "
    "company and send me a link to the position on its own site."
)
VIDEO_FIRST = (
    "Thank you. Before I accept anything I would like a video talk with the person I would work "
    "for. Please send me their name and an invitation from an address of the company."
)


def safe_reply(dossier: Dossier) -> str:
    """That of the script; else what asks for the thing that is missing."""
    best = dossier.scripts.best
    if best is not None:
        return best.reply
    if dossier.cues.first(Cue.IDENTITY_DATA, Cue.BANK_DATA, Cue.LOGIN_DATA):
        return NO_DATA
    if dossier.cues.first(Cue.INSTANT_OFFER, Cue.NO_INTERVIEW, Cue.TEXT_INTERVIEW):
        return VIDEO_FIRST
    return OTHER_CHANNEL if dossier.cues.first(Cue.APP_MOVE) else ASK_FIRST
