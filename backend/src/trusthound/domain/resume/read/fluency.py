"""The names of natural languages and the words for how well somebody knows one."""

import re

_NAMES = """
português português ukrainisch griechisch
english french german spanish portuguese italian dutch czech slovak polish russian ukrainian
hungarian romanian bulgarian serbian croatian bosnian slovenian macedonian albanian greek turkish
arabic hebrew persian farsi urdu hindi bengali punjabi gujarati marathi tamil telugu kannada
malayalam odia oriya assamese nepali sinhala sanskrit mandarin cantonese chinese japanese korean
vietnamese thai indonesian malay tagalog filipino burmese khmer swedish norwegian danish finnish
estonian latvian lithuanian icelandic irish welsh catalan basque galician belarusian georgian
armenian azerbaijani kazakh uzbek swahili amharic yoruba igbo hausa zulu afrikaans latin
esperanto yiddish konkani sindhi pashto mongolian englisch deutsch französisch franzosisch
spanisch italienisch portugiesisch niederländisch russisch polnisch tschechisch türkisch arabisch
chinesisch japanisch anglais français francais allemand espagnol italien portugais néerlandais
russe polonais arabe chinois japonais inglés ingles alemán aleman francés frances español espanol
castellano italiano portugués portugues ruso catalán inglês alemão francês espanhol inglese
tedesco francese spagnolo portoghese russo engels duits frans spaans nederlands angličtina
němčina francouzština španělština ruština čeština slovenština italština polština angielski
niemiecki francuski hiszpański rosyjski polski włoski английский русский немецкий французский
испанский 英语 日语 中文 普通话 日本語 英語
"""
NATURAL = re.compile(rf"(?<!\w)(?:{'|'.join(sorted(set(_NAMES.split())))})(?!\w)", re.IGNORECASE)
FLUENCY = re.compile(
    r"(?<!\w)(?:native(?:\sor\sbilingual)?(?:\s(?:speaker|proficiency|language|level))?|"
    r"mother\s?tongue|bilingual(?:\sproficiency)?|first language|"
    r"(?:full\s|limited\s|elementary\s)?(?:professional|working|"
    r"business)(?:\sworking)?(?:\s(?:proficiency|level|fluent))?|fluent(?:ly)?|proficient|"
    r"proficiency|full understanding|"
    r"(?:upper|lower|pre)?[\s-]?intermediate(?:\slevel)?|advanced|"
    r"basic(?:s)?(?:\sknowledge)?|beginner|elementary(?:\sproficiency)?|conversational|"
    r"limited|good(?:\sknowledge)?|very good|excellent|"
    r"muttersprache|muttersprachlich|fließend|fliessend|verhandlungssicher|gute kenntnisse|"
    r"sehr gut|gut|grundkenntnisse|"
    r"langue maternelle|maternelle?|courant|bilingue|intermédiaire|avancé|notions|débutant|"
    r"lu, écrit, parlé|"
    r"nativ[oa]|lengua materna|fluido|avanzado|intermedio|básico|alto|fluente|avançado|"
    r"intermediário|nativo|"
    r"madrelingua|fluente|ottimo|buono|scolastico|base|moedertaal|vloeiend|goed|basis|"
    r"rodilý mluvčí|mateřský jazyk|plynně|pokročil[áýe]|středně pokročil[áýe]|základy|"
    r"komunikativní|ojczysty|biegł[ayei]|płynn[yie]|komunikatywn[yaie]|podstawow[yaie]|"
    r"zaawansowan[yae]|średniozaawansowan[yae]|"
    r"родной|свободно|разговорный|базовый|[ABC][12][+]?)(?!\w)(?:\s?\(?[ABC][12][+]?\)?(?!\w))?",
    re.IGNORECASE,
)
