import type { Page } from "@playwright/test";

/** The sizes of a page's printed sheets in millimetres, such as "210 × 297". */
export async function sheetSizes(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const toMm = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, x, y]) => `${toMm(x)} × ${toMm(y)}`);
}

/** The texts on paper that leave the part of an item that they are in, or the item. */
export const overflowingTexts = (page: Page): Promise<string[]> =>
  page.locator(".sheets article > *").evaluateAll((parts) =>
    parts.flatMap((part) => {
      const box = part.getBoundingClientRect();
      const item = part.parentElement?.getBoundingClientRect() ?? box;
      const texts = part.matches("p") ? [part] : [...part.querySelectorAll("p")];
      return texts.flatMap((text) => {
        const { top, bottom } = text.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(text);
        const isWithin =
          top >= box.top - 1 &&
          bottom <= Math.min(box.bottom, item.bottom) + 1 &&
          [...words.getClientRects()].every(({ left, right }) => left >= item.left && right <= item.right);
        return isWithin ? [] : [text.textContent];
      });
    }),
  );
