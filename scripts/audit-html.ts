// npm run audit:html: checks every page, signed in and out, with the Nu HTML checker. Needs Java 11 or newer.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { run } from "@/scripts/lib/command";
import { type DemoPage, demoPages, demoSessions, demoTeam } from "@/scripts/lib/demo-pages";
import { withTestSite } from "@/scripts/lib/test-site";
import { downloadTool } from "@/scripts/lib/tool";

interface Message {
  type: "error" | "info" | "non-document-error";
  subType?: "warning";
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

/** Saves every page in `folder`. Returns the pages by file name. Throws if a page responds with an unexpected status. */
async function readPages(baseUrl: string, folder: string): Promise<Map<string, DemoPage>> {
  const sessions = await demoSessions(baseUrl);
  const files = new Map<string, DemoPage>();
  for (const page of demoPages(await demoTeam(baseUrl, sessions))) {
    const headers = page.role === null ? undefined : { Cookie: `session=${sessions[page.role]}` };
    const response = await fetch(baseUrl + page.path, { headers, redirect: "manual" });
    if (response.status !== 200 && response.status !== 404)
      throw new Error(`${page.path} responded with ${response.status}.`);
    const name = `${files.size}.html`;
    writeFileSync(path.join(folder, name), await response.text());
    files.set(name, page);
  }
  return files;
}

/** React writes void elements with a slash, which is valid. */
const ignoredMessages = ".*Trailing slash on void elements.*";

async function check(folder: string): Promise<Message[]> {
  const jar = path.join(await downloadTool("vnu-jar", "26.9.27"), "build/dist/vnu.jar");
  const options = ["--format", "json", "--exit-zero-always", "--stdout", "--filterpattern", ignoredMessages];
  const { stdout } = await run("java", ["-jar", jar, ...options, folder]);
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
}

const folder = mkdtempSync(path.join(tmpdir(), "audit-html-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const files = await withTestSite({ past: true }, ({ baseUrl }) => readPages(baseUrl, folder));
const messages = await check(folder);
for (const { type, subType, url, lastLine, message, extract } of messages) {
  const page = files.get(path.basename(url ?? ""));
  console.log(
    `${page?.path ?? "?"}:${lastLine ?? ""} ${subType ?? type}: ${message}${extract ? `\n    ${extract.slice(0, 300)}` : ""}`,
  );
}
const errors = messages.filter(({ type }) => type !== "info").length;
console.log(`${files.size} pages, ${errors} errors, ${messages.length - errors} warnings and remarks`);
process.exit(errors === 0 ? 0 : 1);
