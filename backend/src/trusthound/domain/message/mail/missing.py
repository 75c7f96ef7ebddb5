"""A mail in, what of it could not be judged and how to get the original out; "" for nothing."""

from trusthound.domain.message.mail.model import Forwarding, Mail

HOW_TO_DOWNLOAD = (
    "To have the sender checked, download the original where it arrived and check that file: in "
    "Gmail “Show original”, then “Download original”; in Outlook “Download” or “Save as”; in "
    "Apple Mail “Save As”, “Raw Message Source”; in Yahoo and others “View raw message”."
)

_AS_TEXT = (
    "This mail was forwarded as text, which loses the original's headers: who sent it could not "
    "be checked."
)
_AS_ATTACHMENT = (
    "This mail came attached to another one. Its headers passed through other hands, so who sent "
    "it could not be checked."
)
_NO_WAY = "This file holds no trace of the mail's way: who sent it could not be checked."
_NO_RESULTS = (
    "No result of the mail provider itself stands in this mail: who sent it could not be checked."
)


def what_is_missing(mail: Mail) -> str:
    """Nobody is asked to forward anything: that is what loses the headers."""
    if mail.forwarding is Forwarding.AS_TEXT:
        told = _AS_TEXT
    elif mail.forwarding is Forwarding.AS_ATTACHMENT:
        told = _AS_ATTACHMENT
    elif mail.headers_lost:
        told = _NO_WAY
    elif mail.authentication is None:
        told = _NO_RESULTS
    else:
        return ""
    return f"{told} {HOW_TO_DOWNLOAD}"
