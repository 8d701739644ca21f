import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { markContentChanged } from "@/lib/platform/content-generation";
import { createHandler } from "@/server/handler";

let server: Server;
let base: string;
let isListening: boolean;
let isDatabaseUp: boolean;
let isDatabaseAway: boolean;
let time: number;
let next: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  isListening = false;
  isDatabaseUp = true;
  isDatabaseAway = false;
  time = 0;
  const handler = createHandler({
    next: async (request, response) => next(request, response),
    isListening: () => isListening,
    isDatabaseUp: async () => isDatabaseUp,
    isDatabaseAway: () => isDatabaseAway,
    now: () => time,
    bypassCookies: ["session"],
    siteUrl: "https://tournament.example",
    trustedProxies: 1,
  });
  server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, headers: Record<string, string> = { Accept: "text/html" }) =>
  fetch(base + path, { headers });

it("a router state above 2 kB is a 400, even if it is valid", async () => {
  next = (_, response) => response.end("flight data");
  const navigate = (depth: number) => {
    const state = `${'["",{"a":'.repeat(depth)}["",{}]${"}]".repeat(depth)}`;
    return get("/teams", { RSC: "1", "Next-Router-State-Tree": state });
  };
  expect([(await navigate(185)).status, (await navigate(190)).status]).toEqual([200, 400]);
});

it("a path that cannot be decoded is a 400 problem, which neither the cache nor Next sees", async () => {
  isListening = true;
  next = () => expect.unreachable();
  for (const path of ["/api/Team/country/%E0%A4%A", "/teams%", "/pictures/%zz"]) {
    const problem = await get(path);
    expect(problem.headers.get("content-type")).toBe("application/problem+json");
    expect([problem.status, await problem.json()]).toMatchObject([400, { status: 400, title: "Bad request" }]);
  }
});

describe("the cache", () => {
  let renderings: number;

  beforeEach(() => {
    isListening = true;
    renderings = 0;
    markContentChanged();
    next = (_, response) => response.writeHead(200, { "Content-Type": "text/plain" }).end(`rendering ${++renderings}`);
  });

  it("serves its stored pages while the database is away, but not if only the notifications are missing", async () => {
    const read = async (path: string) => (await get(path)).text();
    expect(await read("/teams")).toBe("rendering 1");
    isListening = false;
    expect(await read("/teams")).toBe("rendering 2");
    isDatabaseUp = false;
    expect(await read("/teams")).toBe("rendering 1");
    expect(await read("/schedule")).toBe("rendering 3");
  });

  it("serves stored pages if the database goes away during a rendering, and 503 for pages that are not stored", async () => {
    const render = next;
    next = (request, response) => {
      if (isDatabaseUp) return render(request, response);
      isDatabaseAway = true;
      response.writeHead(500, { "Content-Type": "text/plain" }).end("failed");
    };
    const stored = await get("/teams");
    time += 60_000;
    isDatabaseUp = false;
    const stale = await get("/teams");
    expect([stale.status, await stale.text()]).toEqual([200, await stored.text()]);
    for (const { status, headers } of [await get("/schedule"), await get("/", { Cookie: "session=x" })])
      expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await (await get("/teams")).text()).toBe("rendering 1");
  });

  it("an error of a page is a 500 while the database is up", async () => {
    next = (_, response) => response.writeHead(500, { "Content-Type": "text/plain" }).end("failed");
    expect((await get("/teams")).status).toBe(500);
  });

  it("serves requests without a session, and no others", async () => {
    const read = async (path: string, headers: Record<string, string>) => (await get(path, headers)).text();
    expect(await read("/teams", {})).toBe("rendering 1");
    expect(await read("/teams", { Cookie: "theme=dark", Authorization: "Basic eDp5" })).toBe("rendering 1");
    expect(await read("/teams", { Cookie: "session=x" })).toBe("rendering 2");
    expect(await read("/api/Team", { Authorization: "Bearer x" })).toBe("rendering 3");
    expect(await read("/teams", {})).toBe("rendering 1");
  });

  it("has Next render from its key alone, and gives each response an id of its own", async () => {
    let seen: IncomingMessage["headers"] = {};
    next = ({ headers }, response) => {
      seen = headers;
      response.writeHead(200, { "Content-Type": "text/plain" }).end();
    };
    const headers = { Cookie: "theme=dark", "User-Agent": "mine", "X-Forwarded-Host": "evil.example" };
    const [first, second] = [await get("/teams", headers), await get("/teams", headers)];
    expect(seen).toMatchObject({ host: "tournament.example", "x-request-id": first.headers.get("x-request-id") });
    expect(JSON.stringify(seen)).not.toMatch(/dark|mine|evil/);
    expect(second.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
  });

  it("is off while changes are not received", async () => {
    isListening = false;
    await get("/teams");
    await get("/teams");
    expect(renderings).toBe(2);
  });

  it.each(["breaks off", "throws"])("passes a request on to Next when the shared rendering %s", async (way) => {
    next = (_, response) => {
      if (++renderings > 1) return void response.end("by itself");
      if (way === "throws") throw new Error("raw");
      response.write("half a page");
      response.destroy();
    };
    expect(await (await get("/teams")).text()).toBe("by itself");
  });
});

it("a request body reaches Next as it arrives", async () => {
  next = async (request, response) => void response.end(await text(request));
  const long = "long ".repeat(1_000_000);
  expect(await (await fetch(`${base}/api/Team`, { method: "POST", body: long })).text()).toBe(long);
});

it("an error that Next throws is a 500 problem without its message", async () => {
  next = () => {
    throw new Error("raw");
  };
  const response = await get("/teams");
  expect([response.status, await response.text()]).toEqual([500, expect.not.stringContaining("raw")]);
});

it("a response that Next aborts is aborted for the client", async () => {
  next = (_, response) => {
    response.write("the beginning");
    setImmediate(() => response.destroy());
  };
  await expect(get("/teams").then((response) => response.text())).rejects.toThrow();
});

it("a client's own request id and address are replaced, for Next as well", async () => {
  next = ({ headers }, response) => response.end(`${headers["x-request-id"]} ${headers["x-client-address"]}`);
  const response = await get("/", {
    "X-Request-Id": "chosen by the client",
    "X-Client-Address": "chosen by the client",
    "X-Forwarded-For": "192.0.2.1",
  });
  expect(await response.text()).toBe(`${response.headers.get("x-request-id")} 192.0.2.1`);
  expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
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

  it("TRACE, and a method that an endpoint does not take, are 405", async () => {
    expect(await sendRaw("TRACE /teams HTTP/1.1")).toMatch(/^HTTP\/1\.1 405 .*\r\nallow: GET, HEAD\r\n/is);
    for (const method of ["TRACE", "DELETE", "PURGE", "OPTIONS"])
      expect(await sendRaw(`${method} /api/Team HTTP/1.1`)).toMatch(/^HTTP\/1\.1 405 .*\r\nallow: GET, POST\r\n/is);
    expect(await sendRaw("TRACE /api/none HTTP/1.1")).toMatch(/^HTTP\/1\.1 404 .*no such endpoint/s);
  });

  it("an absolute address is 400 unless it is this site's", async () => {
    expect(await sendRaw("OPTIONS * HTTP/1.1")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await sendRaw("GET http://other.example/teams HTTP/1.1")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await sendRaw("GET https://tournament.example/teams HTTP/1.1")).toMatch(/^HTTP\/1\.1 200 .*Next$/s);
  });
});
