# On a fresh machine with Python 3.11+, git and make: `make play` plays in the browser, `make test` tests.
PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
WORKERS ?= 2

# What one process has compiled the next need not: the tests start hundreds.
export PYTHONDONTWRITEBYTECODE =
TIMES =

.PHONY: balance docs docs-serve play test quick checks test-all test-times lint pages rules soak bench golden types facets fields commands pictures web release lowest audit chromium clean

# The first page comes within a minute: the core is compiled beside the server, and the next start uses it.
play: $(VENV)/.playable
	@if $(BIN)/python build_core.py --fits; then exec $(BIN)/underdeck serve; fi; \
	nice -n 19 $(BIN)/python build_core.py --later & \
	UNDERDECK_COMPILED=0 exec $(BIN)/underdeck serve

# Green in minutes: nothing is pushed without it. The pages, the types and the style are checked beside the tests.
test: $(VENV)/.tested $(VENV)/.documented $(VENV)/.compiled chromium
	@$(MAKE) --no-print-directory -j2 quick checks
	@$(BIN)/python -m tests.rules_report --brief

quick:
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not long and not soak" $(TIMES)
	UNDERDECK_COMPILED=0 $(BIN)/pytest tests/golden

checks: lint pages docs

# The rest: what takes longer, and the rules once more as they are written.
test-all: $(VENV)/.tested $(VENV)/.compiled chromium
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "long and not soak" $(TIMES)
	UNDERDECK_COMPILED=0 $(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not soak" tests/golden tests/match tests/rules

# Where the time of `make test` goes, by test and by file.
test-times: TIMES = -p times
test-times: $(VENV)/.tested $(VENV)/.compiled chromium quick

lint: $(VENV)/.tested
	$(BIN)/ruff format --check src tests bench examples
	$(BIN)/ruff check src tests bench examples
	$(BIN)/mypy
	$(BIN)/lint-imports

# The pages' own tests, where there is Node to run them.
pages:
	@.ci/pages

# How many rules of each section have a test, and why the others have none.
rules: $(VENV)/.tested
	@$(BIN)/python -m tests.rules_report

# Tens of thousands of whole games over heroes, dungeons, editions and options; a million damaged positions.
soak: $(VENV)/.tested
	$(BIN)/python -m tests.soak
	$(BIN)/python -m tests.mutated
	UNDERDECK_SOAK=1 $(BIN)/pytest -n $(WORKERS) -m soak
	UNDERDECK_SOAK=1 $(BIN)/pytest -n $(WORKERS) tests/server/test_fuzz.py tests/laws/test_undo.py

bench: $(VENV)/.benched $(VENV)/.compiled chromium
	$(BIN)/python bench/decisions.py
	$(BIN)/python bench/server.py
	$(BIN)/python bench/browser.py

# The studies of the house, and what they say in docs/balance/. Takes hours, and goes on where it was.
balance: $(VENV)/.compiled
	@studies/play studies/*.toml

# Write the golden files anew; read the diff before you commit it.
golden: $(VENV)/.tested
	UNDERDECK_RENEW_GOLDEN=1 $(BIN)/pytest tests/golden

# What Python says to the pages, as their types.
types: $(VENV)/.tested
	$(BIN)/python -m tests.typescript

# What a game can declare, as docs/facets.md says it.
facets: $(VENV)/.tested
	$(BIN)/python -m tests.contract

# The classes of each game's state, from its table of fields, and the dispatch of its agenda, from its table of frames.
fields: $(VENV)/.tested
	$(BIN)/python -m tests.fields

# The page of all commands, from their help.
commands: $(VENV)/.tested
	$(BIN)/python -m tests.commands

# The pictures of the README, from the real pages.
pictures: $(VENV)/.tested chromium
	UNDERDECK_RENEW_PICTURES=1 $(BIN)/pytest -n 0 tests/browser/test_pictures.py

# Build the browser's pages anew; players need no Node, the result is part of the package.
web: types
	cd web && npm install --no-audit --no-fund && npm run check && npm run build

# The documentation as a site in build/site; a broken link is an error.
docs: $(VENV)/.documented
	$(BIN)/mkdocs build

docs-serve: $(VENV)/.documented
	$(BIN)/mkdocs serve

# Source archive and wheel in dist/, the wheel built from the archive, with nothing but the files whose hashes release.txt
# names; then tried in an environment that has never seen this folder.
release:
	rm -rf build/release build/clean dist
	$(PYTHON) -m venv build/release
	build/release/bin/pip install --quiet --disable-pip-version-check --require-hashes -r release.txt
	build/release/bin/python -m hatchling build -t sdist -d dist
	build/release/bin/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation -w dist dist/*.tar.gz
	$(PYTHON) -m venv build/clean
	build/clean/bin/pip install --quiet --disable-pip-version-check --require-hashes -r release.txt
	build/clean/bin/pip install --quiet --disable-pip-version-check --no-deps dist/*.whl
	cd build && clean/bin/underdeck --version && clean/bin/underdeck sim stick --games 2 --json

# The oldest libraries that we say we work with.
lowest:
	rm -rf build/lowest
	$(PYTHON) -m venv build/lowest
	$(PYTHON) -m tests.lowest > build/lowest.txt
	build/lowest/bin/pip install --quiet --disable-pip-version-check -c build/lowest.txt -e ".[all,compile,dev]"
	build/lowest/bin/pytest -n $(WORKERS) tests/match tests/golden tests/terminal tests/server tests/app tests/test_text.py

# Known faults of the libraries we name, where the package registry lets them be looked up.
audit:
	$(PYTHON) -m venv build/audit
	build/audit/bin/pip install --quiet --disable-pip-version-check pip-audit
	build/audit/bin/pip-audit --disable-pip --require-hashes -r release.txt

chromium:
	@.ci/chromium

$(VENV)/bin/python:
	@echo "Making a virtual environment in $(VENV)."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.playable: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo "Installing what playing needs, once: less than a minute."
	@$(PIP) -c constraints.txt -e ".[app,server]"
	@touch $@

$(VENV)/.installed: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo "Installing all parts, once: two minutes."
	@$(PIP) -c constraints.txt -e ".[all,compile]"
	@touch $@

# The core, compiled anew when its source has changed; without it everything runs as it is written.
$(VENV)/.compiled: $(VENV)/.installed $(shell find src/underdeck -name '*.py')
	@$(BIN)/python build_core.py
	@touch $@

$(VENV)/.tested: $(VENV)/.installed
	@$(PIP) -c constraints.txt -e ".[all,dev]"
	@touch $@

$(VENV)/.benched: $(VENV)/.tested
	@$(PIP) -c constraints.txt -e ".[all,dev,bench]"
	@touch $@

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

$(VENV)/.documented: $(VENV)/.installed
	@$(PIP) -c constraints.txt -e ".[all,docs]"
	@touch $@
