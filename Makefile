# A list of what there is to do. What takes some thought is in tools/, with its tests in tests/tools.
PYTHON ?= python3
BIN := .venv/bin
RUN := @$(BIN)/python
SET_UP := @$(PYTHON) tools/environment.py
COMPILED := PYTHONPATH="$(CURDIR)/build/compiled"

.PHONY: help play terminal test test-cluster quick check fuzz bench load compiled wheel pocket container lock docs clean

help: ## print this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 14

# Playing

play: ## play Vigil in the browser
	$(SET_UP) play
	$(RUN) tools/start.py serve --open

terminal: ## play Vigil in the terminal; FILE=a saved game
	$(SET_UP) play
	$(RUN) tools/start.py play $(FILE)

# Testing

test: ## run all tests, those of the engine on plain Python and on the compiled build
	$(SET_UP) work
	$(RUN) tools/all_tests.py

test-cluster: ## run the tests that start a Ray cluster and kill its nodes
	$(SET_UP) cluster
	@$(COMPILED) RAY_USAGE_STATS_ENABLED=0 $(BIN)/python -m pytest -m cluster tests/cluster # one cluster for all

quick: ## run the tests of what was touched; T=a path or an expression
	$(SET_UP) work
	$(RUN) tools/quick.py $(T)

check: ## lint, formatting, types
	$(SET_UP) work
	$(RUN) tools/client_checks.py
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy

fuzz: ## attack with documents, messages and requests made by chance, until one does harm
	$(SET_UP) work
	$(RUN) tools/compiled_build.py interpreted
	$(RUN) tools/fuzz.py

bench: ## measure the engine, compiled and as plain Python
	$(SET_UP) work
	$(RUN) tools/compiled_build.py interpreted
	-$(RUN) tools/compiled_build.py compiled
	@test ! -e build/compiled || $(COMPILED) $(BIN)/python bench/engine.py
	$(RUN) bench/engine.py

load: ## measure the server: 500 matches at once, on SQLite and on PostgreSQL
	$(SET_UP) work
	$(RUN) tools/compiled_build.py interpreted
	-$(RUN) tools/compiled_build.py compiled
	@$(COMPILED) $(BIN)/python -m bench.server
	@$(COMPILED) $(BIN)/python -m bench.server --postgres --processes 2

# Building

compiled: ## compile the rules, if there is a C compiler; ISOLATION=--no-build-isolation needs no network
	$(SET_UP) play
	$(RUN) tools/compiled_build.py compiled

wheel: ## build a wheel into dist/
	$(SET_UP) play
	$(RUN) tools/compiled_build.py wheel

pocket: ## build Vigil as static files into build/pocket; BASE=the path at which a site will have them
	$(SET_UP) play
	$(RUN) tools/pocket_build.py $(BASE)

container: ## build the container with podman or docker, start it and see that it is well
	$(SET_UP) play
	$(RUN) tools/try_container.py

lock: ## lock the versions of a deployment anew, in deploy/, and the images of the container
	$(SET_UP) play
	$(RUN) tools/lock.py
	$(RUN) tools/pin_images.py

docs: ## build the site into build/site
	$(SET_UP) site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --clean # with --quiet, warnings would not count

clean: ## remove what was built, but not .venv
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/vigil/built.json
	@find src tests bench \( -name '*.so' -o -name '*.pyc' \) -delete
