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

  it("is told apart by its query and by what the router says, and by nothing else", () => {
    const keys = [
      ask("/teams"),
      ask("/teams?a"),
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

  it("has an address of reasonable length", () => {
    expect(ask(`/teams?${"q".repeat(5_000)}`)).toBeNull();
  });
});

it("the encoding is the best that the client takes", () => {
  expect(encodingFor(undefined)).toBe("identity");
  expect(encodingFor("gzip, deflate, br, zstd")).toBe("br");
  expect(encodingFor("gzip;q=1.0, br;q=0")).toBe("gzip");
  expect(encodingFor("gzip;q=0, identity")).toBe("identity");
  expect(encodingFor("BR")).toBe("br");
});
