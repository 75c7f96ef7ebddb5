"""What whoever runs the installation is told of it: figures, and how well it is."""
