/** Everything that verifying a posting says. */
import type { ScriptAnswer, VerificationAnswer } from '../../lib/api'
import type { Step } from '../../lib/progress'
import type { ReadFile } from './useFile'

export const BOX = {
  link: 'Job posting link',
  linkPlaceholder: 'Paste a job URL from LinkedIn, Indeed or any other site',
  text: 'Job posting text',
  textPlaceholder:
    "Paste the whole posting: title, company, description, pay and how to apply. Or paste a recruiter's message, or the whole chat.",
  mail: 'Saved e-mail',
  toFile: 'or choose a screenshot, a document or a saved e-mail',
  fileHelp: 'PNG, JPEG, WebP, PDF, Word or .eml, up to 10 MB. You can drop the file here, or paste a screenshot.',
  mailHelp:
    'For an e-mail choose “Show original” or “Save as” in your mail program: that file says who really sent it. A forwarded mail does not.',
  reading: (name: string) => `Reading ${name} …`,
  readFrom: ({ name, recognised, shortened }: ReadFile) =>
    [
      recognised
        ? `This text was recognised on ${name}. Compare it with the file and correct it, then verify.`
        : `This is the text of ${name}. Look it over, then verify.`,
      shortened ? 'The file says more than can be checked at once: this is its beginning.' : '',
    ].join(' '),
  removeMail: 'Remove',
  toText: 'or paste the text',
  toLink: 'or use a link',
  submit: 'Verify Job',
  busy: 'Verifying...',
  cancel: 'Cancel',
} as const

export const ALLOWANCE = {
  daily: (daily: number) => `${daily} free verifications a day. No account needed.`,
  ofUser: (daily: number) => `${daily} free verifications a day.`,
  unlimited: 'Your plan verifies without a limit.',
  left: (remaining: number, limit: number) => `${remaining} of ${limit} free verifications left.`,
  none: (limit: number) => `All ${limit} free verifications are used.`,
  next: (clock: string, wait: string) => `The next one comes back at ${clock} (${wait}).`,
  premium: 'See Premium',
  signUp: 'Make an account',
} as const

/** In the order in which the server does them. */
export const STEPS: Record<Step, string> = {
  reading: 'Reading the posting',
  looking_up: "Looking up domains, links and the employer's own board",
  looking_back: 'Looking for earlier sightings',
  judging: 'Judging what was found',
}

export const LIVE = {
  opening: 'Loading the result.',
  busy: 'Reading the posting and asking our questions.',
  done: (headline: string, score: number | null) =>
    score === null ? `Result: ${headline}. No score.` : `Result: ${score} out of 100. ${headline}.`,
} as const

export const PROBLEM = {
  failed: 'Failed to verify job. Please try again.',
  failedAdvice: 'What you typed is still there.',
  retry: 'Try again',
  pasteText: 'Paste the text instead',
  screenshot: 'Choose a screenshot',
  kept: 'Your link stays in the box.',
  request: 'Request',
  resets: (clock: string, wait: string) => `You can verify again at ${clock} (${wait}).`,
} as const

/** Codes that mean the page could not be read: pasting its text is the way on. */
export const PASTING_HELPS = new Set([
  'blocked',
  'login_required',
  'not_a_posting',
  'listing_page',
  'no_text',
  'too_large',
  'timeout',
  'unreachable',
])

/** Codes after which the same request may well succeed. */
export const RETRY_HELPS = new Set([
  'no_answer',
  'timeout',
  'unreachable',
  'overloaded',
  'database_unavailable',
  'in_progress',
  'error',
])

/** The code of a day's free verifications being used: the plans are the way on. */
export const DAILY_LIMIT = 'daily_limit'

export const OPENINGS = {
  title: 'Choose the one to verify',
  found: (count: number) => (count === 1 ? '1 opening stands on this page.' : `${count} openings stand on this page.`),
} as const

export const RESULT = {
  title: 'Verification Results',
  example: 'Example',
  exampleNote: 'A recorded posting by an invented company, judged by the same rules as any other.',
  corrected: 'Corrected',
  correctedNote: 'Fields of this posting are as a reader corrected them, not as we read them.',
  close: 'Close',
  another: 'Verify Another Job',
  checked: 'Checked',
  page: 'Show on a page of its own',
  match: 'How well it fits you',
  pasted: 'Pasted text',
  opened: 'Opened from a file',
  next: 'What to do next',
  nextNoScore: 'What to add',
  sent: 'Already sent money, documents or ran a file?',
  details: 'Analysis Details',
  basedOn: 'Based on:',
  innocent: 'It may be innocent:',
  notChecked: 'What we could not check',
  nothingUnchecked: 'Every question that applies could be answered.',
  beyond: {
    posting:
      'What nobody can read off a posting: we did not speak to the employer, and we saw no messages sent to you.',
    message: 'What nobody can read off a message: we did not speak to its sender or to the company that it names.',
    mail: 'What nobody can read off a mail: we did not speak to its sender or to the company that it names, and opened none of its links.',
  },
  howSure: 'How sure we are',
  axes: 'At a glance',
  sum: 'How the score adds up',
  noSum: 'How the evidence adds up',
  sumLine: 'Line',
  sumPoints: 'Points',
  total: 'Trust score',
  clear: (count: number) =>
    count === 1 ? '1 question found nothing unusual' : `${count} questions found nothing unusual`,
  method: 'How scores are made',
  version: 'Scoring version',
} as const

