"""A heading in, whether it names a job, a page of jobs or a part of a posting out."""

import re

# How a title says that it is for everyone: (m/w/d), (f/m/x), (H/F), (m/ž).
_FOR_EVERYONE = re.compile(
    r"\((?:all genders?|[mwfhdxižk](?:\s?[/|*]\s?[mwfhdxižkn*]){1,3})\)|"
    r"\b[mwf]/[mwf]/[dx]\b|\b(?:h/f|f/h|m/f|f/m|m/w|w/m|m/v|v/m|h/m)\b|\w(?:\*|:)in(?:nen)?\b",
    re.IGNORECASE,
)
# Occupations as whole words, and what words begin with, end with or hold where they are built of
# others. They are looked up: one pattern of them all takes many times longer.
_OCCUPATIONS = frozenset({
    "engineer", "engineers", "developer", "manager", "assistant", "nurse", "driver", "technician",
    "technologist", "analyst", "designer", "director", "officer", "clerk", "coordinator",
    "co-ordinator", "consultant", "specialist", "accountant", "administrator", "supervisor",
    "operator", "operative", "worker", "teacher", "lecturer", "professor", "researcher",
    "scientist", "associate", "fellow", "fellowship", "postdoc", "postdoctoral", "physician",
    "doctor", "surgeon", "therapist", "pharmacist", "psychologist", "cook", "chef", "waiter",
    "waitress", "barista", "bartender", "baker", "butcher", "cleaner", "housekeeper",
    "receptionist", "secretary", "cashier", "salesperson", "seller", "representative", "agent",
    "adviser", "advisor", "buyer", "planner", "scheduler", "dispatcher", "mechanic", "electrician",
    "plumber", "carpenter", "joiner", "welder", "fitter", "machinist", "setter", "painter",
    "bricklayer", "roofer", "architect", "surveyor", "lawyer", "solicitor", "attorney", "paralegal",
    "counsel", "editor", "writer", "journalist", "reporter", "translator", "photographer",
    "producer", "programmer", "tester", "lead", "leader", "chief", "intern", "internship",
    "trainee", "apprentice", "apprenticeship", "educator", "tutor", "carer", "caregiver", "nanny",
    "midwife", "dentist", "hygienist", "vet", "veterinarian", "guard", "firefighter", "captain",
    "master", "pilot", "steward", "attendant", "porter", "picker", "packer", "loader", "handler",
    "laborer", "labourer", "gardener", "groundskeeper", "hairdresser", "barber", "stylist",
    "beautician", "instructor", "coach", "trainer", "recruiter", "controller", "auditor",
    "bookkeeper", "teller", "underwriter", "actuary", "economist", "statistician", "navigator",
    "curator", "librarian", "archivist", "conservator", "merchandiser", "strategist", "owner",
    "partner", "executive", "expert", "inspector", "estimator", "foreman", "volunteer", "paramedic",
    "orderly", "caretaker", "janitor", "mover", "courier", "seamstress", "tailor", "fundraiser",
    "arzt", "ärztin", "koch", "köchin", "helfer", "helferin", "führer", "führerin", "leitung",
    "responsable", "agente", "aide", "cheffe", "chargé", "chargée", "cuoco", "cuoca", "addetto",
    "addetta", "tecnico", "tecnica", "operaio", "operaia", "commesso", "commessa", "jefe", "jefa",
    "sestra", "mistr", "kok",
})  # fmt: skip
_PIECES_OF_OCCUPATIONS = (
    "head of", "vice president", "social worker", "ingenieur", "entwickler", "leiter",
    "mitarbeiter", "kaufmann", "kauffrau", "kaufleute", "fachkraft", "techniker", "mechaniker",
    "mechatroniker", "elektroniker", "monteur", "fahrer", "pfleger", "pflegefach", "fachfrau",
    "berater", "sachbearbeiter", "verkäufer", "bäcker", "erzieher", "lehrer", "assistent",
    "referent", "meister", "azubi", "auszubildende", "praktik", "werkstudent", "planer",
    "schlosser", "tischler", "ingénieur", "développeu", "technicien", "infirmi", "comptable",
    "vendeu", "conducteur", "conductrice", "chauffeur", "cuisini", "serveu", "secrétaire",
    "directeur", "directrice", "enseignant", "professeur", "animateur", "animatrice", "éducateur",
    "éducatrice", "aide-", "stagiaire", "alternan", "apprenti", "ouvrier", "ouvrière",
    "électricien", "mécanicien", "maçon", "conseill", "gestionnaire", "coiffeu", "boulang",
    "menuisi", "charpenti", "plombi", "soudeu",
    "ingenier", "desarrollador", "técnic", "encargad", "gerente", "camarer", "cociner", "conductor",
    "enfermer", "administrativ", "dependient", "operari", "profesor", "asesor", "auxiliar",
    "programador", "becari", "limpiador", "electricista", "mecánic", "engenheir", "vendedor",
    "motorista", "analista", "ingegnere", "sviluppatore", "impiegat", "addett", "infermier",
    "camerier", "autista", "magazzinier", "contabile", "tirocin", "medewerker", "verpleegkundige",
    "verpleger", "verzorgende", "ontwikkelaar", "adviseur", "docent", "leraar", "begeleider",
    "beheerder", "verkoper", "stagiair", "utvecklare", "sjuksköterska", "undersköterska", "lärare",
    "handläggare", "udvikler", "sygeplejerske", "inženýr", "vývojář", "programátor", "manažer",
    "manažér", "technik", "technič", "účetní", "řidič", "prodavač", "prodavačk", "skladní",
    "kuchař", "číšní", "lékař", "učitel", "dělní", "operátor", "specialist", "vedoucí", "svářeč",
    "elektriká", "zámečn", "uklíze", "recepční", "pracovník", "pracovnic", "inżynier", "programist",
    "kierownik", "specjalist", "kierowc", "sprzedawc", "magazynier", "księgow", "pielęgniar",
    "nauczyciel", "kucharz", "kelner", "doradc", "asystent", "spawacz", "praktykant",
)  # fmt: skip
# Most other English occupations end so; these words do, too, and are none.
_ENDINGS = ("er", "or", "ist", "ian", "eer", "wright")
_NO_OCCUPATIONS = frozenset({
    "newsletter", "offer", "center", "number", "career", "customer", "computer", "summer", "winter",
    "together", "better", "paper", "water", "power", "order", "folder", "cover", "register",
    "footer", "header", "never", "over", "under", "after", "later", "further", "other", "whether",
    "user", "server", "filter", "weather", "matter", "monster", "dinner", "easter", "error",
    "color", "major", "minor", "honor", "floor", "door", "harbor", "harbour", "sector", "factor",
    "motor", "visitor", "christian", "italian", "canadian", "indian", "persian", "list", "exist",
    "tourist", "answer", "september", "october", "november", "december", "chapter", "quarter",
    "member", "letter", "corner", "border", "tower", "river", "poster", "flyer", "banner", "buffer",
    "twitter", "manchester", "leicester",
})  # fmt: skip
_ENDING_WORDS = 6
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_LAST_WORD = re.compile(r"([a-z]{5,})\s*(?:\Z|[(,–]|- )")
# What a page of a site is called: never the title of a job.
_PAGE = re.compile(
    r"(?:our |current |latest |all |other |open |job |employment |career )*"
    r"(?:careers?|jobs?|vacanc(?:y|ies)|positions?|openings?|opportunit(?:y|ies)|roles?|"
    r"employment|recruitment|hiring|offers?)(?: (?:details?|descriptions?|openings?|opportunit\w+|"
    r"centre|center|portal|board|search|page|site|at .{1,60}|with us|here))?|"
    r"(?:we(?: a|['’])re |now )?(?:hiring|recruiting)(?: now)?|help wanted|notice of vacancy|"
    r"(?:come )?(?:work|working|join|grow|careers|jobs) (?:with|for|at|here|us|our team|the team)"
    r".{0,40}|stellen(?:angebote?|anzeigen?|markt|ausschreibung\w*)|"
    r"(?:offene |freie |weitere )?stellen|karriere.{0,30}|arbeiten bei .{1,40}|aktuelle jobs|"
    r"offres? d['’]emploi.{0,30}|recrutement|nous rejoindre|rejoignez.{0,30}|emplois?|carrières?|"
    r"trabaja con nosotros|únete.{0,30}|empleo|ofertas? de empleo|lavora con noi|"
    r"posizioni aperte|vacatures?|werken bij.{0,40}|kariéra|volná místa|volné pozice|"
    r"nabídka práce|oferty pracy|praca|kariera|lediga jobb|home|start|startseite|welcome.{0,60}|"
    r"menu|main navigation|search|contact(?: us)?|kontakt|news|blog|events?|untitled|page|"
    r"about(?: .{1,60})?|über .{1,40}|who .{1,40}|wer .{1,40}|what .{1,60}|why .{1,60}|"
    r"how .{1,60}|our .{1,40}|meet .{1,40}|your .{1,40}|you(?: .{1,40})?|ihre? .{1,40}|"
    r"deine? .{1,40}|wir (?:bieten|suchen|erwarten).{0,40}|das .{1,40}|more .{1,40}|"
    r"similar .{1,40}|related .{1,40}|recent .{1,40}|.{1,60} careers?|cookies?.{0,60}|"
    r"privacy.{0,60}|sign (?:in|up).{0,30}|log ?in|follow us.{0,20}|(?:how to )?apply.{0,40}",
    re.IGNORECASE,
)
# What a part of a posting is called; with an occupation beside it, it is one ("Benefits Manager").
_PART = re.compile(
    r"the (?:role|job|post|position|team|company|candidate|person|offer)|responsibilities.{0,40}|"
    r"requirements.{0,40}|qualifications.{0,40}|(?:main |key )?duties.{0,40}|skills.{0,40}|"
    r"(?:job |role |position )?(?:description|summary|overview|details|purpose)|benefits.{0,40}|"
    r"perks.{0,40}|compensation.{0,40}|salary.{0,20}|location.{0,20}|experience|education|"
    r"aufgaben.{0,20}|anforderungen.{0,20}|profil.{0,20}|missions?.{0,20}|funciones.{0,20}|"
    r"requisitos.{0,20}|application.{0,20}|bewerbung.{0,20}|share.{0,40}|newsletter.{0,40}|"
    r"additional information|equal opportunit.{0,60}|person specification",
    re.IGNORECASE,
)
# After one of these, other postings follow.
_OTHERS = re.compile(
    r"(?:(?:view |see |browse |explore )?(?:more|other|similar|related|all|recommended|further)"
    r"(?: open| current)? (?:jobs?|roles?|positions?|vacanc|openings?|opportunit|offers)|"
    r"(?:people|applicants) also|you (?:may|might) also|jobs you may|weitere (?:stellen|jobs|"
    r"angebote)|ähnliche (?:stellen|jobs)|(?:autres|d['’]autres) offres|offres similaires|"
    r"otras ofertas|ofertas similares|altre (?:offerte|posizioni)|andere vacatures|bekijk ook|"
    r"další (?:nabídky|pozice|volná)|podobné (?:nabídky|pozice)|inne oferty|podobne oferty)",
    re.IGNORECASE,
)
# A text about jobs, a course or a form to copy.
_NO_OPENING = re.compile(
    r"\b(?:template|sample|how to|guide|interview questions|salary survey|ultimate|tips|webinar|"
    r"podcast|course|training programme|curriculum|certification|weiterbildung|lehrgang|seminar|"
    r"umschulung|formation|jobs in|jobs near|"
    r"salar(?:y|ies) (?:in|for|of)|average (?:salary|pay)|jobs, employment)\b|\?\s*\Z",
    re.IGNORECASE,
)
_SLOGAN = re.compile(
    r"(?:do|build|make|grow|join|shape|create|find|discover|become|start|be|help|change|fill|"
    r"bring|let|mach|werde|gestalte|komm|bewirb|donnez|construi\w+|rejoi\w+)\b|"
    r".*[.!…]\Z",
    re.IGNORECASE,
)
_HEADING_CHARACTERS = 200


