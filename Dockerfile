# The server with its site; docs/hosting.md says how to run it.
FROM node:24-slim AS base
WORKDIR /app

# The list of packages alone, so that a change of our sources installs nothing anew.
FROM base AS manifests
COPY package.json package-lock.json .npmrc ./
COPY kernel/package.json kernel/
COPY games/package.json games/
COPY bots/package.json bots/
COPY text/package.json text/
COPY sheet/package.json sheet/
COPY kit/package.json kit/
COPY protocol/package.json protocol/
COPY server/package.json server/
COPY web/package.json web/
COPY lab/package.json lab/
COPY testkit/package.json testkit/
COPY study/package.json study/

FROM manifests AS site
RUN npm ci --ignore-scripts --no-fund --no-audit
COPY . .
RUN npm run build

# The image has Node already, and builds and tests nothing: neither the Node packages (optional) nor the tools (dev) are needed.
FROM manifests AS packages
RUN npm ci --ignore-scripts --no-fund --no-audit --omit=dev --omit=optional

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4810
COPY --from=packages /app ./
COPY --from=site /app/kernel kernel
COPY --from=site /app/games games
COPY --from=site /app/bots bots
COPY --from=site /app/text text
COPY --from=site /app/sheet sheet
COPY --from=site /app/protocol protocol
COPY --from=site /app/server server
COPY --from=site /app/lab lab
COPY --from=site /app/study study
COPY --from=site /app/web/dist web/dist
# The embedded database lives in ./data unless DATABASE_URL or DATA_DIR says otherwise.
RUN mkdir -m 700 data && chown node:node data
VOLUME /app/data
USER node
EXPOSE 4810
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/serve.ts"]
