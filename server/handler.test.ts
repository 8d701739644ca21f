import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { issueToken } from "@/lib/platform/auth/token";
import { recordFailure } from "@/lib/platform/http/unavailable-requests";
import type { CacheHandler } from "@/server/cache/cache-handler";
import type { DatabaseStatus } from "@/server/database-check";
import { createHandler } from "@/server/handler";
import { createNextApp } from "@/server/next-app";
import { RequestQueue } from "@/server/request-queue";
import { securityHeaders } from "@/server/security-headers";

const token = await issueToken({
  sub: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
  unique_name: "admin@test.example",
  name: "Test Administrator",
  role: "Administrator",
  tokenVersion: 1,
});
const signedIn = { Authorization: `Bearer ${token}` };

let server: Server;
let base: string;
let databaseStatus: DatabaseStatus;
let isStopping: boolean;
let queueTimeoutMs: number;
let next: (request: IncomingMessage, response: ServerResponse) => void;

function handler(cache?: CacheHandler) {
  return createHandler({
    next: createNextApp(async (request, response) => next(request, response)),
    ...(cache && { cache }),
    reads: new RequestQueue({ slots: 16, fairFrom: 8, maxWaiting: 20, timeoutMs: queueTimeoutMs }),
    databaseStatus: async () => databaseStatus,
    isStopping: () => isStopping,
    securityHeaders: securityHeaders("https://tournament.example"),
    siteUrl: "https://tournament.example",
    trustedProxies: 1,
  });
}

beforeEach(async () => {
  databaseStatus = "ok";
  isStopping = false;
  queueTimeoutMs = 5_000;
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

  it("is a 503 with Retry-After if its error says that the database is down, for client navigations too", async () => {
    const fail = next;
    next = (request, response) => {
      recordFailure(String(request.headers["x-request-id"]), new Error("timeout exceeded when trying to connect"));
      return fail(request, response);
    };
    const kinds: Record<string, string>[] = [{ Accept: "text/html" }, { Accept: "text/x-component", rsc: "1" }];
    for (const headers of kinds) {
      const response = await get("/teams", headers);
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("5");
      expect(await response.text()).toContain("can’t reach its database");
    }
  });
});

it("a picture or a route of Next that fails because of the database is a 503 too", async () => {
  next = (request, response) => {
    recordFailure(String(request.headers["x-request-id"]), Object.assign(new Error("locked"), { code: "55P03" }));
    response.writeHead(500).end("raw");
  };
  for (const path of ["/pictures/a.webp", "/api/auth/csrf"]) {
    const response = await get(path, { Accept: "image/webp" });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  }
});

it("the API's own errors are not replaced", async () => {
  next = (_, response) => response.writeHead(500, { "Content-Type": "application/problem+json" }).end("{}");
  const response = await get("/api/Team", { Accept: "*/*" });
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await response.text()).toBe("{}");
});

it.each(["broken", "%zz", "[1,2]", '["",{}],["",{}]'])(
  "a client navigation with the router state %s is a 400 and never reaches Next",
  async (state) => {
    next = (_, response) => response.writeHead(500).end();
    const navigate = (value: string) => get("/teams", { RSC: "1", "Next-Router-State-Tree": value });
    expect((await navigate(encodeURIComponent(state))).status).toBe(400);
    next = (_, response) => response.end("flight data");
    expect((await navigate(encodeURIComponent('["",{"children":["teams",{}]}]'))).status).toBe(200);
    expect((await get("/teams", { "Next-Router-State-Tree": state })).status).toBe(200);
  },
);

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

it("every read without a valid session is answered from the cache", async () => {
  const cache: CacheHandler = {
    async respond(_, response) {
      response.end("cached");
      return true;
    },
    clear: () => undefined,
  };
  server.removeAllListeners("request").on("request", handler(cache));
  next = (_, response) => response.end("own");
  const read = async (path: string, headers: Record<string, string>) => (await get(path, headers)).text();
  for (const cookie of [
    "session=x",
    "theme=dark; session=x",
    `session=${token}x`,
    "session.0=x",
    "__Host-session=x",
    "",
  ])
    for (const path of ["/teams", "/api/Team"])
      expect([cookie, path, await read(path, { Cookie: cookie })]).toEqual([cookie, path, "cached"]);
  expect(await read("/teams", { Authorization: "Basic eDp5" })).toBe("cached");
  for (const headers of [{ Cookie: `session=${token}` }, { Cookie: `session=x; session=${token}` }] as const)
    expect(await read("/teams", { ...headers, Authorization: "Basic eDp5" })).toBe("own");
  expect(await read("/api/Team", signedIn)).toBe("own");
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
  const post = (body: string) => fetch(`${base}/api/Team`, { method: "POST", body, headers: signedIn });
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
  client.write("POST /api/Identity/Login HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nthe beginning");
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
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
});

