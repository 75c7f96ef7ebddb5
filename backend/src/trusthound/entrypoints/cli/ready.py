"""Importing this loads all that scoring needs, so that processes forked from here begin at once."""

import gc
from datetime import date

from trusthound.usecases.score_rows import score_rows
from trusthound.wiring.reference.load import load_reference

# The lists that are loaded at their first use are used for this. The model of languages is not:
# few files need it.
ROW = {
    "title": "Accounts clerk",
    "description": "You check our invoices for the team, and answer with care to those who ask. "
    * 5,
    "url": "https://jobs.example.com/1",
    "location": "Berlin",
}

score_rows([ROW], reference=load_reference(), as_of=date(2026, 1, 1))
# A row makes some thousand objects and no cycles: to look for those less often is a tenth faster.
gc.set_threshold(20_000, 20, 20)
gc.freeze()  # the lists stay for good: no collection needs to look at them
