/** Global, because Next bundles the routes separately from the server. */
const globals = globalThis as typeof globalThis & { isStopping?: boolean };

export const isStopping = (): boolean => globals.isStopping ?? false;

export function markStopping(): void {
  globals.isStopping = true;
}
