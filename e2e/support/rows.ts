import type { Page } from "@playwright/test";

/** Has the rows outside the window drawn too: Chromium leaves them the colours of the scheme they were last drawn in. */
export async function drawEveryRow(page: Page): Promise<void> {
  await page.locator("tbody tr").evaluateAll((rows: HTMLElement[]) => {
    for (const row of rows) row.style.contentVisibility = "visible";
  });
}
