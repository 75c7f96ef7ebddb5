"""Requests to write by messenger in Spanish, French, German, Portuguese and Hindi."""

from trusthound.domain.common.abroad import abroad
from trusthound.domain.common.wording import surroundings

_APP = r"(?:whats ?app|telegram|we ?chat|viber|signal|zalo)"
_APPS = "whatsapp|whats app|telegram|wechat|we chat|viber|signal|zalo"
MESSENGER_ABROAD = abroad(
    {
        "es": {
            _APPS: [
                r"(?:escr[ií]b(?:e|a|enos|anos|eme|ame|ir)|contact(?:a|e|ar|anos|enos|arnos)|"
                r"m[aá]nd(?:a|e|anos|enos)|env[ií](?:a|e|anos|enos)|agr[eé]g(?:a|ue|anos|ame)|"
                r"comun[ií](?:cate|quese|carse|cat[eé])|[uú]nete)[^.\n]{0,50} "
                rf"(?:por|al|a|en|v[ií]a|mediante) (?:el |nuestro |mi |su |n[uú]mero de )?{_APP}",
            ],
        },
        "fr": {
            _APPS: [
                r"(?:contactez|[eé]crivez|envoyez|joignez|ajoutez|rejoignez|postulez|contacter|"
                r"[eé]crire|envoyer)[^.\n]{0,50} (?:sur|par|via|au|à) (?:le |notre |mon |"
                rf"l'application |num[eé]ro )?{_APP}",
            ],
        },
        "de": {
            _APPS: [
                r"(?:melde\w*|schreib\w*|kontaktier\w*|bewirb|bewerben sie|sende\w*|schick\w*)"
                rf"[^.\n]{{0,50}} (?:per|über|via|auf|bei|an|in) (?:unser\w* |mein\w* )?{_APP}",
            ],
        },
        "pt": {
            _APPS: [
                r"(?:chame|chama|fale|entre em contato|entrar em contato|envie|mande|escreva|"
                r"contate|contacte)[^.\n]{0,50} (?:no|pelo|por|via|ao|para o|através do) (?:nosso "
                rf"|meu |n[uú]mero d[eo] )?{_APP}",
            ],
        },
        "hi": {
            _APPS: [
                rf"{_APP} (?:number )?(?:par|pe|pr|per|mein) (?:\w+ ){{0,3}}(?:message|msg|contact|"
                r"sampark|cv|resume|bhej\w*|kar[eo]\w*|jud\w*)",
                rf"{_APP} (?:kare|karen|karein|karo|kijiye)",
            ],
        },
    }
)
# Those whom the employer serves, and its own product.
CHATS_OF_WORK = surroundings(
    r"(?:client|cliente|paciente|patient|usuari|alumn|kund|mieter|mitglied|usu[aá]ri|alun|"
    r"customer|grahak)\w*",
    r"(?:canal|canales|chaîne|kanal|canais|comunidad|communaut[eé]|comunidade)\b",
)
