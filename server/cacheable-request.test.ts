import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { cacheableRequest } from "@/server/cacheable-request";

function cacheable(url: string, headers: Record<string, string> = {}, method = "GET") {
  const request = { url, method, headers } as unknown as IncomingMessage;
  return cacheableRequest(request, url.split("?", 1)[0] ?? "", ["session", "site-clock"]);
}

describe("a cacheable request", () => {
  it("reads a public page or endpoint", () => {
    for (const url of ["/", "/teams?q=a", "/information/rules", "/api/Team", "/api/Contest?year=2025", "/login"]) {
      expect(cacheable(url), url).not.toBeNull();
      expect(cacheable(url, {}, "HEAD")).toEqual(cacheable(url));
    }
    for (const url of ["/listTeams", "/account", "/api/Leader", "/nowhere", "/api/auth/csrf", "/logout", "/healthz"]) {
      expect(cacheable(url), url).toBeNull();
    }
    expect(cacheable("/api/Team", {}, "POST")).toBeNull();
  });

  it("has no session or clock cookie and, in the API, no Authorization header", () => {
    expect(cacheable("/teams", { cookie: "theme=dark; site-clock=2025" })).toBeNull();
    expect(cacheable("/teams", { cookie: "theme=dark; session=x" })).toBeNull();
    expect(cacheable("/teams", { cookie: "theme=dark" })).not.toBeNull();
    expect(cacheable("/api/Team", { authorization: "" })).toBeNull();
    expect(cacheable("/teams", { authorization: "Basic eA==" })).not.toBeNull();
  });

  it("has a URL of the parameters that are read, and nothing else", () => {
    expect(cacheable("/teams?q=a")).not.toEqual(cacheable("/teams"));
    const client = { "user-agent": "a", "x-forwarded-host": "evil.example", accept: "b", cookie: "c=d" };
    expect(cacheable("/teams", client)).toEqual(cacheable("/teams"));
  });

  it("is for a document, not for Next's router", () => {
    expect(cacheable("/teams?_rsc=a", { rsc: "1" })).toBeNull();
  });

  it("ignores parameters that are not read, and their order", () => {
    const same: Record<string, string[]> = {
      "/": ["/?", "/?n", "/?q=a", "/?_rsc=a", "/?fbclid=a&utm_source=b"],
      "/teams?country=BG&group=Junior&q=a+b": [
        "/teams?q=a%20b&group=Junior&country=BG",
        "/teams?x=1&country=BG&q=a+b&next=/&group=Junior",
      ],
      "/teams": ["/teams?q=&country", "/teams?Q=a"],
      "/2024/teams?q=a": ["/2024/teams?q=a&year=2025"],
      "/api/Contest?year=2025": ["/api/Contest?n=1&year=2025", "/api/Contest?year=&year=2025"],
      "/api/Team": ["/api/Team?n"],
      "/login?next=%2Faccount%3Fa%3Db": ["/login?next=/account?a=b&n=1"],
    };
    for (const [url, others] of Object.entries(same)) {
      for (const other of others) expect(cacheable(other), other).toMatchObject({ url });
    }
  });

  it("has a URL of reasonable length", () => {
    expect(cacheable(`/teams?q=${"q".repeat(5_000)}`)).toBeNull();
  });
});
