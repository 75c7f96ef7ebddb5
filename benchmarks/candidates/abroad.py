"""Careers told in German, French and Spanish, with invented employers: language and career."""

from careers import Career

ABROAD = {
    ("de", "DE"): Career(
        "Mechatroniker", "Mechatroniker", "Mechatroniker mit Erfahrung in Wartung und Montage.",
        (
            ("Nordhafen Fördertechnik GmbH", "Mechatroniker Instandhaltung", (
                "Wartung von vier Abfülllinien im Schichtbetrieb",
                "Fehlersuche an Steuerungen und Antrieben",
                "Anleitung von zwei Auszubildenden")),
            ("Maschinenbau Ritterau GmbH", "Servicetechniker", (
                "Inbetriebnahme von Verpackungsmaschinen beim Kunden",
                "Schulung der Bediener und Abnahmeprotokolle")),
            ("Elektro Kühnemann", "Auszubildender", (
                "Verdrahtung von Schaltschränken nach Plan",
                "Abschlussprüfung mit Note gut")),
        ),
        "Ausbildung zum Mechatroniker", ("Hydraulik", "Pneumatik", "Schaltpläne", "Messtechnik"),
    ),
    ("fr", "FR"): Career(
        "comptable", "Comptable", "Comptable en entreprise et en cabinet.",
        (
            ("Menuiserie Valombre", "Comptable unique", (
                "Tenue de la comptabilité générale et analytique",
                "Déclarations de TVA et préparation du bilan",
                "Suivi de la trésorerie et relance des clients")),
            ("Cabinet Larivière & Fils", "Assistante comptable", (
                "Saisie des factures de quarante dossiers",
                "Rapprochements bancaires chaque semaine")),
            ("Librairie du Quai Vert", "Vendeuse", (
                "Conseil aux lecteurs et tenue de la caisse",
                "Réception et rangement des livres")),
        ),
        "BTS Comptabilité et gestion", ("Sage", "Excel", "TVA", "Paie"),
    ),
    ("es", "BR"): Career(
        "enfermera", "Enfermera", "Enfermera de urgencias y cuidados intensivos.",
        (
            ("Clínica Monte Claro", "Enfermera de urgencias", (
                "Valoración y triaje de unos sesenta pacientes por turno",
                "Formación del personal nuevo en reanimación",
                "Revisión diaria del carro de paradas")),
            ("Hospital Santa Verónica", "Enfermera de planta", (
                "Cuidado de pacientes tras cirugía abdominal",
                "Registro de constantes y medicación")),
            ("Residencia Los Almendros", "Auxiliar", (
                "Ayuda en comidas, aseo y paseos",
                "Conversación con las familias")),
        ),
        "Grado en Enfermería", ("Triaje", "Curas", "Medicación", "Historia clínica"),
    ),
}  # fmt: skip
