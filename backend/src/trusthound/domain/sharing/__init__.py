"""A result that its owner shows to others: by a link that ends, without persons in it."""
