# On a fresh machine with Python 3.11+, git and make: `make play` plays in the browser, `make test` tests.
PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
WORKERS ?= 2

# What one process has compiled the next need not: the tests start hundreds.
export PYTHONDONTWRITEBYTECODE =

.PHONY: docs docs-serve play test lint pages rules soak bench golden types web release audit chromium clean

play: $(VENV)/.installed
	@$(BIN)/underdeck serve

test: $(VENV)/.tested chromium lint pages
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not soak"
	@$(BIN)/python -m tests.rules_report --brief

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

bench: $(VENV)/.benched chromium
	$(BIN)/python bench/decisions.py
	$(BIN)/python bench/server.py
	$(BIN)/python bench/browser.py

# Write the golden files anew; read the diff before you commit it.
golden: $(VENV)/.tested
	UNDERDECK_RENEW_GOLDEN=1 $(BIN)/pytest tests/golden

# What Python says to the pages, as their types.
types: $(VENV)/.tested
	$(BIN)/python -m tests.typescript

# Build the browser's pages anew; players need no Node, the result is part of the package.
web: types
	cd web && npm install --no-audit --no-fund && npm run check && npm run build

# The documentation as a site in build/site; a broken link is an error.
docs: $(VENV)/.documented
	$(BIN)/mkdocs build

docs-serve: $(VENV)/.documented
	$(BIN)/mkdocs serve

# The wheel in dist/, built and tried with nothing but the files whose hashes release.txt names.
release:
	rm -rf build dist
	$(PYTHON) -m venv build/release
	build/release/bin/pip install --quiet --disable-pip-version-check --require-hashes -r release.txt
	build/release/bin/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation -w dist .
	build/release/bin/pip install --quiet --disable-pip-version-check --no-deps dist/underdeck-*.whl
	build/release/bin/underdeck --version

# Known faults of the libraries we name, where the package registry lets them be looked up.
audit:
	$(PYTHON) -m venv build/audit
	build/audit/bin/pip install --quiet --disable-pip-version-check pip-audit
	build/audit/bin/pip-audit --disable-pip --require-hashes -r release.txt

chromium:
	@.ci/chromium

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: $(VENV)/bin/python pyproject.toml constraints.txt
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[all]"
	@touch $@

$(VENV)/.tested: $(VENV)/.installed
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[all,dev]"
	@touch $@

$(VENV)/.benched: $(VENV)/.tested
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[all,dev,bench]"
	@touch $@

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

$(VENV)/.documented: $(VENV)/.installed
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[all,docs]"
	@touch $@
