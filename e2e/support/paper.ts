import type { Page } from "@playwright/test";
import { readPdf } from "@/e2e/support/pdf";

const toMm = (points: number) => Math.round((points / 72) * 25.4);

/** The sizes of a page's printed sheets in millimetres, such as "210 × 297". */
export async function sheetSizes(page: Page): Promise<string[]> {
  const { pages } = readPdf(await page.pdf({ preferCSSPageSize: true }));
  return pages.map(({ width, height }) => `${toMm(width)} × ${toMm(height)}`);
}

/** The texts on paper that leave the part of an item that they are in, or the item. */
export const overflowingTexts = (page: Page): Promise<string[]> =>
  page.locator(".sheets article p").evaluateAll((texts) =>
    texts.flatMap((text) => {
      const { top, bottom } = text.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(text);
      const lines = [...words.getClientRects()];
      const boxes = [text.parentElement, text.closest("article > *"), text.closest("article")];
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
