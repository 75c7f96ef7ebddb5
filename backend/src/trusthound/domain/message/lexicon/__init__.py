"""Words by meaning, one file a language, and how a message's text is compared with them."""
