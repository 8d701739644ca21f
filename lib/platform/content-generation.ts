/** Global, because Next bundles the routes separately from the server. */
const globals = globalThis as typeof globalThis & { contentGeneration?: number };

/** The page cache keeps no page of an earlier generation. */
export const contentGeneration = (): number => globals.contentGeneration ?? 0;

export function markContentChanged(): void {
  globals.contentGeneration = contentGeneration() + 1;
}
