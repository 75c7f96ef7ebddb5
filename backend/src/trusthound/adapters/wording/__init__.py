"""Sentences from a language model that the operator has chosen."""
