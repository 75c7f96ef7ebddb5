"""A short list of skills, as the shipped one is written."""

import pytest

from trusthound.domain.skills.find import finder
from trusthound.domain.skills.kinship import kinds_of, kinship_of
from trusthound.domain.skills.listed import Listed, read_listed
from trusthound.domain.skills.model import Skills

_LINES = """\
# a comment

-\tAmerican Express|go to market\t\t
computing\t\t\tfamily
databases\tdatabase\tcomputing\t
SQL databases\trelational databases\tdatabases\tsiblings
PostgreSQL\tPostgres\tSQL databases\t
MySQL\tmy sql\tSQL databases\t
programming languages\t\tcomputing\tfamily
Java\t\tprogramming languages\t
JavaScript\t=JS\tprogramming languages\t
C++\t\tprogramming languages\t
~C\t\tprogramming languages\t
C#\t\tprogramming languages\t
.NET\t\tcomputing\t
Node.js\tnode\tJavaScript\t
~Go\tgolang\tprogramming languages\t
~R\t\tprogramming languages\t
Python\t\tprogramming languages\t
Terraform\t\tcomputing\t
^Chef\t\tcomputing\t
^Rake\t\tcomputing\t
cooking\tgrill work|chef\t\t
Microsoft Excel\t~Excel|MS Excel\t\t
Microsoft PowerPoint\tPowerPoint\t\t
accounts payable\t=AP\t\t
tax\t\t\t
rock'n'roll\tcafé work\t\t
"""


@pytest.fixture(scope="session")
def listed() -> Listed:
    return read_listed(_LINES.split("\n"))


@pytest.fixture(scope="session")
def skills(listed: Listed) -> Skills:
    of_trade = kinds_of(listed.by_id, "computing")
    return Skills(listed.by_id, finder(listed, of_trade.__contains__), kinship_of(listed))
