"""More trades with invented employers, in the same shape."""

from careers import Career

FURTHER_CAREERS = (
    Career(
        "chef", "Head Chef", "Chef for hotels and canteens with seasonal menus.",
        (
            ("Hotel Brunnental", "Sous Chef", (
                "Run a kitchen of nine for 140 covers a night",
                "Write the seasonal menu and cost each dish",
                "Brought food waste down by a quarter")),
            ("Restaurant Lindenhof", "Chef de Partie", (
                "Cooked the fish section and ordered from four suppliers",
                "Trained three apprentices up to their final test")),
            ("Canteen Werk Ost", "Commis Chef", (
                "Prepared vegetables and sauces for 400 lunches",
                "Kept the temperature records")),
        ),
        "Apprenticeship as Cook", ("Menu planning", "Food hygiene", "Ordering", "Pastry"),
    ),
    Career(
        "analyst", "Data Analyst", "Analyst for retailers and their supply.",
        (
            ("Beckwith Retail", "Senior Data Analyst", (
                "Forecast demand for 3,000 articles in 46 shops",
                "Explain each month to the buyers what sold and why",
                "Keep the tables of prices and promotions clean")),
            ("Orchard Analytics", "Data Analyst", (
                "Built weekly reports on margins by shop",
                "Found double bookings worth two percent of sales")),
            ("Saltmarsh Surveys", "Research Assistant", (
                "Coded answers to open questions",
                "Checked samples for gaps and drew the charts")),
        ),
        "BSc Statistics", ("SQL", "Excel", "R", "Forecasting", "Data cleaning"),
    ),
    Career(
        "mechanical", "Mechanical Engineer", "Engineer of pumps and valves.",
        (
            ("Strömgard Pumpar", "Design Engineer", (
                "Design impellers and casings for waste water pumps",
                "Brought vibration at full load under the limit of the standard",
                "Draw and release parts for casting")),
            ("Vallmo Ventiler", "Test Engineer", (
                "Ran endurance tests on valves at 16 bar",
                "Wrote the test reports for two approvals")),
            ("Hedlund Verkstad", "Workshop Trainee", (
                "Turned and milled parts from drawings",
                "Measured first articles")),
        ),
        "MSc Mechanical Engineering", ("CAD", "Tolerances", "Finite elements", "Casting"),
    ),
    Career(
        "support", "Customer Support Lead", "Support lead for software and telecoms.",
        (
            ("Halden Telecom", "Support Team Lead", (
                "Coach fourteen agents on calls and chat",
                "Brought the first answer from nine hours to two",
                "Write the help pages that people read most")),
            ("Inkwell Apps", "Support Agent", (
                "Answered fifty tickets a day about billing and sign-in",
                "Reported defects with steps that engineers could follow")),
            ("Corner Books", "Shop Assistant", (
                "Served customers and kept the till",
                "Ordered titles that readers asked for")),
        ),
        "BA English", ("Coaching", "Ticket queues", "Writing", "Call quality"),
    ),
    Career(
        "civil", "Site Manager", "Site manager for housing and small bridges.",
        (
            ("Ashdown Civil Works", "Site Manager", (
                "Run sites of up to forty people and nine subcontractors",
                "Delivered two road bridges on the agreed day",
                "Keep the programme and the daily diary")),
            ("Pelham Homes", "Assistant Site Manager", (
                "Checked foundations and drains against the drawings",
                "Called off concrete and kept the delivery notes")),
            ("Gower Survey", "Survey Assistant", (
                "Set out levels and lines with a total station",
                "Drew up as-built plans")),
        ),
        "BEng Civil Engineering", ("Setting out", "Programmes", "Concrete", "Site safety"),
    ),
    Career(
        "hr", "People Partner", "Personnel officer for firms of 50 to 500 people.",
        (
            ("Wrenfield Group", "People Partner", (
                "Advise eleven managers on absence, pay and performance",
                "Rewrote the staff handbook in plain words",
                "Brought the time to hire from 62 days to 41")),
            ("Oakhurst Dairy", "Personnel Officer", (
                "Ran inductions and kept the records of 300 people",
                "Negotiated the shift agreement with the works council")),
            ("Tidewell Staffing", "Recruitment Assistant", (
                "Screened applications and booked interviews",
                "Checked references and papers")),
        ),
        "BA Sociology", ("Employment law", "Interviewing", "Payroll", "Mediation"),
    ),
    Career(
        "infrastructure", "Systems Administrator", "Administrator of servers and networks.",
        (
            ("Vantor Hosting", "Senior Systems Engineer", (
                "Run 400 servers in two data centres with a team of five",
                "Moved backups to a second site and test a restore each month",
                "Keep the on-call rota and write up each outage")),
            ("Municipal Water of Eltham", "Systems Administrator", (
                "Looked after mail, files and 900 accounts",
                "Replaced the firewall without a lost day")),
            ("Pixel Repair", "Technician", (
                "Repaired laptops and recovered data",
                "Explained to customers what had failed")),
        ),
        "BSc Information Systems", ("Linux", "Networks", "Backups", "Bash", "Monitoring"),
    ),
    Career(
        "sales", "Account Manager", "Account manager for packaging and machines.",
        (
            ("Delmar Packaging", "Account Manager", (
                "Look after 35 customers with sales of four million a year",
                "Won two supermarket chains in a tender",
                "Visit each customer at least once a quarter")),
            ("Iverson Machines", "Sales Representative", (
                "Sold filling machines to dairies in the north",
                "Kept the pipeline and the forecast up to date")),
            ("Sunday Market Stalls", "Sales Assistant", (
                "Sold garden tools and took orders",
                "Counted the till at closing")),
        ),
        "BSc Economics", ("Negotiation", "Tenders", "Forecasting", "Key accounts"),
    ),
)  # fmt: skip
