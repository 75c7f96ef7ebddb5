"""What a model that was fitted to many layouts sees in the rows of a resume."""
