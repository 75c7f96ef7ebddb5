/** The wire contract as types, and one function that opens a client for it. `schema.d.ts` is generated from openapi.json. */
import createClient, { type Client } from 'openapi-fetch'
import { repeatable } from './repeatable'
import type { paths } from './schema'

type Answer<Call> = Call extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never

type Body<Call> = Call extends { requestBody: { content: { 'application/json': infer Sent } } } ? Sent : never
type Made<Call> = Call extends { responses: { 201: { content: { 'application/json': infer Body } } } } ? Body : never

export type VerificationAnswer = Answer<paths['/api/verify-simple']['post']>
export type Example = Answer<paths['/api/examples']['get']>['examples'][number]
export type Settings = Answer<paths['/api/settings']['get']>
export type Plans = Answer<paths['/api/plans']['get']>
export type Offer = Plans['plans'][number]
export type ContactMessage = Body<paths['/api/contact']['post']>
export type DemoRequest = Body<paths['/api/enterprise-contact']['post']>
export type Ticket = Made<paths['/api/contact']['post']>
export type User = Answer<paths['/api/auth/check']['get']>['user']
export type ProfileChange = Body<paths['/api/auth/profile']['patch']>
export type Session = Answer<paths['/api/auth/sessions']['get']>['sessions'][number]
export type TotpStanding = Answer<paths['/api/auth/totp']['get']>
export type TotpOffer = Answer<paths['/api/auth/totp']['post']>
export type Billing = Answer<paths['/api/billing']['get']>
export type Receipt = Billing['receipts'][number]
export type AdminStats = Answer<paths['/api/admin/stats']['get']>
export type DemoRequests = Answer<paths['/api/admin/demo-requests']['get']>
export type AdministeredUsers = Answer<paths['/api/admin/users']['get']>
export type AdministeredOrganizations = Answer<paths['/api/admin/organizations']['get']>
export type FailedTasks = Answer<paths['/api/admin/tasks']['get']>
export type AdministeredBoards = Answer<paths['/api/admin/boards']['get']>
export type AdministeredVerifications = Answer<paths['/api/admin/verifications']['get']>
export type AdminSeries = Answer<paths['/api/admin/series']['get']>
export type Outbox = Answer<paths['/api/outbox']['get']>
export type OutboxMail = Answer<paths['/api/outbox/{mail_id}']['get']>
export type FeedbackWord =
  paths['/api/verifications/{verification_id}/feedback']['put']['requestBody']['content']['application/json']
