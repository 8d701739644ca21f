// Lighthouse, mobile profile, on every public page of a site with 300 teams; the median of five runs.
// Run with: npm run audit:lighthouse [-- --runs N] [-- /path …]
import { parseArgs } from "node:util";
import { visitorPaths } from "@/lib/pages/public-pages";
import { findChromium } from "@/scripts/lib/chromium";
import { onOwnSite } from "@/scripts/lib/own-site";
import { run, toolFolder } from "@/scripts/lib/tool";

/** What must be reached: scores of 100, and a layout shift (CLS, at most). */
const wanted = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof wanted;
const categories = Object.keys(wanted) as Category[];

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  runtimeError?: { message: string };
}

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "5" } },
  allowPositionals: true,
});
const pages = positionals.length > 0 ? positionals : visitorPaths;

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The audits that kept a category from 100. */
function lost(report: Report, category: Category): string[] {
  return report.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => report.audits[id]?.title ?? id);
}

/** Lighthouse now and then finds no trace of the page it has loaded, and asks to be run again. */
const lostTrace = /NO_NAVSTART/;

async function audit(cli: string, url: string, again = true): Promise<Report> {
  const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
  const args = [cli, url, "--output=json", "--quiet", `--chrome-flags=${flags.join(" ")}`];
  const env = { CHROME_PATH: await findChromium(), DBUS_SESSION_BUS_ADDRESS: "disabled:" };
  const all = [...args, `--only-categories=${categories.join(",")}`];
  const output = await run(process.execPath, all, env).catch((error: unknown) => {
    if (again && lostTrace.test(String(error))) return null;
    throw error;
  });
  if (output === null) return audit(cli, url, false);
  const report = JSON.parse(output);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

/** Audits one page, prints its line, and returns whether everything was reached. */
async function judge(cli: string, baseUrl: string, page: string): Promise<boolean> {
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
  const missed = categories.filter((category, i) => (scores[i] ?? 0) < wanted[category]);
  const [sample] = reports;
  for (const category of missed) if (sample) console.log(`    ${category}: ${lost(sample, category).join("; ")}`);
  return missed.length === 0 && shift === 0;
}

const cli = `${await toolFolder("lighthouse", "12.8.2")}/cli/index.js`;
const held = await onOwnSite({ teams: 300, countries: 30 }, async ({ baseUrl }) => {
  console.log(`${" ".repeat(26)}    perf    a11y    best     seo   shift     LCP   (median of ${values.runs})`);
  const verdicts: boolean[] = [];
  for (const page of pages) verdicts.push(await judge(cli, baseUrl, page));
  return verdicts.every(Boolean);
});
console.log(held ? "All is as wanted." : "Something wanted was missed.");
process.exit(held ? 0 : 1);
