"""What our mails say, a file a subject: a translation would begin here."""
