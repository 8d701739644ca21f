import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { encodingFor } from "@/server/cache/send";
import { sharedRequest } from "@/server/cache/shared-request";

function ask(url: string, headers: Record<string, string> = {}, method = "GET") {
  const request = { url, method, headers } as unknown as IncomingMessage;
  return sharedRequest(request, url.split("?", 1)[0] ?? "", "site-clock");
}

describe("a request that may be answered from memory", () => {
  it("reads what everybody may read", () => {
    for (const url of ["/", "/teams?q=a", "/information/rules", "/api/Team", "/api/Contest?year=2025", "/login"]) {
      expect(ask(url), url).not.toBeNull();
      expect(ask(url, {}, "HEAD")?.key).toBe(ask(url)?.key);
    }
    for (const url of ["/listTeams", "/account", "/api/Leader", "/nowhere", "/api/auth/csrf", "/logout", "/healthz"]) {
      expect(ask(url), url).toBeNull();
    }
    expect(ask("/api/Team", {}, "POST")).toBeNull();
  });

  it("carries no credentials and no clock of its own", () => {
    const own: Record<string, string>[] = [
      { cookie: "session=a" },
      { cookie: "x=1; session=a" },
      { cookie: "x=1; session.0=a" },
      { cookie: "__Host-session=a" },
      { cookie: "site-clock=2025" },
      { authorization: "" },
    ];
    for (const headers of own) expect(ask("/teams", headers), JSON.stringify(headers)).toBeNull();
    expect(ask("/teams", { cookie: "no-session=a; theme=dark" })).not.toBeNull();
  });

  it("is told apart by what is read of its query and by what the router says, and by nothing else", () => {
    const keys = [
      ask("/teams"),
      ask("/teams?q=a"),
      ask("/teams", { rsc: "1" }),
      ask("/teams", { rsc: "1", "next-router-prefetch": "1" }),
      ask("/teams", { rsc: "1", "next-router-state-tree": "a" }),
      ask("/teams", { rsc: "1", "next-router-state-tree": "b" }),
      ask("/teams", { rsc: "1", "next-url": "/" }),
    ].map((request) => request?.key);
    expect(new Set(keys).size).toBe(keys.length);
    const client = { "user-agent": "a", "x-forwarded-host": "evil.example", accept: "b", cookie: "c=d" };
    expect(ask("/teams", client)).toEqual(ask("/teams"));
  });

  it("is one with every other that differs in nothing that is read", () => {
    const same: Record<string, string[]> = {
      "/": ["/?", "/?n", "/?q=a", "/?_rsc=a", "/?fbclid=a&utm_source=b"],
      "/teams?country=BG&q=a+b": ["/teams?q=a%20b&country=BG", "/teams?x=1&country=BG&q=a+b&next=/"],
      "/teams": ["/teams?q=&country", "/teams?Q=a"],
      "/2024/teams?q=a": ["/2024/teams?q=a&year=2025"],
      "/api/Contest?year=2025": ["/api/Contest?n=1&year=2025", "/api/Contest?year=&year=2025"],
      "/api/Team": ["/api/Team?n"],
      "/login?next=%2Faccount%3Fa%3Db": ["/login?next=/account?a=b&n=1"],
    };
    for (const [url, others] of Object.entries(same)) {
      for (const other of others) expect(ask(other), other).toMatchObject({ key: url, url });
    }
  });

  it("keeps what the router tells its requests apart with, without which the application sends it away", () => {
    expect(ask("/?n&_rsc=a-_b", { rsc: "1" })?.url).toBe("/?_rsc=a-_b");
    expect(ask("/?_rsc=", { rsc: "1" })?.url).toBe("/?_rsc=");
  });

  it("has an address of reasonable length", () => {
    expect(ask(`/teams?q=${"q".repeat(5_000)}`)).toBeNull();
  });
});

it("the encoding is the best that the client takes", () => {
  expect(encodingFor(undefined)).toBe("identity");
  expect(encodingFor("gzip, deflate, br, zstd")).toBe("br");
  expect(encodingFor("gzip;q=1.0, br;q=0")).toBe("gzip");
  expect(encodingFor("gzip;q=0, identity")).toBe("identity");
  expect(encodingFor("BR")).toBe("br");
});
