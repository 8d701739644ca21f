import type { Page } from "@playwright/test";
import { expect } from "@/e2e/support/browser";

/** An A4 sheet between margins of 10 mm, in CSS pixels. */
const a4BetweenMargins = { width: 718, height: 1047 };

/** Fails if the printed page has controls, collapsed content, or parts that are wider than the sheet. */
export async function expectPrintable(page: Page, sheetWidth = a4BetweenMargins.width): Promise<void> {
  await page.setViewportSize({ ...a4BetweenMargins, width: sheetWidth });
  await page.emulateMedia({ media: "print" });
  const faults = await page.evaluate(() => {
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      // A button in a heading opens what is below it, and is printed as the heading.
      controls: visible("button, [type=file], [type=search]")
        .filter((element) => !element.closest("h2, h3, h4"))
        .map(({ outerHTML }) => outerHTML),
      // Print styles may show the content of a closed element.
      collapsed: visible("details:not([open])")
        .filter(({ children }) => ![...children].slice(1).some((child) => child.checkVisibility()))
        .map(({ textContent }) => textContent),
      overflow: scrollWidth - clientWidth,
    };
  });
  expect({ url: page.url(), ...faults }).toEqual({ url: page.url(), controls: [], collapsed: [], overflow: 0 });
  await page.emulateMedia({ media: null });
}

const toMm = (points: number) => Math.round((points / 72) * 25.4);

/** The sizes of the sheets that a page prints, in millimetres, such as "210 × 297". */
export async function sheetSizes(
  page: Page,
  options: Parameters<Page["pdf"]>[0] = { preferCSSPageSize: true },
): Promise<string[]> {
  const file = (await page.pdf(options)).toString("latin1");
  // Each sheet of the PDF file has its size in points.
  return [...file.matchAll(/\/MediaBox \[0 0 (\S+) (\S+)\]/g)].map(
    ([, width, height]) => `${toMm(Number(width))} × ${toMm(Number(height))}`,
  );
}

/** The margins of sheets in the page's style sheets; the PDF file that Chromium makes does not show them. */
export const sheetMargins = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .filter(({ selectorText }) => selectorText.startsWith("sheet"))
      .map(({ style }) => style.margin),
  );

/** How many sheets a page prints on US Letter, for which Chromium scales A4 sheets down. */
export const countOnLetter = async (page: Page): Promise<number> =>
  (await sheetSizes(page, { format: "Letter" })).length;

/** The texts of printed items that do not fit into the part of the item that they are in, or into the item. */
export const overflowingTexts = (page: Page): Promise<string[]> =>
  page.locator(".sheets article p").evaluateAll((texts) =>
    texts.flatMap((text) => {
      const { top, bottom } = text.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(text);
      const lines = [...words.getClientRects()];
      const boxes = [text.parentElement, text.closest("article > *"), text.closest("article")];
      // A pixel more is rounding.
      const isWithin = boxes
        .map((element) => element?.getBoundingClientRect() ?? new DOMRect())
        .every(
          (box) =>
            top >= box.top - 1 &&
            bottom <= box.bottom + 1 &&
            lines.every(({ left, right }) => left >= box.left - 1 && right <= box.right + 1),
        );
      return isWithin ? [] : [text.textContent];
    }),
  );
