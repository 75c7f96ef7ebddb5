"""Words looked for beside a signal's own: other languages, one file a script, and agencies."""
