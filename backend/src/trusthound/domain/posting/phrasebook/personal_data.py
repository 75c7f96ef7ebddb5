"""Copies of papers and bank data asked for at once, and when they are asked for rightly."""

from trusthound.domain.common.abroad import abroad
from trusthound.domain.common.wording import surroundings

DATA_ABROAD = abroad(
    {
        "es": {
            "dni|pasaporte|cédula|cedula|documento de identidad|carné de|carne de": [
                r"(?:env[ií](?:a|e|anos|enos|ar)|adjunt(?:a|e|ar)|mand(?:a|e|ar|anos))[^.\n]{0,50}"
                r"(?:copia|foto|escaneo|imagen)[^.\n]{0,25} (?:dni|pasaporte|c[eé]dula|"
                r"documento de identidad|carn[eé] de conducir)",
            ],
            "cuenta|datos bancarios|iban|clabe|tarjeta": [
                r"(?:env[ií](?:a|e|anos|enos|ar)|proporcion(?:a|e|ar)|facilit(?:a|e|ar)|indi(?:ca|que)|"
                r"mand(?:a|e|anos))[^.\n]{0,50} (?:n[uú]mero de (?:su |tu )?(?:cuenta|tarjeta)|"
                r"cuenta bancaria|datos bancarios|iban|clabe)",
            ],
        },
        "fr": {
            "identité|identite|cni|passeport|permis de conduire": [
                r"(?:envoyez|envoyer|transmettez|transmettre|joignez|joindre|fournissez|fournir)"
                r"[^.\n]{0,50}(?:copie|photo|scan)[^.\n]{0,25} (?:carte d'identit[eé]|"
                r"pi[eè]ce d'identit[eé]|cni|passeport|permis de conduire)",
            ],
            " rib|iban|bancaires|de compte|de carte|sécurité sociale": [
                r"(?:envoyez|envoyer|transmettez|transmettre|communiquez|fournissez|fournir)"
                r"[^.\n]{0,50} (?:rib|iban|coordonn[eé]es bancaires|num[eé]ro de (?:compte|carte|"
                r"sécurité sociale))",
            ],
        },
        "de": {
            "ausweis|reisepass|führerschein": [
                r"(?:senden|sende|schicken|schick|mailen|laden|übermitteln)\b[^.\n]{0,50}"
                r"(?:kopie|foto|scan)[^.\n]{0,25} \w*(?:ausweis|reisepass|führerschein)\w*",
                r"(?:senden|sende|schicken|schick|mailen|laden)\b[^.\n]{0,50} ausweiskopie",
            ],
            "iban|kontonummer|bankverbindung|kontodaten|bankdaten|sozialversicherungsnummer": [
                r"(?:senden|sende|schicken|schick|mailen|übermitteln|nennen|teilen)\b[^.\n]{0,50} "
                r"(?:iban|kontonummer|bankverbindung|kontodaten|bankdaten|"
                r"sozialversicherungsnummer)",
            ],
            "-ident|videoident|postident|webident": [
                r"(?:machen|führen|durchlaufen|absolvieren|test\w*|erledigen)\b[^.\n]{0,50} "
                r"(?:video|post|web)-?ident\w*",
            ],
        },
        "pt": {
            " rg|cpf|cnh|passaporte|identidade|cartão de cidadão": [
                r"(?:envie|enviar|mande|mandar|encaminhe)[^.\n]{0,50}(?:c[oó]pia|foto|imagem)"
                r"[^.\n]{0,25} (?:rg|cpf|cnh|passaporte|identidade|cartão de cidadão)",
            ],
            "bancários|bancarios|bancária|bancaria|número d|numero d|iban|senha": [
                r"(?:envie|enviar|mande|mandar|encaminhe|forne[çc]a)[^.\n]{0,50} (?:dados "
                r"banc[aá]rios|conta banc[aá]ria|n[uú]mero d[oa] (?:cartão|conta)|iban|senha)",
            ],
        },
        "hi": {
            "aadhaar|aadhar|adhar|pan card|passbook|bank details|account number|otp": [
                r"(?:aadhaar|aadhar|adhar|pan card|passbook|bank details|account number|otp)"
                r"[^.\n]{0,50} (?:bhej\w*|send kar\w*|whatsapp kar\w*|dijiye|batao|bataiye)",
            ],
        },
    }
)
# After an offer, in the payroll, or of those whom the employer serves.
LATER_ABROAD = surroundings(
    r"(?:client|cliente|paciente|patient|usuari|kund|mieter|mitglied|usu[aá]ri|customer|grahak)\w*",
    r"(?:tras|despu[eé]s de|una vez) (?:la |el |su )?(?:contrat|firma|incorpor|selecci)\w*",
    r"n[oó]mina|alta en la seguridad social",
    r"(?:à|apr[eè]s|lors de) (?:la |l'|votre )?(?:embauche|signature|prise de poste)|"
    r"dossier d'embauche|paie|contrat sign[eé]",
    r"(?:nach|mit|bei) (?:der |dem |ihrer |deiner )?(?:vertrag|einstellung|zusage|unterschrift|"
    r"arbeitsbeginn)\w*|arbeitsvertrag\w*|gehaltsabrechnung|personalfragebogen",
    r"(?:ap[oó]s|depois d[ae]) (?:a |o |sua )?(?:contrata|admiss|assinatura|aprova)\w*|"
    r"admiss[aã]o|folha de pagamento",
    r"(?:joining|selection|select hone|offer letter) ke baad|salary account",
)
