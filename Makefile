# Everything runs in .venv, with the versions of requirements/{play,dev,adapters,test}.txt. `make` alone lists the targets.

PYTHON ?= python3
BIN := .venv/bin
SRC := $(CURDIR)/src
COMPILED := $(CURDIR)/build/compiled
CLIENT := src/batisseurs/server/client
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(CURDIR)/$(BIN)/npm --prefix client

MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help setup play client quick test proof times check compile bench pictures docs format lock audit sbom release clean compiler chromium nginx
.DELETE_ON_ERROR:

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(BIN)/.installed ## create .venv with everything in it, and compile if there is a C compiler
	@$(BIN)/python tools/compile.py

# The lobby opens at once; what is compiled beside it is used from the next start on.
play: client ## install what playing needs, build the client and open the lobby
	@$(BIN)/python tools/compile.py --beside & exec $(BIN)/batisseurs serve --open

client: $(CLIENT)/manifest.json ## build the browser client into the package

READY := $(BIN)/.installed client/node_modules/.installed

quick: $(READY) ## style, types, and the tests of what has changed since a commit: SINCE=HEAD~1
	@$(BIN)/python tools/stages.py quick --since $(or $(SINCE),HEAD~1)

test: $(READY) compiler chromium ## what every change must pass: style, types, every test, the rules in both forms
	@$(BIN)/python tools/stages.py test

proof: $(READY) compiler chromium nginx ## everything there is, for an hour or more; what has passed is not run again
	@$(BIN)/python tools/stages.py proof

times: ## add the last `make test` to bench/tests.md
	@$(BIN)/python tools/stages.py times

check: $(READY) ## ruff, strict mypy, biome and strict TypeScript
	@$(BIN)/python tools/stages.py check

compile: $(BIN)/.installed compiler ## build the compiled form into build/compiled
	@$(BIN)/python tools/compile.py --insist

bench: compile ## measure every game in every form
	$(BIN)/python -m bench

pictures: $(BIN)/.installed client chromium ## take pictures of every screen into build/pictures
	PYTHONPATH=$(SRC) $(BIN)/python -m tools.pictures

docs: $(BIN)/.installed ## build the documentation into build/docs
	$(BIN)/zensical build --strict

format: $(BIN)/.installed ## format the code and repair what ruff can repair
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run format --silent

lock: ## write requirements/*.txt anew
	tools/lock

audit: $(BIN)/.playable ## ask whether a locked library has a known fault
	@tools/audit

sbom: $(BIN)/.playable ## write what a release is made of, and its licences, into build/release
	@tools/sbom build/release
	@ls build/release

release: client compiler sbom ## build the wheel, with its bill of materials and licences, into build/release
	@$(BIN)/python -m pip wheel -qq --disable-pip-version-check --no-build-isolation --no-deps --wheel-dir build/release .
	@cp requirements/host.txt deploy/batisseurs.service build/release
	@ls build/release

clean: ## remove everything made, except .venv
	rm -rf build dist $(CLIENT) .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests bench examples tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

chromium:
	@tools/need-chromium

# Without it the tests behind it are skipped.
nginx:
	@tools/need-nginx >/dev/null || true

compiler: $(BIN)/.playable
	@tools/need-compiler $(BIN)/python

# The libraries, only those whose hashes are known: first what playing needs, then everything else.
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check

# With the command, and build/compiled and src as the last places where Python looks: PYTHONPATH comes before them.
$(BIN)/.playable: requirements/play.txt pyproject.toml
	@test -x $(BIN)/python && $(BIN)/python -c pass 2>/dev/null || tools/make-venv $(PYTHON) .venv
	@echo "Installing what playing needs into .venv ..."
	@$(PIP) --require-hashes -r requirements/play.txt
	@$(PIP) --no-build-isolation --no-deps --editable .
	@echo "$(COMPILED)" > "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/__compiled__.pth"
	@touch $@

$(BIN)/.installed: $(BIN)/.playable requirements/dev.txt requirements/adapters.txt requirements/test.txt
	@echo "Installing everything else into .venv ..."
	@$(PIP) --require-hashes -r requirements/dev.txt -r requirements/adapters.txt -r requirements/test.txt
	@touch $@

# The browser's libraries, as package-lock.json says: those the client is built with, then those it is tested with.
# Not `npm ci`: it refuses a lock file without the programs for other systems, which not every registry has.
NPM_INSTALL := $(NPM) install --no-save --no-audit --no-fund --loglevel=error

client/node_modules/.buildable: client/package-lock.json $(BIN)/.playable
	@echo "Installing the client's libraries ..."
	@$(NPM_INSTALL) --omit=dev
	@touch $@

client/node_modules/.installed: client/node_modules/.buildable
	@echo "Installing what the client is tested with ..."
	@$(NPM_INSTALL)
	@touch $@

# The client itself, in three languages.
CLIENT_SOURCES := $(shell find client -path client/node_modules -prune -o -type f -print) \
	$(wildcard src/batisseurs/words/locales/*/*.ftl)

$(CLIENT)/manifest.json: client/node_modules/.buildable $(CLIENT_SOURCES)
	@echo "Building the client ..."
	@$(NPM) run build --silent
	@touch $@
