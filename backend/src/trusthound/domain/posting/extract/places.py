"""Structured or written places in, places out."""

from collections.abc import Mapping

from trusthound.domain.common.place import Place
from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.posting.extract.values import items_in, mapping_in, text_in

_PLACE_CHARACTERS = 200


def places_in(value: object) -> tuple[Place, ...]:
    """The places of a `jobLocation`: texts, Places or PostalAddresses, one or several."""
    found = (_place(each) for each in items_in(value))
    return tuple(dict.fromkeys(each for each in found if each.text))


def written_place(text: str) -> Place:
    """A place as a person wrote it."""
    return Place(clean_line(text, _PLACE_CHARACTERS))


def _place(value: object) -> Place:
    if not isinstance(value, Mapping):
        return written_place(text_in(value))
    address = mapping_in(value.get("address")) or (value if "addressLocality" in value else {})
    locality = _line(address.get("addressLocality"))
    region = _line(address.get("addressRegion"))
    country = _line(address.get("addressCountry"))
    parts = dict.fromkeys(each for each in (locality, region, country) if each)
    text = ", ".join(parts) or _line(value.get("address")) or _line(value.get("name"))
    return Place(text, locality, region, country)


def _line(value: object) -> str:
    return clean_line(text_in(value), _PLACE_CHARACTERS)