it("/healthz checks the database", async () => {
  const up = await get("/healthz");
  expect([up.status, await up.json()]).toEqual([200, { status: "ok" }]);
  for (const status of ["the database does not answer", "the database is not migrated"] as const) {
    databaseStatus = status;
    const down = await get("/healthz");
    expect([down.status, await down.json()]).toEqual([503, { status }]);
  }
});

it("/healthz is 503 while the process stops", async () => {
  isStopping = true;
  const answer = await get("/healthz");
  expect([answer.status, await answer.json()]).toEqual([503, { status: "stopping" }]);
});

/** Reads that Next does not finish; resolves when it has them all. */
async function holdReads(addresses: string[]): Promise<{ responses: ServerResponse[]; answers: Promise<Response>[] }> {
  const responses: ServerResponse[] = [];
  const arrived = new Promise<void>((resolve) => {
    next = ({ method }, response) => {
      if (method !== "GET") return void response.end("written");
      if (responses.push(response) === addresses.length) resolve();
    };
  });
  const answers = addresses.map((address) => getFrom(address));
  await arrived;
  return { responses, answers };
}

const sixteen = Array.from({ length: 16 }, (_, i) => i);
const inDifferentNetworks = sixteen.map((i) => `192.0.2.${i}`);

describe("more reads than may run at once", () => {
  it("wait for their turn, writes do not", async () => {
    const { responses, answers } = await holdReads(inDifferentNetworks);
    const waiting = [get("/teams"), get("/api/Team"), get("/teams", signedIn)];
    const write = await fetch(`${base}/api/Team`, { method: "POST", headers: signedIn });
    expect(await write.text()).toBe("written");
    next = (_, response) => response.end("read");
    for (const response of responses) response.end("read");
    for (const answer of await Promise.all([...answers, ...waiting])) expect(await answer.text()).toBe("read");
  });

  it("get 503 with Retry-After if their wait becomes too long", async () => {
    queueTimeoutMs = 50;
    server.removeAllListeners("request").on("request", handler());
    const { responses, answers } = await holdReads(inDifferentNetworks);
    const page = await get("/teams");
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await page.text()).toContain("One moment, please");
    const problem = await get("/api/Team");
    expect([problem.status, await problem.json()]).toMatchObject([503, { title: "Temporarily unavailable" }]);
    expect(problem.headers.get("retry-after")).toBe("2");
    for (const response of responses) response.end("read");
    await Promise.all(answers);
  });
});

it("a client that never reads its responses does not block others, with any number of addresses in its network", async () => {
  queueTimeoutMs = 50;
  server.removeAllListeners("request").on("request", handler());
  next = (_, response) => void response.write("the beginning");
  const fromOneNetwork = sixteen.map((i) => getFrom(`2001:db8::${i.toString(16)}`));
  const taken = (await Promise.all(fromOneNetwork)).filter(({ status }) => status === 200);
  expect(taken).toHaveLength(8);
  next = (_, response) => response.end("read");
  expect((await getFrom("192.0.2.1")).status).toBe(200);
  expect((await getFrom("2001:db8::ffff")).status).toBe(503);
});

/** Sends a request as it is and returns the response; the connection closes after it. */
async function sendRaw(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(base).port), "127.0.0.1");
  socket.write(`${[...lines, "Host: a", "Connection: close"].join("\r\n")}\r\n\r\n`);
  return text(socket);
}

