import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { clientAddress } from "@/server/client-address";

/** What the server derives from a request before it handles it. */
export interface RequestContext {
  /** Without the query. */
  path: string;
  /** Made by the server; one sent by the client is ignored. */
  requestId: string;
  /** In milliseconds of performance.now(). */
  startedAt: number;
  /** The client's address or network, derived on demand because cached responses do not need it. */
  client: () => string;
}

export function requestContext(request: IncomingMessage, trustedProxies: number): RequestContext {
  return {
    path: (request.url ?? "/").split("?", 1)[0] ?? "/",
    requestId: randomUUID(),
    startedAt: performance.now(),
    client: () => clientAddress(request, trustedProxies),
  };
}

export const isRead = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";
