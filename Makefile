PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/playable
READY := $(VENV)/ready
PRINTABLE := $(VENV)/printable
CLUSTERED := $(VENV)/clustered
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
INSTALL := $(PIP) install --no-compile --no-build-isolation

# There is one way to compile: a wheel is built as users build it, and its extensions are laid among the sources.
# Without a network: make compiled ISOLATION=--no-build-isolation
ISOLATION :=
WHEELS := build/wheels
EXTENSIONS := build/extensions
COMPILED := build/compiled
WITH_COMPILED := PYTHONPATH="$(CURDIR)/$(COMPILED)"
# A checksum, not a date: a touched file rebuilds nothing, a deleted one does.
checksum = $(shell find setup.py pyproject.toml $(1) -type f 2>/dev/null -exec cksum {} + | sort | cksum | cut -d ' ' -f 1)
HOT := src/vigil/language src/vigil/rules src/vigil/wording src/vigil/bots \
	$(patsubst %,src/vigil/environments/%.py,actions batch columns observations) -name '*.py'
ALL := src/vigil ! -name '*.so' ! -name '*.pyd' ! -name '*.pyc' ! -name built.json
# How far the C compiler optimises, if not as far as it can: `make test` has no time for that (setup.py).
LEVEL := $(filter-out 3,$(VIGIL_OPTIMIZE))
OPTIMIZED := $(EXTENSIONS)/.$(call checksum,$(HOT))
BUILT := $(OPTIMIZED)$(LEVEL:%=-%)
WHEEL := $(WHEELS)/.$(call checksum,$(ALL))$(LEVEL:%=-%)

CLIENT := src/vigil/client
TSC := node_modules/.bin/tsc
BIOME := node_modules/.bin/biome

# Hundreds of processes read the same modules: one compiles them, also where Python was told to write no bytecode.
BYTECODE := PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX="$(CURDIR)/build/bytecode"
PYTEST := $(BYTECODE) $(BIN)/python -m pytest -n auto --dist worksteal
# Those of the engine run on both builds; the others use it, and run on the one that is there and fast.
ENGINE_TESTS := $(wildcard tests/language tests/wording tests/rules tests/sets tests/golden tests/every_decision \
	tests/bad_input tests/bots tests/test_cli.py tests/test_public_face.py)
