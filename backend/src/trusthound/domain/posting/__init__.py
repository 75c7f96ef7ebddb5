"""From a page to an assessed posting: model, extract, dossier, signals, weights, assess."""
