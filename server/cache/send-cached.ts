import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import Negotiator from "negotiator";
import type { CachedResponse, Encoding } from "@/server/cache/cached-response";

const encodings: Encoding[] = ["br", "gzip"];

/** The smallest encoding that the client accepts. */
export function preferredEncoding(request: Pick<IncomingMessage, "headers">): Encoding {
  const accepted = new Negotiator(request as IncomingMessage).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding)) ?? "identity";
}

/** Sends a cached response, or 304 if the client has it already. */
export async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  requestId: string,
): Promise<void> {
  if (fresh(request.headers, { etag: cached.etag })) {
    response.writeHead(304, ["X-Request-Id", requestId, ...cached.headers]).end();
    return;
  }
  const { headers, body } = await cached.encode(preferredEncoding(request));
  if (response.destroyed) return;
  response.writeHead(200, ["X-Request-Id", requestId, ...headers]);
  response.end(request.method === "HEAD" ? undefined : body);
}
