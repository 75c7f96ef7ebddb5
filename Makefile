# `make` lists what can be done. Every target is one line: the work itself is in tools/, which needs Python 3.11 and no more.
.DEFAULT_GOAL := help
.PHONY: help run demo-data test install dev check fmt bench calibrate new-signal new-board docs pictures openapi lock clean

PY := @sh tools/python.sh

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

run: ## install what is missing, build the pages, serve everything on one port
	$(PY) -m tools.run

demo-data: ## put sample postings into the database, so that there is something to search
	$(PY) -m tools.demo_data

test: ## every test, every check, the pages in a real browser; ends with "N passed, N failed"
	$(PY) -m tools.run_tests

install: ## leave a ready .venv/bin/trusthound and the pages' packages; nothing is started
	$(PY) -m tools.install

dev: ## serve with reload: the API on one port, the pages on another
	$(PY) -m tools.dev

check: ## what takes seconds: lint, format, types and import contracts of both languages
	$(PY) -m tools.check

fmt: ## put the code of both languages into its form
	$(PY) -m tools.fmt

bench: ## measure: speed, and accuracy on a corpus if TRUSTHOUND_CORPUS names one
	$(PY) -m tools.bench

calibrate: ## make the posting's table of weights anew; from the corpus on if TRUSTHOUND_CORPUS names one
	$(PY) -m tools.calibrate

new-signal: ## scaffold a signal, its test, its place in the register and its weight: make new-signal name=late_fee
	$(PY) -m tools.scaffold signal "$(name)"

new-board: ## scaffold a board reader and its test: make new-board name=example
	$(PY) -m tools.scaffold board "$(name)"

docs: ## write the generated pages of docs/ anew
	$(PY) -m tools.generate docs

pictures: ## take the README's pictures anew, of the product as it is served
	$(PY) -m tools.pictures

openapi: ## write openapi.json and the typed client of the pages anew
	$(PY) -m tools.generate openapi

lock: ## resolve the Python packages anew, after a change in backend/pyproject.toml
	$(PY) -m tools.lock

clean: ## remove what was installed, built and cached; the data in .data/ stays
	@rm -rf .venv .cache web/dist web/node_modules packages/*/node_modules
