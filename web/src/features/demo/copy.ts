/** What the demo form says, and what can be chosen in it. */

export const DEMO = {
  firstName: 'First name',
  noFirstName: 'Please enter your first name.',
  lastName: 'Last name',
  noLastName: 'Please enter your last name.',
  email: 'Work email',
  noEmail: 'Please enter your work email address.',
  phone: 'Phone',
  company: 'Company',
  noCompany: 'Please enter the name of your company.',
  jobTitle: 'Job title',
  noJobTitle: 'Please enter your job title.',
  teamSize: 'Team size',
  noTeamSize: 'Please choose the size of your team.',
  volume: 'Verifications a month',
  noVolume: 'Please choose how many verifications you expect.',
  timeline: 'Timeline',
  noTimeline: 'Please choose when you would like to start.',
  message: 'What should we know?',
  choose: 'Choose…',
  send: 'Request a Demo',
  sending: 'Sending...',
  thanks: 'Thank you!',
  soon: (name: string) => `${name}, we will contact you within 1 business day.`,
  ticket: 'Your ticket number',
  failed: (mail: string) => `There was an issue submitting your request. Please email us directly at ${mail}`,
  kept: 'What you typed is still here.',
  retry: 'Try again',
  byMail: 'Write the mail',
  another: 'Send another request',
  subject: 'Demo request',
} as const

export const NEXT = {
  title: 'What happens next',
  steps: [
    'You get a ticket number at once, here and by mail.',
    'We write or call within 1 business day to find a time.',
    'The demo takes half an hour. There is nothing to install.',
  ],
  privacy: 'We use what you enter to answer you, and for nothing else: [privacy](/privacy).',
} as const

export const TEAM_SIZES = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const
export const VOLUMES = ['1-100', '101-500', '501-1000', '1001-5000', '5000+'] as const
export const TIMELINES = {
  immediately: 'Immediately',
  '1-2-weeks': '1-2 weeks',
  '1-month': '1 month',
  '2-3-months': '2-3 months',
  exploring: 'Just exploring',
} as const

export const CHARACTERS = { field: 200, email: 254, phone: 40, message: 10_000 } as const
