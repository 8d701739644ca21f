/** The header in which the server tells the app where a request came from; whatever a client sends under it is replaced. */
export const clientAddressHeader = "x-client-address";

/** The address that a request came from. */
export function addressOf(headers: Headers): string {
  return headers.get(clientAddressHeader) ?? "unknown";
}
