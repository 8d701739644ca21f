# The site. Building needs npm's registry and nothing else: no database, no secrets.
FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run build && rm -rf .next/app/cache
# Without the list, tools that something names as an optional peer (Prisma's CLI, Playwright) go as well.
RUN npm pkg delete devDependencies && npm prune --omit=dev

FROM base AS site
ENV NODE_ENV=production
COPY --from=build /app/package.json /app/tsconfig.json /app/next.config.mjs ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/prisma ./prisma
COPY --from=build /app/public ./public
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/server ./server
COPY --from=build /app/lib ./lib
COPY --from=build /app/.next/app ./.next/app
RUN mkdir .next/app/cache && chown node:node .next/app/cache
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# exec, so that the server itself gets the signal to stop and lets requests finish.
CMD ["sh", "-c", "node --import tsx scripts/migrate.ts && exec node --import tsx server/main.ts"]
