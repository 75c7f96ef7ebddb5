"""A mail with a file that should not be opened."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.mail.model import Attachment, Trait
from trusthound.domain.message.model import Message

_TOLD = {
    Trait.PROGRAM: "runs when it is opened",
    Trait.HOLDS_PROGRAM: "an archive with a program in it",
    Trait.SHORTCUT: "a shortcut that starts something",
    Trait.DISK_IMAGE: "a disk image",
    Trait.DOUBLE_ENDING: "its name ends twice",
    Trait.TURNED_NAME: "its name is written backwards",
    Trait.DISGUISED: "not what its name says",
    Trait.WEB_PAGE: "a web page",
    Trait.LOCKED_ARCHIVE: "an archive under a password",
    Trait.MACROS: "holds macros",
}
# A form as a web page, a locked archive or macros do come from offices as well.
_MILD = {Trait.WEB_PAGE: 0.6, Trait.LOCKED_ARCHIVE: 0.6, Trait.MACROS: 0.6, Trait.DISGUISED: 0.7}


@signal(
    title="A file that should not be opened",
    question="Is a program, a disguised file, a web page or a locked archive attached?",
    why="Offers and contracts come as documents; these can run code or ask for a password.",
    innocent="Some offices do send forms with macros, and code exercises as archives.",
    advice="Do not open the attached file. Ask for a PDF, "
    "or look at it on a machine that holds nothing of yours.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="CISA, caution with e-mail attachments; Unit 42, Contagious Interview",
)
def dangerous_attachment(message: Message) -> Finding:
    """By the file's name, its first bytes and an archive's list of names; nothing is opened."""
    if message.mail is None or not message.mail.attachments:
        return not_applicable()
    found = [each for each in message.mail.attachments if each.traits]
    if not found:
        return absent()
    return present(
        *(stated(f"{each.name}: {_reasons(each)}", "attachment") for each in found[:5]),
        strength=max(_MILD.get(trait, 1.0) for each in found for trait in each.traits),
    )


def _reasons(attachment: Attachment) -> str:
    return ", ".join(_TOLD[each] for each in attachment.traits)
