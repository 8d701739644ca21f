import type { IncomingMessage, ServerResponse } from "node:http";
import type { Encoded, Encoding, Entry, Rendered } from "@/server/cache/entry";

const refused = /^\s*;\s*q=0(\.0*)?\s*$/;

function accepts(header: string, coding: string): boolean {
  return header.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";");
    return name.trim().toLowerCase() === coding && !refused.test(`;${parameters.join(";")}`);
  });
}

const known = new Map<string, Encoding>();

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const remembered = known.get(header);
  if (remembered) return remembered;
  const encoding = accepts(header, "br") ? "br" : accepts(header, "gzip") ? "gzip" : "identity";
  // The few that browsers send; not whatever a stranger makes up.
  if (known.size < 100) known.set(header, encoding);
  return encoding;
}

function has(header: string, etag: string): boolean {
  if (header === "*") return true;
  const strong = etag.replace(/^W\//, "");
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === strong);
}

function send(request: IncomingMessage, response: ServerResponse, { headers, body }: Encoded, requestId: string): void {
  if (response.destroyed) return;
  response.writeHead(200, ["X-Request-Id", requestId, ...headers]);
  if (request.method === "HEAD") response.end();
  else response.end(body);
}

/** Answers with an entry, or with 304 if the client has it. False: it has to be encoded first, by sendEntry. */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  requestId: string,
): boolean {
  const condition = request.headers["if-none-match"];
  if (condition !== undefined && has(condition, entry.etag)) {
    response.writeHead(304, ["X-Request-Id", requestId, ...entry.headers]).end();
    return true;
  }
  const ready = entry.ready(encodingFor(request.headers["accept-encoding"]));
  if (ready) send(request, response, ready, requestId);
  return ready !== undefined;
}

/** Answers with an entry, or with 304 if the client has it. */
export async function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  requestId: string,
): Promise<void> {
  if (sendReady(request, response, entry, requestId)) return;
  send(request, response, await entry.encode(encodingFor(request.headers["accept-encoding"])), requestId);
}

const ofTheConnection = new Set(["connection", "keep-alive", "transfer-encoding", "content-length"]);

/** Answers with what the application said to this very request. */
export function sendRendered(response: ServerResponse, { status, headers, body }: Rendered): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !ofTheConnection.has(name)) response.setHeader(name, value);
  }
  response.writeHead(status, { "Content-Length": body.length }).end(response.req.method === "HEAD" ? undefined : body);
}
