import type { Page } from "@playwright/test";

/** All drafts on this device, as JSON. */
export function storedDrafts(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("keyval-store");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction("keyval").objectStore("keyval").getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result));
        };
      }),
  );
}
