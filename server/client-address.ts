import type { IncomingMessage } from "node:http";

/** The header in which the app finds the client's address; whatever a client sends under this name is replaced. */
export const clientAddressHeader = "x-client-address";

/**
 * Who is calling. `trustedProxies` says how many reverse proxies of ours stand in front, each of which appends the
 * address it was called from to X-Forwarded-For; what is left of those a client could have made up.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const own = request.socket.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return own;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return [...forwarded, own].at(-1 - trustedProxies) ?? forwarded[0] ?? own;
}
