// npm run audit:lighthouse [-- --runs N] [-- /path …]: Lighthouse's mobile scores of the public pages with 300 teams.
import { parseArgs } from "node:util";
import { findChromium } from "@/scripts/lib/chromium";
import { messageOf, run } from "@/scripts/lib/command";
import { demoVisitorPaths } from "@/scripts/lib/demo-pages";
import { withTestSite } from "@/scripts/lib/test-site";
import { downloadTool } from "@/scripts/lib/tool";

/** The scores that each page must reach. */
const minimumScores = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof minimumScores;
const categories = Object.keys(minimumScores) as Category[];

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  runtimeError?: { message: string };
}

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "5" } },
  allowPositionals: true,
});
const pages = positionals.length > 0 ? positionals : demoVisitorPaths;

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The titles of the audits that a category failed. */
function failedAudits(report: Report, category: Category): string[] {
  return report.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => report.audits[id]?.title ?? id);
}

/** Lighthouse sometimes loses the trace of a page and has to be run again. */
const lostTrace = /NO_NAVSTART/;

async function audit(cli: string, url: string, mayRepeat = true): Promise<Report> {
  const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
  const args = [cli, url, "--output=json", "--quiet", `--chrome-flags=${flags.join(" ")}`];
  const env = { CHROME_PATH: await findChromium(), DBUS_SESSION_BUS_ADDRESS: "disabled:" };
  const all = [...args, `--only-categories=${categories.join(",")}`];
  const result = await run("node", all, { env }).catch((error: unknown) => {
    if (mayRepeat && lostTrace.test(messageOf(error))) return null;
    throw error;
  });
  if (result === null) return audit(cli, url, false);
  const report = JSON.parse(result.stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

/** Audits one page and prints its scores. Returns whether it reached all of them. */
async function auditPage(cli: string, baseUrl: string, page: string): Promise<boolean> {
  const reports: Report[] = [];
  for (let i = 0; i < Number(values.runs); i++) reports.push(await audit(cli, baseUrl + page));
  const scores = categories.map((category) =>
    Math.round(100 * median(reports.map((report) => report.categories[category].score ?? 0))),
  );
  const number = (id: string) => median(reports.map((report) => report.audits[id]?.numericValue ?? 0));
  const shift = number("cumulative-layout-shift");
  const paint = `${(number("largest-contentful-paint") / 1000).toFixed(2)} s`;
  console.log(
    [
      page.padEnd(26),
      ...scores.map((score) => String(score).padStart(8)),
      shift.toFixed(3).padStart(8),
      paint.padStart(8),
    ].join(""),
  );
  const missed = categories.filter((category, i) => (scores[i] ?? 0) < minimumScores[category]);
  const [sample] = reports;
  for (const category of missed)
    if (sample) console.log(`    ${category}: ${failedAudits(sample, category).join("; ")}`);
  return missed.length === 0 && shift === 0;
}

const cli = `${await downloadTool("lighthouse", "12.8.2")}/cli/index.js`;
const passed = await withTestSite({ teams: 300, countries: 30, past: true }, async ({ baseUrl }) => {
  console.log(`${" ".repeat(26)}    perf    a11y    best     seo   shift     LCP   (median of ${values.runs})`);
  const results: boolean[] = [];
  for (const page of pages) results.push(await auditPage(cli, baseUrl, page));
  return results.every(Boolean);
});
console.log(passed ? "All pages passed." : "Some pages failed.");
process.exit(passed ? 0 : 1);
