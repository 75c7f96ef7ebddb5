"""All that reads resumes beside the rules, as shipped."""

from functools import cache

from trusthound.domain.resume.read.readers import Readers
from trusthound.wiring.reference.resume_beliefs import resume_beliefs
from trusthound.wiring.reference.resume_chains import resume_chains
from trusthound.wiring.reference.resume_encoder import resume_encoder


@cache
def resume_readers() -> Readers:
    return Readers(resume_chains(), resume_encoder(), resume_beliefs())
