// Takes pictures of every page into docs/gallery, wide and narrow, light and dark. Run with: npm run gallery
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import type { Role } from "@/lib/auth/roles";
import { inCheckout } from "@/scripts/lib/checkout";
import { findChromium } from "@/scripts/lib/chromium";
import { type DemoPage, demoPages, demoSessions, demoTeam } from "@/scripts/lib/demo-pages";
import { onOwnSite } from "@/scripts/lib/own-site";

const folder = inCheckout("docs", "gallery");
const schemes = ["light", "dark"] as const;
/** Widths of a desk and of a small phone, and how much of a page is shown at most. */
const windows = [
  { width: 1280, height: 900 },
  { width: 360, height: 780 },
] as const;
/** While registration is open. */
const clock = "2025-03-01T09:00:00Z";

interface Looks {
  scheme: (typeof schemes)[number];
  window: (typeof windows)[number];
}

const looks: Looks[] = windows.flatMap((window) => schemes.map((scheme) => ({ window, scheme })));

/** "/information/rules" as a file's name. */
const slug = (path: string) => path.split("?")[0]?.split("/").filter(Boolean).join("-") || "home";
const fileOf = (path: string, { window, scheme }: Looks) => `${slug(path)}-${window.width}-${scheme}.webp`;

/** Pictures of the pages as one kind of visitor sees them. */
async function photograph(browser: Browser, baseUrl: string, pages: DemoPage[], look: Looks, token: string | null) {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: look.window,
    colorScheme: look.scheme,
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
    const picture = await page.screenshot({ animations: "disabled" });
    await sharp(picture)
      .webp({ quality: 60, effort: 6, smartSubsample: true })
      .toFile(`${folder}/${fileOf(path, look)}`);
  }
  await context.close();
}

async function photographAll(baseUrl: string): Promise<DemoPage[]> {
  const sessions = await demoSessions(baseUrl);
  const pages = demoPages(await demoTeam(baseUrl, sessions));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
    env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: "disabled:" },
  });
  const visitors: (Role | null)[] = [null, "TeamRegistrator", "Guide", "Administrator"];
  try {
    for (const look of looks)
      for (const role of visitors) {
        const theirs = pages.filter((page) => page.role === role);
        await photograph(browser, baseUrl, theirs, look, role && sessions[role]);
      }
  } finally {
    await browser.close();
  }
  return pages;
}

function index(pages: DemoPage[]): string {
  const rows = pages.map(({ path, role }) => {
    const address = path.split("?")[0] ?? path;
    const cells = looks.map((look) => {
      const text = `${address}, ${look.window.width} pixels wide, ${look.scheme}`;
      return `<a href="${fileOf(path, look)}"><img src="${fileOf(path, look)}" alt="${text}" width="${look.window.width === 360 ? 120 : 320}"></a>`;
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

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const pages = await onOwnSite({}, ({ baseUrl }) => photographAll(baseUrl));
writeFileSync(`${folder}/README.md`, index(pages));
console.log(`${pages.length * looks.length} pictures in docs/gallery`);
process.exit(0);
