import { expect, expectNoSidewaysScroll, signInAsNew, test } from "@/e2e/support/browser";
import { csvOf, importCsv } from "@/e2e/support/csv";
import { insertContestants } from "@/e2e/support/factory";
import { logIn } from "@/e2e/support/http";
import { variousNames as names } from "@/e2e/support/names";
import { countOnLetter, overflowingTexts, sheetMargins, sheetSizes } from "@/e2e/support/print";
import { countryByCode, db } from "@/e2e/support/site";

test("labels, slips and certificates fill A4 sheets, and no name is clipped", async ({ page, context }) => {
  const country = await countryByCode("DM");
  const { codes, contestantIds } = await insertContestants(country, names.length);
  for (const [i, id] of contestantIds.entries()) {
    const name = names[i] ?? "";
    await db.contestant.update({ where: { id }, data: { person: { update: { fullName: name, nativeName: name } } } });
  }
  const token = await logIn(await signInAsNew(context, "Administrator"));
  const rows = codes.map((code, i) => ({
    code,
    username: `user-${code}`.padEnd(64, "0"),
    password: i === 0 ? "1lO0".repeat(32) : `pass-${code}`,
    day1SeatingPlace: i === 0 ? `Hall 12, row 34, desk ${code}` : `T-${i}`,
  }));
  await importCsv(token, 2025, csvOf(rows));
  await page.emulateMedia({ media: "print" });
  const upright = "210 × 297";
  for (const [document, sizes] of [
    ["labels", [upright, upright]],
    ["slips", [upright, upright]],
    ["certificates", names.map(() => "297 × 210")],
  ] as const) {
    await page.goto(`/controlPanel/print/${document}?country=${country.name}`);
    await expect(page.getByRole("article")).toHaveCount(names.length);
    expect(await sheetSizes(page)).toEqual(sizes);
    expect(new Set(await sheetMargins(page))).toEqual(new Set(["0px"]));
    expect(await countOnLetter(page)).toBe(sizes.length);
    // The paper stays white even if background graphics are printed.
    await expect(page.locator(".sheets > li").first()).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    expect(await overflowingTexts(page)).toEqual([]);
  }
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
