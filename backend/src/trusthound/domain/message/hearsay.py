"""Words of a sentence in, whether it denies or tells of others out, in the lexicons' languages.

English denial is judged by the common rules; here stands what they lack: other languages, and
"if anyone asks you to", which warns in a message as surely as a denial.
"""

import re

# What denies everything after it in its sentence, lists included.
_NEVER = re.compile(
    r" (?:nunca|jamas|jamais|nie|niemals|kabhi|ningun empleador|aucun employeur|kein arbeitgeber|"
    r"nenhum empregador|kein serioser|aucun recruteur) "
)
# What denies up to the next comma.
_NO = re.compile(
    r" (?:no|sin|ni|ningun|ninguna|ningunos|ne|n'\w+|pas de|pas d'\w+|sans|aucun|aucune|ni|kein|"
    r"keine|keinen|keinem|keiner|keinerlei|nicht|ohne|weder|nao|sem|nenhum|nenhuma|nem|dont|doesnt|"
    r"didnt|wont|wouldnt|shouldnt|arent|isnt)"
    r" (?!(?:te |se |le |vous |tu |je )?(?:worr|hesit|miss|wait|delay|forget|let|tell|need|have|"
    r"ask|be|talk|inform|mention|show|open|preocup|inquiet|hesit|dud|esper|pierd|olvid|zoger|"
    r"verpass|vergess|perca|esque|oubli|manqu|es (?:una )?estafa|e golpe|experien|interview|"
    r"entrev|entretien|vorstell|erfahr|vorkenn|requis|necesit|precis|besoin|diplom|titulo))"
)
_CONTRAST = re.compile(
    r" (?:but|just|only|pero|sino|mais|aber|sondern|mas|porem|lekin|magar|par|solo|"
    r"seulement|nur|apenas|hasta|jusqu'a|bis|ate|excepto|sauf|ausser|exceto|salvo|deja|doch|"
    r"jedoch|sin embargo|por eso) "
)
_HINDI_AFTER = re.compile(r"^(?: \w+){0,5} (?:nahi|nahin|nhi|mat|na) ")
_AFTER = re.compile(
    r"^(?: \w+){0,5} (?:nicht (?:notig|erforderlich|verlangt|notwendig|fallig|erhoben)|entfallen|"
    r"entfallt|nao (?:e|sera|sao) (?:cobrad|necessari|exigid)\w*|no (?:es|sera|son) (?:necesari|"
    r"requerid|obligatori|cobrad)\w*|n'est pas (?:demande|necessaire|requis)\w*|"
    r"ne sont pas (?:demande|necessaire|requis)\w*) "
)
_ASKED = (
    r"(?:ask|asks|asked|asking|told|tells|tell|mailed|sent|sends|send|says|say|demand|demands|"
    r"demanded|insists|request|requests|requested|pressures|wants|pushes|offers|promises|promise|promised|offer|offered|"
    r"contacts|contacted|approached|charges|charge|claims|claim|phoned|texted|received|receive|"
    r"get|got|pide|piden|pidan|pida|solicitan|ofrecen|demande|demandent|demandait|reclame|"
    r"propose|fordert|fordern|verlangt|verlangen|bittet|aufgefordert|gebeten|pedir|pedirem|pede|"
    r"pedem|solicitar|oferecer|recibes|recibe|recevez|recois|erhalten|receber|recebeu|maange|"
    r"mange|maangta|mangta|bole)"
)
_SOMEBODY = (
    r"(?:any ?one|any ?body|any ?1|any1 \w+ \w+|some ?one|some ?1|sum1|some ?body|a \w+|"
    r"an \w+|some \w+|any \w+|they|you(?: are| were|'re| have been|'ve been| ever|"
    r" get| got| have| ve been| receive| received| already)|"
    r"a so called \w+|the caller|the sender|alguien|te|le|os|les|una empresa|un \w+|uma empresa|"
    r"um \w+|alguem|on|quelqu'un|une \w+|jemand|sie|du|man|ein \w+|eine \w+|koi)"
)
_IF = re.compile(
    r"^(?:\W|(?:sweetheart|hun|hon|mate|love|bro|guys|folks|kids|all|everyone|team|reminder|"
    r"careful|fyi|hi|hey|hello|dad|mum|mom|son|girls|lads|friends|dear \w+) |and |but |so |also |"
    r"remember |please |note |y |et |und |e |o )*(?:if|should|when|did|has|"
    rf"whenever|anyone who|anybody who|whoever|any \w+ (?:that|who|which)|si|cuando|quien|lorsque|"
    rf"quand|wenn|falls|wer|se|caso|quando|quem|agar|jo) (?:{_SOMEBODY} )?"
    rf"(?:\S+ ){{0,7}}?(?<!, ){_ASKED} "
)
# What a bank or a friend asks of somebody to whom it has happened.
_DONE = re.compile(
    r"^(?:if you(?: have|'ve| ve| already)?|did you|have you)(?: already| ever)? "
    r"(?:run|typed|bought|accepted|told|read|shared|given|give|gave|sent|paid|clicked|installed|deposited|"
    r"opened|handed|pay anything) "
)
_IF_WORD = re.compile(r" (?:if|when|should|si|wenn|falls|se|caso|agar) ")
# Who asks here is a part of the story that the writer tells the reader to tell.
_ASKED_BY_BANK = re.compile(
    r"(?:bank|teller|cashier|cop|police|officer|ups|customs|courier|system|platform|site|app|"
    r"interested|banco|banque|cajero|polizei|polic\w+|sistema|systeme|plataforma) "
)
_OTHERS = re.compile(
    r"^(?:\W|then |and |often |usually |typically |soon |next |after that |later )*(?:they|"
    r"scammers?|fraudsters?|criminals?|crooks?|thieves|con artists|some (?:people|places|"
    r"recruiters|companies|of them)|these (?:people|offers|jobs|messages|ads)|victims?|someone|"
    r"somebody|(?:a|the) (?:caller|scammer|stranger|fraudster|thief|victim|letter|offer|"
    r"so called|fake \w+|cheque|check|message|text|ad|pattern|trick|money)|it (?:starts|begins|"
    r"goes|works|looks|usually|often)|one (?:student|member|customer|resident|reader|of)|"
    r"los estafadores|los delincuentes|les escrocs|des escrocs|die betruger|betruger|"
    r"os golpistas|golpistas|ils |elles |te (?:dicen|piden|ofrecen|prometen)|on vous |"
    r"sie werden |dann |eles |thag|fraud log) ?"
)


