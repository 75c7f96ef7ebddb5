"""A document in; a resume out: its sections, and what each of them states."""

from trusthound.domain.resume.read.resume import as_likeliest as as_likeliest
from trusthound.domain.resume.read.resume import read_resume as read_resume
