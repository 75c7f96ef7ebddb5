# One image for the API and for the worker. It holds no secret: those come by the environment.
# Tags are of the versions that the tests run on; pin digests in your own registry.

FROM node:24-slim AS pages
WORKDIR /app
COPY packages packages
COPY openapi.json openapi.json
COPY web web
RUN npm ci --no-audit --no-fund --prefix packages/client
RUN npm ci --no-audit --no-fund --prefix web
RUN npm run build --prefix web

FROM python:3.11-slim AS packages
WORKDIR /app
COPY backend/requirements-run.lock backend/requirements-run.lock
RUN python -m venv .venv
RUN .venv/bin/python -m pip install --no-cache-dir --disable-pip-version-check --require-hashes --no-deps --only-binary=:all: -r backend/requirements-run.lock

FROM python:3.11-slim
WORKDIR /app
ENV PYTHONPATH=/app/backend/src \
    PYTHONUNBUFFERED=1 \
    TRUSTHOUND_HOST=0.0.0.0 \
    TRUSTHOUND_DATA_FOLDER=/data
COPY --from=packages /app/.venv .venv
COPY backend/migrations backend/migrations
COPY backend/src backend/src
COPY --from=pages /app/web/dist web/dist
RUN .venv/bin/python -m compileall -q backend/src
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin trusthound && install -d -o 10001 -g 10001 -m 0700 /data
USER 10001:10001
VOLUME /data
EXPOSE 8900
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 CMD ["/app/.venv/bin/python", "-m", "trusthound.entrypoints.cli.healthy"]
ENTRYPOINT ["/app/.venv/bin/python", "-m", "trusthound.entrypoints.cli.app"]
CMD ["serve", "--no-worker"]
