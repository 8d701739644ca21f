# Building needs only npm's registry: no database, no secrets.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# Not Next's standalone output, which has a server of its own and not the packages of ours.
RUN npm run build && rm -rf .next/app/cache && node --import tsx scripts/prune-packages.ts
# Source maps and types.
RUN find node_modules -type f \( -name "*.map" -o -name "*.d.*ts" \) -delete

FROM base AS site
ENV NODE_ENV=production
COPY --from=build /app/package.json /app/next.config.mjs ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/prisma/migrations ./prisma/migrations
COPY --from=build /app/public ./public
COPY --from=build /app/lib/identity/password-worker.mjs ./lib/identity/
COPY --from=build /app/.next/app ./.next/app
RUN mkdir .next/app/cache && chown node:node .next/app/cache
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# exec, so that the server receives SIGTERM and stops gracefully.
CMD ["sh", "-c", "node --enable-source-maps .next/app/bin/migrate.mjs && exec node --enable-source-maps .next/app/bin/server.mjs"]
