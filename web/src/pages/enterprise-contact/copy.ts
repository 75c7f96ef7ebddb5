/** What the page of the demo form says around it. */

export const PAGE = {
  title: 'Request a demo',
  intro:
    'Tell us a little about your hiring. A person answers within 1 business day, shows you the product on your own examples, and sets up your account if you want it.',
  tiers: 'Prices and features stand on [for employers](/enterprise#pricing).',
} as const