describe("a request that Next must not see", () => {
  beforeEach(() => {
    next = (_, response) => response.end("Next");
  });

  it.each(["POST", "PUT", "DELETE", "PROPFIND", "PURGE", "OPTIONS", "TRACE"])("%s of a page is 405", async (method) => {
    expect(await sendRaw(`${method} /teams HTTP/1.1`)).toMatch(/^HTTP\/1\.1 405 .*\r\nallow: GET, HEAD\r\n/is);
  });

  it("TRACE of an endpoint and OPTIONS * are 405", async () => {
    expect(await sendRaw("TRACE /api/Team HTTP/1.1")).toMatch(/^HTTP\/1\.1 405 .*\r\nallow: GET, POST\r\n/is);
    expect(await sendRaw("OPTIONS * HTTP/1.1")).toMatch(/^HTTP\/1\.1 405 /);
  });

  it("an absolute address is 400 unless it is this site's", async () => {
    expect(await sendRaw("GET http://other.example/teams HTTP/1.1")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await sendRaw("GET https://tournament.example/teams HTTP/1.1")).toMatch(/^HTTP\/1\.1 200 .*Next$/s);
  });

  it.each(["/x/../api/auth/session", "/x/%2E%2e/api/Team", "/teams/."])("%s is 400", async (path) => {
    expect(await sendRaw(`GET ${path} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("is refused before its body arrives if the token gives no access", async () => {
    const announced = "Content-Length: 16000000";
    expect(await sendRaw("POST /api/Team HTTP/1.1", announced)).toMatch(/^HTTP\/1\.1 401 /);
    expect(await sendRaw("POST /api/Team HTTP/1.1", "Authorization: Bearer none", announced)).toMatch(/ 401 /);
    expect(await sendRaw("POST /api/Nothing HTTP/1.1", announced)).toMatch(/^HTTP\/1\.1 404 /);
  });
});

describe("a body above the endpoint's limit", () => {
  const paths = ["/api/Identity/Login", "/api/auth/signout", "/api/auth/callback/credentials"];

  it.each(paths)("of %s is a 413 problem if it is announced, and does not reach Next", async (path) => {
    next = () => expect.unreachable();
    const response = await fetch(base + path, { method: "POST", body: "0=&".repeat(5_000_000) });
    expect([response.status, await response.json()]).toMatchObject([
      413,
      { detail: expect.stringMatching(/larger than (16|64) KiB/) },
    ]);
  });

  it.each(paths)(
    "of %s is a 413 problem if it is not announced, and Next gets no more than the limit",
    async (path) => {
      let received = 0;
      next = (request) => {
        request.on("data", (chunk: Buffer) => (received += chunk.length)).on("error", () => undefined);
      };
      const body = new ReadableStream({
        start(controller) {
          for (let i = 0; i < 16; i++) controller.enqueue(new Uint8Array(1_000_000));
          controller.close();
        },
      });
      const response = await fetch(base + path, { method: "POST", body, duplex: "half" } as RequestInit);
      expect([response.status, await response.json()]).toMatchObject([413, { status: 413 }]);
      expect(received).toBeLessThanOrEqual(64 * 1024);
    },
  );

  it("leaves the connection usable, whether Next has answered or the server", async () => {
    next = (_, response) => response.writeHead(401).end("refused without reading");
    const size = 8_000_000;
    const socket = connect(Number(new URL(base).port), "127.0.0.1");
    const headOf = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\n`;
    for (const head of [headOf("/api/Identity/Login"), `${headOf("/api/Team")}Authorization: Bearer ${token}\r\n`]) {
      socket.write(`${head}Content-Length: ${size}\r\n\r\n`);
      socket.write(Buffer.alloc(size));
    }
    socket.write("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    const statuses = [...(await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual(["413", "401", "200"]);
  });
});

it("HTML for one request is private, whatever Next says, and only existing files are static", async () => {
  next = ({ url }, response) =>
    response
      .writeHead(url === "/flags/bg.png" ? 200 : 404, { "Content-Type": "text/html", "Cache-Control": "public" })
      .end();
  expect((await get("/flags/none.png")).headers.get("cache-control")).toBe("private, no-store");
  next = (_, response) => response.end("a file");
  expect((await get("/flags/bg.png")).headers.get("cache-control")).toBe("public, max-age=604800");
});

it("a response that says nothing about caches is not cached", async () => {
  next = (_, response) => response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  expect((await get("/api/auth/providers")).headers.get("cache-control")).toBe("private, no-store");
  next = (_, response) => response.writeHead(200, { "Cache-Control": "public, max-age=1" }).end("a picture");
  expect((await get("/pictures/a.webp")).headers.get("cache-control")).toBe("public, max-age=1");
});
