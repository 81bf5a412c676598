# syntax=docker/dockerfile:1
# One image for web, worker, migration and backup; compose.yaml says which is started. docs/deploy/docker.md
FROM node:24-bookworm-slim AS build
WORKDIR /src
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && mkdir -p /empty/backup

# No shell, no package manager, a user without rights; the C library is the same Debian's as above.
FROM gcr.io/distroless/nodejs24-debian12:nonroot
WORKDIR /app
# KEEP_ALIVE_TIMEOUT (ms): longer than a proxy keeps an unused connection, or it sends into one that is being closed.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 KEEP_ALIVE_TIMEOUT=130000
# A heap with a limit is collected before it has taken several times what it needs, and few pools of memory give more back
# (docs/operations.md). Node takes the heap's growth on its command line alone.
ENV NODE_OPTIONS=--max-old-space-size=512 MALLOC_ARENA_MAX=2
# Owned by root: the app can't change itself. It writes to /tmp, and the backup to its volume.
COPY --from=build /src/.next/standalone ./
COPY --from=build --chown=65532:65532 /empty/backup /backup
USER 65532:65532
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["/nodejs/bin/node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["--heap-growing-percent=60", "--max-semi-space-size=16", "server.js"]
