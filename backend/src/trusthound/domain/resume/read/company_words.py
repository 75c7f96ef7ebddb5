"""Words that names of employers are made of, as `plain` leaves them."""

import re
from functools import lru_cache

from trusthound.domain.resume.read.piece import in_small_letters, listed

# A legal form ends a company's name; nothing else does.
LEGAL = re.compile(
    r"(?<![\w&])(?:inc|llc|llp|ltd|limited|corp|corporation|incorporated|plc|gmbh|ag|kg|"
    r"ohg|gbr|ug|se|sa|sas|sasu|sarl|s\.a\.?r\.l|"
    r"s\.?r\.?l|s\.?p\.?a|s\.l|s\.a|slu|bv|b\.v|nv|n\.v|oy|ab|as|a/s|aps|s\.r\.o|sro|a\.s|"
    r"sp\. z o\.? ?o|spzoo|pvt|pte|pty|"
    r"co|company|& co|lda|ltda|e\.v|kft|zrt|ooo|ооо|ао|оао|зао|group|holdings?|"
    r"k\.k)\.?(?=$|[\s,;|·•)(/–—-])",
    re.IGNORECASE,
)
ASIAN_COMPANY = re.compile("公司|集团|银行|大学|株式会社|医院|研究院|회사")
COMPANY_WORDS = listed("""
technologies technology solutions systems group labs laboratories lab laboratory software
consulting consultants consultancy services bank banks banking university college school
institute academy hospital clinic center centre foundation association agency studio studios
media partners capital ventures holdings industries enterprises international global insurance
financial finance pharma pharmaceuticals energy oil gas motors automotive airlines airways
logistics transport retail restaurant hotel hotels resort cafe market stores store networks
network telecom telecommunications communications games gaming entertainment pictures publishing
press library museum gallery theater theatre opera orchestra ensemble choir chorale conservatory
church ministry department government council municipality authority bureau nonprofit society
federation union club startup corporation company firm analytics robotics aerospace electronics
semiconductor semiconductors infotech infosystems design digital interactive creative works
workshop factory manufacturing construction engineering architects properties realty estate
rail railway railways haulage freight shipping shipyard shipworks steel electric plumbing biotech
biotechnology medtech fintech cyber apps textiles chemicals cement mining packaging plastics
printing furniture supermarket kindergarten preschool kibbutz brigade battalion regiment idf parish
municipal nhs nursery lodge inn bistro trattoria osteria brasserie casino gym salon boutique
fashion cosmetics bpo outsourcing staffing publishers radio television productions agence atelier
grupo empresa mart supply
healthcare health medical dental pharmacy veterinary security solar foods food beverages brewery
bakery farms tech soft data cloud ai io com net org bpm it army navy force forces police corps
office trust fund investments advisors amazon google microsoft apple facebook meta ibm oracle
intel cisco deloitte accenture kpmg pwc ey infosys wipro tcs cognizant capgemini hp dell sap
siemens bosch samsung sony nokia ericsson huawei amdocs uber netflix twitter linkedin paypal
salesforce adobe walmart nvidia universitat hochschule klinik klinikum krankenhaus versicherung
werke verlag banque hopital universite banco universidad universidade universita banca univerzita
nemocnice banka urad uniwersytet szpital stowarzyszenie vereniging gemeente ziekenhuis банк
университет компания группа завод 公司 大学 集团 科技 银行 株式会社
""")
SMALL_LEGAL = re.compile(LEGAL.pattern)  # found sooner than in letters of any size


@lru_cache(maxsize=2048)
def has_a_legal_form(text: str) -> bool:
    return SMALL_LEGAL.search(in_small_letters(text)) is not None
