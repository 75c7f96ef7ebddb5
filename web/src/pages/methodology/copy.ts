/** What the page about the method says around the figures that the code and the benchmarks write. */
import type { Topic } from './method'

export const PAGE = {
  title: 'How scores are made',
  intro:
    'A score is a sum that you can check. We ask a posting the same questions every time, each answer is worth points, and every line of the sum is shown with the words or the fact that it rests on.',
  contents: 'On this page',
  parts: [
    { id: 'rules', words: 'The rules' },
    { id: 'sum', words: 'A worked sum' },
    { id: 'errors', words: 'How often it is wrong' },
    { id: 'questions', words: 'Every question' },
    { id: 'limits', words: 'What it cannot know' },
    { id: 'versions', words: 'Versions' },
  ],
} as const

export const RULES = {
  title: 'The rules',
  start: (start: string) => `Every posting starts at ${start} points.`,
  questions: (count: number) =>
    `We ask ${count} questions. The answer is yes, no, not known or does not apply. Only yes and no move the score.`,
  unknown: (share: string) =>
    `What is not known adds no points. It lowers the coverage, which we show; below ${share} there is no score, unless what was found is dangerous by itself.`,
  absent: 'That a warning sign is not there is worth little: a scam that shows one sign lacks all the others.',
  topics: 'Signs of one kind often come together, so what they add up to is limited:',
  topicNames: {
    scam: 'signs of a scam',
    identity: 'who is behind it',
    activity: 'whether anybody is hiring',
    transparency: 'how much it tells',
  } satisfies Record<Topic, string>,
  limit: (least: string, most: string) => `${least} to ${most} points`,
  stops: 'What no genuine employer asks for, such as a fee or a cheque to pass on, limits the score by itself.',
  activity: (caution: string) =>
    `Signs that nobody is hiring never bring a posting below ${caution}: an old posting is no scam.`,
  corroboration: (verified: string) =>
    `Without a source independent of the posting it stays below ${verified}: nobody can write their way to “verified”.`,
  bands: (verified: string, caution: string) =>
    `From ${verified} on we say verified, from ${caution} on caution, below that danger.`,
  closed: 'A closed posting has no score.',
  risk: 'Beside the score stands the scam risk, a probability. It starts from the share of scams among what reaches us that way, and moves with the signs of a scam and of who is behind it:',
  channels: {
    url: 'a link',
    text: 'a pasted posting',
    row: 'a line of a file',
    message: 'a message',
    mail: 'a mail',
  } as Record<string, string>,
  messages: (questions: number, scripts: number) =>
    `Messages and mails are asked ${questions} questions of their own and compared with ${scripts} scripts of reported scams.`,
} as const

export const SUM = {
  title: 'A worked sum',
  meaning: (title: string, company: string) =>
    `“${title}” at ${company} is one of the three examples on the home page, an invented posting.`,
  tryIt: 'Check it yourself',
  columns: ['Line', 'Points'],
  notFound: (count: number) => `${count} warning signs looked for and not found`,
  eachNotFound: 'Each of those signs',
  total: 'Trust score',
  outcome: (headline: string, risk: string, coverage: string) =>
    `${headline}. Scam risk ${risk}; ${coverage} of what matters could be asked.`,
}

export const ERRORS = {
  title: 'How often it is wrong',
  notYet: 'These figures are being measured. Nothing stands here until they are.',
  measured: (day: string, version: string, scams: string, legitimate: string) =>
    `Measured on ${day} with scoring version ${version}, on ${scams} scams and ${legitimate} legitimate postings of a public research set (EMSCAD, 2012 to 2014). Near-identical postings were kept together, and every posting was judged by an engine that had not seen it.`,
  caveat:
    "Nobody publishes recent scams with labels, so the scams here are old and told by their page alone: no look-ups, no employer's board. Scams of today may differ.",
} as const

export const RELIABILITY = {
  title: 'Is a risk of 20% really 20%?',
  meaning:
    'Postings are put into groups of like risk. Each dot is one group: what we said, and how many of them were scams. On the dashed line both agree; above it we said too little, below it too much.',
  at: (share: string) => `Where ${share} of postings are scams`,
  error: (error: string, range: string, n: string) =>
    `On average we are ${error} off (${range}, 95% interval; ${n} postings).`,
  told: 'A diagram with a dot for each group of postings of like risk, and a dashed line on which what we said and what was found agree. The same numbers stand in the table below.',
  x: 'Scam risk that we stated',
  y: 'Share that were scams',
  asTable: 'The same as a table',
  columns: ['We said', 'Were scams', '95% interval', 'Postings'],
}

export const CURVES = {
  title: 'How many scams are found, and at what price',
  meaning: (share: string) =>
    `To find more scams one has to call more postings scams, and more of those calls are wrong. The curve shows the trade, as it would be where ${share} of all postings are scams.`,
  told: 'A curve of precision over recall for each method, from few scams found with few wrong calls on the left to all scams found on the right. The same numbers stand in the tables below.',
  x: 'Scams found',
  y: 'Calls that are right',
  summary: 'Average precision and area under the ROC curve, each with its 95% interval',
  summaryColumns: ['Method', 'Average precision', 'ROC AUC'],
  asTable: 'The curve as a table',
  gain: 'Beside TF-IDF and logistic regression',
  gainMeaning:
    'TrustHound less that simple method, both on the same postings, with the 95% interval. Where the interval holds 0, it was not shown that either is better.',
  gainColumns: ['Measured on', 'Average precision', 'ROC AUC'],
  onAll: 'All postings',
  onUntouched: 'The half that no choice of ours looked at',
}

