# Everything you do with a checkout. `make` alone lists the targets.

VENV  := .venv
BIN   := $(VENV)/bin
# Three marks of what .venv holds: what playing needs, everything, and the compiled engine.
PLAYABLE := $(VENV)/.playable
STAMP    := $(VENV)/.installed
COMPILED := $(VENV)/.compiled
ENGINE := $(shell find src/tradecraft/core src/tradecraft/games src/tradecraft/bots src/tradecraft/envs -name "*.py" -o -name "*.c")
STEP   := scripts/step

# The Python to build on, e.g. `make test PYTHON=python3.12`; found by scripts/find-python when not given.
PYTHON ?=
# Test processes side by side: more than twice as many as cores, as half of them wait for a server at any time.
# `make test JOBS=0` runs all tests in one process.
JOBS ?= $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) * 2 + 1)))
# Processes that steal work from each other run neighbouring tests, which share what they set up.
SIDE_BY_SIDE = -n $(JOBS) --dist worksteal
# Arguments for pytest, e.g. `make test ARGS='-k missions'`. Coverage is for whole runs, without them.
ARGS ?=
# Browsers side by side where nothing else runs: each keeps a core busy, and so does the server behind it.
BROWSERS ?= 2
# Faults planted side by side by `make faults`, each in a copy of its own.
PLANTERS ?= 2
# The engine's own tests run as plain Python: some plant a fault in a rule, which only plain Python lets them do. What
# holds for both forms of the engine is tested on both.
PLAIN := tests/games tests/schema
BOTH  := tests/contract tests/core tests/golden tests/perft tests/playthroughs tests/secrecy
# Takes minutes and is for `make test-all`: 500 games on both engines, every screen and card in every language, and 300
# positions in nine windows, of which `make test` looks at 60. Single tests that take long have the mark `long`; in plain
# Python these are also some that the compiled engine plays in `make test`, and coverage runs them.
LONG    := tests/compiled
SCREENS := $(patsubst %,tests/browser/test_%.py,access cards texts)
# The rest runs at once, so that a browser works while other tests wait for a server.
REST := $(PLAIN) $(LONG) $(SCREENS)
# The drills of `make drills`, e.g. `make drills DRILLS=kill`; all there are if none is named.
DRILLS ?= $(shell sed -n 's/^    "\([a-z-]*\)",$$/\1/p' drills/catalogue.py)
DRILL_SECONDS ?= 3600
# Rounds of the speed comparison.
ROUNDS ?= 7

export PYTHON
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Where Python may not keep what it compiled, each of the hundreds of processes of the tests compiles every module anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## List the targets
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: install
install: $(COMPILED) ## Install the project and its tools into .venv, compiled if there is a C compiler
	@$(BIN)/tradecraft --version

$(BIN)/uv: requirements/uv.lock
	@python=$$(scripts/find-python) && $(STEP) "Making an environment in .venv" "$$python" -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements/uv.lock
	@touch $@

# uv installs in seconds what takes pip minutes, and keeps to the lock where pip looks past it for extras.
UV := VIRTUAL_ENV="$(CURDIR)/$(VENV)" $(BIN)/uv --quiet pip
OURSELVES := install --no-deps --no-build-isolation --editable .

# What playing needs is only ever added, so that an environment made by `make test` stays whole.
$(PLAYABLE): requirements/play.lock pyproject.toml | $(BIN)/uv
	@$(STEP) "Installing what playing needs" sh -c '$(UV) install --require-hashes -r requirements/play.lock && TRADECRAFT_PURE=1 $(UV) $(OURSELVES)'
	@touch $@

# An environment to work in holds exactly what the lock says.
$(STAMP): requirements/dev.lock pyproject.toml $(BIN)/uv
	@$(STEP) "Installing everything" sh -c '$(UV) sync --require-hashes requirements/dev.lock && TRADECRAFT_PURE=1 $(UV) $(OURSELVES)'
	@touch $(PLAYABLE) $@

# The compiled engine is rebuilt when a source changes; until then the plain files run in its place.
$(COMPILED): $(STAMP) scripts/compile_engine.py $(ENGINE)
	@$(STEP) "Compiling the engine" $(BIN)/python scripts/compile_engine.py
	@touch $@

