"""A domain in; the service that sends in others' names from it out, "" for none.

Kept by hand from the services' own documentation of what they send from. A missing one is no
fault of a mail: it only loses what is known of it.
"""

# Applicant tracking and scheduling: they write for the employer that pays them.
_HIRING = {
    "greenhouse-mail.io": "Greenhouse", "greenhouse.io": "Greenhouse", "grnh.se": "Greenhouse",
    "lever.co": "Lever", "ashbyhq.com": "Ashby", "myworkday.com": "Workday",
    "myworkdayjobs.com": "Workday", "workday.com": "Workday", "icims.com": "iCIMS",
    "smartrecruiters.com": "SmartRecruiters", "workable.com": "Workable",
    "workablemail.com": "Workable", "recruitee.com": "Recruitee", "teamtailor.com": "Teamtailor",
    "teamtailor-mail.com": "Teamtailor", "bamboohr.com": "BambooHR", "jobvite.com": "Jobvite",
    "personio.de": "Personio", "personio.com": "Personio", "pinpointhq.com": "Pinpoint",
    "rippling.com": "Rippling", "paylocity.com": "Paylocity", "taleo.net": "Taleo",
    "successfactors.com": "SuccessFactors", "successfactors.eu": "SuccessFactors",
    "ultipro.com": "UKG", "breezy.hr": "Breezy", "breezy-mail.com": "Breezy", "jazz.co": "JazzHR",
    "applytojob.com": "JazzHR", "comeet-notifications.com": "Comeet", "eightfold.ai": "Eightfold",
    "avature.net": "Avature", "oraclecloud.com": "Oracle", "hirevue.com": "HireVue",
    "goodtime.io": "GoodTime", "modernloop.io": "ModernLoop", "phenompeople.com": "Phenom",
    "gem.com": "Gem", "governmentjobs.com": "NEOGOV", "usastaffing.gov": "USA Staffing",
    "checkr.com": "Checkr", "hireright.com": "HireRight", "sterlingcheck.com": "Sterling",
}  # fmt: skip
# Anyone opens an account there in minutes: what they send proves nothing about who wrote it.
_OPEN_TO_ANYONE = frozenset({
    "workable.com", "workablemail.com", "recruitee.com", "teamtailor.com", "teamtailor-mail.com",
    "breezy.hr", "breezy-mail.com", "jazz.co", "applytojob.com", "smartrecruiters.com",
})  # fmt: skip
# They hand on words of any of their users, under their own name.
_OF_STRANGERS = {
    "linkedin.com": "LinkedIn", "indeed.com": "Indeed", "indeedemail.com": "Indeed",
    "ziprecruiter.com": "ZipRecruiter", "glassdoor.com": "Glassdoor", "upwork.com": "Upwork",
    "monster.com": "Monster", "dice.com": "Dice", "wellfound.com": "Wellfound",
    "calendly.com": "Calendly", "docusign.net": "DocuSign", "docusign.com": "DocuSign",
    "hellosign.com": "Dropbox Sign", "adobesign.com": "Adobe Sign", "dropbox.com": "Dropbox",
    "google.com": "Google", "microsoft.com": "Microsoft", "paypal.com": "PayPal",
    "intuit.com": "Intuit", "github.com": "GitHub", "atlassian.net": "Atlassian",
    "slack.com": "Slack", "zoom.us": "Zoom", "facebookmail.com": "Facebook",
    "typeform.com": "Typeform", "surveymonkey.com": "SurveyMonkey", "eventbrite.com": "Eventbrite",
    "wetransfer.com": "WeTransfer", "notion.so": "Notion", "airtable.com": "Airtable",
    "xing.com": "Xing", "stepstone.de": "StepStone", "seek.com.au": "Seek",
    "naukri.com": "Naukri", "apple.com": "Apple", "amazon.com": "Amazon",
}  # fmt: skip
# They carry anyone's mail; nobody sees their domain but in Return-Path, signatures and links.
_CARRIERS = frozenset({
    "sendgrid.net", "sendgrid.com", "mailchimp.com", "mcsv.net", "mcdlv.net", "rsgsv.net",
    "mandrillapp.com", "list-manage.com", "amazonses.com", "awstrack.me", "mailgun.org",
    "mailgun.net", "sparkpostmail.com", "mktomail.com", "mktdns.com", "hubspotemail.net",
    "hubspotlinks.com", "hs-sites.com", "hubspot.com", "constantcontact.com", "ctctcdn.com",
    "sendinblue.com", "brevo.com", "exacttarget.com", "salesforce.com", "sfmc-content.com",
    "postmarkapp.com", "mtasv.net", "pstmrk.it", "klaviyomail.com", "customeriomail.com",
    "customer.io", "intercom-mail.com", "zendesk.com", "freshdesk.com", "onmicrosoft.com",
    "gappssmtp.com", "outreach.io", "salesloft.com", "yesware.com", "mixmax.com", "apollo.io",
    "resend.com", "convertkit-mail.com", "beehiiv.com", "substack.com", "createsend.com",
    "cmail19.com", "cmail20.com", "mlsend.com", "iterable.com", "braze.com", "sailthru.com",
    "sparkpost.com", "mailjet.com", "mjt.lu", "elasticemail.com", "emailoctopus.com",
})  # fmt: skip


def hiring_relay(domain: str) -> str:
    """The system that writes to applicants from that registrable domain."""
    return _HIRING.get(domain, "")


def is_open_to_anyone(domain: str) -> bool:
    return domain in _OPEN_TO_ANYONE


def strangers_relay(domain: str) -> str:
    """The service whose users may put their own words into its mails."""
    return _OF_STRANGERS.get(domain, "")


def is_carrier(domain: str) -> bool:
    return domain in _CARRIERS
