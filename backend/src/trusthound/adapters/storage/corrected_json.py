"""What a reader corrected in and out of its column."""

from psycopg.types.json import Jsonb
from pydantic import TypeAdapter

from trusthound.adapters.storage.stored_json import stored_json
from trusthound.domain.posting.correction import Corrected, Correction

_FIELDS = TypeAdapter(tuple[Corrected, ...])


def corrected_json(correction: Correction) -> Jsonb:
    return stored_json(_FIELDS.dump_python(correction.fields, mode="json"))


def correction_of(original_id: str | None, fields: str | None) -> Correction | None:
    """None for what was judged as we read it; an original that is gone has no id any more."""
    return None if fields is None else Correction(original_id or "", _FIELDS.validate_json(fields))
