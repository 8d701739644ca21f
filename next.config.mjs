/** On every response of Next; browsers ignore Strict-Transport-Security without https. */
const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  {
    key: "Permissions-Policy",
    value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  },
  { key: "Strict-Transport-Security", value: "max-age=31536000" },
];

/** @type {import("next").NextConfig} */
const config = {
  // The demo, the tests and a deployment each have their own build.
  distDir: process.env.NEXT_DIST_DIR || ".next/app",
  reactStrictMode: true,
  // Pictures are stored in the sizes they are shown in, so pages use <img> instead of next/image.
  images: { unoptimized: true },
  poweredByHeader: false,
  // Titles and descriptions are in the head of every page, not streamed behind it; the cache keeps whole pages.
  htmlLimitedBots: /.*/,
  agentRules: false,
  serverExternalPackages: ["sharp", "pg", "pino", "piscina"],
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    { source: "/api/auth/:path*", headers: [{ key: "Cache-Control", value: "private, no-store" }] },
    // Next answers with a page for a file that the build does not have.
    {
      source: "/_next/static/:path*",
      headers: [{ key: "Content-Security-Policy", value: "default-src 'none'" }],
    },
  ],
  redirects: async () => [
    { source: "/controlPanel/warnings", destination: "/controlPanel#warnings", permanent: true },
    { source: "/controlPanel/exceptions", destination: "/controlPanel/edition?view=extensions", permanent: true },
  ],
  // `npm test` checks the types.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    agentUpgrade: false,
    // forbidden() and forbidden.tsx
    authInterrupts: true,
    // Tests start many servers that serve a few pages each.
    preloadEntriesOnStart: process.env.PRELOAD_PAGES !== "false",
    // Pages take no bodies.
    proxyClientMaxBodySize: "1kb",
    // next-env.d.ts imports the generated route types, so Next does not edit tsconfig.json.
    strictRouteTypes: true,
  },
};

export default config;
