import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** Whoever has one IPv6 address has the other 2^64 of its network as well, so they count as one. */
function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [left = [], right] = plain.split("::").map((half) => half.split(":").filter(Boolean));
  const middle = right ? Array<string>(8 - left.length - right.length).fill("0") : [];
  const groups = [...left, ...middle, ...(right ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/**
 * Who is calling, an IPv6 address by its network. `trustedProxies` says how many reverse proxies of ours stand in front, each of which appends the
 * address it was called from to X-Forwarded-For; what is left of those a client could have made up.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const own = request.socket.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return networkOf(own);
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return networkOf([...forwarded, own].at(-1 - trustedProxies) ?? forwarded[0] ?? own);
}
