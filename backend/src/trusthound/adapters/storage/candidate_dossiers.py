"""A candidate's dossier in, the JSON that is stored with its check out, and back again."""

from pydantic import TypeAdapter

from trusthound.domain.candidate.dossier import Dossier

_DOSSIER = TypeAdapter(Dossier)


def stored_dossier(dossier: Dossier) -> object:
    """Everything that the report was made of, the resume's text as well."""
    told: object = _DOSSIER.dump_python(dossier, mode="json")
    return told


def read_dossier(stored: object) -> Dossier:
    """Raises ValueError for what a version with other fields stored."""
    return _DOSSIER.validate_python(stored)
