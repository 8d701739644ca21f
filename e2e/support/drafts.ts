import type { Page } from "@playwright/test";

/** All drafts in the browser's localStorage, as JSON. */
export const storedDrafts = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith("draft:"))));

/** The keys of the drafts whose pictures are in the browser's database. */
export const draftPictureKeys = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        // The names are those of idb-keyval.
        const opening = indexedDB.open("keyval-store");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const request = opening.result.transaction("keyval").objectStore("keyval").getAllKeys();
          request.onerror = () => reject(request.error);
          request.onsuccess = () => resolve(request.result.map(String).filter((key) => key.startsWith("draft:")));
        };
      }),
  );
