"""Files that people hand in: untrusted bytes of a mail into what it states."""
