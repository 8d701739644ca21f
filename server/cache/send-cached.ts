import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import type { CachedResponse, Encoding } from "@/server/cache/cached-response";

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

/** Sends a cached response, or 304 if the client has it already. */
export async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  requestId: string,
): Promise<void> {
  if (cached.status === 200 && fresh(request.headers, { etag: cached.etag })) {
    response.writeHead(304, ["X-Request-Id", requestId, ...cached.headers]).end();
    return;
  }
  const { headers, body } = await cached.encode(preferredEncoding(request));
  if (response.destroyed) return;
  response.writeHead(cached.status, ["X-Request-Id", requestId, ...headers]);
  response.end(request.method === "HEAD" ? undefined : body);
}