def denied_in(sentence: str, at: int, end: int) -> bool:
    """Whether words `at`..`end` of a sentence of plain words are denied in their language."""
    before = f" {sentence[:at].rstrip()} "
    never = _last(_NEVER, before)
    if never >= 0 and not _CONTRAST.search(before, never + 1):
        return True
    clause = re.split(r" [,;:] ", before)[-1]
    no = _last(_NO, f" {clause.strip()} ")
    if no >= 0 and not _CONTRAST.search(f" {clause.strip()} ", no + 1):
        return True
    after = sentence[end:]
    return bool(_HINDI_AFTER.match(after) or _AFTER.match(after))


def warns_of(sentence: str) -> bool:
    """Whether it begins with "if anyone asks you"; not where a bank or a machine is to ask."""
    stripped = sentence.lstrip()
    if _DONE.match(stripped):
        return True
    conditional = _IF.match(stripped)
    return conditional is not None and not _ASKED_BY_BANK.search(conditional[0])


def warns_within(sentence: str) -> bool:
    """Whether "if anyone asks you" stands anywhere in it."""
    return any(warns_of(sentence[each.start() :]) for each in _IF_WORD.finditer(sentence))


def tells_of_others(sentence: str) -> bool:
    """Whether somebody else is its subject."""
    return _OTHERS.match(sentence.lstrip()) is not None


def _last(pattern: re.Pattern[str], text: str) -> int:
    return max((match.start() for match in pattern.finditer(text)), default=-1)
