import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import Negotiator from "negotiator";
import type { Encoding, SharedResponse } from "@/server/shared-response";

/** The best first. */
const encodings: Encoding[] = ["br", "gzip"];

export function preferredEncoding(request: Pick<IncomingMessage, "headers">): Encoding {
  const accepted = new Negotiator(request as IncomingMessage).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding)) ?? "identity";
}

/** Sends the response in the best encoding that the client accepts, or 304 if it has this response already. */
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
