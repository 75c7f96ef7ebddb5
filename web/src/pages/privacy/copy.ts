/** The privacy text, for people and for the law; periods, names and addresses come from the settings. */
import type { Facts } from '../../lib/facts'
import type { Section } from '../../ui/LongText'

export const PRIVACY = {
  title: 'Privacy',
  intro:
    'What we keep, why, for how long, and how to get it or have it deleted. We keep little, sell nothing and show no advertising.',
  changed: '2026-11-23',
} as const

export const privacySections = ({ settings, plans }: Facts): Section[] => [
  {
    id: 'short',
    title: 'In short',
    blocks: [
      [
        `You can check ${settings.dailyVerifications} postings a day without an account or a name.`,
        'No advertising, no analytics scripts, no cookies of others.',
        'We do not sell or share personal data, and train no models on what you hand in.',
        'One button gives you your data, another deletes it: both on [your account](/account).',
      ],
    ],
  },
  {
    id: 'who',
    title: 'Who is responsible',
    blocks: [
      `Whoever runs this installation of ${settings.productName} and ${settings.enterpriseName} is responsible for the data in it. Write to [${settings.privacyMail}](mailto:${settings.privacyMail}) with any question about your data; we answer within 30 days, and usually much sooner.`,
      `Employers who use ${settings.enterpriseName} decide what they have checked. For those data the employer is responsible, and we process them on its behalf.`,
    ],
  },
  {
    id: 'leaves',
    title: 'What leaves your device',
    blocks: [
      'When you check a posting: the link, text or mail that you hand in. Our server then asks for the posting once, under its own name, as the preview of a link does. The job site sees our server and not you.',
      'To judge a posting we ask public registries and name servers about the domains in it: how old they are, whether they have mail. Neither your name nor your address goes along. About the text of a message nobody is asked.',
      'When you write to us or open an account: what you type into the form. Everything else, such as the theme you chose, stays in your browser.',
    ],
  },
  {
    id: 'kept',
    title: 'What we keep, why and for how long',
    blocks: [
      [
        `Results of checks (what was read, the score and its reasons): ${settings.kept.verificationsDays} days, so that you can come back to them. Without an account no name stands beside them. With one, your own past checks and their results are kept for ${settings.kept.checksDays} days, where you find them.`,
        `That a public posting was seen (address, title, place, pay, dates, a signature of its text, and digests of its contacts from which they cannot be read): ${settings.kept.sightingsDays} days after it was last seen, so that reposts and copies can be told.`,
        `What registries said about a domain: ${settings.kept.lookupsHours} hours, so that they are not asked twice.`,
        'Links by which you show a result to others: until you end them, at most for 90 days. Names, phones, mails and accounts are left out of what they show.',
        'Your word on a result (“Was this right?”): as long as the result, with a digest in place of your address.',
        'How many checks a visitor made: two days, for the daily allowance, by a signed cookie and by the network address.',
        'Your account (name, mail address, company if you tell it, password as an Argon2id digest): until you delete it.',
        'Your sign-ins (when, from which address and kind of device): until the session ends, so that you can see and end them.',
        `Messages that you send us: ${settings.kept.messagesDays} days. That a mail was sent to you: ${settings.kept.mailsDays} days, without what it said.`,
        `What you reply to a result as an employer, for everybody to read with the domain and without your name: ${settings.kept.repliesDays} days. With your account its words go.`,
        `A log of security-relevant actions (who, what, when, from which address): ${settings.kept.auditDays} days.`,
        'Your own resumes, with what was read of them and what you corrected, encrypted with their files: until you delete them or your account, and for at most 30 days after Premium has ended.',
        'The applications that you track, with your notes, contacts, reminders and documents (these encrypted): as long, and no longer.',
        'Resumes that an employer has checked, encrypted, with the report and its text: as many days as that employer chose, 30 unless it was changed, and at least for seven days once the candidate disputes it. What employers chose not to keep is gone with the answer.',
        'How often a page of ours was opened on a day: for good, as a number. No address, cookie or device stands beside it, so it tells nothing of anybody.',
        'Receipts: as long as tax law asks for them.',
      ],
      'A task deletes what is older than that every hour or day. What stands in backups goes as they are replaced.',
    ],
  },
  {
    id: 'grounds',
    title: 'On which grounds',
    blocks: [
      [
        'To do what you asked for (Art. 6(1)(b) GDPR): checks, accounts, plans, answers to your messages.',
        'Our legitimate interest, and that of other job seekers (Art. 6(1)(f)): limits against abuse, security logs, remembering that a public posting was seen.',
        'A legal duty (Art. 6(1)(c)): receipts.',
        'Your consent (Art. 6(1)(a)), where we ask for it; you can take it back at any time.',
      ],
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and storage',
    blocks: [
      [
        'A session cookie, when you sign in. No script can read it. It ends after 12 hours, or after 30 days if you chose to stay signed in.',
        'A signed device cookie, when you check postings without an account: it counts your daily allowance and says nothing else.',
        "In your browser's own storage: the theme, and while you are signed in your name, address and plan, to show them. A message that you have not sent yet is kept in the tab until it is sent or closed.",
      ],
      'There is nothing to consent to, because nothing here follows you.',
    ],
  },
  {
    id: 'sharing',
    title: 'Who else gets data',
    blocks: [
      'Nobody, by default. An installation stores and processes everything itself and has no sub-processors. We do not sell or share personal data as the CCPA means it, and have not in the past twelve months.',
      plans.payments === 'on'
        ? "Payments are made at Stripe: it receives your mail address and your card's data, which never reach our server. We are told whether you paid, when, and how much."
        : plans.payments === 'test'
          ? "Payments run in test mode here: no money moves and no card's data is asked for."
          : 'Nothing can be bought on this installation, so no payment provider receives anything.',
      settings.wordingModel
        ? `Matches of resumes are put into words by a language model (${settings.wordingModel}): it receives the lines of the posting and of your resume that a match quotes, and nothing else. The match itself is made without it.`
        : 'No language model is asked for anything.',
      'Authorities get data only where the law obliges us. We look at each demand, and tell you unless that is forbidden.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      'Wherever you live, you can',
      [
        'see and take along your data: [your account](/account) gives you a file of everything;',
        'correct it: name and company stand on [your account](/account), and for the mail address write to us;',
        'delete it: [your account](/account), one button and your password;',
        'object to a use, or have it restricted;',
        'not be treated worse for any of this.',
      ],
      `For what belongs to no account, such as a message you sent or your name in a posting, write to [${settings.privacyMail}](mailto:${settings.privacyMail}). Someone you authorise may ask for you. If you are not content with our answer, you can complain to your data-protection authority, in California to the Attorney General or the Privacy Protection Agency.`,
    ],
  },
  {
    id: 'decisions',
    title: 'Scores and decisions',
    blocks: [
      'A trust score is about a posting, not about a person, and decides nothing: you do. Employers must not let a report decide in place of a person; [the disclaimer](/terms#disclaimer) says so, and the product asks for the name of the human who decided. If you are a candidate, you can see a report about your resume and dispute it.',
    ],
  },
  {
    id: 'training',
    title: 'No training on your data',
    blocks: [
      'What you hand in is used for your result. It is not used to train or tune models unless you have agreed to that yourself, and there is no such option today.',
    ],
  },
  {
    id: 'extension',
    title: 'The browser extension',
    blocks: [
      'The extension is not published yet. This is what it will do, and all that it will do:',
      [
        'It reads a page only when you ask for it, by clicking it on the page you are looking at. It does not run by itself, and looks at no other tab.',
        "What is sent is the posting's address and the text of the posting. No cookies, no passwords, no form fields, no history.",
        'The result appears in a side panel of the browser. It changes nothing on the page, adds nothing to it and clicks nothing for you.',
        "Where a site's terms forbid extensions, it warns you before it reads.",
        'If you are signed in, a check counts for your account; else it counts for the device. What is kept, and for how long, is the same as for a check on our pages.',
        'Checking every posting by itself while you browse is an option of Premium that is off until you switch it on, site by site.',
      ],
      'Removing the extension removes what it kept in your browser.',
    ],
  },
  {
    id: 'security',
    title: 'Security',
    blocks: [
      `Connections are encrypted, passwords are kept only as Argon2id digests, tokens only as digests, and a second factor can be switched on. If you found a weakness, please write to [${settings.technicalMail}](mailto:${settings.technicalMail}) before you publish it.`,
    ],
  },
  {
    id: 'children',
    title: 'Children',
    blocks: ['The product is made for people who look for work or hire. It is not meant for anyone under 16.'],
  },
  {
    id: 'changes',
    title: 'Changes',
    blocks: [
      'When this text changes, the date at its top does. If a change makes a difference to you, and you have an account, we write to you before it takes effect.',
    ],
  },
]
