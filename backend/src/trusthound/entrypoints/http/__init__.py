"""The HTTP door: routes, schemas, problems, limits."""
