/** @type {import("next").NextConfig} */
const config = {
  // The demo, the tests and a deployment each have their own build.
  distDir: process.env.NEXT_DIST_DIR || ".next/app",
  reactStrictMode: true,
  // Pictures are stored in the sizes they are shown in, so pages use <img> instead of next/image.
  images: { unoptimized: true },
  poweredByHeader: false,
  agentRules: false,
  serverExternalPackages: ["sharp", "pg", "pino", "piscina"],
  // `npm test` checks the types.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    agentUpgrade: false,
    // forbidden() and forbidden.tsx
    authInterrupts: true,
    // next-env.d.ts imports the generated route types, so Next does not edit tsconfig.json.
    strictRouteTypes: true,
  },
};

export default config;
