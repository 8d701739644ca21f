/** Global, because Next bundles the routes separately from the server. */
const globals = globalThis as typeof globalThis & { isStopping?: boolean };

/** Whether the process is stopping, so that a load balancer should use another one. */
export const isStopping = (): boolean => globals.isStopping ?? false;

export function markStopping(): void {
  globals.isStopping = true;
}
