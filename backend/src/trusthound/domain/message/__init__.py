"""A recruiter's message, a pasted chat or a mail: what it asks for, and what script it follows."""
