"""Who may do what: users, plans, organisations, roles, allowance."""
