"""What several readers claim of a resume, and what of it is believed."""
