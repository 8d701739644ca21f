/** Global, because Next bundles the routes separately from the server. */
const globals = globalThis as typeof globalThis & { contentGeneration?: number };

/** Rises with every change of public data; the page cache serves no page of an earlier generation. */
export const contentGeneration = (): number => globals.contentGeneration ?? 0;

export function markContentChanged(): void {
  globals.contentGeneration = contentGeneration() + 1;
}
