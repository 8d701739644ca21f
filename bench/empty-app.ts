import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inCheckout } from "@/scripts/lib/checkout";
import { fingerprint, isStamped } from "@/scripts/lib/fingerprint";
import { runNode } from "@/scripts/lib/program";

/** Inside the checkout, so that it is built with the same packages. */
const folder = inCheckout(".data", "bench", "empty-app");

const files = {
  "package.json": `{ "private": true, "type": "module" }\n`,
  "next.config.mjs": "export default { agentRules: false, experimental: { agentUpgrade: false } };\n",
  "app/layout.jsx":
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  "app/page.jsx": "export default function Page() {\n  return null;\n}\n",
};

/** Builds an app of one empty page with this checkout's Next unless that is done; returns the build's folder. */
export async function buildEmptyApp(): Promise<string> {
  const built = path.join(folder, ".next");
  const stamp = path.join(built, "fingerprint");
  const print = fingerprint(["package-lock.json", "bench/empty-app.ts"]);
  if (isStamped(stamp, print)) return built;
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const { code, output } = await runNode(["node_modules/next/dist/bin/next", "build", folder], {
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (code !== 0) throw new Error(`The empty app could not be built.\n${output}`);
  writeFileSync(stamp, print);
  return built;
}