def names_occupation(heading: str) -> bool:
    low = heading[:_HEADING_CHARACTERS].lower()
    return not _OCCUPATIONS.isdisjoint(_WORD.findall(low)) or any(
        each in low for each in _PIECES_OF_OCCUPATIONS
    )


def may_name_occupation(heading: str) -> bool:
    """Whether a heading, which is no company's name, names an occupation or ends like one."""
    if names_occupation(heading):
        return True
    last = _LAST_WORD.search(heading[:_HEADING_CHARACTERS].lower())
    return (
        last is not None
        and len(heading.split()) <= _ENDING_WORDS
        and last[1].endswith(_ENDINGS)
        and last[1] not in _NO_OCCUPATIONS
    )


def is_for_everyone(heading: str) -> bool:
    signed = any(each in heading for each in "(/*:")
    return signed and _FOR_EVERYONE.search(heading[:_HEADING_CHARACTERS]) is not None


def is_page_or_part(heading: str) -> bool:
    words = heading[:_HEADING_CHARACTERS].strip(" :!.?")
    if _PAGE.fullmatch(words):
        return True
    return _PART.fullmatch(words) is not None and not names_occupation(words)


def leads_to_others(heading: str) -> bool:
    return _OTHERS.match(heading[:_HEADING_CHARACTERS]) is not None


def is_no_opening(heading: str) -> bool:
    return _NO_OPENING.search(heading[:_HEADING_CHARACTERS]) is not None


def is_slogan(heading: str) -> bool:
    return _SLOGAN.match(heading[:_HEADING_CHARACTERS]) is not None
