import type { Figure } from "@/bench/figure";
import { median } from "@/bench/load";
import { type Part, tournamentWithPast } from "@/bench/part";
import { findChromium } from "@/scripts/lib/chromium";
import { run } from "@/scripts/lib/command";
import { downloadTool } from "@/scripts/lib/tool";

/** The pages with long lists; the others are lighter. */
const pages = ["/", "/teams", "/2024/results"];

const minimumScores = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof minimumScores;
const categories = Object.keys(minimumScores) as Category[];

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null }>;
  runtimeError?: { message: string };
}

async function audit(cli: string, url: string): Promise<Report> {
  const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
  const args = [cli, url, "--output=json", "--quiet", `--chrome-flags=${flags.join(" ")}`];
  const env = { CHROME_PATH: await findChromium(), DBUS_SESSION_BUS_ADDRESS: "disabled:" };
  const { stdout } = await run("node", [...args, `--only-categories=${categories.join(",")}`], { env });
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

function failedAudits(report: Report, category: Category): string {
  return report.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => report.audits[id]?.title ?? id)
    .join("; ");
}

async function scores(cli: string, baseUrl: string, page: string, runs: number): Promise<Figure[]> {
  const reports: Report[] = [];
  for (let i = 0; i < runs; i++) reports.push(await audit(cli, baseUrl + page));
  return categories.map((category) => ({
    name: `Lighthouse, ${page}, ${category}`,
    target: { atLeast: minimumScores[category] },
    measured: 100 * median(reports.map((report) => report.categories[category].score ?? 0)),
    detail: reports[0] ? failedAudits(reports[0], category) : "",
  }));
}

export const lighthouse: Part = {
  size: tournamentWithPast,
  measure: async ({ baseUrl }, { runs }) => {
    const cli = `${await downloadTool("lighthouse", "12.8.2")}/cli/index.js`;
    const figures: Figure[] = [];
    for (const page of pages) figures.push(...(await scores(cli, baseUrl, page, runs)));
    return figures;
  },
};
