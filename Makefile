# Everything runs in .venv, with the versions of requirements/{dev,adapters,server,client}.txt. `make` alone lists the targets.

PYTHON ?= python3
BIN := .venv/bin
SRC := $(CURDIR)/src
COMPILED := $(CURDIR)/build/compiled
CLIENT := src/batisseurs/server/client
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(CURDIR)/$(BIN)/npm --prefix client

# What is typed strictly, and the tests that run in both forms.
TYPED := src tests $(wildcard bench examples tools)
BOTH_FORMS := tests/kernel tests/games tests/bots tests/lab tests/laws tests/playthroughs

# Tests with a web server inside: it wants a process that has run nothing else, and leaves its logging behind.
APART := tests/server/test_leak.py

# Tests in a real browser, after everything that is quicker.
BROWSER := tests/client

MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help setup play client test check compile bench pictures docs format lock clean compiler chromium
.DELETE_ON_ERROR:

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(BIN)/.installed compiler ## create .venv with everything in it

play: $(BIN)/.installed client ## build the client and open the lobby
	@$(BIN)/batisseurs serve --open

client: $(CLIENT)/manifest.json ## build the browser client into the package

test: setup check compile client chromium ## check, then run every test; laws and records also compiled
	$(NPM) test --silent
	PYTHONPATH=$(SRC) $(BIN)/python -m pytest -n auto $(addprefix --ignore=,$(APART) $(BROWSER))
	PYTHONPATH=$(SRC) $(BIN)/python -m pytest -n auto $(APART)
	PYTHONPATH=$(SRC) $(BIN)/python -m pytest -n auto $(BROWSER)
	BATISSEURS_FORM=compiled PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n auto $(BOTH_FORMS)

check: $(BIN)/.installed client/node_modules/.installed ## ruff, strict mypy, biome and strict TypeScript
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(TYPED)
	$(NPM) run check --silent

compile: setup ## build the compiled form into build/compiled
	@$(BIN)/python tools/compile.py

bench: compile ## measure every game in every form
	$(BIN)/python -m bench

pictures: client chromium ## take pictures of every screen into build/pictures
	PYTHONPATH=$(SRC) $(BIN)/python -m tools.pictures

docs: $(BIN)/.installed ## build the documentation into build/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

format: $(BIN)/.installed ## format the code and repair what ruff can repair
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run format --silent

lock: ## write requirements/*.txt anew
	tools/lock

clean: ## remove everything made, except .venv
	rm -rf build dist $(CLIENT) .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests bench examples tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

chromium:
	@tools/need-chromium

compiler: $(BIN)/.installed
	@tools/need-compiler $(BIN)/python

# The libraries, only those whose hashes are known.
$(BIN)/.requirements: requirements/dev.txt requirements/adapters.txt requirements/server.txt requirements/client.txt
	@test -x $(BIN)/python && $(BIN)/python -c pass 2>/dev/null || tools/make-venv $(PYTHON) .venv
	@echo "Installing the requirements into .venv ..."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes \
		-r requirements/dev.txt -r requirements/adapters.txt -r requirements/server.txt -r requirements/client.txt
	@touch $@

# The browser's libraries, as package-lock.json says; then the client itself, in three languages. Not `npm ci`: it
# refuses a lock file without the programs for other systems, which not every registry has.
client/node_modules/.installed: client/package-lock.json $(BIN)/.requirements
	@echo "Installing the client's libraries ..."
	@$(NPM) install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

CLIENT_SOURCES := $(shell find client -path client/node_modules -prune -o -type f -print) \
	$(wildcard src/batisseurs/words/locales/*/*.ftl)

$(CLIENT)/manifest.json: client/node_modules/.installed $(CLIENT_SOURCES)
	@echo "Building the client ..."
	@$(NPM) run build --silent
	@touch $@

# The command, and src as the last place where Python looks: PYTHONPATH comes before it.
$(BIN)/.installed: $(BIN)/.requirements pyproject.toml
	@BATISSEURS_COMPILE=0 $(BIN)/python -m pip install -qq --disable-pip-version-check \
		--no-build-isolation --no-deps --editable .
	@touch $@
