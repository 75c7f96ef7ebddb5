"""A payment service to practise with: it speaks Stripe's API and moves no money."""
