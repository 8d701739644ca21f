import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CacheHandler } from "@/server/cache/cache-handler";
import { createHandler } from "@/server/handler";
import { createNextApp } from "@/server/next-app";
import { securityHeaders } from "@/server/security-headers";

process.env.LOG_LEVEL = "silent";

let server: Server;
let base: string;
let databaseIsUp: boolean;
let isStopping: boolean;
let next: (request: IncomingMessage, response: ServerResponse) => void;

function handler(cache?: CacheHandler) {
  const isDatabaseUp = async () => databaseIsUp;
  return createHandler({
    next: createNextApp(async (request, response) => next(request, response), isDatabaseUp),
    ...(cache && { cache }),
    isDatabaseUp,
    isStopping: () => isStopping,
    securityHeaders: securityHeaders("https://tournament.example"),
    trustedProxies: 1,
  });
}

beforeEach(async () => {
  databaseIsUp = true;
  isStopping = false;
  server = createServer(handler());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, headers: Record<string, string> = { Accept: "text/html" }) =>
  fetch(base + path, { headers });
const getFrom = (address: string, path = "/teams") => get(path, { Accept: "text/html", "X-Forwarded-For": address });

/** How Next's handler may fail. */
const failures: Record<string, typeof next> = {
  "with its status set": (_, response) => {
    response.statusCode = 500;
    response.setHeader("Set-Cookie", "a=b");
    response.end("Internal Server Error");
  },
  "with a head of its own": (_, response) => response.writeHead(500, { "Content-Type": "text/html" }).end("raw"),
  "piece by piece, compressed": (_, response) => {
    response.statusCode = 500;
    response.setHeader("Content-Encoding", "gzip");
    response.flushHeaders();
    response.write(gzipSync("raw"));
    response.end();
  },
  "by throwing": () => {
    throw new Error("raw");
  },
};

describe.each(Object.keys(failures))("a page that fails %s", (way) => {
  beforeEach(() => {
    next = failures[way] ?? next;
  });

  it("is replaced by an error page with the request's id and its own policy", async () => {
    const response = await get("/teams");
    const body = await response.text();
    expect(response.status).toBe(500);
    expect(body).toContain(response.headers.get("x-request-id"));
    expect(body).not.toContain("raw");
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("is a 503 with Retry-After while the database is down, for client navigations too", async () => {
    databaseIsUp = false;
    const kinds: Record<string, string>[] = [{ Accept: "text/html" }, { Accept: "text/x-component", rsc: "1" }];
    for (const headers of kinds) {
      const response = await get("/teams", headers);
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("5");
      expect(await response.text()).toContain("can’t reach its database");
    }
  });
});

it("the API's own errors are not replaced", async () => {
  next = (_, response) => response.writeHead(500, { "Content-Type": "application/problem+json" }).end("{}");
  const response = await get("/api/Team", { Accept: "*/*" });
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await response.text()).toBe("{}");
});

it("a path that cannot be decoded is a 400: a problem in the API, a page elsewhere", async () => {
  const problem = await get("/api/Team/country/%E0%A4%A");
  expect(problem.headers.get("content-type")).toBe("application/problem+json");
  expect([problem.status, await problem.json()]).toMatchObject([400, { status: 400, title: "Bad request" }]);
  const page = await get("/teams%");
  expect([page.status, await page.text()]).toEqual([400, expect.stringContaining("This address is not valid")]);
});

it("a path that cannot be decoded does not reach the cache", async () => {
  const paths: string[] = [];
  const respond: CacheHandler["respond"] = async (_request, response, { path }) => {
    paths.push(path);
    response.end("cached");
    return true;
  };
  server.removeAllListeners("request").on("request", handler({ respond, clear: () => undefined }));
  expect((await get("/pictures/%zz")).status).toBe(400);
  expect(await (await get("/pictures/a.webp")).text()).toBe("cached");
  expect(paths).toEqual(["/pictures/a.webp"]);
});

it("a successful response is not changed", async () => {
  next = (_, response) => response.writeHead(201, { "X-Own": "1" }).end("made");
  const response = await get("/");
  expect([response.status, response.headers.get("x-own"), await response.text()]).toEqual([201, "1", "made"]);
});

it("a request body reaches Next, and a successful write clears the cache before its response", async () => {
  let cleared = 0;
  const respond = async () => false;
  server.removeAllListeners("request").on("request", handler({ respond, clear: () => cleared++ }));
  next = async (request, response) => {
    const body = await text(request);
    response.writeHead(body === "refused" ? 422 : 201, { "Content-Type": "application/json" }).end(body);
  };
  const post = (body: string) => fetch(`${base}/api/Team`, { method: "POST", body });
  const long = "long ".repeat(1_000_000);
  expect(await (await post(long)).text()).toBe(long);
  expect(cleared).toBe(1);
  expect((await post("refused")).status).toBe(422);
  await fetch(`${base}/api/Identity/Login`, { method: "POST", body: "signed in" });
  expect(cleared).toBe(1);
});

it("a client that disconnects ends the request to Next", async () => {
  const closed = new Promise<void>((resolve) => {
    next = (_, response) => {
      response.once("close", resolve);
      response.write("the beginning");
    };
  });
  const aborted = new AbortController();
  await fetch(`${base}/teams`, { signal: aborted.signal });
  aborted.abort();
  await closed;
});

it("an aborted upload ends the request to Next", async () => {
  const closed = new Promise<void>((resolve) => {
    next = (request) => {
      request.once("close", resolve).once("data", () => client.destroy());
    };
  });
  const client = connect(Number(new URL(base).port), "127.0.0.1");
  client.write("POST /api/Team HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nthe beginning");
  await closed;
});

it("a response that Next aborts is aborted for the client", async () => {
  next = (_, response) => {
    response.write("the beginning");
    setImmediate(() => response.destroy());
  };
  await expect(get("/teams").then((response) => response.text())).rejects.toThrow();
});

it("a client's own request id is replaced, for Next as well", async () => {
  next = (request, response) => response.end(request.headers["x-request-id"]);
  const response = await get("/", { "X-Request-Id": "chosen by the client" });
  expect(await response.text()).toBe(response.headers.get("x-request-id"));
  expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

it("every response has the security headers, with HSTS on an https site", async () => {
  const { headers } = await get("/healthz");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("strict-transport-security")).toMatch(/max-age=\d{8}/);
});

it("/healthz checks the database", async () => {
  const up = await get("/healthz");
  expect([up.status, await up.json()]).toEqual([200, { status: "ok" }]);
  databaseIsUp = false;
  expect((await get("/healthz")).status).toBe(503);
});

it("/healthz is 503 while the process stops", async () => {
  isStopping = true;
  const answer = await get("/healthz");
  expect([answer.status, await answer.json()]).toEqual([503, { status: "stopping" }]);
});

it("reads beyond the limit get 503 with Retry-After, writes do not", async () => {
  const waiting: ServerResponse[] = [];
  next = ({ method }, response) => {
    if (method === "GET") waiting.push(response);
    else response.end("written");
  };
  const waitingReads = Array.from({ length: 64 }, (_, i) => getFrom(`192.0.2.${i}`));
  while (waiting.length < 64) await new Promise((resolve) => setTimeout(resolve, 5));
  const page = await get("/teams");
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await page.text()).toContain("One moment, please");
  const problem = await get("/api/Leader");
  expect([problem.status, await problem.json()]).toMatchObject([
    503,
    { status: 503, title: "Temporarily unavailable" },
  ]);
  expect(await (await fetch(`${base}/api/Team`, { method: "POST" })).text()).toBe("written");
  for (const response of waiting) response.end("read");
  for (const answer of await Promise.all(waitingReads)) expect(await answer.text()).toBe("read");
  next = (_, response) => response.end("read");
  expect(await (await get("/teams")).text()).toBe("read");
});

it("a client that never reads its responses does not block others, with any number of addresses in its network", async () => {
  next = (_, response) => void response.write("the beginning");
  const fromOneNetwork = Array.from({ length: 64 }, (_, i) => getFrom(`2001:db8::${i.toString(16)}`));
  const taken = (await Promise.all(fromOneNetwork)).filter(({ status }) => status === 200);
  expect(taken).toHaveLength(32);
  next = (_, response) => response.end("read");
  expect((await getFrom("192.0.2.1")).status).toBe(200);
  expect((await getFrom("2001:db8::ffff")).status).toBe(503);
});
