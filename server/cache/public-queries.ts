import type { PageKey } from "@/lib/auth/access";

/** The query parameters that public pages read; the cache ignores all others. Endpoints declare theirs in their contract. */
export const publicQueries: Partial<Record<PageKey, readonly string[]>> = {
  "/teams": ["country", "q"],
  "/{year}/teams": ["country", "q"],
  "/login": ["next"],
};
