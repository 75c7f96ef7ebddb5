"""Mails that we write: which there are, and what each one tells."""
