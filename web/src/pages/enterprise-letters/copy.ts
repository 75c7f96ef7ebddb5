/** What stands around the templates of letters. */
export const PAGE = {
  title: 'Letters to candidates',
  intro:
    'Templates for a fair process. What stands in brackets is yours to fill in. No lawyer has reviewed them, and they are no legal advice: have them looked at where you hire.',
  copy: (title: string) => `Copy “${title}”`,
} as const
