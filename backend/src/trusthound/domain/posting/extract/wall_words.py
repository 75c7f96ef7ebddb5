"""The words and marks of pages that stand in place of a posting; looked for in lower case."""

import re

from trusthound.domain.common.clues import AnyOf

CHALLENGE_TITLE = re.compile(
    r"just a moment|attention required|access (?:is )?denied|forbidden|\bblocked\b|captcha|"
    r"robot check|are you (?:a )?(?:human|robot)|security check|too many requests|\b429\b|"
    r"\bbot (?:or not|detection|check)|ddos-guard|un momento|einen moment|un instant|"
    r"pardon our interruption|request (?:rejected|blocked)|human verification|unusual traffic"
)
CHALLENGE = re.compile(
    r"verify(?:ing)? (?:that )?you(?:['’]re| are) (?:a |not a )?(?:human|real|robot|bot)|"
    r"confirm (?:that )?you(?:['’]re| are) (?:a |not a )?(?:human|robot|bot|real)|"
    r"are you (?:a )?(?:human|robot)\b|i['’]?a?m not a robot|(?:you are|you['’]re) not a (?:ro)?"
    r"bot|"
    r"(?:unusual|suspicious) (?:traffic|activity|requests)|"
    r"automated (?:access|requests?|queries|traffic|software)|"
    r"access (?:to this (?:page|site) (?:has been )?)?(?:is |was )?(?:temporarily )?denied|"
    r"you (?:have been|are being|were) (?:blocked|rate limited)|sorry, you have been blocked|"
    r"checking (?:your browser|if the site connection)|just a moment|attention required|"
    r"enable (?:javascript and cookies|cookies and javascript) to continue|"
    r"please enable cookies|"
    r"(?:complete|solve|enter|type) the (?:security check|captcha|characters)|"
    r"(?:your )?request (?:was |has been )?(?:blocked|rejected)|too many requests|"
    r"rate limit(?: has been)? exceeded|slow down, you|ddos protection|"
    r"(?:performing|additional|running a) security (?:check|verification)|"
    r"pardon our interruption|press (?:&|and) hold|bot detection|visitor system|"
    r"wait while we (?:verify|check)|human verification|"
    r"sicherheitsüberprüfung|bestätigen sie, dass sie (?:ein mensch|kein roboter)|"
    r"vérifi(?:ez|er|ons) que vous (?:êtes|n['’]êtes pas)|vous avez été bloqué|"
    r"verifica que (?:eres humano|no eres un robot)|no eres un robot|"
    r"verifica di essere umano|ověřte,? že (?:jste člověk|nejste robot)|"
    r"potwierdź,? że (?:jesteś człowiekiem|nie jesteś robotem)|"
    r"подтвердите, что вы не робот|人机验证|安全验证"
)
CHALLENGE_MARKUP = re.compile(
    r"g-recaptcha|h-captcha|cf-turnstile|challenge-platform|cf-chl|captcha-form|px-captcha|"
    r"captcha-delivery\.com|datadome|_incapsula_|distil_|awswafcookie|aws-waf|awswaf\.com|"
    r"perimeterx|akamai.{0,20}bot|/_sec/cp_challenge|arkoselabs|geo\.captcha|visitor/genvisitor",
    re.IGNORECASE,
)
# One of these stands in whatever the pattern finds; it alone takes a second for a megabyte.
CHALLENGE_SIGNS = AnyOf.of(
    "captcha", "cf-turnstile", "challenge-platform", "cf-chl", "datadome", "_incapsula_", "distil_",
    "awswaf", "aws-waf", "perimeterx", "akamai", "/_sec/cp_challenge", "arkoselabs", "genvisitor",
)  # fmt: skip
LOGIN = re.compile(
    r"(?:sign|log) ?in (?:to (?:continue|view|see|access|apply|your account|read|unlock|keep)|"
    r"required|with (?:google|linkedin|apple|email|your))|"
    r"(?:please|you (?:must|need to|have to)) (?:sign|log) ?in|"
    r"(?:sign|log) ?in (?:or|/) (?:sign ?up|register|join|create)|"
    r"join (?:linkedin|now) to (?:view|see)|create an? (?:free )?account to|members only|"
    r"(?:your )?session (?:has )?(?:expired|timed out)|forgot(?:ten)? (?:your )?password|"
    r"bitte (?:melden sie sich an|loggen sie sich ein|einloggen)|passwort vergessen|"
    r"connectez-vous (?:pour|à)|mot de passe oublié|inicia sesión para|"
    r"accedi per|entre para ver|zaloguj się,? (?:aby|by|żeby)|"
    r"přihlaste se (?:pro (?:zobrazení|pokračování)|prosím|k (?:účtu|svému))|"
    r"log in om|logga in för"
)
LOGIN_MARKUP = re.compile(r"<input[^>]{0,300}type=[\"']?password", re.IGNORECASE)
CONSENT = re.compile(
    r"before you continue to|we (?:and our (?:\d+ )?partners )?(?:use|store)[\w ,/]{0,40} cookies|"
    r"(?:cookie|privacy|consent) (?:settings|preferences|choices|manager)|accept (?:all|cookies)|"
    r"reject all|manage (?:options|preferences|cookies)|your privacy (?:choices|is important)|"
    r"legitimate interest|we value your privacy|give (?:us )?your consent|consent to the use|"
    r"wir verwenden cookies|alle akzeptieren|zustimmen und weiter|tout accepter|"
    r"nous utilisons des cookies|utilizamos cookies|aceptar todo|accetta tutti|"
    r"accetta tutto|rifiuta tutt[oi]|utilizziamo (?:i )?cookie|aceitar tudo|rejeitar tudo|"
    r"usamos cookies|godkänn alla|avvisa alla|vi använder cookies|accepter alle|afvis alle|"
    r"odmítnout vše|přijmout vše|používáme soubory cookie|odrzuć wszystk|zaakceptuj wszystk|"
    r"používáme cookies|souhlasím|wij gebruiken cookies|alles accepteren|używamy plików cookie"
)
SCRIPT = re.compile(
    r"(?:enable|requires?|turn on|needs?|activate|without|allow) java ?script|"
    r"java ?script (?:is )?(?:disabled|required|not enabled|turned off|to run)|"
    r"(?:doesn['’]t|does not|won['’]t) work (?:properly )?without java ?script|"
    r"javascript (?:aktivieren|ist deaktiviert)|activer javascript|active javascript|"
    r"habilit[ae] javascript|zapněte javascript|povolte javascript|włącz(?:yć)? javascript"
)
PARKED = re.compile(
    r"domain (?:name )?(?:[\w.-]+ )?(?:is|may be|could be) (?:for sale|available)|"
    r"(?:buy|get) this domain|this domain (?:is parked|has expired|was registered|is registered)|"
    r"domain (?:has )?expired|parked (?:free|domain|by|page)|make an offer on this domain|"
    r"website (?:is )?coming soon|under construction|default web page|welcome to nginx|"
    r"apache2? .{0,20}default page|it works!|account (?:has been )?suspended|"
    r"site not (?:found|published)|there isn['’]t a github pages site here|no such app|"
    r"diese domain (?:steht zum verkauf|ist geparkt)|ce (?:nom de )?domaine est à vendre|"
    r"este dominio está|tato doména"
)
