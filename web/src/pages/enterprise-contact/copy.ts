/** What the page of the demo form says around it. */

export const PAGE = {
  title: 'Request a demo',
  intro:
    'Tell us a little about your hiring. A person answers within 1 business day, shows you the product on your own examples, and sets up your account if you want it.',
  next: 'What happens next',
  steps: [
    'You get a ticket number at once, and a copy by mail.',
    'We write or call within 1 business day to find a time.',
    'The demo takes half an hour. There is nothing to install.',
  ],
  tiers: 'Prices and features stand on [for employers](/enterprise#pricing).',
  privacy: 'We use what you enter to answer you, and for nothing else: [privacy](/privacy).',
} as const
