// npm run gallery: saves screenshots of every page, wide and narrow, light and dark, in docs/gallery.
// With --whole FOLDER: saves whole pages as PNG in FOLDER, for gallery:compare; --only PART: pages whose path contains it.
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import type { Role } from "@/lib/auth/roles";
import { inCheckout } from "@/scripts/lib/checkout";
import { findChromium } from "@/scripts/lib/chromium";
import { type DemoPage, demoPages, demoSessions, demoTeam } from "@/scripts/lib/demo-pages";
import { withTestSite } from "@/scripts/lib/test-site";

const { values: options } = parseArgs({
  options: { whole: { type: "string" }, only: { type: "string", default: "" } },
});
const isWhole = options.whole !== undefined;
const folder = options.whole ?? inCheckout("docs", "gallery");
/** Replaces `folder` once all pictures are taken. */
const newFolder = inCheckout(".data", "gallery");
const schemes = ["light", "dark"] as const;
const windows = [
  { width: 1280, height: 900 },
  { width: 360, height: 780 },
] as const;
/** An instant at which registration is open. */
const clock = "2025-03-01T09:00:00Z";

interface Variant {
  scheme: (typeof schemes)[number];
  window: (typeof windows)[number];
}

const variants: Variant[] = windows.flatMap((window) => schemes.map((scheme) => ({ window, scheme })));

/** The path of a page as part of a file name. */
const slug = (path: string) => path.split("?")[0]?.split("/").filter(Boolean).join("-") || "home";
const fileOf = (path: string, { window, scheme }: Variant) =>
  `${slug(path)}-${window.width}-${scheme}.${isWhole ? "png" : "webp"}`;

/** Saves screenshots of the pages as a visitor or the owner of a session token sees them. */
async function takeScreenshots(
  browser: Browser,
  baseUrl: string,
  pages: DemoPage[],
  variant: Variant,
  token: string | null,
) {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: variant.window,
    colorScheme: variant.scheme,
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "Europe/Sofia",
  });
  const session = token === null ? [] : [{ name: "session", value: token, url: baseUrl }];
  await context.addCookies([{ name: "site-clock", value: clock, url: baseUrl }, ...session]);
  const page = await context.newPage();
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    const file = `${newFolder}/${fileOf(path, variant)}`;
    const picture = await page.screenshot({ animations: "disabled", fullPage: isWhole });
    if (isWhole) writeFileSync(file, picture);
    else await sharp(picture).webp({ quality: 60, effort: 6, smartSubsample: true }).toFile(file);
  }
  await context.close();
}

async function takeAllScreenshots(baseUrl: string): Promise<DemoPage[]> {
  const sessions = await demoSessions(baseUrl);
  const pages = demoPages(await demoTeam(baseUrl, sessions)).filter(({ path }) => path.includes(options.only));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
    env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: "disabled:" },
  });
  const visitors: (Role | null)[] = [null, "TeamRegistrator", "Guide", "Administrator"];
  try {
    for (const variant of variants)
      for (const role of visitors) {
        const visible = pages.filter((page) => page.role === role);
        await takeScreenshots(browser, baseUrl, visible, variant, role && sessions[role]);
      }
  } finally {
    await browser.close();
  }
  return pages;
}

function index(pages: DemoPage[]): string {
  const rows = pages.map(({ path, role }) => {
    const address = path.split("?")[0] ?? path;
    const cells = variants.map((variant) => {
      const text = `${address}, ${variant.window.width} pixels wide, ${variant.scheme}`;
      return `<a href="${fileOf(path, variant)}"><img src="${fileOf(path, variant)}" alt="${text}" width="${variant.window.width === 360 ? 120 : 320}"></a>`;
    });
    return `| \`${address}\`${role === null ? "" : `<br>${role}`} | ${cells.join(" | ")} |`;
  });
  return [
    "# Gallery",
    "",
    "Every page with the demo's content, as `npm run gallery` takes them: the upper part, 1280 and 360 pixels wide, in the",
    "light and the dark scheme.",
    "",
    "| Page | 1280, light | 1280, dark | 360, light | 360, dark |",
    "|---|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

rmSync(newFolder, { recursive: true, force: true });
mkdirSync(newFolder, { recursive: true });
const pages = await withTestSite({ past: true }, ({ baseUrl }) => takeAllScreenshots(baseUrl));
if (!isWhole) writeFileSync(`${newFolder}/README.md`, index(pages));
rmSync(folder, { recursive: true, force: true });
mkdirSync(dirname(folder), { recursive: true });
renameSync(newFolder, folder);
console.log(`${pages.length * variants.length} pictures in ${folder}`);
process.exit(0);
