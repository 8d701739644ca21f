import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, signInAsNew, test } from "@/e2e/support/browser";
import { addMember, insertGuest, insertGuide, insertTeam } from "@/e2e/support/factory";
import { signedIn } from "@/e2e/support/http";
import { variousNames } from "@/e2e/support/names";
import { countOnLetter, overflowingTexts, sheetSizes } from "@/e2e/support/print";
import { baseUrl, countryByCode, db } from "@/e2e/support/site";

const path = "/controlPanel/print/badges";

/** Native names with the country that their language follows from. */
const nativeNames = [
  ["EG", "ar", "فاطمة الزهراء محمد"],
  ["BG", "bg", "Константин Преславски"],
  ["CN", "zh", "欧阳小明"],
  ["GR", "el", "Γιώργος Παπαδόπουλος"],
  ["TH", "th", "สมชาย ใจดี"],
] as const;

/** A text of 120 characters, the most that a name can have. */
const longest = (word: string) => `${word} `.repeat(120).slice(0, 120).trim();

/** Inserts four people whose badges have as much text as the fields can hold. */
async function insertLongest(mark: string) {
  const country = await countryByCode("GS");
  const names = [`${mark} ${"W".repeat(100)}`, `${mark} ${longest("Maximiliana")}`, `${mark} ${longest("王小明")}`];
  for (const name of names) {
    const fullName = name.slice(0, 120);
    await addMember(await insertGuest(country, { fullName, nativeName: longest("Щюжфшщ") }), "JURY", true);
  }
  const guideId = await insertGuide(country, (await signedIn("Guide")).id);
  const { id, leaderId } = await insertTeam(country, { guideId });
  await db.team.update({ where: { id }, data: { name: longest("Recursive Roses") } });
  const person = { update: { fullName: `${mark} leader`, isGuest: true } };
  const { personId } = await db.leader.update({ where: { id: leaderId }, data: { person } });
  for (const isChair of [true, false]) await addMember(personId, "JURY", isChair);
}

/** Makes window.print() leave a mark in the page instead of printing. Returns where the mark is found. */
async function markPrinting(page: Page): Promise<Locator> {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  return page.locator("body[data-printed]");
}

