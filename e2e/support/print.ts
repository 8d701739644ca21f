import type { Page } from "@playwright/test";
import { expect } from "@/e2e/support/browser";

/** The width of an A4 sheet between margins of 10 mm. */
const betweenMargins = 718;

/** Fails if the printed page has controls, folded content, or parts beyond the sheet. */
export async function expectPrintable(page: Page, sheetWidth = betweenMargins): Promise<void> {
  await page.setViewportSize({ width: sheetWidth, height: 1047 });
  await page.emulateMedia({ media: "print" });
  const faults = await page.evaluate(() => {
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      controls: visible("button, [type=file], [type=search]")
        .filter((element) => !element.closest("h2, h3, h4"))
        .map(({ outerHTML }) => outerHTML),
      folded: visible("details:not([open])")
        .filter(({ children }) => ![...children].slice(1).some((child) => child.checkVisibility()))
        .map(({ textContent }) => textContent),
      overflow: scrollWidth - clientWidth,
    };
  });
  expect({ url: page.url(), ...faults }).toEqual({ url: page.url(), controls: [], folded: [], overflow: 0 });
  await page.emulateMedia({ media: null });
}
