import { LRUCache } from "lru-cache";
import { fromDatabaseError } from "@/lib/platform/errors/database-errors";

/** Global, because Next bundles the pages separately from the server. */
const globals = globalThis as typeof globalThis & { unavailableRequests?: LRUCache<string, true> };

function requestIds(): LRUCache<string, true> {
  globals.unavailableRequests ??= new LRUCache({ max: 1_000 });
  return globals.unavailableRequests;
}

/** Remembers a request that failed if `error` means that the database is unreachable or too busy. */
export function recordFailure(requestId: string, error: unknown): void {
  if (fromDatabaseError(error)?.status === 503) requestIds().set(requestId, true);
}

/** Whether the request failed because the database is unreachable or too busy. */
export function wasUnavailable(requestId: string): boolean {
  return requestIds().has(requestId);
}
