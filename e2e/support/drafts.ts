import type { Page } from "@playwright/test";

/** All drafts on this device, as JSON. */
export const storedDrafts = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith("draft:"))));

/** The keys of the drafts whose pictures are on this device. */
export const keptPictures = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("keyval-store");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const request = opening.result.transaction("keyval").objectStore("keyval").getAllKeys();
          request.onerror = () => reject(request.error);
          request.onsuccess = () => resolve(request.result.map(String).filter((key) => key.startsWith("draft:")));
        };
      }),
  );
