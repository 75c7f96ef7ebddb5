/** What the employers' front page says; prices and limits come from the catalogue. */

export const HERO = {
  title: 'Know what a resume leaves open, before the interview',
  intro:
    'Consistency and plausibility checks on the resume, each with its evidence and its innocent explanation. A person decides; you get the questions worth asking.',
  start: 'Get Started',
  prices: (price: string) => `Plans from ${price} a month`,
  beingBuilt:
    'Candidate verification is open, one by one, as a list or by API. Links to hiring systems are being built; a demo shows you what works today.',
} as const

export const FEATURES = {
  title: 'Made for people who decide',
  parts: [
    {
      title: 'Evidence, not a verdict',
      words: 'Every finding quotes the document, names its source and date, and says how it may be innocent.',
    },
    {
      title: 'What was not checked is said',
      words: 'What could not be asked lowers the confidence, never the score. Nothing is made up to fill a gap.',
    },
    {
      title: 'Fair by design',
      words:
        'Gaps, names, photos, age, nationality and style of writing are never counted. Candidates can see and dispute a report.',
    },
    {
      title: 'Roles for your team',
      words: 'Viewers read, members verify, admins manage. Every action stands in a log that nobody can change.',
    },
    {
      title: 'Into your own systems',
      words:
        'A documented REST API; in the larger plans also many candidates at once, from a CSV file and a ZIP. Each key opens what its scopes say.',
    },
    {
      title: 'Your data stays yours',
      words:
        "No candidate's data is used for another customer, none trains a model, and it can run on your own servers.",
    },
  ],
} as const

export const CHECKS = {
  title: 'What is checked',
  intro:
    'Consistency and plausibility checks on the resume: of the document itself, and against public facts about organisations.',
  parts: [
    'Dates that cannot be, and full-time positions that overlap',
    'Well-known employers: whether they existed at the time stated; schools: whether an authority found degrees sold in their name',
    'Employers you were told of, against those in the resume',
    'Technologies used before there was such a thing',
    'The mail address: whether its domain can receive mail, how old it is, whether it imitates another',
    'Hidden text, and orders to machines inside the document',
    'The same text or contact under several names among your own applicants',
    'Whether the file is what it says, complete and undamaged',
  ],
  not: 'What it does not do: it does not confirm an employment with the employer, makes no background check and keeps no file on a person.',
  disclaimer:
    'It is a pre-screening assistant only, not FCRA-compliant, and must never be the sole basis of a hiring decision. [The whole disclaimer](/terms#disclaimer).',
} as const

export const PRICING = {
  title: 'Plans',
  intro: (price: string) => `From ${price} a month. Cancel anytime.`,
  grace: (percent: number) =>
    `When a month's verifications are used up, ${percent} % more go through, so that nobody is cut off in the middle. We write to you at 80 and 100 %. Test keys cost nothing.`,
  a_month: 'per month',
} as const

export const CONTACT = {
  title: 'Request a demo',
  intro: 'Tell us about your hiring: a person answers within 1 business day.',
} as const
