"""Every lexicon, once."""

from trusthound.domain.message.lexicon.english import ENGLISH

LEXICONS = (ENGLISH,)
