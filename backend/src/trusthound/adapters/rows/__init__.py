"""Bulk files: .jsonl, .csv and .parquet, gzipped or not, in; rows out."""
