"""Scripts that reported job scams follow, each an ordered list of named steps."""
