# The table server, for PostgreSQL or SQLite. docs/hosting.md says how to run it; compose.yaml does.

FROM node:24-slim AS client
WORKDIR /src
COPY web web
COPY src/tradecraft/locales src/tradecraft/locales
COPY src/tradecraft/games src/tradecraft/games
RUN cd web && npm ci --no-audit --no-fund && npx vite build

FROM python:3.11-slim AS build
# The compiler that makes the engine fast; it stays behind in this stage.
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY scripts/build_client.py scripts/compile_engine.py scripts/
COPY requirements/dev.lock requirements/
COPY src src
COPY --from=client /src/src/tradecraft/server/client src/tradecraft/server/client
# The versions the tests run with: the lock without its hashes, as a list of what may be installed.
RUN sed -nE 's/^([A-Za-z0-9._-]+(\[[a-z,]+\])?==[^ ;\\]+).*/\1/p' requirements/dev.lock > constraints.txt \
 && python -m venv /opt/tradecraft \
 && pip wheel --no-cache-dir --no-deps --wheel-dir /wheels . \
 && /opt/tradecraft/bin/pip install --no-cache-dir --constraint constraints.txt \
      "tradecraft[postgres] @ file://$(ls /wheels/tradecraft-*.whl)" \
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
