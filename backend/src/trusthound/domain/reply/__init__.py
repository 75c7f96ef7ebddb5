"""What whoever holds an employer's domain answers to the result of a posting, and how it is shown
that they hold it.
"""
