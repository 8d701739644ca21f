import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { expect, expectNoSidewaysScroll, signInAsNew, test } from "@/e2e/support/browser";
import { insertContestants, insertGuest } from "@/e2e/support/factory";
import { countryByCode, db } from "@/e2e/support/site";

const badges = "/controlPanel/print/badges";

test.describe("a computer without the fonts of some scripts", () => {
  // Chromium finds fonts through fontconfig on Linux only.
  const env = { ...process.env, FONTCONFIG_FILE: path.resolve("e2e/support/few-fonts.conf") };

  test("is warned of before printing, by the scripts", async ({ playwright, launchOptions, baseURL }) => {
    const country = await countryByCode("NF");
    const mark = `Font${randomUUID().slice(0, 8)}`;
    const names = ["สมชาย ใจดี", "សុខ សុភា", "श्रीनिवास", "ሀይሌ ገብረ", "නිමල් පෙරේරා", "王小明"];
    for (const nativeName of names) await insertGuest(country, { fullName: `${mark} other`, nativeName });
    for (const nativeName of ["Константин", "Γιώργος", "Zoë Ångström"])
      await insertGuest(country, { fullName: `${mark} usual`, nativeName });

    const browser = await playwright.chromium.launch({ ...launchOptions, env });
    const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
    await signInAsNew(context, "Administrator");
    const page = await context.newPage();
    await page.goto(`${badges}?q=${mark}`);
    const warning = page.getByText("This computer has no font for letters in");
    await expect(warning).toContainText(
      " Devanagari, Ethiopic, Han, Khmer, Sinhala and Thai: they would be printed as boxes.",
    );
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ media: "print" });
    await expect(warning).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.getByLabel("Search").fill(`${mark} usual`);
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(warning).toHaveCount(0);
    await browser.close();
  });
});

/** Whether a row of pixels is blank between the last line of the text `above` and the first line of the text `below`. */
async function isClear(article: Locator, [above, below]: readonly [string, string]): Promise<boolean> {
  const clip = await article.evaluate(
    (article, texts) => {
      const [above, below] = texts.map((text) => {
        const element = [...article.querySelectorAll("p")].find(({ textContent }) => textContent === text);
        const range = document.createRange();
        range.selectNodeContents(element ?? article);
        return [...range.getClientRects()];
      });
      const [name, native] = [above?.at(-1) ?? new DOMRect(), below?.at(0) ?? new DOMRect()];
      if (new Set(above?.map(({ top }) => Math.round(top))).size < 2) throw new Error("The name has one line.");
      const left = Math.min(name.left, native.left) + window.scrollX;
      const right = Math.max(name.right, native.right) + window.scrollX;
      const [from, to] = [name.top + name.height / 2, native.top + native.height / 2].map((y) => y + window.scrollY);
      return { x: left, y: from ?? 0, width: right - left, height: (to ?? 0) - (from ?? 0) };
    },
    [above, below] as const,
  );
  const picture = await article.page().screenshot({ clip, fullPage: true });
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  // Pixels near white are blank, because glyphs have soft edges.
  return Array.from({ length: info.height }, (_, y) => data.subarray(y * info.width, (y + 1) * info.width)).some(
    (row) => row.every((shade) => shade > 245),
  );
}

test("a name of two lines stays clear of the native name below it, in any script", async ({ page, context }) => {
  const country = await countryByCode("WF");
  const fullName = "Grzegorz Jędrzej Szczypiorkowski-Przybyszewsky Gyöngyössy-Pqgy";
  const nativeNames = ["ปิ่นเพชร ผู้ใหญ่", "أُمُّ كُلْثُوم إِبْرَاهِيم", "श्रीनिवास कृष्णमूर्ति", "NGUYỄN THẾ ẤN", "សុខ ស្រីពៅ", "王小明"];
  const { contestantIds } = await insertContestants(country, nativeNames.length);
  for (const [i, id] of contestantIds.entries()) {
    const person = { update: { fullName, nativeName: nativeNames[i] ?? "" } };
    await db.contestant.update({ where: { id }, data: { person } });
  }
  await signInAsNew(context, "Administrator");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ media: "print" });
  for (const path of [badges, "/controlPanel/print/certificates"]) {
    await page.goto(`${path}?country=${country.name}&q=Gyöngyössy`);
    const articles = page.getByRole("article");
    await expect(articles).toHaveCount(nativeNames.length);
    const areClear: [nativeName: string, isClear: boolean][] = [];
    for (const nativeName of nativeNames)
      areClear.push([nativeName, await isClear(articles.filter({ hasText: nativeName }), [fullName, nativeName])]);
    expect([path, areClear]).toEqual([path, nativeNames.map((nativeName) => [nativeName, true])]);
  }
});
