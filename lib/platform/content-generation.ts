/** Global, because Next bundles the routes separately from the server. */
const globals = globalThis as typeof globalThis & { contentGeneration?: number };

/** A number that increases with every change of the content; the page cache keeps no page of an earlier one. */
export const contentGeneration = (): number => globals.contentGeneration ?? 0;

/** Makes every cached page stale. */
export function markContentChanged(): void {
  globals.contentGeneration = contentGeneration() + 1;
}
