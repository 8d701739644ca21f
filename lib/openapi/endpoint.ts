import type { z } from "zod";
import type { ApiKey } from "@/lib/auth/access";

/** Keys of the access table that are no endpoints of the API: next-auth's own, and the documentation itself. */
type Undocumented = Extract<
  ApiKey,
  `${string} /api/auth/${string}` | "GET /api/openapi.json" | `GET /api/docs${string}`
>;
export type DocumentedKey = Exclude<ApiKey, Undocumented>;

/** Whether an endpoint of the access table belongs into the document. */
export function isDocumented(key: ApiKey): key is DocumentedKey {
  return !/^\S+ \/api\/(auth\/|docs(\/|$)|openapi\.json$)/.test(key);
}

/** What the document needs to know of an endpoint that `route` made. */
export interface Endpoint {
  key: ApiKey;
  definition: {
    body?: z.ZodType | undefined;
    params?: z.ZodType | undefined;
    query?: z.ZodType | undefined;
    response?: z.ZodType | undefined;
    status?: 200 | 201 | undefined;
  };
}
