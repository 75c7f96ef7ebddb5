"""What a wire model found wrong in; one sentence about the first fault, and its field, out."""

from collections.abc import Mapping
from typing import Any

from fastapi.exceptions import RequestValidationError

from trusthound.entrypoints.http.problems import Refused

_SENTENCES = {
    "missing": "“{field}” is missing.",
    "string_type": "“{field}” must be text.",
    "string_unicode": "“{field}” holds characters that are not valid Unicode.",
    "string_too_long": "“{field}” is longer than {max_length:,} characters.",
    "literal_error": "“{field}” must be one of {expected}.",
}
_NO_OBJECT = "The body must be a JSON object."
_NO_JSON = "The body is not valid JSON."


def refusal_of(error: RequestValidationError) -> Refused:
    """The first fault, told; what was sent is not repeated."""
    fault: Mapping[str, Any] = error.errors()[0]
    if fault["type"] == "json_invalid":
        return Refused("invalid_json", _NO_JSON)
    field = ".".join(str(part) for part in fault["loc"][1:])
    if not field:
        return Refused("invalid_input", _NO_OBJECT)
    sentence = _SENTENCES.get(fault["type"], "“{field}” is not valid.")
    return Refused(
        "invalid_input", sentence.format(field=field, **fault.get("ctx", {})), field=field
    )
