"""Resumes in other languages than English: headings, months, titles, degrees and languages."""

from collections.abc import Callable

import pytest

from trusthound.domain.resume.model import Resume

RESUMES = {
    "de": ("""
# Lebenslauf
Anna von der Heide
Hauptstraße 12, 10115 Berlin
anna.heide@example.de
# Berufserfahrung
03/2019 – heute
Senior Softwareentwicklerin, Beispiel GmbH, Berlin
- Leitung eines Teams
# Ausbildung
10/2010 – 09/2014
Technische Universität München
B.Sc. Informatik
# Sprachkenntnisse
Deutsch (Muttersprache), Englisch (C1)
""", "Anna von der Heide", "Senior Softwareentwicklerin", "Beispiel GmbH", "2019-03",
     "Technische Universität München", "B.Sc."),
    "fr": ("""
# Jean-Pierre de la Fontaine
Développeur web
# Expérience professionnelle
Développeur full-stack – Exemple SA – janvier 2018 à aujourd'hui
• Création de sites
# Formation
2014 – 2017  Master informatique, Université de Lyon
# Langues
Français : langue maternelle
Anglais : courant
""", "Jean-Pierre de la Fontaine", "Développeur full-stack", "Exemple SA", "2018-01",
     "Université de Lyon", "Master"),
    "es": ("""
# María José García López
# Experiencia laboral
Ejemplo S.L. | Analista de datos | marzo de 2019 - actualidad
# Formación académica
Grado en Matemáticas, Universidad Complutense de Madrid, 2014 - 2018
# Idiomas
Español (nativo), Inglés (C1)
""", "María José García López", "Analista de datos", "Ejemplo S.L.", "2019-03",
     "Universidad Complutense de Madrid", "Grado"),
    "pt": ("""
# João da Silva
# Experiência profissional
Desenvolvedor de software
Exemplo Ltda
fev 2020 - atual
# Formação
Bacharelado em Ciência da Computação
Universidade de São Paulo
2015 - 2019
# Idiomas
Português (nativo), Inglês (fluente)
""", "João da Silva", "Desenvolvedor de software", "Exemplo Ltda", "2020-02",
     "Universidade de São Paulo", "Bacharelado"),
    "it": ("""
# Marco Rossi
# Esperienza lavorativa
gennaio 2017 – oggi
Responsabile vendite presso Esempio S.r.l., Milano
# Istruzione
2010 - 2015 Laurea in Economia, Università di Bologna
# Lingue
Italiano (madrelingua), Inglese (ottimo)
""", "Marco Rossi", "Responsabile vendite", "Esempio S.r.l.", "2017-01",
     "Università di Bologna", "Laurea"),
    "nl": ("""
# Pieter van den Berg
# Werkervaring
Projectmanager bij Voorbeeld B.V.
sinds mei 2019
# Opleiding
HBO Bedrijfskunde, Hogeschool Utrecht, 2012 - 2016
# Talen
Nederlands (moedertaal), Engels (vloeiend)
""", "Pieter van den Berg", "Projectmanager", "Voorbeeld B.V.", "2019-05",
     "Hogeschool Utrecht", "HBO"),
    "cs": ("""
# Jan Novák
# Pracovní zkušenosti
leden 2018 – dosud   Programátor, Příklad s.r.o.
# Vzdělání
2010 – 2015   Univerzita Karlova, Mgr. informatika
# Jazyky
čeština – rodilý mluvčí, angličtina – pokročilá
""", "Jan Novák", "Programátor", "Příklad s.r.o.", "2018-01", "Univerzita Karlova", "Mgr."),
    "pl": ("""
# Piotr Wiśniewski
# Doświadczenie zawodowe
Programista Java, Przykład sp. z o.o.
marzec 2016 – obecnie
# Wykształcenie
Politechnika Warszawska, inżynier informatyki, 2011 – 2015
# Języki
Polski (ojczysty), Angielski (biegły)
""", "Piotr Wiśniewski", "Programista Java", "Przykład sp. z o.o.", "2016-03",
     "Politechnika Warszawska", "inżynier"),
}  # fmt: skip


@pytest.mark.parametrize("language", RESUMES)
def test_a_resume_is_read_in_its_language(language: str, read: Callable[..., Resume]) -> None:
    text, name, title, company, start, school, degree = RESUMES[language]
    resume = read(text)
    assert resume.name is not None
    assert resume.name.value == name
    role, course = resume.work[0], resume.education[0]
    assert role.title is not None
    assert role.company is not None
    assert (role.title.value, role.company.value) == (title, company)
    assert str(role.period.start) == start
    assert role.period.current
    assert course.institution is not None
    assert course.degree is not None
    assert (course.institution.value, course.degree.value) == (school, degree)
    assert len(resume.languages) == 2
    assert all(each.fluency for each in resume.languages)


def test_other_scripts_are_read(read: Callable[..., Resume]) -> None:
    resume = read("""
# 王小明
# 工作经历
2019年3月 – 至今
软件工程师  示例科技有限公司
# 教育背景
2015年 – 2019年  清华大学 本科
""")
    assert resume.name is not None
    assert resume.name.value == "王小明"
    role = resume.work[0]
    assert role.title is not None
    assert role.company is not None
    assert (role.title.value, role.company.value) == ("软件工程师", "示例科技有限公司")
    assert str(role.period.start) == "2019-03"
    assert resume.education[0].institution is not None
    assert resume.education[0].institution.value == "清华大学"
