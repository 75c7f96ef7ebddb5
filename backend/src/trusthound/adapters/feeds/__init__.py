"""Feeds: lists of postings of many employers, one small file each."""
