/** What a candidate reads around the report about their resume. */
export const COPY = {
  title: 'The report about your resume',
  intro: (organization: string) =>
    `${organization} had your resume checked for consistency, and shares the report with you. A person there decides, not the report.`,
  toDispute: 'Say what is not right',
  toDisputed: 'What you said',
  loading: 'Loading the report',
  failed: 'The report could not be loaded.',
  retry: 'Try again',
  eyebrow: 'No report here',
  gone: 'This link does not work',
  goneWords: 'It may have ended, or been replaced by a newer one. Ask the employer for a new one.',
  until: (day: string) => `This link works until ${day}.`,
  kept: (day: string) => `The report is deleted on ${day} at the latest.`,
  dispute: 'Is something not right?',
  disputeIntro:
    'Say what, and how it is. The employer reads your words, keeps the report for seven more days and can look again. You can do this once.',
  statement: 'What is not right',
  missing: 'Say in a sentence what is not right.',
  hint: 'For example: “The two positions in 2021 were both half-time.”',
  send: 'Send to the employer',
  sending: 'Sending...',
  sendFailed: 'Your words could not be sent. They are still here: please try again.',
  sent: 'Your words are with the employer',
  said: (moment: string) => `What you said on ${moment}:`,
  held: (day: string) => `The employer keeps the report until ${day} so that somebody can look again.`,
} as const
