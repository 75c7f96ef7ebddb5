/** Everything that the page of a shared result says beside the result. */

export const SHARED = {
  title: 'A shared result',
  loading: 'Loading the result.',
  failed: 'The result could not be loaded.',
  retry: 'Try again',
  gone: 'This link has ended or never was',
  goneWords: 'Whoever made it may have ended it, or its time is over. Its address may be incomplete, too.',
  yourself: 'Check one yourself',
  yourselfWords: 'Got a posting or a message of your own? Paste it: no account is needed.',
  until: 'Somebody who checked this shows it to you by a link. It works until',
  leftOut: 'What is left out',
  leftOutWords:
    "Persons' names, phones, mails and accounts: where one stood in a quote, it says [name], [phone], [mail] or [account]. Neither the whole text nor who checked it is shown.",
  mayMiss: 'A program does that. Should it have missed somebody, please tell us:',
  contact: 'write to us',
  handedIn: 'Judged is a text that somebody handed in. We did not see it at any address.',
  asOf: 'It is what was seen then. It may have changed since.',
  details: 'The result',
} as const
