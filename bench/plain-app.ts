import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildIfChanged } from "@/scripts/lib/build-if-changed";
import { inCheckout } from "@/scripts/lib/checkout";
import { run } from "@/scripts/lib/command";

// Inside the checkout, so that it is built with the same packages.
export const plainAppFolder = inCheckout(".data", "bench", "plain-app");

const files = {
  "package.json": '{ "private": true, "type": "module" }\n',
  "next.config.mjs": "export default { agentRules: false, experimental: { agentUpgrade: false } };\n",
  "app/layout.jsx": `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  // Lighthouse refuses a page that paints nothing.
  "app/page.jsx": "export default function EmptyPage() {\n  return <h1>An empty page</h1>;\n}\n",
  // The server that serves it sets the markup.
  "app/markup/page.jsx": `export const dynamic = "force-dynamic";

export default function MarkupPage() {
  return <div dangerouslySetInnerHTML={{ __html: globalThis.markup }} />;
}
`,
};

/** A Next application with an empty page and one that renders given markup. */
export async function buildPlainApp(): Promise<void> {
  const stamp = path.join(plainAppFolder, ".next", "fingerprint");
  await buildIfChanged(stamp, ["package-lock.json", "bench/plain-app.ts"], async () => {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(plainAppFolder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    await run("next", ["build", plainAppFolder], { env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } });
  });
}
