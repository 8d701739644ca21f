// npm run screenshots: saves the README's pictures of the site with demo content in docs/screenshots.
import { mkdirSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import type { UserRole } from "@/lib/generated/prisma/enums";
import { inCheckout } from "@/scripts/lib/checkout";
import { findChromium } from "@/scripts/lib/chromium";
import { demoSessions } from "@/scripts/lib/demo-pages";
import { withTestSite } from "@/scripts/lib/test-site";

interface Picture {
  file: string;
  path: string;
  role?: UserRole;
  width: number;
  height: number;
}

const pictures: Picture[] = [
  { file: "home", path: "/", width: 1280, height: 800 },
  { file: "teams", path: "/teams", width: 1280, height: 800 },
  { file: "control-panel", path: "/controlPanel", role: "Administrator", width: 1280, height: 800 },
  { file: "print-design", path: "/controlPanel/edition?view=print", role: "Administrator", width: 1280, height: 1000 },
  { file: "guide-home", path: "/guideHome", role: "Guide", width: 360, height: 780 },
];

const folder = inCheckout("docs", "screenshots");

async function take(browser: Browser, baseUrl: string, picture: Picture, token?: string): Promise<void> {
  const { file, path, width, height } = picture;
  const context = await browser.newContext({ baseURL: baseUrl, viewport: { width, height }, reducedMotion: "reduce" });
  if (token) await context.addCookies([{ name: "session", value: token, url: baseUrl }]);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  const shot = await page.screenshot({ animations: "disabled" });
  await sharp(shot).webp({ quality: 70, effort: 6, smartSubsample: true }).toFile(`${folder}/${file}.webp`);
  await context.close();
}

mkdirSync(folder, { recursive: true });
await withTestSite({ past: true }, async ({ baseUrl }) => {
  const sessions = await demoSessions(baseUrl);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  for (const picture of pictures) await take(browser, baseUrl, picture, picture.role && sessions[picture.role]);
  await browser.close();
});
process.exit(0);
