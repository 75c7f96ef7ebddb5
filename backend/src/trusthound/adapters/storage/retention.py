"""The register of how long what is kept: a line a table that holds a moment in time.

A test holds it against the tables that there are; docs/operations/retention.md is made of it.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Kept:
    """`task` deletes it, "" where nothing does by the clock; `until` says when, in words.

    `setting` names the number of days, "" where the period is not to be chosen.
    """

    table: str
    what: str
    until: str
    task: str = ""
    setting: str = ""


_WITH_ACCOUNT = "the account is deleted"

KEPT = (
    Kept(
        "verifications",
        "results of checks without an account",
        "its days are over",
        "forget_old_verifications",
        "keep_verifications_days",
    ),
    Kept(
        "shares",
        "links under which results are shown",
        "it ends, its result goes, or the account is deleted",
        "forget_old_verifications",
    ),
    Kept("former_assessments", "judgements that were replaced", "the result goes"),
    Kept("feedback", "words on results", "the result goes"),
    Kept(
        "applicant_reports",
        "what became of applications; evidence until somebody has looked at it",
        "it is taken back, or the account is deleted",
    ),
    Kept(
        "domain_proofs",
        "which domains an account showed to be its own, tokens as digests",
        "it ends, 30 days after it was shown, or the account is deleted",
        "forget_old_replies",
    ),
    Kept(
        "replies",
        "what employers replied to results; without words and author once the account is deleted",
        "its days are over",
        "forget_old_replies",
        "keep_replies_days",
    ),
    Kept(
        "checks",
        "a user's own past checks, and what was counted",
        "its days are over, or the account is deleted",
        "forget_old_checks",
        "keep_checks_days",
    ),
    Kept(
        "sightings",
        "what is known of postings that were fetched",
        "it was not seen for its days",
        "forget_old_sightings",
        "keep_sightings_days",
    ),
    Kept("boards", "where postings are collected from, and how that went", "nothing deletes it"),
    Kept("wanted_boards", "which boards a user added", "it is removed, or the account is deleted"),
    Kept("asked_hosts", "how often a host was asked", "a day is over", "forget_old_openings"),
    Kept(
        "openings",
        "what boards show, merged",
        "it was closed for its days",
        "forget_old_openings",
        "keep_openings_days",
    ),
    Kept("showings", "where an opening is shown", "the opening goes"),
    Kept("lookups", "answers of registries", "it is no longer new", "forget_old_lookups"),
    Kept("users", "accounts", _WITH_ACCOUNT),
    Kept("sessions", "who is signed in where", "it ends", "forget_old_sessions"),
    Kept("attempts", "tries of signing in, as digests", "it is over", "forget_old_sessions"),
    Kept("one_time_links", "links of mails, as digests", "it expires", "forget_old_sessions"),
    Kept("recovery_codes", "codes of a second factor, as digests", _WITH_ACCOUNT),
    Kept("organizations", "employers' accounts", "the last member leaves"),
    Kept("members", "who belongs to an organisation", "the member leaves or is removed"),
    Kept(
        "invitations",
        "who was invited",
        "it is accepted or withdrawn, or expired 30 days ago",
        "forget_old_invitations",
    ),
    Kept(
        "candidate_checks",
        "reports about candidates, with their text and file; each organisation sets its days",
        "its days are over (30 where nothing was set), or it is deleted; 7 days after a dispute",
        "forget_old_candidate_checks",
    ),
    Kept(
        "queued_checks",
        "resumes that wait to be checked, with their file; of those that failed only why",
        "it is checked; 30 days after it failed",
        "forget_queued_checks",
    ),
    Kept(
        "bulk_jobs",
        "lists of resumes, with their files until they are over",
        "nobody starts it for a day; its days are over, or it is deleted (as reports)",
        "forget_old_bulk_jobs",
    ),
    Kept("bulk_rows", "rows of a list; what was claimed goes with their end", "the list goes"),
    Kept("bulk_turns", "which employer is next", "the organisation goes"),
    Kept("candidate_traces", "digests that resumes of one employer share", "the report goes"),
    Kept(
        "candidate_counts",
        "that a candidate was checked, and what was decided; nothing tells of whom",
        "the organisation goes",
    ),
    Kept(
        "candidate_notices",
        "that admins were told how much of a month is used",
        "the organisation goes",
    ),
    Kept(
        "candidate_policies", "what an organisation decided about reports", "the organisation goes"
    ),
    Kept("api_keys", "keys of an organisation, as digests", "the organisation goes"),
    Kept("webhook_endpoints", "addresses of employers that are told", "it is deleted"),
    Kept(
        "webhook_deliveries",
        "what was sent to them, without a person's name, and what they answered",
        "30 days are over",
        "forget_webhook_deliveries",
    ),
    Kept(
        "organization_events",
        "what became of which report, without a person's name",
        "30 days are over",
        "forget_webhook_deliveries",
    ),
    Kept(
        "audit_log",
        "who did what, without a person's name",
        "its days are over; an account that is deleted leaves a pseudonym and no address",
        "forget_old_audit_lines",
        "keep_audit_days",
    ),
    Kept(
        "outbox",
        "mails that were sent or given up; their words go when they are sent",
        "its days are over",
        "forget_old_mails",
        "keep_mails_days",
    ),
    Kept(
        "contact_messages",
        "messages to us",
        "its days are over, or the account is deleted",
        "forget_old_messages",
        "keep_messages_days",
    ),
    Kept(
        "demo_requests",
        "requests for a demo",
        "its days are over, or the account is deleted",
        "forget_old_messages",
        "keep_messages_days",
    ),
    Kept("unsubscribed", "addresses that want no such mail", _WITH_ACCOUNT),
    Kept(
        "idempotency_keys",
        "answers that are given again to a repeated request",
        "24 hours are over",
        "forget_old_answers",
    ),
    Kept(
        "resumes",
        "a seeker's resumes, with what was read of them, their corrections and their files",
        "it is deleted, or the account is, or its owner had no plan that opens it for 30 days",
        "forget_resumes",
    ),
    Kept(
        "trackers",
        "a seeker's board of applications, with all that is on it",
        "the account is deleted, or its owner had no plan that opens it for 30 days",
        "forget_applications",
    ),
    Kept(
        "applications",
        "what a seeker applied to",
        "it was deleted 10 minutes ago, or the board goes",
        "forget_applications",
    ),
    Kept("application_events", "what happened to an application", "the application goes"),
    Kept("application_notes", "notes on an application", "it is deleted"),
    Kept("application_contacts", "people at an employer", "it is deleted"),
    Kept("application_documents", "documents of an application, with their files", "it is deleted"),
    Kept("preparation_notes", "notes to the questions of an interview", "it is deleted"),
    Kept("application_reminders", "reminders of an application", "it is deleted"),
    Kept("alert_readers", "who keeps searches or watches openings", _WITH_ACCOUNT),
    Kept(
        "saved_searches",
        "searches that a seeker keeps",
        "it was deleted 10 minutes ago, or the account is",
        "forget_deleted_alerts",
    ),
    Kept("told_openings", "what a saved search found", "the search or the opening goes"),
    Kept(
        "watches",
        "openings that a seeker watches",
        "it was ended 10 minutes ago, or the opening or the account goes",
        "forget_deleted_alerts",
    ),
    Kept("watch_news", "what became of a watched opening", "the watch goes"),
    Kept(
        "page_views", "how often a page was opened on a day; nothing of whom", "nothing deletes it"
    ),
    Kept("trials", "that a trial was used, once", _WITH_ACCOUNT),
    Kept("premium_grants", "until when Premium was given", _WITH_ACCOUNT),
    Kept("customers", "who pays, as Stripe calls them", _WITH_ACCOUNT),
    Kept("checkouts", "a checkout that was begun", _WITH_ACCOUNT),
    Kept("consents", "what was agreed to when paying", _WITH_ACCOUNT),
    Kept("subscriptions", "what is paid for, and until when", _WITH_ACCOUNT),
    Kept("payments", "receipts", _WITH_ACCOUNT),
    Kept(
        "payment_events",
        "which messages of Stripe were taken",
        "60 days are over",
        "forget_old_payment_events",
    ),
    Kept(
        "procrastinate_jobs",
        "background tasks",
        "it is done, or was given up 30 days ago",
        "forget_failed_tasks",
    ),
    Kept("task_failures", "why the newest try of a task failed", "the task goes"),
    Kept("procrastinate_events", "what happened to a task", "the task goes"),
    Kept("procrastinate_periodic_defers", "when a task last ran", "it runs again"),
    Kept("procrastinate_workers", "which workers live", "the worker ends"),
)
