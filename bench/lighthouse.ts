import { withPlainApp } from "@/bench/baselines";
import { type Figure, median, type Part, runs } from "@/bench/measure";
import { findChromium } from "@/scripts/lib/chromium";
import { run } from "@/scripts/lib/command";
import { downloadTool } from "@/scripts/lib/download-tool";

/** The pages with long lists; the others are lighter. */
const pages = ["/", "/teams", "/2024/results"];

const categories = ["performance", "accessibility", "best-practices", "seo"];

/** The score of each category, from 0 to 100. */
async function scores(cli: string, url: string): Promise<number[]> {
  const flags = "--headless=new --no-sandbox --disable-gpu --disable-background-networking";
  const args = [cli, url, "--output=json", "--quiet", `--chrome-flags=${flags}`];
  const env = { CHROME_PATH: await findChromium(), DBUS_SESSION_BUS_ADDRESS: "disabled:" };
  const { stdout } = await run("node", [...args, `--only-categories=${categories.join()}`], { env });
  const report: { categories: Record<string, { score: number | null }>; runtimeError?: { message: string } } =
    JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return categories.map((category) => 100 * (report.categories[category]?.score ?? 0));
}

export const lighthouse: Part = async ({ baseUrl }) => {
  const cli = `${await downloadTool("lighthouse", "12.8.2")}/cli/index.js`;
  const scoresOf = async (name: string, url: string, wanted: string): Promise<Figure> => {
    const all: number[][] = [];
    for (let i = 0; i < runs; i++) all.push(await scores(cli, url));
    const medians = categories.map((_, i) => median(all.map((scoresOfRun) => scoresOfRun[i] ?? 0)).toFixed(0));
    return {
      name: `Lighthouse’s mobile scores of ${name}: ${categories.join(", ")}`,
      wanted,
      measured: medians.join(", "),
    };
  };
  const figures: Figure[] = [];
  // Scores depend on the machine, so those of an empty page stand beside them.
  await withPlainApp(baseUrl, async (plainUrl) => {
    figures.push(await scoresOf("an empty Next page", `${plainUrl}/`, ""));
    for (const page of pages) figures.push(await scoresOf(page, baseUrl + page, "98, 100, 100, 100"));
  });
  return figures;
};
