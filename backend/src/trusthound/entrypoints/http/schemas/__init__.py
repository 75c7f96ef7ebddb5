"""The wire: camelCase names live here and nowhere else."""
