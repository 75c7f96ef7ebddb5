"""A page, a text or a row in; a JobPosting with the origin of each field out."""
