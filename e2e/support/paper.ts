import type { Page } from "@playwright/test";

/** The sizes of a page's printed sheets in millimetres, such as "210 × 297". */
export async function sheetSizes(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const toMm = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, x, y]) => `${toMm(x)} × ${toMm(y)}`);
}

/** The texts on paper that leave the part of an item that they are in. */
export async function overflowingTexts(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  return page.locator(".sheets article > *").evaluateAll((parts) =>
    parts.flatMap((part) => {
      const box = part.getBoundingClientRect();
      const item = part.parentElement?.getBoundingClientRect() ?? box;
      const range = document.createRange();
      range.selectNodeContents(part);
      const text = range.getBoundingClientRect();
      const fits =
        text.left >= item.left - 1 &&
        text.right <= item.right + 1 &&
        text.top >= box.top - 1 &&
        text.bottom <= box.bottom + 1 &&
        box.bottom <= item.bottom + 1;
      return fits ? [] : [part.textContent];
    }),
  );
}
