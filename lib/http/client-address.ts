/** The address that a request came from, as the server wrote it into the request; no client can set it. */
export function addressOf(headers: Headers): string {
  return headers.get("x-client-address") ?? "unknown";
}
