import { randomBytes, randomUUID } from "node:crypto";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { type CallOptions, call, signedIn } from "@/e2e/support/http";
import { baseUrl } from "@/e2e/support/site";
import { allEndpoints } from "@/lib/api/endpoints";
import { pageAccess } from "@/lib/auth/access";

const form = { "Content-Type": "application/x-www-form-urlencoded" };

/** A form of about a million parameters. */
const manyParameters = Array.from({ length: 1_000_000 }, (_, i) => `${i}=`).join("&");

/** Sends a request as it is and returns the response; the connection closes after it. */
function sendRaw(lines: string[]): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  return text(socket);
}

describe("request bodies", () => {
  it.each([
    ["/api/auth/callback/credentials", form, manyParameters],
    ["/api/auth/signout", form, manyParameters],
    [
      "/api/Identity/Login",
      { "Content-Type": "application/json" },
      `{"${manyParameters.replaceAll("=&", '":1,"')}":1}`,
    ],
  ])("a body of megabytes for %s is a 413 problem", async (path, headers, raw) => {
    const { status, body } = await call(`POST ${path}`, { raw, headers });
    expect([status, body.detail]).toEqual([413, expect.stringMatching(/^This request is larger than (16|64) KiB\.$/)]);
  });

  it("a request without access is refused before its body arrives", async () => {
    const head = ["Host: a", "Connection: close", "Content-Type: application/json", "Content-Length: 16000000"];
    expect(await sendRaw(["POST /api/Team HTTP/1.1", ...head])).toMatch(/^HTTP\/1\.1 401 /);
  });

  it("next-auth's routes count towards the limit of anonymous writes", async () => {
    const from = `10.${randomBytes(3).join(".")}`;
    const statuses = new Set<number>();
    for (let i = 0; i < 61; i++)
      statuses.add((await call("POST /api/auth/signout", { raw: "", headers: form, from })).status);
    expect(statuses).toContain(429);
    const { status, headers } = await call("POST /api/auth/callback/credentials", { raw: "", headers: form, from });
    expect([status, Number(headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
  });
});

describe("methods", () => {
  it.each(["POST", "PUT", "DELETE", "PROPFIND", "PURGE", "OPTIONS", "TRACE"])("%s of a page is 405", async (method) => {
    const response = await sendRaw([`${method} /teams HTTP/1.1`, "Host: a", "Connection: close"]);
    expect(response).toMatch(/^HTTP\/1\.1 405 .*\r\nallow: GET, HEAD\r\n/is);
  });

  it("TRACE of an endpoint and OPTIONS * are 405", async () => {
    for (const line of ["TRACE /api/Team", "OPTIONS *"])
      expect(await sendRaw([`${line} HTTP/1.1`, "Host: a", "Connection: close"])).toMatch(/^HTTP\/1\.1 405 /);
  });

  it("an absolute address of another host is 400", async () => {
    const response = await sendRaw([
      "GET http://other.example/teams HTTP/1.1",
      "Host: other.example",
      "Connection: close",
    ]);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
  });
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
  const parameters = { year: "2031", file: "none", personId: randomUUID() } as Record<string, string>;
  const fill = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? randomUUID());
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
  const pages = Object.keys(pageAccess).flatMap((path) => [path, path.replace("{year}", "2024")]);
  const paths = [...new Set([...pages, ...reads, ...nextAuth, ...others].map(fill))];

  it.each(["anonymous", "administrator"])(
    "every response to an %s reader is cached or says that it is not",
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
