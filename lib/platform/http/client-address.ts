/** Set by the server; a value sent by the client is replaced. */
export const clientAddressHeader = "x-client-address";

export function addressOf(headers: Headers): string {
  return headers.get(clientAddressHeader) ?? "unknown";
}
