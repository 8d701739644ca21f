const day = 24 * 60 * 60;

/** Files that change with a release at most; the headers that fit every response come from server/security-headers.ts. */
const cachedFor = (seconds) => [{ key: "Cache-Control", value: `public, max-age=${seconds}` }];

/** @type {import("next").NextConfig} */
const config = {
  // The demo, the tests and a deployment each have a build of their own, so that they can stand side by side.
  distDir: process.env.NEXT_DIST_DIR || ".next/app",
  reactStrictMode: true,
  // Pictures are stored in the sizes they are shown in; an image optimiser open to everybody would be work for nothing.
  images: { unoptimized: true },
  poweredByHeader: false,
  agentRules: false,
  serverExternalPackages: ["sharp", "pg", "pino"],
  // `npm test` checks the types, of the tests as well.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    { source: "/flags/:file*", headers: cachedFor(7 * day) },
    { source: "/documents/:file*", headers: cachedFor(day) },
  ],
  experimental: {
    agentUpgrade: false,
    // forbidden() and forbidden.tsx
    authInterrupts: true,
    // The API refuses bodies above 16 MiB itself; Next must not cut them before that.
    proxyClientMaxBodySize: "17mb",
    // The generated route types are imported by next-env.d.ts, so Next leaves tsconfig.json alone.
    strictRouteTypes: true,
  },
};

export default config;
