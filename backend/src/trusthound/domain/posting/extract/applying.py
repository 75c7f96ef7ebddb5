"""A text in, whether it asks its reader to apply out."""

from trusthound.domain.common.clues import AnyOf

_WORDS = AnyOf.of(
    "to apply", "apply now", "apply online", "apply today", "apply for", "apply in person",
    "apply by", "apply here", "apply with", "how to apply", "your cv", "a cv", "your resume",
    "a resume", "résumé", "application form", "your application", "applications from",
    "applications are invited", "cover letter", "covering letter", "bewerbung", "bewerben",
    "bewirb dich", "lebenslauf", "candidature", "postuler", "lettre de motivation", "currículum",
    "tu cv", "inscríbete", "candidatura", "solliciteer", "sollicitatie", "solliciteren", "je cv",
    "životopis", "aplikuj", "ansökan", "ansök ", "ansøg", "søknad", "inviaci", "il tuo cv",
    "życiorys", "prześlij cv", "odpovědět na",
)  # fmt: skip


def asks_to_apply(text: str) -> bool:
    """Whether some words of applying stand in the text, over ten languages."""
    return _WORDS.stands_in(text.lower())
