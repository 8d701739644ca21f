const day = 24 * 60 * 60;

/** The headers of every response come from server/security-headers.ts. */
const cachedFor = (seconds) => [{ key: "Cache-Control", value: `public, max-age=${seconds}` }];

/** @type {import("next").NextConfig} */
const config = {
  // The demo, the tests and a deployment each have their own build.
  distDir: process.env.NEXT_DIST_DIR || ".next/app",
  reactStrictMode: true,
  // Pictures are stored in the sizes they are shown in.
  images: { unoptimized: true },
  poweredByHeader: false,
  agentRules: false,
  serverExternalPackages: ["sharp", "pg", "pino", "piscina"],
  // `npm test` checks the types.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    { source: "/flags/:file*", headers: cachedFor(7 * day) },
    { source: "/documents/:file*", headers: cachedFor(day) },
  ],
  experimental: {
    agentUpgrade: false,
    // forbidden() and forbidden.tsx
    authInterrupts: true,
    // The API's own limit is 16 MiB; Next cuts longer bodies without an error.
    proxyClientMaxBodySize: "17mb",
    // next-env.d.ts imports the generated route types, so Next does not edit tsconfig.json.
    strictRouteTypes: true,
  },
};

export default config;
