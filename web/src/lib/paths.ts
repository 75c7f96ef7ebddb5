/** Every path that the page knows; the server answers 404 for the others. A capability that opens moves its path up. */

export const OPEN_PATHS = [
  '/',
  '/v/$id',
  '/s/$id',
  '/methodology',
  '/login',
  '/signup',
  '/enterprise-login',
  '/forgot-password',
  '/reset',
  '/invitation',
  '/verify-mail',
  '/faq',
  '/contact',
  '/privacy',
  '/terms',
  '/enterprise-contact',
  '/premium',
  '/premium/jobs/$jobId',
  '/premium/applications',
  '/premium/applications/$applicationId/prepare',
  '/account',
  '/pricing',
  '/enterprise',
  '/enterprise/dashboard',
  '/enterprise/bulk',
  '/enterprise/api-keys',
  '/enterprise/letters',
  '/enterprise/team',
  '/enterprise/settings',
  '/candidate-report',
  '/admin',
  '/outbox',
  '/unsubscribe',
] as const

export const NOT_OPEN_YET_PATHS = ['/extension'] as const

export type NotOpenYetPath = (typeof NOT_OPEN_YET_PATHS)[number]

export const PATHS = [...OPEN_PATHS, ...NOT_OPEN_YET_PATHS] as const
