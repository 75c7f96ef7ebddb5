"""The passwords that most people choose, out of the lists that zxcvbn ships."""

from functools import cache

from zxcvbn.frequency_lists import FREQUENCY_LISTS

from trusthound.domain.access.password import FEWEST_CHARACTERS


@cache
def common_passwords() -> frozenset[str]:
    """In lower case; those that are too short anyway are left out."""
    return frozenset(
        each.casefold() for each in FREQUENCY_LISTS["passwords"] if len(each) >= FEWEST_CHARACTERS
    )
