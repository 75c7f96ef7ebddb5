"""The background process: tasks call use cases, and the schedule."""
