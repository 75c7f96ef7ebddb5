"""What an employer does with checks of candidates: policy, reviews, what a candidate says."""
