"""Trades with invented employers: three roles each, the latest first, with what was done there."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Career:
    """`roles` are (company, title, points), the latest first; `degree` what was learnt for it."""

    trade: str
    headline: str
    summary: str
    roles: tuple[tuple[str, str, tuple[str, ...]], ...]
    degree: str
    skills: tuple[str, ...]
    certificates: tuple[str, ...] = ()


CAREERS = (
    Career(
        "nurse", "Registered Nurse", "Ward nurse with experience in surgical and acute care.",
        (
            ("Ferncliffe General Hospital", "Senior Staff Nurse", (
                "Lead a team of six on a 28-bed surgical ward across rotating shifts",
                "Introduced a bedside handover that cut missed observations by a third",
                "Supervise student nurses during their clinical placements")),
            ("Harrowmere Infirmary", "Staff Nurse", (
                "Cared for up to eight patients a shift after abdominal surgery",
                "Gave intravenous medication and kept fluid balance charts",
                "Ran the ward's weekly audit of pressure sores")),
            ("Millbrae Care Home", "Care Assistant", (
                "Helped residents with meals, washing and walking",
                "Kept daily records and told families of changes")),
        ),
        "BSc Nursing",
        ("Wound care", "Triage", "Medication rounds", "Patient records", "Infection control"),
        ("Immediate Life Support, 2024",),
    ),
    Career(
        "backend", "Backend Engineer", "Engineer who builds and runs payment and order systems.",
        (
            ("Ostbridge Payments", "Senior Software Engineer", (
                "Design the settlement service that clears forty thousand orders a day",
                "Cut the nightly reconciliation from five hours to twenty minutes",
                "Review code for a team of seven and keep the on-call handbook")),
            ("Quillmark Software", "Software Engineer", (
                "Built the invoicing module in Java with a PostgreSQL store",
                "Moved reports from cron scripts to a queue with retries",
                "Wrote the integration tests that gate each release")),
            ("Tarnwick Data", "Junior Developer", (
                "Fixed defects in the customer portal and its PHP forms",
                "Wrote SQL reports for the finance team")),
        ),
        "BSc Computer Science", ("Java", "SQL", "PostgreSQL", "Linux", "Python", "Git"),
    ),
    Career(
        "accountant", "Management Accountant", "Accountant for mid-sized manufacturers.",
        (
            ("Larkfield Ceramics", "Finance Manager", (
                "Prepare monthly management accounts for three plants",
                "Brought the month-end close from nine days to five",
                "Lead the yearly budget with eleven cost centres")),
            ("Penwith Brewing", "Management Accountant", (
                "Kept stock valuations and standard costs up to date",
                "Built a rolling cash forecast used by the board",
                "Reconciled excise duty returns each quarter")),
            ("Ashgrove & Pell", "Audit Trainee", (
                "Tested sales and purchase ledgers of family firms",
                "Counted stock at year end and drafted working papers")),
        ),
        "BA Accounting and Finance",
        ("Excel", "Cost accounting", "Budgeting", "Sage", "Variance analysis"),
    ),
    Career(
        "teacher", "Secondary School Teacher", "Physics teacher who runs a maker club.",
        (
            ("Wetherby Lane Academy", "Head of Science", (
                "Lead nine teachers and the laboratory technicians",
                "Rewrote the lower school curriculum around practical work",
                "Mentor two newly qualified teachers a year")),
            ("Saint Orrin College", "Physics Teacher", (
                "Taught physics to classes of twenty-eight from age eleven to eighteen",
                "Started a robotics club that reached the regional finals",
                "Marked mock examinations for the whole year group")),
            ("Holloway Tutors", "Tutor", (
                "Gave weekly lessons in mathematics to small groups",
                "Wrote progress notes for parents")),
        ),
        "BSc Physics", ("Curriculum design", "Classroom management", "Assessment", "Safeguarding"),
    ),
    Career(
        "electrician", "Electrician", "Electrician for commercial fit-outs and maintenance.",
        (
            ("Brantmoor Electrical", "Site Electrician", (
                "Install distribution boards and lighting in office fit-outs",
                "Test and certify circuits and hand over the paperwork",
                "Show two apprentices how to work safely on site")),
            ("Copperway Services", "Maintenance Electrician", (
                "Kept lifts, pumps and emergency lighting of twelve buildings in order",
                "Answered call-outs at night and wrote the fault reports")),
            ("Dunmore Contractors", "Apprentice Electrician", (
                "Pulled cable and fitted sockets under supervision",
                "Passed the trade test at the first attempt")),
        ),
        "Certificate in Electrical Installation",
        ("Fault finding", "Conduit", "Testing", "Blueprints", "Health and safety"),
    ),
    Career(
        "designer", "Product Designer", "Designer of forms and flows for public services.",
        (
            ("Civic Loom", "Senior Product Designer", (
                "Redesign the benefit application so that fewer people call for help",
                "Run a usability test every second week with eight people",
                "Keep the library of components with two engineers")),
            ("Bluepine Studio", "Interaction Designer", (
                "Drew flows and prototypes for a ticket shop",
                "Wrote the style guide and its rules for colour contrast")),
            ("Papermill Press", "Graphic Designer", (
                "Laid out catalogues and school books",
                "Prepared artwork for print and checked proofs")),
        ),
        "BA Graphic Design",
        ("User research", "Prototyping", "Typography", "Accessibility", "Workshops"),
    ),
    Career(
        "logistics", "Warehouse Supervisor", "Supervisor of warehouses for food and parts.",
        (
            ("Norrland Cold Stores", "Warehouse Supervisor", (
                "Plan shifts for thirty-two pickers and four drivers",
                "Raised picking accuracy from 97.1 to 99.4 percent",
                "Hold the weekly safety walk and close its actions")),
            ("Kestrel Freight", "Inventory Controller", (
                "Counted stock in cycles and found the causes of losses",
                "Trained the late shift on handheld scanners")),
            ("Marlow Parts", "Forklift Operator", (
                "Loaded trailers and kept the racking tidy",
                "Checked pallets against delivery notes")),
        ),
        "Diploma in Logistics", ("Forklift", "Stock control", "Rota planning", "Scanners"),
    ),
    Career(
        "marketing", "Marketing Manager", "Marketer for regional brands with small budgets.",
        (
            ("Greenhythe Foods", "Marketing Manager", (
                "Plan campaigns for four brands on a budget of 600,000 a year",
                "Doubled the share of buyers who come back within a quarter",
                "Brief and pay three outside agencies")),
            ("Tollgate Travel", "Campaign Executive", (
                "Wrote the weekly newsletter for 80,000 readers",
                "Tested subject lines and offers and reported what worked")),
            ("Ridley Events", "Marketing Assistant", (
                "Kept the events calendar and the press list",
                "Set up stands at trade fairs")),
        ),
        "BA Business Studies", ("Campaign planning", "Copywriting", "Newsletters", "Budgeting"),
    ),
)  # fmt: skip
