"""A text in, whether it reads like a job posting out."""

from itertools import islice

from trusthound.domain.common.clues import AnyOf

# One group a kind of thing that a posting speaks of, in several languages.
_CUES = tuple(AnyOf.of(*words) for words in (
    ("responsibilit", "your role", "what you'll do", "what you’ll do", "what you will do", "duties",
     "aufgaben", "náplň práce", "co bude", "co tě čeká", "zodpovědnost", "missions", "funciones",
     "obowiązki", "pracovní náplň", "day-to-day", "day to day", "you will",
     "responsabilità", "mansioni", "attività principali", "ti occuperai", "si occuperà"),
    ("requirement", "qualification", "what we're looking for", "what we’re looking for",
     "who you are", "must-have", "must have", "anforderung", "profil", "požad", "očekává",
     "requisitos", "wymagania", "you have", "you bring", "skills", "requisiti", "competenze"),
    ("experience", "erfahrung", "zkušenost", "praxe", "expérience", "experiencia", "doświadczenie",
     "esperienza"),
    ("apply", "applica", "candidat", "bewerb", "postul", "aplik", "životopis", "odpovědět",
     "cv ", "cv.", "cv,", "resume", "lebenslauf", "candidar", "curriculum"),
    ("salary", "compensation", "per hour", "per annum", "wage", "stipend", "gehalt", "mzda",
     "plat ", "odměn", "salaire", "salario", " pay ", " pay:", "pay range", "pay rate", "stipendio",
     "retribuzione", " ral "),
    ("benefit", "vacation", "holiday", "pension", "401", "insurance", "home office", "dovolen",
     "nabízíme", "we offer", "wir bieten", "perks", "offriamo", "buoni pasto"),
    ("full-time", "full time", "fulltime", "part-time", "part time", "parttime", "contract",
     "employment type", "permanent", "vollzeit", "teilzeit", "úvazek", "hpp", "internship",
     "freelance", "remote", "work from home", "on-site", "on site", "onsite", "tempo pieno",
     "tempo indeterminato", "tempo determinato", "smart working"),
    ("we are looking", "we're looking", "we’re looking", "we are hiring", "we're hiring",
     "we’re hiring", "we are seeking", "we're seeking", "we’re seeking", "join our", "join us",
     "hledáme", "wir suchen", "nous recherchons", "buscamos", "szukamy", "is hiring", "is seeking",
     "is looking for", "opportunity", "team", "cerchiamo", "stiamo cercando", "ricerchiamo",
     "unisciti"),
    ("vacancy", "position", "job title", "job description", "job summary", "job type",
     "about the role", "about the job", "stelle", "pozic", "poste", "puesto", "stanowisko",
     "opening", "hiring", "employer", "recruit", "offerta di lavoro", "posizione", "figura"),
))  # fmt: skip
_READ_CHARACTERS = 20_000
ENOUGH_CUES = 4


def cues_of_a_posting(text: str) -> int:
    """How many of nine things a posting speaks of the text does; counts no further than enough."""
    folded = " ".join(text[:_READ_CHARACTERS].lower().split())
    spoken = (words for words in _CUES if words.stands_in(folded))
    return sum(1 for _ in islice(spoken, ENOUGH_CUES))
