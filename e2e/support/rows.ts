import type { Page } from "@playwright/test";

/** Renders the rows outside the window too, because Chromium keeps their colours of the previous scheme. */
export async function drawEveryRow(page: Page): Promise<void> {
  await page.locator("tbody tr").evaluateAll((rows: HTMLElement[]) => {
    for (const row of rows) row.style.contentVisibility = "visible";
  });
}
