"""Words that tell what stands below a heading of more words than one."""

from types import MappingProxyType

from trusthound.domain.resume.read.heading_words import (
    AWARDS,
    CERTIFICATES,
    COURSES,
    EDUCATION,
    INTERESTS,
    LANGUAGES,
    PROJECTS,
    PUBLICATIONS,
    SKILLS,
    SUMMARY,
    VOLUNTEER,
    WORK,
)
from trusthound.domain.resume.read.piece import plain

# A short heading that ends (or in Romance languages begins) with one of these is of that kind:
# "Computer Engineering Experience", "Customer service jobs".
_TELLING = {
    WORK: """
        experience employment internships berufserfahrung erfahrung esperienze esperienza
        worked positions werkervaring experiencia expérience experiência doświadczenie zkušenosti
    """,
    EDUCATION: """
        education studies ausbildung bildung formation formación formação istruzione opleiding
        vzdělání wykształcenie degrees studied academic
    """,
    SKILLS: """
        skills tools competencies expertise proficiencies technologies kenntnisse fähigkeiten
        compétences habilidades competenze vaardigheden dovednosti umiejętności abilities strengths
    """,
    LANGUAGES: "sprachkenntnisse",
    CERTIFICATES: "certifications certificates licenses licences zertifikate",
    PROJECTS: "projects projekte projets proyectos projetos progetti",
    VOLUNTEER: "volunteering volunteer",
    AWARDS: "grants fellowships awards honors honours achievements accomplishments scholarships",
    PUBLICATIONS: "publications patents presentations",
    INTERESTS: """
        interests memberships affiliations hobbies activities involvement leadership
        extracurriculars
    """,
    COURSES: "coursework courses training trainings",
    SUMMARY: "summary objective profile",
}
TELLING = MappingProxyType(
    {plain(word): kind for kind, words in _TELLING.items() for word in words.split()}
)
