"""What was learnt from outside: pages, boards, registries, each with its source and time."""