export const MESSAGE = {
  title: 'A message',
  claims: (company: string) => `Says it is from ${company}`,
  nobody: 'Names no company',
  mail: 'An e-mail without a subject',
  anyMail: 'An e-mail',
  from: (name: string, address: string) => (name ? `From ${name} <${address}>` : `From ${address}`),
  noSender: 'Names no sender',
} as const

export const MAIL = {
  title: 'Who sent it',
  from: 'Shown sender',
  replyTo: 'Answers go to',
  returnPath: 'Returns go to',
  receiver: (receiver: string) => `What ${receiver} wrote down on receiving it`,
  vouching: 'Proof of the sender',
  unproven: 'Nothing in the file says who really sent it.',
  links: 'Links that show one address and lead to another',
  leadsTo: 'leads to',
  attachments: 'Attached',
  hidden: 'Text that the mail holds and does not show',
} as const

export const STANDINGS = {
  aligned: "The shown sender's own domain vouches for it.",
  failed: "The shown sender's domain does not vouch for it.",
  other_domain: "Another domain than the shown sender's vouches for it.",
  unproven: 'No domain vouches for it.',
} as const

export const TRAITS = {
  program: 'runs when opened',
  double_ending: 'its name ends twice',
  turned_name: 'its name is written backwards',
  macros: 'carries macros',
  web_page: 'a web page',
  disk_image: 'a disk image',
  shortcut: 'a shortcut',
  locked_archive: 'a locked archive',
  holds_program: 'holds a program',
  disguised: 'not what its name says',
} as const

export const SCRIPT = {
  title: ({ name, stepsMatched, stepsTotal }: ScriptAnswer) =>
    `Fits the ${name}: ${stepsMatched} of ${stepsTotal} steps`,
  meaning: 'Reported job scams follow scripts. These are the steps of this one, and what in the message shows them.',
  seen: ', seen in the message',
  notSeen: ', not seen',
  also: 'As much fits:',
} as const

export const SAFE_REPLY = {
  title: 'A safe reply',
  meaning: 'It gives nothing away and asks for what a real recruiter can show. You need not answer at all.',
  copy: 'Copy the reply',
  copied: 'Copied.',
  refused: 'Your browser did not allow copying. Select the text instead.',
} as const

export const AXES: { key: keyof VerificationAnswer['axes']; words: string }[] = [
  { key: 'scam', words: 'Scam signs' },
  { key: 'identity', words: 'Doubts about who is behind it' },
  { key: 'activity', words: 'Signs that nobody is hiring' },
]

export const LEVELS = { none: 'None', some: 'Some', strong: 'Strong', unknown: 'Not checked' } as const

/** General advice by band, after what the findings themselves advise. */
export const ADVICE = {
  danger: [
    "Send no money and no documents before you have found this position on the employer's own site, which you looked up yourself.",
  ],
  caution: ["Look for the position on the employer's own site before you send personal data."],
  verified: ["Apply through the employer's own site where you can, and keep personal documents for after an offer."],
  insufficient_evidence: [
    'Paste the full text of the posting, with company, pay and how to apply; or the whole chat, not one line of it.',
    "Or use the posting's own link, so that we can see where it stands.",
  ],
  closed: [
    "Look for newer openings on the employer's own site.",
    'If someone still offers you this job, ask the employer directly.',
  ],
} as const

export const ALREADY_SENT = {
  intro: 'Choose what it was: you get the steps in their order, with the official places to report it.',
  links: [
    { words: 'Money by card', given: 'card' },
    { words: 'A bank transfer or payment app', given: 'transfer' },
    { words: 'Crypto', given: 'crypto' },
    { words: 'A gift card', given: 'gift_card' },
    { words: 'I paid in their cheque', given: 'cheque' },
    { words: 'An ID document', given: 'id' },
    { words: 'A Social Security or tax number', given: 'ssn' },
    { words: 'Bank details or sign-in', given: 'bank_login' },
    { words: 'A password or a code', given: 'code' },
    { words: 'I ran a file or a command', given: 'software' },
  ],
  several: 'It was more than one thing',
} as const
