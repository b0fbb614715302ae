PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check install

# The compiled build is the sources with the extensions laid among them; only the extensions take long to make.
COMPILED := build/compiled
EXTENSIONS := build/extensions
# A checksum, not a date: a touched file rebuilds nothing, a deleted one does.
FINGERPRINT := $(shell find setup.py src/vigil/language src/vigil/rules src/vigil/bots -name '*.py' 2>/dev/null \
	-exec cksum {} + | sort | cksum | cut -d ' ' -f 1)
BUILT := $(EXTENSIONS)/.$(FINGERPRINT)
WITH_COMPILED := PYTHONPATH="$(CURDIR)/$(COMPILED)"

CLIENT := src/vigil/client
TSC := node_modules/.bin/tsc
BIOME := node_modules/.bin/biome

PYTEST := $(BIN)/python -m pytest -n auto
RULES_TESTS := $(wildcard tests/language tests/rules tests/sets tests/golden tests/every_decision tests/bad_input)

.PHONY: help play terminal test check bench load compiled clean interpreted test-interpreted test-compiled check-client

help: ## print this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 10

play: $(READY) ## play Vigil in the browser
	@$(MAKE) -s compiled || echo "Vigil could not be compiled and runs as plain Python, slower."
	@$(WITH_COMPILED) $(BIN)/vigil serve --open

terminal: $(READY) ## play Vigil in the terminal; FILE=a saved game
	@$(MAKE) -s compiled || echo "Vigil could not be compiled and runs as plain Python, slower."
	@$(WITH_COMPILED) $(BIN)/vigil play $(FILE)

test: test-interpreted test-compiled ## run all tests on plain Python, then those of the rules on the compiled build

check: $(READY) check-client ## lint, formatting, types
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy

bench: interpreted ## measure the engine, compiled and as plain Python
	@$(MAKE) -s compiled || echo "Vigil could not be compiled."
	@test ! -e $(COMPILED) || $(WITH_COMPILED) $(BIN)/python bench/engine.py
	@$(BIN)/python bench/engine.py

load: interpreted ## measure the server: 500 matches at once, on SQLite and on PostgreSQL
	@$(MAKE) -s compiled || echo "Vigil could not be compiled."
	@$(WITH_COMPILED) $(BIN)/python -m bench.server
	@$(WITH_COMPILED) $(BIN)/python -m bench.server --postgres --processes 2

compiled: $(BUILT) ## compile the rules, if there is a C compiler
	@rm -rf $(COMPILED)
	@test ! -e $(BUILT) || { mkdir $(COMPILED) && cp -Rp src/vigil $(COMPILED) && cp -R $(EXTENSIONS)/. $(COMPILED); }

clean: ## remove what was built, but not .venv
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests bench \( -name '*.so' -o -name '*.pyc' \) -delete

# Browsers apart: the loop that drives them would not let other tests have one of their own.
test-interpreted: interpreted
	@echo "Plain Python:"
	@$(PYTEST) --ignore=tests/client
	@echo "In the browser:"
	@$(PYTEST) tests/client

test-compiled: compiled
	@test ! -e $(COMPILED) || { echo "Compiled:"; $(WITH_COMPILED) $(PYTEST) $(RULES_TESTS); }

# The browser client is checked by TypeScript and Biome, but needs nothing of them to run.
check-client:
	@if command -v npm >/dev/null; then \
		test -x $(TSC) -a -x $(BIOME) -a $(TSC) -nt package.json || \
			{ npm install --silent --no-audit --no-fund --no-package-lock && touch -c node_modules/.bin/*; }; \
		$(TSC) -p $(CLIENT)/jsconfig.json && $(BIOME) check --error-on-warnings; \
	else \
		echo "There is no npm: the browser client is not checked."; test "$(CI)" != true; \
	fi

# What `pip install -e .` compiled in place would shadow the sources.
interpreted: $(READY)
	@find src -name '*.so' -delete

# Without build isolation, what the build needs is fetched once, here.
$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Vigil needs Python 3.11 or newer: make PYTHON=/path/to/python3" >&2; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear $(VENV) >/dev/null 2>&1 || \
		{ rm -rf $(VENV); echo "$(PYTHON) has no venv module (on Debian: apt install python3-venv)" >&2; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
		> $(VENV)/build-requires.txt
	@$(PIP) -r $(VENV)/build-requires.txt
	@VIGIL_COMPILE=0 $(PIP) --no-build-isolation -e '.[dev]'
	@touch $@

CAN_COMPILE = echo '\#include <Python.h>' | $(CC) -fsyntax-only -x c - 2>/dev/null \
	-I "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')"

$(BUILT): $(READY)
	@rm -rf $(EXTENSIONS) $(COMPILED)
	@if $(CAN_COMPILE); then \
		echo "Compiling the rules ..." && \
		CC="$(CC)" VIGIL_COMPILE=1 $(BIN)/python setup.py -q build_ext --build-lib $(EXTENSIONS) && touch $@; \
	else \
		echo "No C compiler finds Python.h: Vigil runs as plain Python, slower."; test "$(CI)" != true; \
	fi
