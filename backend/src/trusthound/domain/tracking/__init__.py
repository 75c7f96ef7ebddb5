"""A seeker's applications: stages, timeline, reminders and what became of them."""
