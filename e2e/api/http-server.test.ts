import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { readPage } from "@/e2e/support/html";
import { type CallOptions, call, signedIn } from "@/e2e/support/http";
import { requestRaw } from "@/e2e/support/raw-http";
import { baseUrl } from "@/e2e/support/site";
import { allEndpoints } from "@/lib/site/api/endpoints";

const formType = { "Content-Type": "application/x-www-form-urlencoded" };

describe("a callback address that next-auth cannot parse", () => {
  const broken = ["%", "javascript:alert(1)", "http://[", "//["];

  it.each(["callbackUrl", "next-auth.callback-url"])("is 400 as %s", async (name) => {
    for (const address of broken) {
      const options = name === "callbackUrl" ? {} : { cookies: { [name]: encodeURIComponent(address) } };
      const query = name === "callbackUrl" ? `?callbackUrl=/&${new URLSearchParams({ callbackUrl: address })}` : "";
      const { status, body } = await call(`GET /api/auth/csrf${query}`, options);
      expect([address, status, body.title]).toEqual([address, 400, "Bad request"]);
    }
  });

  it("is ignored in a form, and JSON is 415", async () => {
    for (const address of broken) {
      const raw = new URLSearchParams({ callbackUrl: address }).toString();
      const { status, headers } = await call("POST /api/auth/signout", { raw, headers: formType });
      expect([address, status, headers.get("location")]).toEqual([
        address,
        302,
        `${baseUrl}/api/auth/signout?csrf=true`,
      ]);
    }
    const json = { "Content-Type": "application/json" };
    for (const raw of ['{"callbackUrl":5}', "{"])
      expect([raw, (await call("POST /api/auth/signout", { raw, headers: json })).status]).toEqual([raw, 415]);
  });
});

it("a client that offers to upgrade to HTTP/2 gets the usual response by HTTP/1.1", async () => {
  const upgrade = { Connection: "Upgrade, HTTP2-Settings", Upgrade: "h2c", "HTTP2-Settings": "AAMAAABkAAQAAP__" };
  for (const path of ["/teams", "/healthz", "/api/Team"])
    expect([path, (await requestRaw(baseUrl + path, { headers: upgrade })).status]).toEqual([path, 200]);
});

it("TRACE of an unknown path of the API is 404", async () => {
  expect((await requestRaw(`${baseUrl}/api/none`, { method: "TRACE" })).status).toBe(404);
});

it.each(["POST", "PUT", "DELETE", "PROPFIND", "PURGE", "OPTIONS", "TRACE"])("%s of a page is 405", async (method) => {
  const { status, headers } = await requestRaw(`${baseUrl}/teams`, { method });
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
});

it("TRACE of an endpoint is 405", async () => {
  const { status, headers } = await requestRaw(`${baseUrl}/api/Team`, { method: "TRACE" });
  expect([status, headers.allow]).toEqual([405, "GET, POST"]);
});

it("/healthz checks the database, and every response has the security headers", async () => {
  const health = await call("GET /healthz");
  expect([health.status, health.body]).toEqual([200, { status: "ok" }]);
  for (const path of [
    "/healthz",
    "/teams",
    "/addTeam",
    "/none",
    "/api/Team",
    "/api/none",
    "/flags/bg.png",
    "/robots.txt",
  ])
    expect([path, (await call(`GET ${path}`)).headers.get("x-frame-options")]).toEqual([path, "DENY"]);
});

describe("a body above the endpoint's limit", () => {
  const paths = ["/api/Identity/Login", "/api/auth/signout", "/api/auth/callback/credentials"];
  const message = /larger than (16|64) KiB/;

  it.each(paths)("of %s is a 413 problem; next-auth needs the length announced", async (path) => {
    const headers = path.includes("auth/") ? formType : { "Content-Type": "application/json" };
    const announced = await call(`POST ${path}`, { raw: "0=&".repeat(5_000_000), headers });
    expect([announced.status, announced.body.detail]).toEqual([413, expect.stringMatching(message)]);
    const body = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 16; i++) controller.enqueue(new Uint8Array(1_000_000));
        controller.close();
      },
    });
    const response = await fetch(baseUrl + path, { method: "POST", headers, body, duplex: "half" } as RequestInit);
    const refusal = path.includes("auth/") ? [411, expect.any(String)] : [413, expect.stringMatching(message)];
    expect([response.status, (await response.json()).detail]).toEqual(refusal);
  });

  it("leaves the connection usable, as does one that is refused unread", async () => {
    const { token } = await signedIn("Administrator");
    const { hostname, port } = new URL(baseUrl);
    const socket = connect(Number(port), hostname);
    const size = 8_000_000;
    const json = "Host: a\r\nContent-Type: application/json\r\n";
    for (const head of [`/api/Identity/Login HTTP/1.1\r\n`, "/api/Team HTTP/1.1\r\nAuthorization: Bearer none\r\n"]) {
      socket.write(`POST ${head}${json}Content-Length: ${size}\r\n\r\n`);
      socket.write(Buffer.alloc(size));
    }
    const last = `GET /api/Leader HTTP/1.1\r\n${json}Authorization: Bearer ${token}\r\nConnection: close\r\n\r\n`;
    socket.write(last);
    const statuses = [...(await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual(["413", "401", "200"]);
  });

  it("is not waited for if the caller has no access", async () => {
    const { hostname, port } = new URL(baseUrl);
    for (const [path, status] of [
      ["/api/Team", 401],
      ["/api/Nothing", 404],
    ] as const) {
      const socket = connect(Number(port), hostname);
      socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 16000000\r\n\r\n`);
      const [head] = await once(socket, "data");
      expect(String(head)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      socket.destroy();
    }
  });
});

describe("static files", () => {
  it("a 404 for a signed-in user under a folder of static files is private and has a policy", async () => {
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

  it("pictures are not resized on request", async () => {
    expect((await call("GET /_next/image?url=%2Fflags%2Fbg.png&w=640&q=75")).status).toBe(404);
  });

  it("a picture keeps its own policy for signed-in users", async () => {
    const { token } = await signedIn("Administrator");
    const pictures = (await readPage("/teams", { token })).values("img", "src");
    const path = pictures.find((src) => src.startsWith("/pictures/"));
    const { headers } = await call(`GET ${path}`, { cookies: { session: token } });
    expect([headers.get("content-security-policy"), headers.get("cache-control")]).toEqual([
      "default-src 'none'",
      "public, s-maxage=1, max-age=31536000, immutable",
    ]);
  });
});

describe("caches", () => {
  const fill = (path: string) => path.replace(/\{\w+\}/g, () => randomUUID());
  const nextAuth = ["providers", "csrf", "session", "signin", "signout", "error", "none"].map(
    (name) => `/api/auth/${name}`,
  );
  const otherPaths = [
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
  const paths = [...reads, ...nextAuth, ...otherPaths].map(fill);

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
