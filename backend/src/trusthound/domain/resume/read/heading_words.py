"""How resumes head their sections, by what stands below, in the languages of Europe mostly. Looked
up as `plain` leaves them: lower case, no accents, no signs.
"""

from types import MappingProxyType

from trusthound.domain.resume.read.joined_letters import lessened
from trusthound.domain.resume.read.piece import plain

WORK, EDUCATION, SKILLS, LANGUAGES = "work", "education", "skills", "languages"
CERTIFICATES, SUMMARY, PROJECTS, VOLUNTEER = "certificates", "summary", "projects", "volunteer"
AWARDS, PUBLICATIONS, INTERESTS = "awards", "publications", "interests"
REFERENCES, CONTACT, COURSES, OTHER = "references", "contact", "courses", "other"

_HEADINGS = {
    WORK: """
        experience, work, my journey, career journey, professional journey, work experience,
        professional experience, employment, employment history, work history, career history,
        career, career summary, job history, job experience, working experience, work background,
        professional background, employment background, professional history, relevant experience,
        experience highlights, related experience, industry experience, career experience,
        internship, internships, internship experience, employment experience, positions held,
        jobs, work and experience, experience and employment, previous experience, career overview,
        research experience, teaching experience, additional experience, other experience,
        military experience, military service, army service, professional activity,
        field experience, leadership experience, selected experience, technical experience,
        academic experience, academic appointments, appointments, clinical experience,
        key experience, recent experience, work experiences, professional experiences, experiences,
        industrial experience, practical experience, berufserfahrung, beruflicher werdegang,
        berufspraxis, berufstätigkeit, praktische erfahrung, werdegang, praktika, arbeitserfahrung,
        berufliche erfahrung, berufliche stationen, berufliche tätigkeit, beschäftigung,
        expérience, expériences, expérience professionnelle, expériences professionnelles,
        parcours professionnel, parcours, emplois, stages, historique professionnel, experiencia,
        experiencia laboral, experiencia profesional, historial laboral, trayectoria profesional,
        trayectoria laboral, empleo, experiencias laborales, prácticas, experiência,
        experiência profissional, experiências profissionais, histórico profissional,
        percurso profissional, trajetória profissional, emprego, estágios, esperienza, esperienze,
        esperienza lavorativa, esperienze lavorative, esperienza professionale,
        esperienze professionali, percorso professionale, carriera, tirocini, ervaring,
        werkervaring, loopbaan, arbeidsverleden, relevante werkervaring, beroepservaring,
        stages en werkervaring, pracovní zkušenosti, zkušenosti, praxe, zaměstnání,
        profesní zkušenosti, průběh zaměstnání, pracovní praxe, doświadczenie,
        doświadczenie zawodowe, przebieg kariery, historia zatrudnienia, praca, staże i praktyki,
        arbetslivserfarenhet, arbejdserfaring, arbeidserfaring, työkokemus, iş deneyimi,
        опыт работы, опыт, трудовая деятельность, профессиональный опыт, experiență profesională,
        munkatapasztalat, szakmai tapasztalat, 工作经历, 工作经验, 工作經歷, 職歴, 職務経歴, 경력,
        employment details,
        occupational history, academic positions, national service, employment record,
        professional career, professional path, work places, places of work, past experience,
        former experience, hi-tech experience, hitech experience, work expirience, work expereince,
        experiance, it experience, career scan, corporate experience, working experiences,
        praktische erfahrungen, berufliche laufbahn, beruflicher hintergrund, experiencias,
        historial de trabajo, historia laboral, antecedentes laborales, experiências, tätigkeiten
    """,
    VOLUNTEER: """
        volunteer, volunteering, volunteer experience, volunteer work, volunteering experience,
        voluntary work, voluntary experience, community service, community involvement,
        community engagement, volunteer activities, social engagement, volunteer leadership,
        ehrenamt, ehrenamtliche tätigkeit, ehrenamtliches engagement, engagement,
        soziales engagement, freiwilligenarbeit, bénévolat, activités bénévoles,
        engagement associatif, expérience associative, voluntariado, trabajo voluntario,
        trabalho voluntário, volontariato, esperienza di volontariato, vrijwilligerswerk,
        dobrovolnictví, dobrovolnická činnost, wolontariat, działalność społeczna, волонтерство
    """,
    EDUCATION: """
        education, educational background, academic background, educational history,
        education history, academic history, academic qualifications, educational qualifications,
        academic qualification, educational qualification, education and training, academics,
        professional qualification, qualification, educational credentials, educational profile,
        schulische bildung, hochschulbildung, cursus universitaire, antecedentes académicos,
        academic record, academic details, academic profile, education details,
        educational details, academic credentials, degrees, schooling, studies, academia,
        formal education, academic education, higher education, school, schools, scholastics,
        academic foundation, academic journey, academic preparation, academic training,
        education training, education and certifications, education and credentials,
        degrees and certifications, schooling and training, training and education,
        education and licenses, education and professional development, education and honors,
        education and awards, education and skills, education and certification, ausbildung,
        bildung, bildungsweg, studium, schulbildung, akademischer werdegang, bildungswerdegang,
        aus und weiterbildung, schulische ausbildung, hochschulausbildung, akademische ausbildung,
        bildungsgang, formation, formations, études, parcours scolaire, parcours académique,
        diplômes, éducation, scolarité, formation académique, cursus, educación, formación,
        formación académica, estudios, educación académica, formación y estudios, titulación,
        educação, formação, formação acadêmica, formação académica, escolaridade,
        habilitações literárias, percurso académico, istruzione, formazione,
        istruzione e formazione, formazione e istruzione, titoli di studio, percorso di studi,
        studi, opleiding, opleidingen, onderwijs, studie, scholing, opleiding en training,
        vzdělání, vzdelanie, studium a vzdělání, dosažené vzdělání, wykształcenie, edukacja,
        wykształcenie i kwalifikacje, utbildning, uddannelse, utdanning, koulutus, eğitim,
        образование, educație, tanulmányok, végzettség, 教育背景, 教育经历, 学历, 學歷, 学歴, 학력,
        education and qualifications, education and courses, educations, education background,
        my education, academic studies
    """,
    SKILLS: """
        skills, skill, qualifications, technical skills, key skills, core skills,
        professional skills, top skills, skill set, skillset, skills summary, core competencies,
        competencies, key competencies, competences, expertise, areas of expertise, technologies,
        technology, technical expertise, technical proficiency, technical proficiencies,
        proficiencies, tools, tech stack, software, software skills, computer skills, it skills,
        hard skills, soft skills, proficient skills, skills and abilities, abilities, strengths,
        key strengths, additional skills, programming languages, programming skills,
        technical knowledge, knowledge, technical summary, technical profile, areas of knowledge,
        specialties, specialities, capabilities, highlights, programs, tools and technologies,
        other skills, interpersonal skills, skills and tools, skills and technologies,
        technical competencies, personal skills, technical toolkit, toolkit, relevant skills,
        qualifications and skills, skills and qualifications, technical strengths, technical stack,
        stack, skills and expertise, core expertise, transferable skills, digital skills,
        key expertise, platforms, skills highlights, technologies and tools, frameworks,
        kenntnisse, fähigkeiten, kompetenzen, edv kenntnisse, it kenntnisse, fachkenntnisse,
        stärken, fertigkeiten, besondere kenntnisse, kenntnisse und fähigkeiten,
        fähigkeiten und kenntnisse, weitere kenntnisse, qualifikationen, technische kenntnisse,
        compétences, compétences techniques, compétences clés, compétences informatiques,
        savoir faire, atouts, informatique, aptitudes, outils, habilidades, competencias,
        conocimientos, conocimientos técnicos, destrezas, informática, competencias técnicas,
        habilidades técnicas, conocimientos informáticos, competências, habilidades e competências,
        conhecimentos, competências técnicas, aptidões, conhecimentos técnicos, competenze,
        capacità, abilità, conoscenze, competenze tecniche, competenze informatiche,
        capacità e competenze, competenze digitali, conoscenze informatiche, vaardigheden,
        competenties, kennis, kennis en vaardigheden, computervaardigheden, computerkennis,
        sterke punten, it vaardigheden, dovednosti, schopnosti, znalosti, znalosti a dovednosti,
        odborné znalosti, počítačové dovednosti, technické dovednosti, umiejętności, kompetencje,
        znajomość programów, umiejętności techniczne, umiejętności i kompetencje, färdigheter,
        kompetenser, ferdigheter, taidot, yetenekler, beceriler, навыки, ключевые навыки,
        профессиональные навыки, competențe, készségek, 技能, 专业技能, スキル, 기술
    """,
    LANGUAGES: """
        languages, language, language skills, language proficiency, languages known,
        foreign languages, spoken languages, known languages, linguistic skills, languages spoken,
        language competencies, sprachen, sprachkenntnisse, fremdsprachen, langues,
        langues étrangères, compétences linguistiques, idiomas, lenguas, línguas, lingue,
        lingue straniere, competenze linguistiche, conoscenze linguistiche, talen, talenkennis,
        jazyky, jazykové znalosti, jazykové dovednosti, cizí jazyky, języki, języki obce,
        znajomość języków, znajomość języków obcych, språk, sprog, kielitaito, diller, языки,
        иностранные языки, знание языков, limbi străine, nyelvek, nyelvtudás, 语言, 语言能力, 語学
    """,
    CERTIFICATES: """
        certifications, certification, certificates, certificate, licenses, licences,
        licenses and certifications, certifications and licenses, courses and certifications,
        certifications and courses, professional certifications, certificates and courses,
        courses and certificates, credentials, professional development,
        training and certifications, certifications and training, trainings and certifications,
        licensure, accreditations, technical certifications, online courses and certifications,
        certificates and licenses, certifications and awards, awards and certifications,
        achievements and certifications, professional qualifications, licenses and certificates,
        zertifikate, zertifizierungen, weiterbildung, weiterbildungen, fortbildungen,
        zertifikate und weiterbildungen, lizenzen, certificats, certifications et formations,
        certificaciones, certificados, licencias, certificações, cursos e certificações,
        cursos y certificaciones, certificazioni, attestati, certificaten, certificeringen,
        cursussen en certificaten, certifikáty, kurzy a certifikáty, certifikace, osvědčení,
        certyfikaty, kursy i certyfikaty, kursy i szkolenia, szkolenia i certyfikaty, сертификаты,
        курсы и сертификаты, 证书, 資格
    """,
    SUMMARY: """
        summary, profile, about, about me, professional summary, executive summary, objective,
        career objective, carrier objective, career goal, professional profile, personal profile,
        personal statement, executive profile, overview, introduction, career profile, goal, goals,
        statement, summary of qualifications, qualifications summary, professional objective,
        who am i, who i am, bio, biography, profile summary, summary statement, brief,
        career objectives, job objective, professional overview, background, key qualifications,
        mission, about myself, career summary and objective, resume summary, resume objective,
        motivation, professional statement, employment objective, profil, kurzprofil, über mich,
        persönliches profil, zusammenfassung, zielsetzung, berufsziel, ziel, profil professionnel,
        à propos, à propos de moi, résumé, objectif, présentation, perfil, perfil profesional,
        perfil profissional, sobre mí, sobre mim, resumen, resumo, resumo profissional, objetivo,
        objetivo profesional, acerca de mí, resumen profesional, presentación, profilo,
        profilo professionale, profilo personale, chi sono, su di me, sommario, obiettivo,
        obiettivi, profiel, persoonlijk profiel, over mij, samenvatting, doel, o mně, shrnutí,
        profesní profil, cíl, osobní profil, o mnie, podsumowanie, podsumowanie zawodowe,
        cel zawodowy, profil zawodowy, om mig, о себе, обо мне, цель, 个人简介, 自我评价, 自己pr,
        hakkımda, despre mine
    """,
    PROJECTS: """
        projects, project, personal projects, academic projects, side projects, key projects,
        selected projects, project experience, project work, open source, open source projects,
        portfolio, project details, notable projects, hobby projects, relevant projects,
        major projects, final project, capstone project, research projects, featured projects,
        projects and research, project highlights, github projects, my projects, web projects,
        programming projects, technical projects, professional projects, projekte, projets,
        proyectos, projetos, progetti, projecten, projekty, wybrane projekty, проекты, 项目经验,
        项目经历
    """,
    AWARDS: """
        awards, honors, honours, achievements, awards and honors, honors and awards,
        accomplishments, key achievements, awards and achievements, achievements and awards,
        honours and awards, awards and honours, scholarships, recognition, honors and scholarships,
        awards and recognition, honors awards, scholarships and awards,
        achievements and extra curriculars, achievements and extra curricular,
        activities and awards, awards and activities, academic achievements, grants, fellowships,
        prizes, key accomplishments, career highlights, achievements and activities,
        leadership and awards, selected achievements, auszeichnungen, preise, stipendien, erfolge,
        prix, distinctions, premios, logros, prémios, prêmios, conquistas, premi, riconoscimenti,
        prijzen, onderscheidingen, ocenění, úspěchy, nagrody, osiągnięcia, достижения, награды
    """,
    PUBLICATIONS: """
        publications, papers, research, conferences, patents, talks, presentations,
        publications and patents, selected publications, writing, speaking, invited talks,
        research interests, presentation, posters, program committees, committees,
        veröffentlichungen, publikationen, publicaciones, publicações, pubblicazioni, publicaties,
        publikace, publikacje, публикации
    """,
    INTERESTS: """
        interests, memberships, affiliations, professional affiliations, mitgliedschaften,
        professional memberships, hobbies, hobbies and interests, interests and hobbies,
        extracurricular, extracurricular activities, extra curricular activities,
        extra curriculars, activities, other activities, personal interests, leisure,
        leadership and activities, activities and interests, extracurriculars,
        activities and leadership, involvement, on campus involvement, campus involvement,
        off campus involvement, leadership, leadership and involvement, skills and interests,
        extra curricular, organizations, student activities, other interests, clubs, societies,
        leadership and extracurriculars, extracurricular experience, leadership activities,
        activities and societies, campus activities, extracurricular and leadership, ventures,
        co curricular activities, interessen, hobbys, hobbies und interessen, freizeit,
        interessen und hobbys, centres d intérêt, loisirs, intereses, aficiones, interesses,
        interessi, hobby, interesse, vrije tijd, hobby s, zájmy, koníčky, zainteresowania, hobbi,
        интересы, хобби, увлечения
    """,
    REFERENCES: """
        references, referees, reference, references available upon request, referenzen, références,
        referencias, referências, referenze, referenties, reference a doporučení, referencje,
        recommendations, testimonials, рекомендации, character reference, character references
    """,
    CONTACT: """
        contact, contacts, contact me, contact information, contact info, contact details,
        personal information, personal details, personal data, get in touch, details, links,
        social, social media, find me online, address, personal info, online presence, on the web,
        websites, profiles, reach me, personalia, web, follow me, online, connect, kontakt,
        kontaktdaten, persönliche daten, persönliche angaben, zur person, coordonnées,
        informations personnelles, état civil, contacto, datos personales, datos de contacto,
        información personal, información de contacto, contato, contactos, dados pessoais,
        informações pessoais, contatti, dati personali, informazioni personali, recapiti,
        contactgegevens, persoonlijke gegevens, persoonsgegevens, osobní údaje, kontaktní údaje,
        dane osobowe, dane kontaktowe, kontakty, контакты, контактная информация, личные данные,
        个人信息, 联系方式
    """,
    COURSES: """
        courses, coursework, relevant coursework, training, trainings, courses and training,
        online courses, training and courses, relevant courses, key courses, workshops, seminars,
        trainings and courses, courses and trainings, moocs, course work, additional training,
        professional training, additional education, additional courses, kurse, cours, cursos,
        corsi, corsi di formazione, cursussen, kurzy, školení, kurzy a školení, kursy, szkolenia,
        weitere qualifikationen, курсы, seminars attended
    """,
    OTHER: """
        additional information, additional info, other, miscellaneous, other information,
        additional, more, further information, extras, general, other details, declaration,
        personal, availability, visa status, nationality, driving license, driving licence,
        driver license, personal attributes, personal qualities, personal traits, additional data,
        various, misc, signature, philosophy, my life philosophy, my time, a day of my life,
        most proud of, achievements and hobbies, family, military, note, notes, quote,
        favorite quote, expected salary, sonstiges, weitere informationen, weiteres, führerschein,
        divers, informations complémentaires, otros, otros datos, información adicional, outros,
        informações adicionais, altro, ulteriori informazioni, patente, patente di guida, overig,
        overige, ostatní, další informace, řidičský průkaz, inne, dodatkowe informacje, pozostałe,
        prawo jazdy, дополнительная информация
    """,
}  # fmt: skip


def _by_phrase() -> dict[str, str]:
    told = {
        plain(phrase): kind
        for kind, phrases in _HEADINGS.items()
        for phrase in " ".join(phrases.split()).split(",")
        if plain(phrase)
    }
    return {less: kind for phrase, kind in told.items() for less in lessened(phrase)} | told


HEADINGS = MappingProxyType(_by_phrase())
