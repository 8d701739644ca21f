import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inCheckout } from "@/scripts/lib/checkout";
import { run } from "@/scripts/lib/command";
import { fingerprint, isStamped } from "@/scripts/lib/fingerprint";

const pages = {
  empty: "export default function Page() {\n  return null;\n}\n",
  /** Renders markup from a file for each request. */
  plain: `import { readFileSync } from "node:fs";

export const dynamic = "force-dynamic";
const markup = () => readFileSync(process.env.MARKUP_FILE, "utf8");

export default function Page() {
  return <div dangerouslySetInnerHTML={{ __html: markup() }} />;
}
`,
};

const frame = {
  "package.json": `{ "private": true, "type": "module" }\n`,
  "next.config.mjs": "export default { agentRules: false, experimental: { agentUpgrade: false } };\n",
  "app/layout.jsx":
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
};

/** Inside the checkout, to build it with the same packages. */
const folderOf = (kind: keyof typeof pages) => inCheckout(".data", "bench", `${kind}-app`);

/** Throws the output of a failed build. */
export async function buildOnePageApp(kind: keyof typeof pages): Promise<string> {
  const folder = folderOf(kind);
  const files = { ...frame, "app/page.jsx": pages[kind] };
  const stamp = path.join(folder, ".next", "fingerprint");
  const print = fingerprint(["package-lock.json", "bench/one-page-app.ts"]);
  if (isStamped(stamp, print)) return folder;
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  await run("next", ["build", folder], { env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } });
  writeFileSync(stamp, print);
  return folder;
}
