# Everything one does with a checkout. `make` alone lists the targets.

VENV  := .venv
BIN   := $(VENV)/bin
STAMP := $(VENV)/.installed
COMPILED := $(VENV)/.compiled
ENGINE := $(shell find src/tradecraft/core src/tradecraft/games -name '*.py')

# The Python to build on, e.g. `make test PYTHON=python3.12`; found by scripts/find-python when not given.
PYTHON ?=
# Test processes side by side; `make test JOBS=0` runs all tests in one process.
JOBS ?= auto
# Arguments for pytest, e.g. `make test ARGS='-k missions'`. Coverage is for whole runs, without them.
ARGS ?=
# What is tested on the compiled engine as well. Coverage sees plain Python only, so all else runs on that.
ON_COMPILED := tests/contract tests/core tests/golden tests/perft tests/playthroughs tests/secrecy tests/test_engine.py
COVERAGE := --cov --cov-report=term-missing:skip-covered
# Rounds of the speed comparison.
ROUNDS ?= 7

export PYTHON
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## List the targets
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: install
install: $(COMPILED) ## Install the project and its tools into .venv, compiled if there is a C compiler
	@$(BIN)/tradecraft --version

# The environment is built anew when what it is made from changes, so that nothing old stays behind in it.
$(STAMP): requirements/dev.lock pyproject.toml
	@python=$$(scripts/find-python) && "$$python" -m venv --clear $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

# The compiled engine is made anew when a source changes; until then the plain files run in its place.
$(COMPILED): $(STAMP) scripts/compile_engine.py $(ENGINE)
	$(BIN)/python scripts/compile_engine.py
	@touch $@

.PHONY: play
play: $(STAMP) ## Play Vienna in the terminal
	@$(BIN)/tradecraft play vienna

.PHONY: test
test: $(COMPILED) ## Run all tests, with coverage of the engine; then those that judge a game on the compiled engine
	TRADECRAFT_PURE=1 $(BIN)/python -m pytest -n $(JOBS) $(or $(ARGS),$(COVERAGE))
	@if [ -n "$(ARGS)" ]; then :; elif [ -d src/tradecraft/_compiled ]; then \
		$(BIN)/python -m pytest -n $(JOBS) $(ON_COMPILED); \
	else echo "Nothing is compiled here, so there is nothing more to test."; fi

.PHONY: check
check: $(STAMP) ## Check format, lint, types, import direction, texts, the picture and the lock file
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest tests/test_imports.py tests/locales/test_audit.py
	$(BIN)/python scripts/make_screenshot.py --check
	$(BIN)/python scripts/check_lock.py
	$(BIN)/python -m bench.page --check

.PHONY: format
format: $(STAMP) ## Format the code and apply the safe fixes
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

.PHONY: bench
bench: $(COMPILED) ## Measure speed, side by side with other engines
	$(BIN)/tradecraft bench --peers --rounds $(ROUNDS)

.PHONY: lock
lock: ## Pin the newest fitting versions of all dependencies
	@python=$$(scripts/find-python) && "$$python" -m venv .lock-venv
	.lock-venv/bin/python -m pip install --quiet --upgrade uv
	.lock-venv/bin/uv pip compile $(LOCK_FLAGS) --group dev --output-file requirements/dev.lock pyproject.toml
	.lock-venv/bin/uv pip compile $(LOCK_FLAGS) --output-file bench/requirements.txt bench/requirements.in

LOCK_FLAGS := --quiet --universal --python-version 3.11 --upgrade --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

.PHONY: clean
clean: ## Remove the environments and everything generated
	rm -rf $(VENV) .bench-venv .bench-venv-newer .lock-venv build dist htmlcov .coverage .coverage.* bench/results/latest.json
	rm -rf src/tradecraft/_compiled
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests bench scripts -name __pycache__ -type d -prune -exec rm -rf {} +
