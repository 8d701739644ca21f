import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { clientAddress } from "@/lib/platform/http/forwarded-address";

function request(remoteAddress: string, forwardedFor?: string): IncomingMessage {
  const headers = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

describe("the client's address", () => {
  it("is the connection's without a trusted proxy, whatever the client sends", () => {
    expect(clientAddress(request("192.0.2.1", "198.51.100.7"), 0)).toBe("192.0.2.1");
  });

  it("is what the trusted proxy saw, not what the client sent", () => {
    expect(clientAddress(request("10.0.0.1", "203.0.113.9, 198.51.100.7"), 1)).toBe("198.51.100.7");
    expect(clientAddress(request("10.0.0.1", "203.0.113.9, 198.51.100.7, 10.0.0.2"), 2)).toBe("198.51.100.7");
  });

  it("is the /64 network of an IPv6 address, and the IPv4 address of a mapped one", () => {
    for (const address of ["2001:db8:1:2::1", "2001:0db8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2:3::"]) {
      expect(clientAddress(request(address), 0)).toBe("2001:db8:1:2::/64");
    }
    expect(clientAddress(request("::1"), 0)).toBe("0:0:0:0::/64");
    expect(clientAddress(request("::ffff:192.0.2.1"), 0)).toBe("192.0.2.1");
  });

  it("is the connection's if the proxy sent no header", () => {
    expect(clientAddress(request("10.0.0.1"), 1)).toBe("10.0.0.1");
  });
});
