import { defaults } from "@/e2e/support/api-client.generated";
import { baseUrl } from "@/e2e/support/site";

defaults.baseUrl = baseUrl;

/** The API by the names of its operations, typed as its document says: tsc fails where the tests and the document differ. */
export * as api from "@/e2e/support/api-client.generated";

/** What a call needs to be made by the owner of this token. */
export const by = ({ token }: { token: string }) => ({ headers: { Authorization: `Bearer ${token}` } });

/** The body of an answer that must have this status; otherwise throws what was answered. */
export function expectStatus<A extends { status: number; data?: unknown }, S extends A["status"]>(
  answer: A,
  status: S,
): Extract<A, { status: S }>["data"] {
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.data)}`);
  return (answer as Extract<A, { status: S }>).data;
}