export type Correction = Body<paths['/api/verifications/{verification_id}/corrections']['post']>
export type Step = NonNullable<Answer<paths['/api/progress/{progress_id}']['get']>['step']>
export type FeedbackAnswer = Answer<paths['/api/verifications/{verification_id}/feedback']['put']>
export type Outcomes = Answer<paths['/api/verifications/{verification_id}/outcomes']['get']>
export type TellOutcome = Body<paths['/api/verifications/{verification_id}/outcomes']['put']>
export type Replies = Answer<paths['/api/verifications/{verification_id}/replies']['get']>
export type GiveReply = Body<paths['/api/verifications/{verification_id}/replies']['post']>
export type BeginProof = Body<paths['/api/verifications/{verification_id}/domain-proofs']['post']>
export type DomainProof = Answer<paths['/api/verifications/{verification_id}/domain-proofs']['post']>
export type LoggedReplies = Answer<paths['/api/admin/replies']['get']>
export type WaitingReports = Answer<paths['/api/admin/reports']['get']>
export type Allowance = Answer<paths['/api/allowance']['get']>
export type Background = Answer<paths['/api/verifications/{verification_id}/background']['get']>
export type Shares = Answer<paths['/api/verifications/{verification_id}/shares']['get']>
export type Share = Shares['shares'][number]
export type AskedShare = Body<paths['/api/verifications/{verification_id}/shares']['post']>
export type SharedResult = Answer<paths['/api/shared/{share_id}']['get']>
export type PastChecks = Answer<paths['/api/verifications']['get']>
export type PastCheck = PastChecks['checks'][number]
export type EnterpriseStats = Answer<paths['/api/enterprise/stats']['get']>['stats']
export type EnterpriseUsage = Answer<paths['/api/enterprise/usage']['get']>
export type ListedApiKey = Answer<paths['/api/enterprise/keys/list']['get']>['keys'][number]
export type NewApiKey = Made<paths['/api/enterprise/keys/create']['post']>['apiKey']
export type AskedApiKey = Body<paths['/api/enterprise/keys/create']['post']>
export type Team = Answer<paths['/api/team/members']['get']>
export type TeamMember = Team['members'][number]
export type TeamInvitation = Team['invitations'][number]
export type CandidateVerification = Answer<paths['/api/enterprise/verify']['post']>['verification']
export type CandidateHistory = Answer<paths['/api/enterprise/verifications']['get']>
export type CandidateCopy = Answer<paths['/api/candidate-reports']['post']>
export type CandidateReview = Answer<paths['/api/enterprise/verifications/{verification_id}/review']['post']>
export type CandidateLink = Answer<paths['/api/enterprise/verifications/{verification_id}/share']['post']>
export type CandidateDispute = Answer<paths['/api/candidate-reports/dispute']['post']>
export type ReportBrand = Answer<paths['/api/enterprise/brand']['get']>
export type CandidatePolicy = Answer<paths['/api/enterprise/policy']['get']>
export type BulkJobs = Answer<paths['/api/enterprise/bulk']['get']>
export type BulkJob = Answer<paths['/api/enterprise/bulk/{job_id}']['get']>
export type BulkRows = Answer<paths['/api/enterprise/bulk/{job_id}/rows']['get']>
export type WebhookList = Answer<paths['/api/enterprise/webhooks']['get']>
export type WebhookSecret = Made<paths['/api/enterprise/webhooks']['post']>
export type WebhookDeliveries = Answer<paths['/api/enterprise/webhooks/{webhook_id}/deliveries']['get']>
export type AuditLog = Answer<paths['/api/audit']['get']>
export type SeekerResumes = Answer<paths['/api/premium/resume']['get']>
export type SeekerResume = Answer<paths['/api/premium/resume/{resume_id}']['get']>['resume']
export type SeekerMatch = Answer<paths['/api/premium/match']['post']>['match']
export type JobSearchAnswer = Answer<paths['/api/premium/job-search']['post']>
export type WholeJob = Answer<paths['/api/premium/jobs/{job_id}']['get']>['job']
export type BoardsAnswer = Answer<paths['/api/premium/boards']['get']>
export type CollectedBoard = BoardsAnswer['boards'][number]
export type SavedSearches = Answer<paths['/api/premium/searches']['get']>
export type SavedSearchAnswer = SavedSearches['searches'][number]
export type WatchedJobs = Answer<paths['/api/premium/watches']['get']>
export type WatchAnswer = WatchedJobs['watches'][number]
export type FoundJob = JobSearchAnswer['jobs'][number]
export type InterviewPreparation = Answer<
  paths['/api/premium/applications/{application_id}/preparation']['get']
>['preparation']
export type ResumeCorrections = NonNullable<Body<paths['/api/premium/resume/{resume_id}']['patch']>['corrections']>
export type Applications = Answer<paths['/api/premium/applications']['get']>
export type Application = Answer<paths['/api/premium/applications/{application_id}']['get']>['application']
export type ApplicationChange = Body<paths['/api/premium/applications/{application_id}']['patch']>
export type TrackedPosting = Body<paths['/api/premium/applications']['post']>
export type ReminderChange = Body<paths['/api/premium/applications/{application_id}/reminders/{reminder_id}']['patch']>
export type ApplicationImport = Answer<paths['/api/premium/applications/import']['post']>
export type SignalAnswer = VerificationAnswer['signals'][number]
export type MailAnswer = NonNullable<VerificationAnswer['mail']>
export type ScriptAnswer = NonNullable<VerificationAnswer['script']>
export type Contribution = VerificationAnswer['contributions'][number]

/** `fetch` is looked up at each call, so that a test or an extension may put its own in place. */
export function openClient(baseUrl: string): Client<paths> {
  const client = createClient<paths>({ baseUrl, fetch: (request) => globalThis.fetch(request) })
  client.use(repeatable())
  return client
}
