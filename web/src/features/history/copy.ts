/** Everything that the list of past checks says. */
export const HISTORY = {
  title: 'Your past checks',
  intro: 'What you verified while signed in, newest first. Each result is kept for a year.',
  pasted: 'Pasted text',
  message: 'A message',
  posting: 'A job posting',
  open: (name: string) => `Show the result: ${name}`,
  show: 'Show the result',
  none: 'You have verified nothing yet while signed in.',
  verify: 'Verify a job posting',
  more: 'Show older checks',
  loadingMore: 'Loading...',
  loading: 'Loading your past checks',
  failed: 'Your past checks could not be loaded.',
  retry: 'Try again',
  score: (score: number) => `${score} out of 100`,
} as const