test("badges print on A4 with every name in its language and within its box", async ({ page, context }) => {
  const mark = `Mark${randomUUID().slice(0, 8)}`;
  for (const [alpha2, , nativeName] of nativeNames)
    await insertGuest(await countryByCode(alpha2), { fullName: `${mark} ${alpha2}`, nativeName });
  await insertLongest(mark);
  const guests = variousNames.map((name) => ({ fullName: `${mark} ${name}`.slice(0, 120), nativeName: name }));
  for (const guest of guests) await insertGuest(await countryByCode("GS"), guest);
  const longestCount = 4;
  const count = nativeNames.length + longestCount + guests.length;
  const sheets = Math.ceil(count / 4);

  await signInAsNew(context, "Administrator");
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${path}?q=${mark}`);
  await expect(page.getByText(`${count} badges on ${sheets} sheets of A4.`)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(count);
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeEnabled();
  await expectNoSidewaysScroll(page);
  for (const [alpha2, language, nativeName] of nativeNames) {
    const name = page.getByRole("article", { name: `${mark} ${alpha2}` }).getByText(nativeName);
    await expect(name).toHaveAttribute("lang", language);
    await expect(name).toHaveCSS("direction", language === "ar" ? "rtl" : "ltr");
  }

  await page.emulateMedia({ media: "print" });
  expect(await overflowingTexts(page)).toEqual([]);
  expect(await countOnLetter(page)).toBe(sheets);
  const badges = await page.getByRole("article").evaluateAll((articles) =>
    articles.map((article) => {
      const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
      const isWithin = (inner: DOMRect, outer: DOMRect) =>
        inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
      const badge = boxOf(article);
      const card = boxOf(article.parentElement);
      // The sheet clips what is beyond it.
      const sheet = boxOf(article.closest("li"));
      return isWithin(badge, card) && isWithin(card, sheet) && boxOf(article.lastElementChild).bottom <= badge.bottom;
    }),
  );
  expect(badges).not.toContain(false);

  expect(await sheetSizes(page)).toEqual(Array(sheets).fill("210 × 297"));
  expect([...origins]).toEqual([new URL(baseUrl).origin]);

  await page.goto(`${path}?q=${mark}&size=9x13`);
  await expect(page.getByRole("article")).toHaveCount(count);
  expect(await overflowingTexts(page)).toEqual([]);
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "Mark as printed" }).click();
  await expect(page.getByText(`${count} badges marked as printed.`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as printed" })).toBeFocused();
  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("Since the last print").selectOption("New or changed");
  await expect(page.getByRole("heading", { name: "No badges" })).toBeVisible();
});

test.describe("Print", () => {
  test.use({ expectedErrors: ["net::ERR_FAILED /pictures/"] });

  test("loads the pictures far down the page first, and prints nothing while one is missing", async ({
    page,
    context,
  }) => {
    await signInAsNew(context, "Administrator");
    const printed = await markPrinting(page);
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto(`${path}?country=Bulgaria`);
    const pictures = page.locator(".sheets img.portrait");
    const last = pictures.last();
    const url = (await last.getAttribute("src")) ?? "";
    await page.route(`**${url}`, (route) => route.abort());
    const print = page.getByRole("button", { name: "Print", exact: true });
    await print.click();
    await expect(page.getByText(/picture.* could not be loaded/)).toBeVisible();
    await expect(printed).toHaveCount(0);

    await page.unroute(`**${url}`);
    await page.reload();
    await print.click();
    await expect(printed).toHaveCount(1);
    expect(
      await pictures.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)),
    ).toBe(true);
  });
});

const ctrlP = { ctrlKey: true, key: "p", code: "KeyP" };

for (const [how, type, init] of [
  ["Ctrl+P", "keydown", ctrlP],
  ["⌘P", "keydown", { ...ctrlP, ctrlKey: false, metaKey: true }],
  ["Ctrl+P with Caps Lock", "keydown", { ...ctrlP, key: "P" }],
  ["Ctrl+P on a Bulgarian keyboard", "keydown", { ...ctrlP, key: "з" }],
  ["Ctrl+P on a Dvorak keyboard", "keydown", { ...ctrlP, code: "KeyR" }],
  ["the browser’s menu", "beforeprint", null],
] as const) {
  test(`${how} loads the pictures far down the page as the button does`, async ({ page, context }) => {
    await signInAsNew(context, "Administrator");
    const printed = await markPrinting(page);
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto(`${path}?country=Bulgaria`);
    await expect(page.getByRole("button", { name: "Print", exact: true })).toBeEnabled();
    const pictures = page.locator(".sheets img.portrait");
    await expect(pictures.last()).toHaveJSProperty("naturalWidth", 0);
    const isPrevented = await page.evaluate(
      ([type, init]) =>
        !window.dispatchEvent(init ? new KeyboardEvent(type, { ...init, cancelable: true }) : new Event(type)),
      [type, init] as const,
    );
    expect(isPrevented).toBe(type === "keydown");
    await expect(printed).toHaveCount(type === "keydown" ? 1 : 0);
    const areLoaded = () =>
      pictures.evaluateAll((all: HTMLImageElement[]) => all.every((image) => image.naturalWidth > 0));
    await expect.poll(areLoaded).toBe(true);
  });
}

test("other keys print nothing", async ({ page, context }) => {
  await signInAsNew(context, "Administrator");
  const printed = await markPrinting(page);
  await page.goto(`${path}?country=Bulgaria`);
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeEnabled();
  const arePrevented = await page.evaluate(
    (keys) => keys.map((init) => !window.dispatchEvent(new KeyboardEvent("keydown", { ...init, cancelable: true }))),
    [
      { key: "p", code: "KeyP" },
      { ...ctrlP, shiftKey: true },
      { ...ctrlP, altKey: true },
      { ...ctrlP, key: "l" },
      { ctrlKey: true, key: "f", code: "KeyF" },
    ],
  );
  expect(arePrevented).toEqual([false, false, false, false, false]);
  await expect(printed).toHaveCount(0);
});
