"""What the strongest scripts say in other languages than English, one file a script."""