SOURCE_TESTS := $(filter-out $(ENGINE_TESTS),$(wildcard tests/test_*.py)) # they read the sources themselves
BROWSER_TESTS := tests/client
OTHER_TESTS := $(filter-out $(ENGINE_TESTS) $(BROWSER_TESTS) tests/install, \
	$(patsubst %/,%,$(filter-out %/__pycache__/,$(wildcard tests/*/))))

.PHONY: help play terminal test test-cluster quick check fuzz bench load compiled wheel docs clean container lock \
	interpreted test-plain test-engine test-others test-browser test-installed check-client

help: ## print this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 14

# Playing

play: $(PLAYABLE) ## play Vigil in the browser
	@$(BIN)/python tools/start.py "$(wildcard $(BUILT))" serve --open

terminal: $(PLAYABLE) ## play Vigil in the terminal; FILE=a saved game
	@$(BIN)/python tools/start.py "$(wildcard $(BUILT))" play $(FILE)

# Testing

# $(call beside,a target,others): runs one target beside others, and tells what it said after them.
beside = @$(MAKE) -s $(1) >build/$(1).log 2>&1 & beside=$$!; \
	trap "kill $$beside; exit 130" INT TERM; \
	$(MAKE) -s $(2); others=$$?; \
	wait $$beside; beside=$$?; cat build/$(1).log; exit $$((others + beside))

# The tests of the server come last: they wait now and then, and leave time for those of the installed package.
test: export VIGIL_OPTIMIZE := $(if $(wildcard $(OPTIMIZED)),3,1)
test: interpreted ## run all tests, those of the engine on plain Python and on the compiled build
	@mkdir -p build
	$(call beside,compiled,test-plain)
	@$(MAKE) -s test-engine test-browser
	$(call beside,test-installed,test-others)

# One process: one cluster for all of them, two nodes on this machine, and some that come and go.
test-cluster: $(CLUSTERED) ## run the tests that start a Ray cluster and kill its nodes
	@echo "On a cluster:"
	@$(WITH_COMPILED) RAY_USAGE_STATS_ENABLED=0 $(BIN)/python -m pytest -m cluster tests/cluster

quick: $(READY) ## run the tests of what was touched; T=a path or an expression
	@$(BIN)/python tools/quick.py $(T)

check: $(READY) check-client ## lint, formatting, types
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy

fuzz: interpreted ## attack with documents, messages and requests made by chance, until one does harm
	@seed=$$(date +%s); \
		while VIGIL_FUZZ_SEED=$$seed VIGIL_FUZZ_SECONDS=60 $(BIN)/python -m pytest -q tests/attacks/test_fuzz.py; \
			do seed=$$((seed + 100000)); done; \
		echo "Found from VIGIL_FUZZ_SEED=$$seed on." >&2; exit 1

bench: interpreted ## measure the engine, compiled and as plain Python
	@$(MAKE) -s compiled || echo "Vigil could not be compiled."
	@test ! -e $(COMPILED) || $(WITH_COMPILED) $(BIN)/python bench/engine.py
	@$(BIN)/python bench/engine.py

load: interpreted ## measure the server: 500 matches at once, on SQLite and on PostgreSQL
	@$(MAKE) -s compiled || echo "Vigil could not be compiled."
	@$(WITH_COMPILED) $(BIN)/python -m bench.server
	@$(WITH_COMPILED) $(BIN)/python -m bench.server --postgres --processes 2

# Building

compiled: $(BUILT) ## compile the rules, if there is a C compiler
	@rm -rf $(COMPILED)
	@test ! -e $(BUILT) || { mkdir $(COMPILED) && cp -Rp src/vigil $(COMPILED) && cp -R $(EXTENSIONS)/. $(COMPILED); }

wheel: $(WHEEL) ## build a wheel into dist/
	@mkdir -p dist && cp $(WHEELS)/*.whl dist/ && ls dist/*.whl

container: $(PLAYABLE) ## build the container with podman or docker, start it and see that it is well
	@$(BIN)/python tools/try_container.py

lock: $(PLAYABLE) ## lock the versions of a deployment anew, in deploy/
	@$(BIN)/python tools/lock.py

docs: $(PRINTABLE) ## build the site into build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --clean # with --quiet, warnings would not count

clean: ## remove what was built, but not .venv
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/vigil/built.json
	@find src tests bench \( -name '*.so' -o -name '*.pyc' \) -delete

# The parts of `make test`

test-plain:
	@echo "The engine on plain Python:"
	@$(PYTEST) $(ENGINE_TESTS) $(SOURCE_TESTS)

test-engine:
	@test ! -e $(COMPILED) || { echo "The engine compiled:"; $(WITH_COMPILED) $(PYTEST) $(ENGINE_TESTS); }

test-others:
	@echo "Everything else:"
	@$(WITH_COMPILED) $(PYTEST) $(OTHER_TESTS)

# Apart: the loop that drives browsers would not let other tests have one of their own.
test-browser:
	@echo "In the browser:"
	@$(WITH_COMPILED) $(PYTEST) $(BROWSER_TESTS)

# One process: one environment for all of them. It may run beside other tests, it takes no time of its own.
test-installed: $(BUILT)
	@test ! -e $(BUILT) || { $(MAKE) -s $(WHEEL) && echo "As users install it:" && \
		VIGIL_WHEEL="$$(ls $(WHEELS)/*.whl)" $(BIN)/python -m pytest -m installed tests/install; }

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

# Setting up: first what playing needs, then what working on Vigil needs.

$(PLAYABLE): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Vigil needs Python 3.11 or newer: make PYTHON=/path/to/python3" >&2; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear $(VENV) >/dev/null 2>&1 || \
		{ rm -rf $(VENV); echo "$(PYTHON) has no venv module (on Debian: apt install python3-venv)" >&2; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PIP) install --no-compile 'setuptools>=77'
	@VIGIL_COMPILE=0 $(INSTALL) -e .
	@touch $@

$(READY): $(PLAYABLE)
	@echo "Fetching what tests and checks need ..."
	@VIGIL_COMPILE=0 $(INSTALL) -e '.[dev]'
	@touch $@

$(PRINTABLE): $(PLAYABLE)
	@echo "Fetching what the site needs ..."
	@VIGIL_COMPILE=0 $(INSTALL) -e '.[docs]'
	@touch $@

$(CLUSTERED): $(READY)
	@echo "Fetching Ray ..."
	@VIGIL_COMPILE=0 $(INSTALL) -e '.[cluster]'
	@touch $@

CAN_COMPILE = echo '\#include <Python.h>' | $(CC) -fsyntax-only -x c - 2>/dev/null \
	-I "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')"

$(BUILT): | $(PLAYABLE)
	@rm -rf $(EXTENSIONS) $(COMPILED)
	@if $(CAN_COMPILE); then \
		$(MAKE) -s $(WHEEL) && mkdir -p $(EXTENSIONS) && \
		$(BIN)/python tools/extensions.py $(WHEELS)/*.whl $(EXTENSIONS) && touch $@; \
	else \
		echo "No C compiler finds Python.h: Vigil runs as plain Python, slower."; test "$(CI)" != true; \
	fi

$(WHEEL): | $(PLAYABLE)
	@echo "Compiling the rules ..."
	@rm -rf $(WHEELS)
	@CC="$(CC)" VIGIL_COMPILE=1 $(PIP) wheel $(ISOLATION) --no-deps --wheel-dir $(WHEELS) . && touch $@
