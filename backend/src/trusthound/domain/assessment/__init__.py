"""The mould of every judgement: findings in, an explained score out."""
