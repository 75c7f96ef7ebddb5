"""A cheque that the applicant is sent to buy things with, in Spanish, French, German, Portuguese
and Hindi.
"""

from trusthound.domain.common.abroad import abroad

CHEQUE_ABROAD = abroad(
    {
        "es": {
            "cheque": [
                r"(?:enviaremos|te enviamos|le enviamos|mandaremos|recibir[aá]s?|le llegar[aá]) "
                r"(?:\w+ ){0,3}cheque[^.\n]{0,60}(?:comprar|compra|depositar|ingresar|cobrar|"
                r"equipo|port[aá]til)\w*",
                r"(?:deposite|deposita|ingrese|ingresa|cobre|cobra) (?:el|este|nuestro|un) cheque"
                r"[^.\n]{0,60}(?:su cuenta|tu cuenta|el resto|transfier|comprar|compre)\w*",
            ],
        },
        "fr": {
            "chèque|cheque": [
                r"(?:nous vous (?:enverrons|envoyons|adresserons|adressons)|vous recevrez|"
                r"vous allez recevoir) (?:\w+ ){0,3}ch[eè]que[^.\n]{0,60}(?:achet|encaiss|d[eé]pos|"
                r"mat[eé]riel|[eé]quipement)\w*",
                r"(?:encaissez|d[eé]posez) (?:le|ce|notre|un) ch[eè]que[^.\n]{0,60}"
                r"(?:votre compte|le reste|renvo|vire[rz]|achet)\w*",
            ],
        },
        "de": {
            "scheck": [
                r"(?:wir (?:senden|schicken) (?:ihnen|dir)|sie erhalten|du erh[aä]ltst) "
                r"(?:\w+ ){0,3}scheck\w*[^.\n]{0,70}(?:kauf|einl[oö]s|einreich|ausr[uü]stung|"
                r"laptop|material)\w*",
                r"(?:l[oö]sen sie|l[oö]se|reichen sie) (?:den|diesen|unseren) scheck[^.\n]{0,60}"
                r"(?:ein|konto|rest)\b",
            ],
        },
        "pt": {
            "cheque": [
                r"(?:enviaremos|vamos enviar|voc[eê] receber[aá]|voc[eê] vai receber) "
                r"(?:\w+ ){0,3}cheque[^.\n]{0,60}(?:comprar|depositar|equipamento|material)\w*",
                r"(?:deposite|desconte) (?:o|este|nosso|um) cheque[^.\n]{0,60}"
                r"(?:sua conta|o resto|o restante|transf|comprar|compre)\w*",
            ],
        },
        "hi": {
            "^cheque|check": [
                r"(?:cheque|check) (?:aapko )?(?:bhej\w*|milega|aayega|denge)[^.\n]{0,60}"
                r"(?:deposit kar|jama|laptop|khar[ie]+d)\w*",
            ],
        },
    }
)
