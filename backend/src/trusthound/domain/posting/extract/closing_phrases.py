"""How sites say that a posting is closed, language by language."""

import re
from dataclasses import dataclass

from trusthound.domain.common.compiled import compiled


@dataclass(frozen=True, slots=True)
class ClosingPhrases:
    """`signs` are looked for first, one of them stands in whatever `pattern` finds in a lower-case
    line. `cues` are so common in the language that every longer text in it holds one; none are
    needed where the signs are few. `loose` finds at least as much in a text whose lines are not
    known. After `condition` ("once the position has been filled") nothing is closed.
    """

    signs: tuple[str, ...]
    cues: tuple[str, ...]
    _pattern: str
    _condition: str

    @property
    def pattern(self) -> re.Pattern[str]:
        return compiled(self._pattern)

    @property
    def loose(self) -> re.Pattern[str]:
        return compiled(self._pattern.replace(r"\A", "").replace(r"\Z", ""))

    @property
    def condition(self) -> re.Pattern[str]:
        return compiled(self._condition)


def _phrases(
    signs: str, patterns: tuple[str, ...], condition: str, *, cues: str = ""
) -> ClosingPhrases:
    return ClosingPhrases(
        signs=tuple(signs.split("|")),
        cues=tuple(cues.split("|")) if cues else (),
        _pattern="|".join(patterns),
        _condition=condition,
    )


_POSTING = (
    r"(?:job|position|role|vacancy|posting|opening|listing|opportunity|requisition|placement|"
    r"internship|advert(?:isement)?|job (?:ad|offer|post|posting|opening|listing|description))"
)
# "the job you are looking for", "the position with number 4711"
_WHICH = (
    r"(?:,? (?:that )?you(?:['’]re| are| were|['’]ve| have)? (?:currently )?(?:look(?:ing|ed) for|"
    r"(?:trying|try|tried) to \w+(?: \w+)?|seek(?:ing)?|request(?:ed|ing)?|search(?:ing|ed) for|"
    r"interested in|appl(?:ying|ied) (?:for|to)|select(?:ed)?|follow(?:ed)?|view(?:ing|ed)?)|"
    r" \(?(?:with |under )?(?:id|no|number|ref\w*)?[ .:#(]*[\w/-]*\d[\w/-]*\)?| posting| listing|"
    r" ad(?:vert\w*)?)?"
)
_YET = r"(?: (?:now|already|since|currently|recently|sadly|unfortunately|also))*"

