"""A resume and what a posting asks in; how well they fit, requirement by requirement, out."""
