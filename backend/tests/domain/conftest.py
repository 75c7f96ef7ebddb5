"""Property tests judge what is computed, never how long it took."""

from hypothesis import settings

settings.register_profile("untimed", deadline=None, max_examples=60)
settings.load_profile("untimed")
