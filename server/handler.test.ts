import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createApplication } from "@/server/application";
import type { SharedAnswers } from "@/server/cache/shared-answers";
import { createHandler } from "@/server/handler";

process.env.LOG_LEVEL = "silent";

let server: Server;
let base: string;
let databaseIsUp: boolean;
let isStopping: boolean;
let next: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  databaseIsUp = true;
  isStopping = false;
  const options = { isDatabaseUp: async () => databaseIsUp, siteUrl: "https://tournament.example" };
  const application = createApplication({ ...options, next: async (request, response) => next(request, response) });
  server = createServer(createHandler({ ...options, application, isStopping: () => isStopping, trustedProxies: 1 }));
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

/** The ways in which a handler may send an error. */
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

  it("is our own error page, with the request's id and a policy of its own", async () => {
    const response = await get("/teams");
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).toContain(response.headers.get("x-request-id"));
    expect(text).not.toContain("raw");
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("is a 503 that says when to come back while the database is away, for the router's own requests too", async () => {
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

it("the API's own errors are left alone", async () => {
  next = (_, response) => response.writeHead(500, { "Content-Type": "application/problem+json" }).end("{}");
  const response = await get("/api/Team", { Accept: "*/*" });
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await response.text()).toBe("{}");
});

it("an address that cannot be decoded is refused, as a problem by the API and as a page elsewhere", async () => {
  const problem = await get("/api/Team/country/%E0%A4%A");
  expect(problem.headers.get("content-type")).toBe("application/problem+json");
  expect([problem.status, await problem.json()]).toMatchObject([400, { status: 400, title: "Bad request" }]);
  const page = await get("/teams%");
  expect([page.status, await page.text()]).toEqual([400, expect.stringContaining("This address is not valid")]);
});

it("nothing is asked of the memory under such an address", async () => {
  const asked: string[] = [];
  const shared: SharedAnswers = (_request, response, { path }) => {
    asked.push(path);
    response.end("from memory");
  };
  const application = () => undefined;
  const isDatabaseUp = async () => true;
  const rest = { isDatabaseUp, isStopping: () => false, siteUrl: base, trustedProxies: 0 };
  server.removeAllListeners("request").on("request", createHandler({ application, shared, ...rest }));
  expect((await get("/pictures/%zz")).status).toBe(400);
  expect(await (await get("/pictures/a.webp")).text()).toBe("from memory");
  expect(asked).toEqual(["/pictures/a.webp"]);
});

it("an answer that succeeds passes as it is", async () => {
  next = (_, response) => response.writeHead(201, { "X-Own": "1" }).end("made");
  const response = await get("/");
  expect([response.status, response.headers.get("x-own"), await response.text()]).toEqual([201, "1", "made"]);
});

it("a client's own request id is replaced, for the application as well", async () => {
  next = (request, response) => response.end(request.headers["x-request-id"]);
  const response = await get("/", { "X-Request-Id": "chosen by the client" });
  expect(await response.text()).toBe(response.headers.get("x-request-id"));
  expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

it("every answer carries the security headers, and https is insisted on where the site has it", async () => {
  const { headers } = await get("/healthz");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("strict-transport-security")).toMatch(/max-age=\d{8}/);
});

it("/healthz asks the database", async () => {
  const up = await get("/healthz");
  expect([up.status, await up.json()]).toEqual([200, { status: "ok" }]);
  databaseIsUp = false;
  expect((await get("/healthz")).status).toBe(503);
});

it("/healthz sends a balancer elsewhere before the process ends", async () => {
  isStopping = true;
  const answer = await get("/healthz");
  expect([answer.status, await answer.json()]).toEqual([503, { status: "stopping" }]);
});

it("too many reads at once are refused at once, with when to come back, and a write is not", async () => {
  const waiting: ServerResponse[] = [];
  next = ({ method }, response) => {
    if (method === "GET") waiting.push(response);
    else response.end("written");
  };
  const patient = Array.from({ length: 64 }, (_, i) => getFrom(`192.0.2.${i}`));
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
  for (const answer of await Promise.all(patient)) expect(await answer.text()).toBe("read");
  next = (_, response) => response.end("read");
  expect(await (await get("/teams")).text()).toBe("read");
});

it("whoever never reads what they asked for keeps nobody else out, however many addresses of their network they have", async () => {
  next = (_, response) => void response.write("the beginning");
  const takesAll = Array.from({ length: 64 }, (_, i) => getFrom(`2001:db8::${i.toString(16)}`));
  const taken = (await Promise.all(takesAll)).filter(({ status }) => status === 200);
  expect(taken).toHaveLength(32);
  next = (_, response) => response.end("read");
  expect((await getFrom("192.0.2.1")).status).toBe(200);
  expect((await getFrom("2001:db8::ffff")).status).toBe(503);
});
