"""Decides. Pure: no network, file, framework, environment, clock or chance."""