CLOSINGS: tuple[ClosingPhrases, ...] = (
    _phrases(  # English
        "no longer|filled|closed|expired|removed|celled|canceled|archived|deactivated|withdrawn|"
        "unavailable|taken down|unpublished|ended|has passed|not accepting|not currently",
        (
            r"(?:no longer|not|stopped) (?:currently )?(?:accepting|taking|receiving|considering) "
            r"(?:(?:new|any|further|more|online|job|additional) )*"
            r"(?:applications?|applicants?|candidates?|resumes?|submissions?)\b"
            r"(?! (?:by|via|on paper|through|in person|from|without|sent|over|outside)\b)",
            rf"\b{_POSTING}{_WHICH} (?:is|are|has){_YET} no longer (?:available|active|open|online|"
            r"posted|listed|live|valid|being advertised|accepting)(?! (?:as|in|for remote|with)\b)",
            rf"\b{_POSTING}{_WHICH}{_YET} no longer exists?\b",
            r"\A(?:sorry[,!.]? )?(?:it (?:is|looks)[\w ]{0,20} )?(?:this is )?"
            r"no longer available\b",
            rf"\b{_POSTING}{_WHICH} (?:has|have|is|was)(?:{_YET} been)?{_YET} (?:filled|closed|"
            r"expired|removed|cancell?ed|archived|deactivated|unavailable|taken down|withdrawn|"
            r"unpublished)\b(?! (?:with|off|to (?!(?:new |further |more )?appli))\b)(?!-)",
            rf"\b(?:this|the) {_POSTING} (?:expired|closed|ended|has ended)\b"
            r"(?= on | \d|[.!]|\s*\Z)",
            rf"\A(?:{_POSTING} (?:is )?|expired |closed |filled )(?:closed|filled|expired|"
            rf"unavailable|archived|removed|{_POSTING})[.!]?\Z",
            r"\bapplications? (?:for this [\w ]{1,30} )?(?:are|have|is|has)(?: now| been)* "
            r"closed(?! (?:on|during|every|over|at|each|for the)\b)",
            r"\Aapplications? (?:period )?(?:now )?closed(?:[.!]?\Z| (?:on )?\d)",
            r"\b(?:recruitment|hiring|application (?:period|window|process)|search) (?:for this "
            r"[\w ]{1,30} )?(?:is|has)(?: now| been| already)* (?:closed|ended)\b",
            r"\b(?:closing date|application deadline|deadline (?:for applications|to apply)|"
            r"deadline) (?:for this [\w ]{1,30} )?has (?:now |already )?(?:passed|expired)\b",
            r"\A(?:job |application |posting |listing )?status ?: ?(?:closed|expired|filled)\Z",
            r"\byou can no longer apply\b|\bno longer possible to apply\b",
        ),
        r"\b(?:if|once|until|till|when(?:ever)?|after|before|unless|should|may|might|will|falls|"
        r"could|would|whether|not been)\b",
    ),
    _phrases(  # German
        "nicht mehr|besetzt|abgelaufen|deaktiviert|geschlossen|vergeben|archiviert|gelöscht|"
        "offline",
        (
            r"\b(?:stelle|stellenanzeige|stellenangebot|stellenausschreibung|anzeige|angebot|"
            r"position|ausschreibung|vakanz|inserat|job|jobangebot)(?: \S+){0,3}? "
            r"(?:ist|wurde|sind|existiert|steht)(?: (?:leider|bereits|inzwischen|mittlerweile|"
            r"derzeit|schon|aktuell))* "
            r"(?:nicht mehr(?: (?:verfügbar|aktiv|online|vakant|aktuell|gültig|ausgeschrieben|"
            r"offen|zur verfügung))?|besetzt|deaktiviert|abgelaufen|geschlossen|vergeben|"
            r"archiviert|gelöscht|offline)\b",
            r"\bbewerbung(?:en)? (?:ist|sind|werden)(?: \w+){0,2}? nicht mehr (?:möglich|"
            r"angenommen|entgegengenommen)",
            r"\bbewerbungsfrist ist (?:bereits |leider )?abgelaufen",
            r"\A(?:leider )?nicht mehr (?:verfügbar|online|aktiv)\b",
        ),
        r"\b(?:sobald|wenn|bis|falls|sollte|solange|nachdem|bevor|ob|wird)\b",
        cues=" und | der | die ",
    ),
    _phrases(  # French
        "est plus|expiré|pourvu|clôtur|fermé|supprim|archivé|retirée|accepte plus|existe plus|"
        "acceptes plus|closes",
        (
            r"\b(?:offre|annonce|poste|emploi)(?: d['’]emploi)?(?: que vous \w+)? "
            r"(?:n['’]est (?:malheureusement )?plus (?:disponible|en ligne|active?|valable|"
            r"ouverte?|à pourvoir|d['’]actualité)|n['’]existe plus|"
            r"(?:est|a été|a)(?: (?:déjà|maintenant|désormais))? "
            r"(?:expirée?|pourvue?|clôturée?|fermée?|supprimée?|archivée?|retirée?))",
            r"\A(?:offre|annonce) (?:expirée|pourvue|clôturée|fermée|archivée)\b",
            r"n['’]acceptes? plus de (?:nouvelles? )?candidatures?",
            r"\bcandidatures (?:sont )?(?:désormais )?(?:closes|clôturées|fermées)",
        ),
        r"\b(?:dès|lorsqu|quand|si|jusqu|tant que|une fois|avant|après)",
        cues=" et | vous | une ",
    ),
    _phrases(  # Spanish
        "ya no|cerrad|cubiert|caducad|eliminad|finalizad|expirad|cancelad",
        (
            r"\b(?:oferta|vacante|puesto|anuncio|empleo)(?: de (?:empleo|trabajo))?"
            r"(?: que \w+)? (?:ya no (?:está (?:disponible|activ[ao]|abiert[ao]|vigente)|"
            r"existe|acepta)|(?:ha sido|está|ha|fue) (?:cerrad|cubiert|caducad|eliminad|finalizad|"
            r"expirad|cancelad)[ao])",
            r"\A(?:oferta|vacante|puesto|inscripciones?|proceso) (?:caducad|cerrad|finalizad|"
            r"expirad|cubiert)[ao]s?\b",
            r"\bya no (?:se )?(?:acepta|reciben?)\w* (?:más )?(?:solicitudes|candidaturas|"
            r"postulaciones|inscripciones)",
        ),
        r"\b(?:cuando|una vez|si|hasta|en caso|antes|después)\b",
        cues=" y | una | los ",
    ),
    _phrases(  # Italian
        "non è più|chius|scadut|copert|rimoss|accetta più",
        (
            r"\b(?:offerta|annuncio|posizione|posto)(?: di lavoro)? (?:non è più (?:disponibile|"
            r"attiv[ao]|apert[ao]|valid[ao]|online)|(?:è|è stat[ao])(?: già)? (?:chius|"
            r"scadut|copert|rimoss)[ao])",
            r"\A(?:offerta|annuncio|posizione|candidature)(?: di lavoro)? (?:scadut|chius)[aoe]\b",
            r"\bcandidature (?:sono )?(?:ormai )?chiuse|non accetta più candidature",
        ),
        r"\b(?:quando|una volta|se|fino|appena|prima|dopo)\b",
        cues=" di | che | della ",
    ),
    _phrases(  # Portuguese
        "não está mais|já não está|encerrad|preenchid|fechad|expir|cancelad|removid|aceita",
        (
            r"\b(?:vaga|oferta|oportunidade|posição|anúncio)(?: de (?:emprego|trabalho))? "
            r"(?:não está mais (?:disponível|ativ[ao]|abert[ao])|já não está (?:disponível|"
            r"ativ[ao]|abert[ao])|(?:foi|está) (?:encerrad|preenchid|fechad|expirad|cancelad|"
            r"removid)[ao]|expirou)",
            r"\A(?:vaga|oferta|inscrições|candidaturas) (?:encerrad|preenchid|expirad|"
            r"fechad)[ao]s?\b",
            r"\bnão (?:aceita|está aceitando|estamos aceitando|aceitamos) mais (?:candidaturas|"
            r"inscrições|currículos)",
        ),
        r"\b(?:quando|assim que|se|até|caso|antes|depois|após)\b",
        cues=" em | uma | para ",
    ),
    _phrases(  # Dutch
        "niet meer|niet langer|verlopen|vervuld|gesloten|ingevuld|verwijderd",
        (
            r"\b(?:vacature|functie|baan)(?: \S+)? (?:is|kan)(?: (?:helaas|inmiddels|al|reeds))* "
            r"(?:niet (?:meer|langer) (?:beschikbaar|actief|online|open|geldig)|verlopen|vervuld|"
            r"gesloten|ingevuld|verwijderd)\b",
            r"\Avacature (?:gesloten|vervuld|verlopen|ingevuld)\b",
            r"\bsolliciteren (?:op deze \w+ )?is (?:helaas )?niet (?:meer|langer) mogelijk",
        ),
        r"\b(?:zodra|als|wanneer|tot|totdat|indien|nadat|voordat|mocht)\b",
        cues=" een | het | voor ",
    ),
    _phrases(  # Polish
        "nie jest już|nieaktualn|wygasł|zakończon|nieaktywn|archiwaln",
        (
            r"\b(?:oferta|ogłoszenie)(?: pracy)?(?: (?:jest|już|została|zostało|nie jest już))* "
            r"(?:nieaktualn|wygasł|zakończon|nieaktywn|archiwaln|aktualn|aktywn|dostępn)[aeo]\b"
            r"(?<!jest aktualna)(?<!oferta aktualna)(?<!jest dostępna)(?<!jest aktywna)",
            r"\brekrutacja (?:została |jest )?(?:już )?zakończona",
        ),
        r"\b(?:gdy|jeśli|jeżeli|kiedy|dopóki|dopiero|do czasu|zanim|po tym)\b",
        cues=" w | się | oraz ",
    ),
    _phrases(  # Czech and Slovak
        "již není|už není|není moment|už nie je|vypršel|obsazen|obsaden|ukončen|stažen|uzavřen|"
        "neaktu|neaktív|archivov|deaktivov|zrušen",
        (
            r"\b(?:nabídka|inzerát|pozice|místo|ponuka|pozícia|brigáda)(?: práce)?"
            r"(?: (?:již|už|je|bohužel|bohužiaľ|momentálně))* "
            r"(?:(?:není|nie je)(?: (?:již|už|momentálně))* (?:aktivní|aktuální|dostupn[áý]|"
            r"platn[áý]|"
            r"v nabídce|aktuáln[ay]|aktívn[ay])|(?:byl\w? )?(?:již |už )?(?:vypršel\w?|obsazen\w?|"
            r"obsaden\w?|ukončen\w?|stažen\w?|uzavřen\w?|neaktuáln\w|neaktívn\w|archivován\w?|"
            r"deaktivován\w?|zrušen\w?))(?!\w)",
            r"(?:již|už) není (?:aktivní|aktuální|dostupná|v nabídce)|už nie je (?:aktuálna|"
            r"aktívna|dostupná)",
            r"\bvýběrové řízení (?:bylo|je) (?:již |už )?(?:ukončen|uzavřen)o",
            r"není momentálně (?:aktivní|dostupná)",
        ),
        r"\b(?:až|pokud|jakmile|dokud|keď|kým|jestli|zda|bude|než)\b",
        cues="ě|č|ľ",
    ),
    _phrases(  # Swedish, Danish, Norwegian
        "inte längre|tillsatt|stängd|utgått|avslutad|gått ut|ikke længere|ikke lenger|besat|lukket|"
        "udløbet|utløpt|slettet|fjernet",
        (
            r"\b(?:jobbet|tjänsten|annonsen|platsannonsen|stillingen|annoncen|stillingsannonsen) "
            r"(?:är|har|er)(?: (?:tyvärr|redan|dessverre|desværre|allerede|nu|nå))* "
            r"(?:inte längre|ikke længere|ikke lenger|tillsatt?|stängd?|utgått|avslutad|borttagen|"
            r"besatt?|lukket|udløbet|utløpt|slettet|fjernet)\b",
            r"\bansökningstiden har gått ut|\b(?:ansøgningsfristen|søknadsfristen) (?:er|har) "
            r"(?:udløbet|utløpt|gått ut)",
        ),
        r"\b(?:när|om|tills|innan|når|hvis|inntil|indtil|før)\b",
        cues=" och | og | på ",
    ),
    _phrases(  # Finnish, Hungarian, Romanian, Turkish
        "ei ole enää|sulkeutunut|päättynyt|täytetty|már nem|lejárt|betöltött|nu mai este|a expirat|"
        "a fost|yayından|süresi dol|kapan|kapatıl|değil",
        (
            r"\b(?:työpaikka|ilmoitus|paikka|haku|hakuaika) (?:ei ole enää (?:avoinna|voimassa|"
            r"saatavilla)|on (?:jo )?(?:sulkeutunut|päättynyt|täytetty))",
            r"\b(?:állás|álláshirdetés|hirdetés|pozíció) (?:már nem (?:elérhető|aktív|aktuális)|"
            r"lejárt|betöltött)",
            r"\b(?:anunțul|postul|jobul|oferta) (?:nu mai este (?:disponibil|activ|valabil)|"
            r"a expirat|a fost (?:închis|ocupat|șters))",
            r"\b(?:ilan|pozisyon|başvuru)\w*(?: \w+)? (?:artık (?:yayında|aktif|mevcut) değil|"
            r"yayından kaldırıl\w+|süresi dol\w+|kapan(?:dı|mıştır)|kapatıl(?:dı|mıştır))",
        ),
        r"\b(?:kun|jos|kunnes|ha|amíg|dacă|când|până|eğer)\b",
        cues=" ja | és | și | ve | az | bir ",
    ),
    _phrases(  # Russian and Ukrainian
        "вакансия|вакансія",
        (
            r"\b(?:вакансия|вакансія)(?: (?:уже|больше|вже|більше))* (?:закрыта|закрита|"
            r"неактуальна|"
            r"не актуальна|в архив[еі]|архив[еі]|удалена|видалена|недоступна|неактивна|не активна)",
        ),
        r"\b(?:если|когда|пока|після|якщо|коли|поки)\b",
    ),
    _phrases(  # Chinese, Japanese, Korean
        "已|終了|締め切|마감|종료",
        (
            r"(?:职位|岗位|招聘|職位|职缺|職缺)(?:信息)?(?:已经|已)(?:关闭|下线|停止招聘|过期|失效|结束|"
            r"結束|關閉|下架|截止)|已停止招聘",
            r"(?:募集|掲載|応募|求人)(?:の?受付|期間)?[はをが]?(?:既に|すでに)?(?:終了|締め切)",
            r"(?:채용|공고|모집|접수)(?:이|가|은|는|공고가)? ?(?:마감|종료)(?:되었|됐|된|\Z)|"
            r"마감된 (?:채용|공고)",
        ),
        r"次第|場合|ことがあ|可能性|되면|될 수",
    ),
)
