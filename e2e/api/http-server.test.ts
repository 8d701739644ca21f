import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type CallOptions, call, signedIn } from "@/e2e/support/http";
import { allEndpoints } from "@/lib/site/api/endpoints";

const form = { "Content-Type": "application/x-www-form-urlencoded" };

it("next-auth's routes count towards the limit of anonymous writes", async () => {
  const from = `10.${randomBytes(3).join(".")}`;
  const statuses = new Set<number>();
  for (let i = 0; i < 61; i++)
    statuses.add((await call("POST /api/auth/signout", { raw: "", headers: form, from })).status);
  expect(statuses).toContain(429);
  const { status, headers } = await call("POST /api/auth/callback/credentials", { raw: "", headers: form, from });
  expect([status, Number(headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
});

it("a page is only read", async () => {
  const { status, headers } = await call("POST /teams");
  expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

describe("static files", () => {
  it("what a signed-in user gets under a folder of static files is private and has a policy", async () => {
    const { token } = await signedIn("Administrator");
    for (const path of ["/flags", "/flags/none.png", "/icons/none", "/iconsx"]) {
      const { status, headers, body } = await call(`GET ${path}`, { cookies: { session: token } });
      expect([path, status, headers.get("cache-control")]).toEqual([
        path,
        404,
        expect.stringMatching(/private.*no-store/),
      ]);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(body).toContain("Test Administrator");
    }
  });

  it("a file that the build does not have is a 404 with a policy", async () => {
    const { token } = await signedIn("Administrator");
    const { status, headers } = await call("GET /_next/static/none.js", { cookies: { session: token } });
    expect([status, headers.get("content-security-policy")]).toEqual([404, "default-src 'none'"]);
    expect(headers.get("cache-control")).toMatch(/private.*no-store/);
  });

  it("existing files are cached, whoever requests them", async () => {
    const { token } = await signedIn("Administrator");
    const visitors: CallOptions[] = [{}, { cookies: { session: token } }];
    for (const options of visitors) {
      const { status, headers } = await call("GET /flags/bg.png", options);
      expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=604800"]);
      expect((await call("GET /favicon.ico", options)).status).toBe(200);
      expect((await call("GET /icon.svg", options)).status).toBe(200);
    }
  });

  it("a picture keeps its own policy for signed-in users", async () => {
    const { token } = await signedIn("Administrator");
    const cookies = { session: token };
    const [path] = /\/pictures\/[0-9a-f]{64}[\w-]*\.webp/.exec((await call("GET /teams", { cookies })).body) ?? [];
    const { headers } = await call(`GET ${path}`, { cookies });
    expect([headers.get("content-security-policy"), headers.get("cache-control")]).toEqual([
      "default-src 'none'",
      "public, max-age=31536000, immutable",
    ]);
  });
});

describe("caches", () => {
  const fill = (path: string) => path.replace(/\{\w+\}/g, () => randomUUID());
  const nextAuth = ["providers", "csrf", "session", "signin", "signout", "error", "none"].map(
    (name) => `/api/auth/${name}`,
  );
  const others = [
    "/api",
    "/api/none",
    "/api/docs",
    "/api/openapi.json",
    "/healthz",
    "/none",
    "/%",
    "/icon.svg",
    "/_next/none",
  ];
  const reads = allEndpoints.flatMap(({ key }) => (key.startsWith("GET ") ? [key.slice("GET ".length)] : []));
  // page-access.test.ts reads the pages.
  const paths = [...reads, ...nextAuth, ...others].map(fill);

  it.each(["anonymous", "administrator"])(
    "every response of the API to an %s reader is cached or says that it is not",
    async (reader) => {
      const session = reader === "administrator" ? (await signedIn("Administrator")).token : null;
      const options = session ? { cookies: { session } } : {};
      const problems: string[] = [];
      for (const path of paths) {
        const { status, headers } = await call(`GET ${path}`, options);
        const cacheControl = headers.get("cache-control");
        const isRight = status === 200 ? cacheControl : /no-store|s-maxage/.test(cacheControl ?? "");
        if (!isRight) problems.push(`${status} ${path}: ${cacheControl}`);
      }
      expect(problems).toEqual([]);
    },
  );
});
