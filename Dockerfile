# Compiles the workspaces, packs the clients, builds the documentation and simulates the sandbox world.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY engine/package.json engine/
COPY data/package.json data/
COPY data/simulator/package.json data/simulator/
COPY openapi/package.json openapi/
COPY clients/javascript/package.json clients/javascript/
COPY server/package.json server/
COPY tools/package.json tools/
COPY gatsby-site/package.json gatsby-site/
COPY gatsby-site/stand-ins gatsby-site/stand-ins
COPY tools/dev/few-files-open.cjs tools/dev/install-checks.mjs tools/dev/
RUN --mount=type=cache,target=/root/.npm NODE_OPTIONS=--require=/app/tools/dev/few-files-open.cjs npm ci --include=dev --include=peer --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json tsconfig.build.json ./
COPY engine engine
COPY data data
COPY openapi openapi
COPY clients/javascript clients/javascript
COPY server server
COPY gatsby-site gatsby-site
COPY docs docs
COPY tools/dev tools/dev
COPY tools/release tools/release
COPY clients/python clients/python
COPY clients/r clients/r
COPY clients/excel/goalsquare.xlsx clients/excel/
COPY LICENSE CHANGELOG.md SECURITY.md ./
ARG SITE_URL=http://localhost:8080
RUN npm run --silent build \
 && npm run --silent release -- --files-only \
 && node data/dist/cli.js simulate --seed 2026 --out /tmp/world \
 && node data/dist/cli.js seal --from /tmp/world --out data/sandbox \
 && rm -rf /tmp/world \
 && npm run --silent build -- hub \
 && rm -rf gatsby-site/.cache
# The server saves its compiled code beside itself when it is ready, which it cannot do in a container.
RUN GOALSQUARE_STATE=/tmp/state node server/dist/start.mjs & server=$! \
 && for second in $(seq 120); do ls server/dist/*.code 2>/dev/null && break; sleep 1; done; \
    kill $server && wait $server && ls server/dist/*.code

# Gathers what is served: dependencies of production, compiled code, the world, and Node with the libraries it is linked to.
FROM build AS gather
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund --omit=dev --workspace=server \
 && find . \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.tsbuildinfo' \) \
      ! -path './server/dist/server-*.cjs.map' -delete \
 && rm -rf node_modules/@types
WORKDIR /image
RUN mkdir -p app etc tmp usr/local/bin \
 && cp -a /app/package.json /app/node_modules app/ \
 && for room in engine data data/simulator openapi server; do \
      mkdir "app/$room" && cp -a "/app/$room/package.json" "/app/$room/dist" "app/$room/" \
      && if [ -d "/app/$room/node_modules" ]; then cp -a "/app/$room/node_modules" "app/$room/"; fi || exit 1; \
    done \
 && mkdir app/dist && cp -a /app/dist/release app/dist/ \
 && mkdir app/gatsby-site && cp -a /app/gatsby-site/public app/gatsby-site/ \
 && cp -a /app/data/sandbox app/data/ && cp -a /app/openapi/openapi.json /app/openapi/operator.json /app/openapi/tables.json app/openapi/ \
 && cp -L /usr/local/bin/node usr/local/bin/ \
 && ldd /usr/local/bin/node | grep -o '/[^ ]*' | xargs cp -L --parents -t . \
 && echo 'node:x:1000:1000::/tmp:/nonexistent' > etc/passwd && echo 'node:x:1000:' > etc/group \
 && chmod 1777 tmp && mkdir /state

# Node, the server, the documentation, the clients and the world: no shell, no package manager. Accounts and counts in /state are all that is ever written.
FROM scratch
ARG VERSION=1.0.0
LABEL org.opencontainers.image.title=Goalsquare \
      org.opencontainers.image.description="Data API and documentation for Australian rules football statistics" \
      org.opencontainers.image.version=$VERSION \
      org.opencontainers.image.licenses=Apache-2.0 \
      goalsquare.sbom=/app/dist/release/goalsquare-$VERSION.cdx.json
COPY --from=gather /image /
COPY --from=gather --chown=1000:1000 /state /state
# glibc returns large buffers to the system only while this has a value: see docs/operating.md.
ENV PATH=/usr/local/bin GOALSQUARE_STATE=/state MALLOC_MMAP_THRESHOLD_=32768
VOLUME /state
WORKDIR /app
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s --retries=3 CMD ["node", "/app/server/dist/composition/healthcheck.js"]
ENTRYPOINT ["node", "/app/server/dist/start.mjs"]
