"""Reports that people take with them: PDF and tables."""
