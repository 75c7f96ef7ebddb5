"""Where untrusted files are parsed: a process a file, that can reach nothing but its own memory."""
