"""A resume: what a file says, in the words of JSON Resume, each with its place in the text."""
