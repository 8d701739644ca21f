/** The header in which the server passes the client's address to Next; a value sent by the client is replaced. */
export const clientAddressHeader = "x-client-address";

/** The address that a request came from. */
export function addressOf(headers: Headers): string {
  return headers.get(clientAddressHeader) ?? "unknown";
}
