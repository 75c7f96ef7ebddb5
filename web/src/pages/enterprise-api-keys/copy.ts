/** What the page of API keys says of itself. */

export const PAGE = {
  title: 'API Keys',
  intro: 'Keys with which your own programs verify candidates.',
  checking: 'Checking your access...',
  back: 'Candidate verification',
} as const
