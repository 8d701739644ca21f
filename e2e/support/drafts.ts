import type { Page } from "@playwright/test";

/** All drafts on this device, as JSON. */
export const storedDrafts = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith("draft:"))));
