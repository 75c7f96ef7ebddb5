/** What the audit log says around its lines. */
export const AUDIT = {
  title: 'Audit log',
  intro:
    'What was done in your organisation, by whom, newest first. Lines are kept for a year, and nobody can change them.',
  table: 'Audit log, newest first',
  when: 'When',
  who: 'Who',
  what: 'What',
  where: 'From',
  refused: 'refused',
  somebody: { visitor: 'Somebody without an account', operator: 'The operator', system: 'The system' } as Record<
    string,
    string
  >,
  gone: 'An account that is gone',
  none: 'Nothing was done yet.',
  loading: 'Loading the audit log',
  failed: 'The audit log could not be loaded.',
  retry: 'Try again',
  more: 'Show older lines',
  loadingMore: 'Loading...',
} as const
