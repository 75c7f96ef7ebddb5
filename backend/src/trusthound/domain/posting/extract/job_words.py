"""A heading in, whether it names a job, a page of jobs or a part of a posting out."""

import re

# How a title says that it is for everyone: (m/w/d), (f/m/x), (H/F), (m/ž).
_FOR_EVERYONE = re.compile(
    r"\((?:all genders?|[mwfhdxižk](?:\s?[/|*]\s?[mwfhdxižkn*]){1,3})\)|"
    r"\b[mwf]/[mwf]/[dx]\b|\w(?:\*|:)in(?:nen)?\b",
    re.IGNORECASE,
)
# Occupations, as whole words in English and as what words begin or end with elsewhere.
_OCCUPATION = re.compile(
    r"\b(?:engineer|developer|manager|assistant|nurse|driver|technician|technologist|analyst|"
    r"designer|director|officer|clerk|coordinator|co-ordinator|consultant|specialist|accountant|"
    r"administrator|supervisor|operator|operative|worker|teacher|lecturer|professor|researcher|"
    r"scientist|associate|fellow(?:ship)?|postdoc\w*|physician|doctor|surgeon|therapist|"
    r"pharmacist|psychologist|cook|chef|waiter|waitress|barista|bartender|baker|butcher|cleaner|"
    r"housekeeper|receptionist|secretary|cashier|salesperson|seller|representative|agent|advis[eo]r|"
    r"buyer|planner|scheduler|dispatcher|mechanic|electrician|plumber|carpenter|joiner|welder|"
    r"fitter|machinist|setter|painter|bricklayer|roofer|architect|surveyor|lawyer|solicitor|"
    r"attorney|paralegal|counsel|editor|writer|journalist|reporter|translator|photographer|"
    r"producer|programmer|tester|lead|leader|head of|chief|vice president|intern(?:ship)?|trainee|"
    r"apprentice(?:ship)?|educator|tutor|carer|caregiver|nanny|midwife|dentist|hygienist|vet|"
    r"veterinarian|social worker|guard|firefighter|captain|master|pilot|steward|attendant|porter|"
    r"picker|packer|loader|handler|labou?rer|gardener|groundskeeper|hairdresser|barber|stylist|"
    r"beautician|instructor|coach|trainer|recruiter|controller|auditor|bookkeeper|teller|"
    r"underwriter|actuary|economist|statistician|navigator|curator|librarian|archivist|conservator|"
    r"merchandiser|strategist|owner|partner|executive|expert|inspector|estimator|foreman|"
    r"volunteer|editor-in-chief|paramedic|orderly|caretaker|janitor|mover|courier|seamstress|tailor)\b|"
    # German
    r"ingenieur|entwickler|leit(?:er|ung)\b|mitarbeiter|kauff?(?:mann|frau|leute)|fachkraft|"
    r"techniker|mechani\w{0,3}ker|elektroniker|monteur|fahrer|pfleger|pflegefach|\barzt\b|ärzt|"
    r"berater|sachbearbeiter|verkäufer|\bkoch\b|köch|bäcker|erzieher|lehrer|assistent|referent|"
    r"meister|azubi|auszubildende|praktik|werkstudent|helfer\b|führer\b|planer|schlosser|tischler|"
    # French
    r"ingénieur|développeu|\bresponsable|technicien|infirmi|\bagent|chargée?\b|comptable|vendeu|"
    r"conduct(?:eur|rice)|chauffeur|cuisini|serveu|secrétaire|direct(?:eur|rice)|enseignant|"
    r"professeur|anima(?:teur|trice)|éduca(?:teur|trice)|aide-|\baide\b|stagiaire|alternan|apprenti|"
    r"ouvri(?:er|ère)|électricien|mécanicien|maçon|conseill|gestionnaire|\bchef|coiffeu|boulang|"
    # Spanish, Portuguese and Italian
    r"ingenier|desarrollador|técnic|encargad|gerente|camarer|cociner|conductor|enfermer|"
    r"administrativ|dependient|operari|profesor|asesor|auxiliar|\bjefe|programador|becari|"
    r"limpiador|electricista|mecánic|engenheir|vendedor|motorista|analista|ingegnere|sviluppatore|"
    r"impiegat|addett[oai]|operaio|tecnic[oa]|infermier|cuoc[oa]\b|cameriere|commess[oa]|autista|"
    r"magazzinier|contabile|tirocin|"
    # Dutch and the Nordic languages
    r"medewerker|verple(?:egkundige|ger)|verzorgende|ontwikkelaar|adviseur|docent|leraar|"
    r"begeleider|beheerder|verkoper|stagiair|utvecklare|sjuksköterska|undersköterska|lärare|"
    r"handläggare|udvikler|sygeplejerske|"
    # Czech, Slovak and Polish
    r"inženýr|vývojář|programátor|manaž[eé]r|techni[kč]|účetní|řidič|prodava[čv]|skladní|kuchař|"
    r"číšní|sestr[ay]\b|lékař|učitel|dělní|operátor|specialist|referent|vedoucí|mistr\b|svářeč|"
    r"elektriká|zámečn|uklíze|recepční|pracovn[ií][kc]|inżynier|programist|kierownik|specjalist|"
    r"kierowc|sprzedawc|magazynier|księgow|pielęgniar|nauczyciel|kucharz|kelner|doradc|asystent|"
    r"spawacz|praktykant",
    re.IGNORECASE,
)
# Most other English occupations end so; these words do, too, and are none.
_ENDING = re.compile(
    r"\b(?!(?:newsletter|offer|cent(?:er|re)|number|career|customer|computer|summer|winter|together|"
    r"better|paper|water|power|order|folder|cover|register|footer|header|never|over|under|after|"
    r"later|further|other|whether|user|folder|server|filter|weather|matter|monster|dinner|easter|"
    r"error|color|major|minor|honor|floor|door|doctor who|harbou?r|sector|factor|motor|visitor|"
    r"christian|italian|canadian|indian|persian|list|exist|tourist|specialist list|answer|"
    r"(?:sept|nov|dec|oct)\w*ber|chapter|quarter|member|letter|corner|border|tower|river|poster|"
    r"flyer|banner|buffer|twitter|manchester|leicester|december)\b)"
    r"[a-z]{3,}(?:er|or|ist|ian|eer|wright)(?=\s*(?:\(|,|–|-|\Z))",
    re.IGNORECASE,
)
_ENDING_WORDS = 6
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
    return _OCCUPATION.search(heading[:_HEADING_CHARACTERS]) is not None


def may_name_occupation(heading: str) -> bool:
    """Whether a heading, which is no company's name, names an occupation or ends like one."""
    few = len(heading.split()) <= _ENDING_WORDS
    return names_occupation(heading) or (few and _ENDING.search(heading) is not None)


def is_for_everyone(heading: str) -> bool:
    return _FOR_EVERYONE.search(heading[:_HEADING_CHARACTERS]) is not None


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
