"""A mail that was sent on in, the original out: whole as an attachment, or quoted as text."""

import re
from dataclasses import replace

from trusthound.adapters.documents.header_words import mailboxes
from trusthound.adapters.documents.mime import Part
from trusthound.domain.message.mail.model import Forwarding, Mail, Standing

# A short note, and the mail it is about.
_NOTE_CHARACTERS = 1_000
_FORWARDED_SUBJECT = re.compile(
    r"\s*(?:fwd?|wg|tr|rv|enc|i|vs|fs|vb|doorst|weitergeleitet|reenviado)\s*:|\s*\[fwd:",
    re.IGNORECASE,
)
_MARK = re.compile(
    r"^[\s>]*(?:-{2,}\s*(?:forwarded message|original message|weitergeleitete nachricht|"
    r"ursprüngliche nachricht|message transféré|message d'origine|mensaje reenviado|"
    r"mensaje original|mensagem encaminhada|mensagem original|forwarded by[^\n]{0,60})\s*-{2,}|"
    r"begin forwarded message:|anfang der weitergeleiteten nachricht:|"
    r"début du message réexpédié\s?:|inicio del mensaje reenviado:)",
    re.IGNORECASE | re.MULTILINE,
)
_FROM_LINE = re.compile(
    r"^[\s>*]*(?:from|von|de|absender)\s?:[\s*]*([^\n]{3,300})", re.IGNORECASE | re.MULTILINE
)
_SUBJECT_LINE = re.compile(
    r"^[\s>*]*(?:subject|betreff|objet|asunto|assunto)\s?:[\s*]*([^\n]{1,300})",
    re.IGNORECASE | re.MULTILINE,
)
_HEAD_CHARACTERS = 1_500


def attached_original(whole: Part, outer: Mail) -> Part | None:
    """The one mail that is attached to a forwarding note.

    Only where the outer one is a note: else a stranger could attach an honest company's mail and
    be judged by that.
    """
    attached = [each for each in _attached(whole) if each.parts]
    if _is_disowned(outer) or len(attached) != 1 or len(outer.text) > _NOTE_CHARACTERS:
        return None
    if outer.text and not _FORWARDED_SUBJECT.match(outer.subject):
        return None
    return attached[0].parts[0]


def quoted_original(outer: Mail) -> Mail | None:
    """The mail with the sender and subject that the quoted head names; the rest of it is lost."""
    mark = _MARK.search(outer.text)
    if (
        _is_disowned(outer)
        or mark is None
        or not (_FORWARDED_SUBJECT.match(outer.subject) or mark.start() < 40)
    ):
        return None
    head = outer.text[mark.end() : mark.end() + _HEAD_CHARACTERS]
    named = _FROM_LINE.search(head)
    senders = mailboxes(named[1].replace("[mailto:", "<").replace("]", ">")) if named else ()
    about = _SUBJECT_LINE.search(head)
    return replace(
        outer,
        sender=senders[0] if senders else None,
        senders=min(1, len(senders)),
        reply_to=(),
        return_path="",
        message_id_host="",
        hops=(),
        list_id="",
        subject=about[1].strip() if about else outer.subject,
        authentication=None,
        forwarding=Forwarding.AS_TEXT,
        forwarded_by=outer.sender,
        headers_lost=True,
    )


def _is_disowned(outer: Mail) -> bool:
    """A forged sender forwards nothing: the mail itself is what is to be judged."""
    told = outer.authentication
    return told is not None and told.standing is Standing.FAILED


def _attached(part: Part) -> list[Part]:
    """Mails at the outermost levels; those within them belong to them."""
    if part.kind == "message/rfc822":
        return [part]
    return [found for each in part.parts for found in _attached(each)]
