import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** What the server derives from a request before it handles it. */
export interface RequestContext {
  /** Without the query. */
  path: string;
  /** Made by the server; one sent by the client is ignored. */
  requestId: string;
  /** In milliseconds of performance.now(). */
  startedAt: number;
}

export function requestContext({ url = "/" }: IncomingMessage): RequestContext {
  return { path: url.split("?", 1)[0] ?? "/", requestId: randomUUID(), startedAt: performance.now() };
}

export const isRead = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";
