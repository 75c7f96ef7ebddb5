"""The form of a verification in, what is asked of a resume out."""

from starlette.requests import Request

from trusthound.domain.hiring.asked import Asked, checked
from trusthound.entrypoints.http.caller import Caller
from trusthound.entrypoints.http.uploads import read_form

_FILES = frozenset({"resume"})
_FIELDS = frozenset({"candidateEmail", "claimedEmployers", "linkedinUrl", "jobText", "attested"})


async def asked_in_form(request: Request, caller: Caller) -> Asked:
    """Raises Refused, InvalidInput, Overloaded."""
    form = await read_form(request, caller, files=_FILES, fields=_FIELDS)
    file = form.files.get("resume")
    return checked(
        form.fields,
        filename=file.filename if file else "",
        data=file.data if file and (file.filename or file.data) else None,
    )
