# The table server, for PostgreSQL or SQLite. docs/hosting.md says how to run it; compose.yaml does.

FROM python:3.11-slim AS build
# The compiler that makes the engine fast; it stays behind in this stage.
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY scripts/build_client.py scripts/make_pocket.py scripts/compile_engine.py scripts/
COPY requirements/play.lock requirements/server.lock requirements/
COPY web web
COPY src src
# The wheel brings the browser client, which is built here as well: by the Node of play.lock, with our Python for the page.
# The versions the tests run with, and the very files: whatever is not in a lock, or has another hash, is not installed.
RUN python -m venv /opt/build \
 && /opt/build/bin/pip install --no-cache-dir --require-hashes --requirement requirements/play.lock \
 && PATH=/opt/build/bin:$PATH pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
 && python -m venv /opt/tradecraft \
 && /opt/tradecraft/bin/pip install --no-cache-dir --require-hashes --no-deps --requirement requirements/server.lock \
 && /opt/tradecraft/bin/pip install --no-cache-dir --no-deps /wheels/tradecraft-*.whl \
 && /opt/tradecraft/bin/pip check \
 && /opt/tradecraft/bin/pip uninstall --yes pip setuptools \
 && /opt/tradecraft/bin/tradecraft --version \
 && /opt/tradecraft/bin/tradecraft --version | grep --quiet "compiled engine"

FROM python:3.11-slim
# A user without rights or a way to sign in; the number is fixed so that volumes keep their owner.
RUN useradd --uid 10001 --create-home --home-dir /var/lib/tradecraft --shell /usr/sbin/nologin tradecraft
COPY --from=build /opt/tradecraft /opt/tradecraft
ENV PATH=/opt/tradecraft/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    TRADECRAFT_HOST=0.0.0.0 \
    TRADECRAFT_PORT=8000 \
    TRADECRAFT_DATABASE=sqlite:////var/lib/tradecraft/table.db
USER tradecraft
WORKDIR /var/lib/tradecraft
VOLUME /var/lib/tradecraft
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["tradecraft"]
CMD ["serve"]