export const SCORES = {
  title: 'Where the scores come to lie',
  columns: ['Postings', 'Result'],
  scams: 'Scams of the research set',
  scamsTold: (highest: number, danger: string, below: string) =>
    `Highest score ${highest}; ${danger} in danger, ${below} below 60`,
  verifiedScams: 'Scams called verified',
  listed: 'On boards that a dated directory lists, nothing looked up',
  listedTold: (verified: string, n: string, share: string) => `${verified} of ${n} verified (${share})`,
  others: 'The same, as if the directory did not know the board',
  othersTold: (lowest: number, highest: number, below: string) => `${lowest} to ${highest}; ${below} below 60`,
}

export const FALSE_ALARMS = {
  title: 'Honest postings that are accused',
  meaning:
    'Real postings of real employers, source by source, judged by their text alone. “At most” is the upper 95% bound: in a small source even no false alarm proves little.',
  columns: ['Source', 'Postings', 'In danger', 'Below 60'],
  atMost: (share: string) => `at most ${share}`,
  sources: {
    all: 'All together',
    nhs_2020: 'NHS, 2020',
    hn_2026: 'Hacker News “Who is hiring”, 2026',
    glassdoor_2020: 'Glassdoor, 2020',
    uber_2025: 'Uber, 2025',
    techats_2026: 'Tech employers, 2026',
    'ashby boards': 'Boards at Ashby, 2026',
    'emscad (held out)': 'EMSCAD, 2012 to 2014',
  } as Record<string, string>,
}

export const MESSAGES = {
  title: 'Messages and mails',
  meaning:
    "Nobody publishes recruiters' messages with labels. These were invented after what authorities, banks and platforms describe, by people who had not seen our word lists. So the figures say how well the described scripts are known, not how often real messages are told right.",
  columns: ['Written in', 'Scams in danger', 'Honest ones in danger'],
  languages: {
    all: 'All together',
    mail: 'Mails',
    en: 'English',
    es: 'Spanish',
    fr: 'French',
    de: 'German',
    pt: 'Portuguese',
    'hi-Latn': 'Hindi-English',
  } as Record<string, string>,
  of: (count: string, n: string) => `${count} of ${n}`,
}

export const ABLATION = {
  title: 'What each part adds',
  meaning:
    'The same postings, judged without one part of the evidence. The research set holds no addresses and hardly any dates, so what look-ups, identity and activity tell cannot be seen in it.',
  columns: ['Left out', 'Average precision', 'ROC AUC'],
  parts: {
    nothing: 'Nothing',
    'text model': 'The model of wording',
    'look-ups': 'Look-ups',
    identity: 'Who is behind it',
    activity: 'Whether anybody is hiring',
  } as Record<string, string>,
}

export const QUESTIONS = {
  title: 'Every question',
  meaning:
    'Points count when the answer is yes, in full strength. Each result shows the question, why it matters, what may be innocent about it and whose advice it follows.',
  hits: (scams: string, legitimate: string) =>
    `The last two columns say in how many of ${scams} scams and ${legitimate} legitimate postings the answer was yes. Scams of 2012 to 2014 say little about signs that came later, such as messengers; and these postings hold no addresses, so what is learnt from one was not found in any.`,
  columns: ['Question', 'Points'],
  hitColumns: ['Of scams', 'Of others'],
  absent: (points: string) => `no: ${points}`,
  ceiling: (score: number) => `Limits the score to ${score}.`,
  corroborates: 'Independent of the posting.',
  topic: (words: string, count: number) => `${words}: ${count} questions`,
  topics: [
    { topic: 'scam', words: 'Signs of a scam' },
    { topic: 'identity', words: 'Who is behind it' },
    { topic: 'activity', words: 'Whether anybody is hiring' },
    { topic: 'transparency', words: 'How much it tells' },
  ] satisfies { topic: Topic; words: string }[],
} as const

export const LIMITS = {
  title: 'What it cannot know',
  parts: [
    "We speak to nobody. A posting that copies a genuine one word for word looks genuine until something outside of it, such as the employer's own board, says otherwise.",
    'Many scams begin after the posting, in messages. Check those as well: paste the whole chat.',
    'Nobody outside can see whether an employer means to hire. We tell how long a posting has been up and how often it came back, and no more than that.',
    'Phrases are known in some languages and not in others. In a language that we do not know a warning sign that is not found counts as not known, not as absent.',
    'A registry, a board or a site may not answer. That lowers the coverage and never the score.',
    'The scams that we could measure on are of 2012 to 2014. How often we miss those of today nobody can say without labels; your answers to “Was this right?” are how we learn it.',
    'A score is about a posting as it was at one moment. It says nothing about a company or a person.',
  ],
} as const

export const VERSIONS = {
  title: 'Versions',
  meaning: 'Every result names the version that made it; scores of two versions are not the same thing.',
  current: 'today',
} as const
