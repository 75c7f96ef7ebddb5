"""Every script, once."""

from trusthound.domain.message.scripts.access import ACCESS
from trusthound.domain.message.scripts.money_in import MONEY_IN
from trusthound.domain.message.scripts.money_through import MONEY_THROUGH

SCRIPTS = (*MONEY_IN, *MONEY_THROUGH, *ACCESS)
