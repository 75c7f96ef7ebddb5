"""Mails out: by SMTP, or into a folder of `.eml` files."""
