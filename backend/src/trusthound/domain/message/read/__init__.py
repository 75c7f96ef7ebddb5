"""Text in, a message out: its turns, the ways to reach someone, amounts, wallets, claims."""
