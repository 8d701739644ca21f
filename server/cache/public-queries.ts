import type { ApiKey, PageKey } from "@/lib/auth/access";

/**
 * What pages and endpoints that are open to everybody read of their query; those that are not here read nothing of it.
 * The rest of a query makes no other answer, and so no other rendering.
 */
export const publicQueries: Partial<Record<PageKey | ApiKey, readonly string[]>> = {
  "/teams": ["country", "q"],
  "/{year}/teams": ["country", "q"],
  "/login": ["next"],
  "GET /api/Contest": ["year"],
};
