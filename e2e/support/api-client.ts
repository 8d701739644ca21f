import { defaults } from "@/e2e/support/api-client.generated";
import { baseUrl } from "@/e2e/support/site";

defaults.baseUrl = baseUrl;

/** The API client that is generated from the OpenAPI document. */
export * as api from "@/e2e/support/api-client.generated";

/** Options for a request by the owner of the token. */
export const by = ({ token }: { token: string }) => ({ headers: { Authorization: `Bearer ${token}` } });

/** Returns the body of a response with this status. Throws if it has another. */
export function expectStatus<A extends { status: number; data?: unknown }, S extends A["status"]>(
  answer: A,
  status: S,
): Extract<A, { status: S }>["data"] {
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.data)}`);
  return (answer as Extract<A, { status: S }>).data;
}