# The browser client is built by the Node that comes with the environment, so that none needs to be installed.
CLIENT      := src/tradecraft/server/client/index.html
WEB_STAMP   := web/node_modules/.installed
# The page that plays without a server carries these.
POCKET      := $(shell find $(addprefix src/tradecraft/,bots core games lessons locales pocket puzzles report \
	server/bots server/play server/tables server/transport) -name "*.py")
WEB_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/vite.config.ts \
	web/pocket.plugin.ts web/service-worker.js scripts/make_pocket.py $(POCKET) \
	$(wildcard src/tradecraft/locales/*/*.ftl src/tradecraft/games/*/texts/*/*.ftl)
NODE_PATH   := PATH="$(CURDIR)/$(BIN):$$PATH"

$(WEB_STAMP): web/package-lock.json | $(PLAYABLE)
	@$(STEP) "Installing the browser client's packages" sh -c 'cd web && $(NODE_PATH) npm ci --no-audit --no-fund --loglevel=error'
	@touch $@

$(CLIENT): $(WEB_SOURCES) $(WEB_STAMP) | $(PLAYABLE)
	@$(STEP) "Building the browser client" sh -c 'cd web && $(NODE_PATH) npm run --silent build'

.PHONY: client
client: $(CLIENT) ## Build the browser client

.PHONY: play
play: $(PLAYABLE) $(CLIENT) ## Start the table in the browser
	@$(BIN)/python scripts/play.py

.PHONY: test
test: $(COMPILED) $(CLIENT) ## Run the tests: of the engine as plain Python and compiled, of everything else, and in a browser
	TRADECRAFT_PURE=1 $(BIN)/python -m pytest $(SIDE_BY_SIDE) $(or $(ARGS),-m "not long" $(PLAIN) $(BOTH))
	@if [ -z "$(ARGS)" ]; then cd web && $(NODE_PATH) npm test --silent; fi
	@if [ -z "$(ARGS)" ]; then $(BIN)/python -m pytest $(SIDE_BY_SIDE) -m "not long" $(REST:%=--ignore=%); fi

.PHONY: test-all
test-all: $(COMPILED) $(CLIENT) ## Run what takes longer: coverage, every fault planted in drills, 500 games on both engines, every screen
	VIENNA_GAMES=144 TRADECRAFT_PURE=1 $(BIN)/python -m pytest $(SIDE_BY_SIDE) $(PLAIN) tests/contract tests/core --cov --cov-report=term-missing:skip-covered
	$(BIN)/python -m pytest $(SIDE_BY_SIDE) $(LONG)
	$(BIN)/python -m pytest $(SIDE_BY_SIDE) -m long tests/drills tests/bots tests/server tests/cli
	$(BIN)/python -m pytest -n $(BROWSERS) --dist worksteal $(SCREENS)
	$(BIN)/python -m pytest -n $(BROWSERS) --dist worksteal -m long tests/browser
	$(BIN)/python -m scripts.make_notebooks --run
	$(BIN)/python -m scripts.make_game_numbers --check

.PHONY: faults
faults: $(STAMP) $(WEB_STAMP) ## Plant known faults one by one and see whether the tests notice (ARGS='--only NAME')
	$(BIN)/python scripts/plant_faults.py --jobs $(PLANTERS) $(ARGS)

.PHONY: screenshots
screenshots: $(COMPILED) $(CLIENT) ## Take the pictures of the browser client for README and docs
	$(BIN)/python -m scripts.make_screenshots

.PHONY: docs
docs: $(STAMP) ## Build the documentation into build/site, and run the examples of the guide
	$(BIN)/python -m scripts.guide_examples
	$(BIN)/python scripts/build_docs.py

.PHONY: site
site: $(CLIENT) docs ## Build the table without a server, with the documentation, into build/table
	rm -rf build/table
	$(BIN)/tradecraft site build/table --docs build/site

.PHONY: check
check: $(STAMP) $(WEB_STAMP) ## Check format, lint, types, import direction, texts, generated files and the lock file
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest tests/test_imports.py tests/locales/test_audit.py
	$(BIN)/python scripts/make_screenshot.py --check
	$(BIN)/python -m scripts.make_api_docs --check
	$(BIN)/python -m scripts.make_observation_docs --check
	$(BIN)/python -m scripts.make_notebooks --check
	$(BIN)/python -m scripts.make_wire_types --check
	$(BIN)/python -m scripts.make_game_types --check
	$(BIN)/python -m scripts.check_lessons
	$(BIN)/python -m scripts.check_puzzles
	cd web && $(NODE_PATH) npm run --silent check
	$(BIN)/python scripts/check_lock.py
	$(BIN)/python -m bench.page --check
	$(BIN)/python -m drills.page --check
	$(BIN)/python -m bench.ladder --check
	$(BIN)/python -m bench.baselines --check
	$(BIN)/python scripts/build_docs.py

.PHONY: format
format: $(STAMP) $(WEB_STAMP) ## Format the code and apply the safe fixes
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	cd web && $(NODE_PATH) npm run --silent format

.PHONY: bench
bench: $(COMPILED) ## Measure speed, side by side with other engines
	$(BIN)/tradecraft bench --peers --rounds $(ROUNDS)

# The learning time of each run, and the runs of each method, for `make baselines`.
MINUTES ?= 20
SEEDS ?= 3

.PHONY: baselines
baselines: $(COMPILED) ## Train, play and measure everything that docs/baselines.md and the speed of environments show
	$(BIN)/python -m bench.envs --rounds $(ROUNDS) --keep
	$(BIN)/python -m bench.page
	$(BIN)/python -m bench.baselines --minutes $(MINUTES) --seeds $(SEEDS)

.PHONY: drills
drills: $(COMPILED) $(CLIENT) ## Run the drills at length, each for DRILL_SECONDS at most; what they count adds up
	@failed=; for drill in $(DRILLS); do \
		$(BIN)/python -m drills $$drill --long --seconds $(DRILL_SECONDS) --state drills/results/$$drill.json --renew || failed="$$failed $$drill"; \
	done; $(BIN)/python -m drills.page; [ -z "$$failed" ] || { echo "failed:$$failed" >&2; exit 1; }

.PHONY: audit
audit: $(STAMP) $(WEB_STAMP) ## Look up known vulnerabilities of all pinned packages; fails where it cannot
	$(NODE_PATH) $(BIN)/python scripts/audit_dependencies.py

.PHONY: release
release: $(STAMP) $(CLIENT) ## Build the wheel twice, compare, and write it and its bill of materials into dist/
	$(BIN)/python scripts/make_release.py

.PHONY: lock
lock: ## Pin the newest fitting versions of all dependencies
	@python=$$(scripts/find-python) && "$$python" -m venv .lock-venv
	.lock-venv/bin/python -m pip install --quiet --upgrade uv
	.lock-venv/bin/uv pip compile $(LOCK_FLAGS) --output-file requirements/uv.lock requirements/uv.in
	.lock-venv/bin/uv pip compile $(LOCK_FLAGS) --all-extras --group dev --output-file requirements/dev.lock pyproject.toml
	.lock-venv/bin/uv pip compile $(LOCK_FLAGS) --extra server --group play --constraint requirements/dev.lock \
		--output-file requirements/play.lock pyproject.toml
	.lock-venv/bin/uv pip compile $(LOCK_FLAGS) --extra all --constraint requirements/dev.lock \
		--output-file requirements/server.lock pyproject.toml
	.lock-venv/bin/uv pip compile $(LOCK_FLAGS) --output-file bench/requirements.txt bench/requirements.in

LOCK_FLAGS := --quiet --universal --python-version 3.11 --upgrade --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

.PHONY: clean
clean: ## Remove the environments and everything generated
	rm -rf $(VENV) .bench-venv .bench-venv-newer .lock-venv build dist htmlcov .coverage .coverage.* bench/results/latest.json
	rm -rf src/tradecraft/_compiled
	rm -rf web/node_modules src/tradecraft/server/client
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests bench drills scripts -name __pycache__ -type d -prune -exec rm -rf {} +
