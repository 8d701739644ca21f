import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";

/** A client with an IPv6 address usually controls its whole /64 network, so limits apply to the network. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/** `trustedProxies` is the number of proxies before the server whose X-Forwarded-For is believed. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  return networkOf(proxyAddr(request, (_address, hop) => hop < trustedProxies) ?? "unknown");
}
