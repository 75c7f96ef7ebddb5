"""Words of schools and the ways to write a degree, with the level of each."""

import re
from functools import lru_cache
from types import MappingProxyType

from trusthound.domain.resume.model import Level
from trusthound.domain.resume.read.piece import in_small_letters

SCHOOLS = re.compile(
    r"\b(?:univ|universit\w*|universidad\w*|universidade|univerzit\w*|uniwersytet\w*|"
    r"college|colleg\w*|institut\w*|instytut\w*|istituto|institución|"
    r"school|academy|académie|academia|akademi\w*|polytechnic\w*|polytech\w*|"
    r"politechnik\w*|politecnico|politécnica|hochschule|fachhochschule|gymnasi\w*|"
    r"lyc[ée]e|liceo|liceum|iit|nit|iiit|mit|bits|ucla|eth|epfl|ens|conservator\w*|"
    r"seminary|faculty of|facultad|faculdade|facoltà|fakulta|fakultät|école|ecole|escuela|"
    r"escola|lyzeum|lyceum|gimna[zs]i\w*|unidad educativa|centro universitário|(?:fh|htw|htwg|htl|"
    r"htbla|rwth)(?=\s)|h\.?s\.?s|hr\.?\s?sec|"
    r"scuola|[^\W\d_]*schule|colegiul?|col[ée]gio|technikum|vysoká škola|střední|"
    r"škola|szkoła|yeshiva|technion|udacity|coursera|vidyalaya|vidya|"
    r"mahavidyalaya|iim|eth zürich|hogeschool|universiteit|højskole|högskola|yliopisto|"
    r"üniversitesi|lise(?:si)?|университет\w*|институт\w*|академи\w*|школа|"
    r"educational? cent(?:er|re)|training cent(?:er|re)|uc [a-z]+|ucl|lse|nyu|usc|cmu|hse|"
    r"continuing education|"
    r"epita|general assembly|brainstation|caltech|postech|kaist)\b|大学|学院|학교|대학교",
    re.IGNORECASE,
)
# Parts of a school, which are none by themselves.
FACULTY = re.compile(
    r"(?:the )?(?:faculty|department|chair|division|fakultät|fachbereich|facultad|faculdade|"
    r"facoltà|faculté|wydział)\b|\b(?:faculty|department)[,.]?$|"
    r"[\w &-]{3,40}\s(?:faculty|department)\s?(?:,|$)",
    re.IGNORECASE,
)
EXCHANGE = "exchange"  # a term at another school: of no level
_FIELD = r"(?![\w])\.?"
_DEGREES = (
    (Level.DOCTOR,
        r"ph\.?\s?d|d\.?\s?phil|doctor(?:ate)?(?:\s(?:of|in)\s\w+)?|doctoral(?: degree|"
        r" candidate| student)?|m\.?d|j\.?d|dr\.(?:\s?rer\.?\s?nat|-?ing)|promotion|doctorat|"
        r"habilitation|habilitacja|doctorado|doutorado|doutoramento|dottorato|"
        r"candidate of sciences?"
    ),
    (Level.MASTER,
        r"master(?:['’]?s)?(?:\s(?:degree|diploma))?(?:\sof\s(?:science|arts|engineering|"
        r"business administration|technology|commerce|computer applications?|education|"
        r"fine arts|laws?|public health|public administration|philosophy|music|architecture|"
        r"economics|management|finance|professional studies|information systems|"
        r"computer science))?|m\.?\s?sc(?:\.?\s?\(?(?:hons)?\)?)?|m\.?s(?!\s?(?:office|word|"
        r"excel|sql|project|dos|access|paint))|m\.?a(?=[.\s(,]|$)|m\.?\s?eng|meng|m\.?\s?tech|"
        r"m\.?b\.?a|m\.?c\.?a|m\.?\s?comm?|m\.?\s?phil|m\.?ed|m\.?f\.?a|ll\.?m|mim|m\.?res|"
        r"m\.?arch|m\.?p\.?h|m\.?\s?acc(?:t|y)?|m\.?s\.?w|"
        r"m\.?e(?=\.?\s?[\(,]|\sin\b)|pgdm|pgdba|pg diploma|pgp|"
        r"post[- ]?graduat\w+(?:\s(?:diploma|degree|program\w*))?|dipl\.?-?\s?(?:ing|inform|"
        r"kfm|kff|phys|chem|math|psych|biol|päd|volksw|betriebsw)\w*\.?"
        r"(?:\s?\((?:fh|tu|univ|ba|dh)\.?\))?|diplom(?:-?\w*ingenieur\w*|"
        r"-?\w*informatik\w*|-?\w*kauf\w+)?(?!a)|magister\w*|maestr[ií]a|mestrado|mestre|"
        r"master-?stud\w+|especiali[sz]a\w+(?=\s(?:en|em)\b)|pós-graduação|"
        r"máster|laurea magistrale|laurea specialistica|magistrale|mgr(?:\.?\sinż)?|"
        r"magistersk\w*|ing(?=\.\s|\.$)|mgr|licence professionnelle|dea|dess|staatsexamen|"
        r"specialist(?:['’]?s)? degree|specialist of science|engineer(?:['’]?s)? degree|"
        r"(?:engineer|specialist)(?=\s.{3,60}(?:univers|institut|academ))|specialist(?='s)|магистр\w*|специалист|硕士|修士"
    ),
    (Level.BACHELOR,
        r"bachelor(?:['’]?s)?(?:\sdegree)?(?:\sof\s(?:science|arts|engineering|"
        r"business administration|business|technology|commerce|computer applications?|"
        r"education|fine arts|laws?|architecture|pharmacy|music|nursing|economics|management|"
        r"applied science|design|information technology|computer science))?|"
        r"b\.?\s?sc(?:\.?\s?\(?(?:hons)?\)?)?|b\.?s(?![\w&])|b\.?a(?=[.\s(,/]|$)|a\.b(?=\.)|"
        r"b[a-z]{1,3}sc|b\.?\s?eng|"
        r"beng|b\.?\s?tech|b\.?b\.?a|b\.?c\.?a|b\.?\s?comm?|b\.?e(?=[.\s(,]|$)|b\.?ed|b\.?f\.?a|"
        r"ll\.?b|b\.?arch|b\.?pharm\w*|b\.?m(?=\.?\s(?:in\b|,))|b\.?stat|b\.?des|m\.?b\.?b\.?s|"
        r"undergraduate(?:\sdegree)?|licence|licenciatura|licenciad[oa]|licencjat|graduação|"
        r"graduad[oa](?=\s(?:en|em)\b)|ingenier[ií]a(?=\s(?:de|en|\w+[ac]a)\b)|lic\.?(?=\sen\b)|"
        r"ingenier[oa](?=\s(?:de|en|\w+[ac][oal])\b)|bachelor-?stud\w+|"
        r"grado(?=\s(?:en|de)\b)|bacharel\w*|hbo|laurea(?:\striennale)?|bakalář\w*|"
        r"bc(?=\.)|inż(?:ynier)?|ingénieur|"
        r"diplôme d['’]ingénieur|titulaci[óo]n|бакалавр\w*|本科|学士"
    ),
    (Level.ASSOCIATE,
        r"associate(?:['’]?s)?\sof\s(?:applied\s)?(?:science|arts)|"
        r"associate(?:['’]?s)?(?:\sdegree)?(?:\sof\s(?:science|arts|"
        r"applied science))?(?=\s(?:degree|of|in)\b|['’]s|,)|a\.a\.s?|a\.s(?=\.)|"
        r"foundation degree|dut|bts|hnd|hnc"
    ),
    (Level.VOCATIONAL,
        r"(?<!no )diploma(?:\sof\s\w+)?|vocational\s\w+|nanodegree|"
        r"certificate(?=(?:\s(?:program|programme|course))?\s(?:in|of)\b)|"
        r"apprenticeship|berufsausbildung|ausbildung(?=\s(?:zum|zur|als)\b)|"
        r"formation professionnelle|fp|ciclo formativo|curso t[ée]cnico|técnico superior|"
        r"výuční list|practical engineer(?:ing)?|bootcamp|immersive|\w[\w-]+\sprogram(?=\s?\()|"
        r"técnico(?=\s(?:em|en)\b)|technik(?=\s\w+ji\b)|lehre(?=\s(?:als|zum|zur|mit)\b)|"
        r"mbo|dip\.?\s?h\.?e|p\.?g\.?\s?cert\w*|pg\.?\s?dip\w*|pgce|nvq(?:\slevel\s\d)?|tecnólogo"
    ),
    (Level.SCHOOL,
        r"high school(?:\sdiploma)?|secondary(?:\s(?:school|education))?|higher secondary|"
        r"senior secondary|hsc|sslc|ssc|cbse|icse|x{1,2}i{0,2}th|12th|10th|class (?:x|xii|10|12)|"
        r"a[- ]levels?|gcse\w*|abitur|fachabitur|mittlere reife|baccalaur[ée]at|bac(?=\s)|"
        r"bachiller(?=\s)|ensino (?:médio|fundamental)|realschulabschluss|vmbo|mavo|"
        r"(?:gce\s)?[‘’'“”\"][ao][‘’'“”\"]?\s?levels?|"
        r"bachillerato|maturita|matura|maturità|diploma di maturità|vwo|havo|"
        r"(?<!upper[ -])(?<!pre-)(?<!lower[ -])intermediate|"
        r"matriculation|ged|bagrut|leaving certificate|sssce|wass?ce|аттестат"
    ),
    (None,
        r"(?:erasmus\+?|student|study|academic)\sexchange|"
        r"exchange\s(?:semester|term|year|program\w*|student|studies)|"
        r"(?:semester|year|study)\sabroad|auslandssemester|"
        r"(?:exchange|visiting|guest)\sstudent|(?:zusatz|fern|aufbau|diplom)?studium|"
        r"(?:associate )?chartered accountan(?:t|cy)|icwa"
    ),
)  # fmt: skip
# Where a word begins is asked once, and not once for each level.
DEGREE = re.compile(
    r"(?<![\w.@/&+-])(?:"
    + "|".join(
        rf"(?P<{level.value if level else EXCHANGE}>(?:{words}){_FIELD})"
        for level, words in _DEGREES
    )
    + ")",
    re.IGNORECASE,
)
LEVELS = MappingProxyType({level.value: level for level, _ in _DEGREES if level})
# Lines that tell of a course of study without naming another one.
BESIDES = re.compile(
    r"\W*(?:(?:cum(?:ulative)?\.?|overall|major|minor|final)?\s?(?:c?gpa|grade|gpa)\b|"
    r"relevant\s|related\s|courses?\b|coursework|honou?rs?\b|dean|scholarship|thesis|"
    r"(?:graduation|diploma|final) (?:work|project)\b|studied\b|"
    r"dissertation|minors?\b|major(?:s|ed)?\b|activities|awards?\b|specialization|"
    r"concentration|graduated?\s(?:with|magna|summa|cum)|magna|summa|cum laude|percentage|"
    r"marks|score|"
    r"gesamtnote|note\b|abschluss|mention|average|final grade|key\s|modules?\b|president|"
    r"member|study abroad|schwerpunkt|including|junior year|"
    r"first class|second class|distinction|(?:diplom|bachelor|master|abschluss)arbeit|"
    r"monograph|final (?:paper|project)|afstudeerproject|tcc\b)",
    re.IGNORECASE,
)
# In small letters alone they are found in a third of the time, or a sixth.
SMALL_SCHOOLS = re.compile(SCHOOLS.pattern)
SMALL_DEGREE = re.compile(DEGREE.pattern)


@lru_cache(maxsize=2048)
def names_a_school(text: str) -> bool:
    return SMALL_SCHOOLS.search(in_small_letters(text)) is not None


@lru_cache(maxsize=2048)
def names_a_degree(text: str) -> bool:
    return SMALL_DEGREE.search(in_small_letters(text)) is not None
