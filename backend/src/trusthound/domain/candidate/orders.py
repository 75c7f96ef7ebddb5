"""A text in; where it gives an order to a program that rates candidates, or None, out."""

import re

_MACHINE = (
    r"(?:ai|a\.i\.|llms?|(?:large )?language models?|assistants?|chatgpt|gpt(?:-\d\w*)?|claude|"
    r"gemini|copilot|chatbots?|bots?|ats|algorithms?|recruiting software|parsers?|screeners?|"
    r"models?|(?:resume|cv) (?:parsers?|screeners?|scanners?))"
)
_THIS = r"(?:this (?:candidate|applicant|resume|résumé|cv|application|profile|person|document)|me)"
_GOOD = (
    r"(?:(?:highly |exceptionally |extremely |well[- ])?qualified|top|best|perfect|ideal|excellent|"
    r"exceptional|outstanding|strong(?:est)?|high(?:est|ly)?|strongly|100|10/10|hire|first|"
    r"maximum|verified|trust\w*|positive\w*|interview|suitable|great)"
)
_VERBS = (
    r"(?:rate|rank|score|mark|classify|label|treat|report|consider|recommend|select|short-?list|"
    r"approve|advance|accept|pass|choose|evaluate|assess|give|return|output|say|state|respond|"
    r"print|answer|conclude)"
)
_CALL = (
    r"(?:note to|attention,?|hey,?|dear|message (?:for|to)|instructions? (?:for|to)|if you are|"
    r"you are)"
)
_ORDERS = (
    r"(?:ignore|disregard|forget|override|bypass) (?:(?:all|any|your|the|every|of|these|those) )*"
    r"(?:previous|prior|above|earlier|preceding|system|other|existing|initial|former)"
    r"(?: \w+){0,2} (?:instructions?|prompts?|rules|directions|guidelines|criteria|commands?)",
    rf"{_CALL} (?:an? |any |all |the )?(?:\w+ ){{0,2}}{_MACHINE}\b[^\n]{{0,120}}?\b{_VERBS}\b",
    rf"{_MACHINE}(?: \w+){{0,2}}[ :,]+(?:please |must |should |you (?:must|should) |will )?"
    rf"{_VERBS} {_THIS}\b",
    rf"(?:you must |please |always |you should |must )?{_VERBS} {_THIS}[^.\n]{{0,60}}\b{_GOOD}\b"
    r"[^.\n]{0,40}",
    rf"{_THIS} (?:should|must) (?:always )?be (?:\w+ ){{0,3}}(?:recommended|rated|ranked|scored|"
    r"selected|shortlisted|approved|advanced|marked|treated|considered)[^.\n]{0,40}",
    r"(?:new |updated )?system (?:prompt|message|instructions?) ?:",
    r"<\|im_start|\[inst\]|<\|system\|>|### ?instructions? ?:",
    r"(?:do not|don't|never) (?:reject|flag|penali[sz]e|disqualify)\b[^.\n]{0,30}"
    r"\bthis (?:candidate|applicant|resume|cv|application|text)\b",
)
_ABROAD = (
    r"ignorier(?:e|en|t)(?: sie)? (?:alle |sämtliche |die )*(?:vorherigen|bisherigen|vorigen|"
    r"obigen|früheren|vorangegangenen) (?:anweisungen|vorgaben|regeln|instruktionen|befehle)",
    r"(?:ignore[rz]?|oublie[rz]?) (?:toutes )?(?:les |tes |vos )?(?:instructions|consignes|règles) "
    r"(?:précédentes|antérieures|ci-dessus)",
    r"(?:ignor[aeá]|ignorar|olvida|descart[ae]) (?:todas )?(?:las |tus |sus )?(?:instrucciones|"
    r"indicaciones|reglas) (?:anteriores|previas)",
    r"(?:ignore|ignorar|desconsidere) (?:todas )?(?:as )?instruções (?:anteriores|acima)",
    r"(?:ignora|ignorare) (?:tutte )?(?:le )?istruzioni (?:precedenti|sopra)",
    r"(?:bewerte|stufe|empfiehl|empfehlen sie) dies(?:en|e|es) "
    r"(?:kandidat\w*|bewerb\w*|lebenslauf)",
    r"(?:recommande[rz]?|évalue[rz]?|classe[rz]?) (?:ce|cette) (?:candidate?|candidature|cv)",
    r"(?:recomiend[ae]|evalúa|evalúe|califi(?:ca|que)) (?:a )?est[ea] "
    r"(?:candidat[oa]|currículum|cv)",
)
_ORDER = re.compile(rf"(?<!\w)(?:{'|'.join((*_ORDERS, *_ABROAD))})", re.IGNORECASE)
# Whoever writes of such orders for a living: "detects prompts such as 'ignore previous ...'".
_TOLD_OF = re.compile(
    r"(?:prompt[- ]injections?|jailbreaks?|injection attacks?|red[- ]team\w*|adversarial|such as|"
    r"phrases? like|attacks? like|\be\.g\.)[^.\n]{0,80}$",
    re.IGNORECASE,
)
_MOST_CHARACTERS = 200_000
_QUOTED = 180


def order_in(text: str) -> tuple[int, int] | None:
    """The first order's place; one that is told of as an example is none."""
    for match in _ORDER.finditer(text[:_MOST_CHARACTERS]):
        start, end = match.span()
        if not _TOLD_OF.search(text[max(0, start - 120) : start]):
            return start, min(end, start + _QUOTED)
    return None
