import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import type { Encoding, SharedResponse } from "@/server/shared-response";

const encodings: Encoding[] = ["br", "gzip"];

/** Browsers send few different headers, and parsing one takes a noticeable part of a cached response's time. */
const encodingByHeader = new LRUCache<string, Encoding>({ max: 100 });

/** The smallest encoding that the client accepts. */
export function preferredEncoding(request: Pick<IncomingMessage, "headers">): Encoding {
  const header = request.headers["accept-encoding"]?.toString() ?? "";
  const known = encodingByHeader.get(header);
  if (known) return known;
  const accepted = new Negotiator(request as IncomingMessage).encodings(encodings);
  const preferred = encodings.find((encoding) => accepted.includes(encoding)) ?? "identity";
  encodingByHeader.set(header, preferred);
  return preferred;
}

/** Sends a response, or 304 if the client has it already. */
export async function sendShared(
  request: IncomingMessage,
  response: ServerResponse,
  shared: SharedResponse,
  requestId: string,
): Promise<void> {
  if (shared.isStored && shared.status === 200 && fresh(request.headers, { etag: shared.etag })) {
    response.writeHead(304, ["X-Request-Id", requestId, ...shared.headers]).end();
    return;
  }
  const { headers, body } = await shared.encode(preferredEncoding(request));
  if (response.destroyed) return;
  response.writeHead(shared.status, ["X-Request-Id", requestId, ...headers]);
  response.end(request.method === "HEAD" ? undefined : body);
}
