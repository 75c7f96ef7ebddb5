"""One file a job board or applicant tracking system: its URLs, its public API, its answer."""
