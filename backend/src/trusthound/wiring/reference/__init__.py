"""The shipped lists that judgement rests on, and how they are loaded."""
