"""Names of countries as postings write them, in ten languages and their own."""

# From the Unicode CLDR (Unicode License v3), and the usual short forms. Georgia is left
# out: a place of that name is as often the state.
_NAMES = """
US United States|Vereinigte Staaten|États-Unis|Estados Unidos|Stati Uniti|Spojené státy|
   Stany Zjednoczone|Verenigde Staten|USA|United States of America|U.S.|U.S.A.|US|EE.UU.|
   Estados Unidos da América
GB United Kingdom|Vereinigtes Königreich|Royaume-Uni|Reino Unido|Regno Unito|Spojené království|
   Wielka Brytania|Verenigd Koninkrijk|Storbritannien|UK|U.K.|Great Britain|Britain|England|
   Scotland|Wales|Northern Ireland|Großbritannien|Grande-Bretagne|Velká Británie
DE Germany|Deutschland|Allemagne|Alemania|Germania|Německo|Niemcy|Alemanha|Duitsland|Tyskland
FR France|Frankreich|Francia|Francie|Francja|França|Frankrijk|Frankrike
ES Spain|Spanien|Espagne|España|Spagna|Španělsko|Hiszpania|Espanha|Spanje
IT Italy|Italien|Italie|Italia|Itálie|Włochy|Itália|Italië
CZ Czechia|Tschechien|Tchéquie|Chequia|Cechia|Česko|Czechy|Tchéquia|Tsjechië|Tjeckien|
   Czech Republic|Česká republika|Tschechische Republik|République tchèque|República Checa
SK Slovakia|Slowakei|Slovaquie|Eslovaquia|Slovacchia|Slovensko|Słowacja|Eslováquia|Slowakije|
   Slovakien|Slovak Republic|Slovenská republika
PL Poland|Polen|Pologne|Polonia|Polsko|Polska|Polônia
PT Portugal|Portogallo|Portugalsko|Portugalia
NL Netherlands|Niederlande|Pays-Bas|Países Bajos|Paesi Bassi|Nizozemsko|Holandia|Países Baixos|
   Nederland|Nederländerna|The Netherlands|Holland
BE Belgium|Belgien|Belgique|Bélgica|Belgio|Belgie|Belgia|België
AT Austria|Österreich|Autriche|Rakousko|Áustria|Oostenrijk|Österrike
CH Switzerland|Schweiz|Suisse|Suiza|Svizzera|Švýcarsko|Szwajcaria|Suíça|Zwitserland
SE Sweden|Schweden|Suède|Suecia|Svezia|Švédsko|Szwecja|Suécia|Zweden|Sverige
NO Norway|Norwegen|Norvège|Noruega|Norvegia|Norsko|Norwegia|Noorwegen|Norge
DK Denmark|Dänemark|Danemark|Dinamarca|Danimarca|Dánsko|Dania|Denemarken|Danmark
FI Finland|Finnland|Finlande|Finlandia|Finsko|Finlândia|Suomi
IE Ireland|Irland|Irlande|Irlanda|Irsko|Irlandia|Ierland|Republic of Ireland|IRE
HU Hungary|Ungarn|Hongrie|Hungría|Ungheria|Maďarsko|Węgry|Hungria|Hongarije|Ungern|Magyarország
RO Romania|Rumänien|Roumanie|Rumanía|Rumunsko|Rumunia|Romênia|Roemenië|România
BG Bulgaria|Bulgarien|Bulgarie|Bulharsko|Bułgaria|Bulgária|Bulgarije|България
GR Greece|Griechenland|Grèce|Grecia|Řecko|Grecja|Grécia|Griekenland|Grekland|Ελλάδα
HR Croatia|Kroatien|Croatie|Croacia|Croazia|Chorvatsko|Chorwacja|Croácia|Kroatië|Hrvatska
SI Slovenia|Slowenien|Slovénie|Eslovenia|Slovinsko|Słowenia|Eslovênia|Slovenië|Slovenien|
   Slovenija
RS Serbia|Serbien|Serbie|Srbsko|Sérvia|Servië|Srbija
UA Ukraine|Ucrania|Ucraina|Ukrajina|Ukraina|Ucrânia|Oekraïne|Україна
RU Russia|Russland|Russie|Rusia|Rusko|Rosja|Rússia|Rusland|Ryssland|Россия|Russian Federation
LT Lithuania|Litauen|Lituanie|Lituania|Litva|Litwa|Lituânia|Litouwen|Lietuva
LV Latvia|Lettland|Lettonie|Letonia|Lettonia|Lotyšsko|Łotwa|Letônia|Letland|Latvija
EE Estonia|Estland|Estonie|Estonsko|Estônia|Eesti
TR Türkiye|Türkei|Turquie|Turquía|Turchia|Turecko|Turcja|Turquia|Turkije|Turkiet|Turkey
IL Israel|Israël|Israele|Izrael
IN India|Indien|Inde|Índia
CN China|Chine|Cina|Čína|Chiny|Kina|中国|Mainland China
JP Japan|Japon|Japón|Giappone|Japonsko|Japonia|Japão|日本
KR South Korea|Südkorea|Corée du Sud|Corea del Sur|Corea del Sud|Jižní Korea|Korea Południowa|
   Coreia do Sul|Zuid-Korea|Sydkorea|Korea|Republic of Korea|Korea, Republic of
SG Singapore|Singapur|Singapour|Singapura
AU Australia|Australien|Australie|Austrálie|Austrália|Australië
NZ New Zealand|Neuseeland|Nouvelle-Zélande|Nueva Zelanda|Nuova Zelanda|Nový Zéland|
   Nowa Zelandia|Nova Zelândia|Nieuw-Zeeland|Nya Zeeland
CA Canada|Kanada|Canadá
MX Mexico|Mexiko|Mexique|México|Messico|Meksyk
BR Brazil|Brasilien|Brésil|Brasil|Brasile|Brazílie|Brazylia|Brazilië
AR Argentina|Argentinien|Argentine|Argentyna|Argentinië
CL Chile|Cile
CO Colombia|Kolumbien|Colombie|Kolumbie|Kolumbia|Colômbia
PE Peru|Pérou|Perú|Perù
ZA South Africa|Südafrika|Afrique du Sud|Sudáfrica|Sudafrica|Jihoafrická republika|
   Republika Południowej Afryki|África do Sul|Zuid-Afrika|Sydafrika
EG Egypt|Ägypten|Égypte|Egipto|Egitto|Egipt|Egito|Egypte|Egypten
MA Morocco|Marokko|Maroc|Marruecos|Marocco|Maroko|Marrocos|Marocko
AE United Arab Emirates|Vereinigte Arabische Emirate|Émirats arabes unis|Emiratos Árabes Unidos|
   Emirati Arabi Uniti|Spojené arabské emiráty|Zjednoczone Emiraty Arabskie|
   Emirados Árabes Unidos|Verenigde Arabische Emiraten|Förenade Arabemiraten|UAE|U.A.E.
SA Saudi Arabia|Saudi-Arabien|Arabie saoudite|Arabia Saudí|Arabia Saudita|Saúdská Arábie|
   Arabia Saudyjska|Arábia Saudita|Saoedi-Arabië|Saudiarabien|KSA
PH Philippines|Philippinen|Filipinas|Filippine|Filipíny|Filipiny|Filipijnen|Filippinerna
ID Indonesia|Indonesien|Indonésie|Indonezja|Indonésia|Indonesië
MY Malaysia|Malaisie|Malasia|Malajsie|Malezja|Malásia|Maleisië
TH Thailand|Thaïlande|Tailandia|Thailandia|Thajsko|Tajlandia|Tailândia
VN Vietnam|Viêt Nam|Wietnam|Vietnã|Viet Nam
LU Luxembourg|Luxemburg|Luxemburgo|Lussemburgo|Lucembursko|Luksemburg
CY Cyprus|Zypern|Chypre|Chipre|Cipro|Kypr|Cypr|Cypern
MT Malta
IS Iceland|Islande|Islandia|Islanda|Islândia|IJsland|Ísland
"""
_IN_ENGLISH = """
AD Andorra; AF Afghanistan; AG Antigua & Barbuda; AI Anguilla; AL Albania; AM Armenia; AO Angola;
AS American Samoa; AW Aruba; AX Åland Islands; AZ Azerbaijan; BA Bosnia and Herzegovina|Bosnia &
Herzegovina; BB Barbados; BD Bangladesh; BF Burkina Faso; BH Bahrain; BI Burundi; BJ Benin; BL St.
Barthélemy; BM Bermuda; BN Brunei; BO Bolivia; BQ Caribbean Netherlands; BS Bahamas; BT Bhutan; BW
Botswana; BY Belarus; BZ Belize; CD Democratic Republic of the Congo; CF Central African Republic;
CG Republic of the Congo; CI Ivory Coast|Côte d'Ivoire; CK Cook Islands; CM Cameroon; CR Costa
Rica; CU Cuba; CV Cape Verde; CW Curaçao; DJ Djibouti; DM Dominica; DO Dominican Republic; DZ
Algeria; EC Ecuador; EH Western Sahara; ER Eritrea; ET Ethiopia; FJ Fiji; FK Falkland Islands; FM
Micronesia; FO Faroe Islands; GA Gabon; GD Grenada; GF French Guiana; GG Guernsey; GH Ghana; GI
Gibraltar; GL Greenland; GM Gambia; GN Guinea; GP Guadeloupe; GQ Equatorial Guinea; GT Guatemala;
GU Guam; GW Guinea-Bissau; GY Guyana; HK Hong Kong; HN Honduras; HT Haiti; IM Isle of Man; IQ
Iraq; IR Iran; JE Jersey; JM Jamaica; JO Jordan; KE Kenya; KG Kyrgyzstan; KH Cambodia; KI
Kiribati; KM Comoros; KN St. Kitts & Nevis; KP North Korea; KW Kuwait; KY Cayman Islands; KZ
Kazakhstan; LA Laos; LB Lebanon; LC St. Lucia; LI Liechtenstein; LK Sri Lanka; LR Liberia; LS
Lesotho; LY Libya; MC Monaco; MD Moldova; ME Montenegro; MF St. Martin; MG Madagascar; MH Marshall
Islands; MK North Macedonia|Macedonia; ML Mali; MM Myanmar|Burma; MN Mongolia; MO Macau|Macao; MP
Northern Mariana Islands; MQ Martinique; MR Mauritania; MS Montserrat; MU Mauritius; MV Maldives;
MW Malawi; MZ Mozambique; NA Namibia; NC New Caledonia; NE Niger; NG Nigeria; NI Nicaragua; NP
Nepal; NR Nauru; NU Niue; OM Oman; PA Panama; PF French Polynesia; PG Papua New Guinea; PK
Pakistan; PM St. Pierre & Miquelon; PR Puerto Rico; PS Palestine|Palestinian Territories; PW
Palau; PY Paraguay; QA Qatar; RE Réunion; RW Rwanda; SB Solomon Islands; SC Seychelles; SD Sudan;
SH St. Helena; SL Sierra Leone; SM San Marino; SN Senegal; SO Somalia; SR Suriname; SS South
Sudan; ST São Tomé & Príncipe; SV El Salvador; SX Sint Maarten; SY Syria; SZ Eswatini; TC Turks &
Caicos Islands; TD Chad; TG Togo; TJ Tajikistan; TL Timor-Leste; TM Turkmenistan; TN Tunisia; TO
Tonga; TT Trinidad and Tobago|Trinidad & Tobago; TV Tuvalu; TW Taiwan; TZ Tanzania; UG Uganda; UY
Uruguay; UZ Uzbekistan; VA Vatican City; VC St. Vincent & Grenadines; VE Venezuela; VG British
Virgin Islands; VI U.S. Virgin Islands; VU Vanuatu; WF Wallis & Futuna; WS Samoa; XK Kosovo; YE
Yemen; YT Mayotte; ZM Zambia; ZW Zimbabwe
"""


def _table() -> dict[str, str]:
    table: dict[str, str] = {}
    rows = _NAMES.replace("|\n  ", "|").split("\n") + " ".join(_IN_ENGLISH.split()).split(";")
    for row in filter(None, map(str.strip, rows)):
        code, _, names = row.partition(" ")
        table |= dict.fromkeys((each.strip().lower() for each in names.split("|")), code)
    return table


# Lower-case name → ISO 3166-1 alpha-2 code.
COUNTRY_OF_NAME = _table()
COUNTRIES = frozenset(COUNTRY_OF_NAME.values()) | {"GE"}
