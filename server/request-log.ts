import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "@/lib/log";

/** A request on its way. */
export interface Visit {
  /** Without its query. */
  path: string;
  requestId: string;
  /** When it came, in milliseconds of performance.now(). */
  began: number;
}

/**
 * Writes one line when the response is done: method, path without its query, status, milliseconds and the request's
 * id. No addresses, headers or bodies. The build's own files are not worth a line.
 */
export function logRequest(
  { method }: IncomingMessage,
  response: ServerResponse,
  { path, requestId, began }: Visit,
): void {
  if (path.startsWith("/_next/static/")) return;
  response.once("close", () => {
    const { statusCode: status } = response;
    const ms = Math.round(performance.now() - began);
    const aborted = !response.writableFinished;
    const line = { method, path: path.slice(0, 300), status, ms, requestId, ...(aborted && { aborted }) };
    if (status >= 500) log().error(line, "request");
    else log().info(line, "request");
  });
}

interface Count {
  full: number;
  unchanged: number;
}

const countedForMs = 1_000;
const counts = new Map<string, Count>();

function tellCounts(): void {
  for (const [path, { full, unchanged }] of counts) log().info({ path, full, unchanged }, "answered from memory");
  counts.clear();
}

process.once("exit", tellCounts);

/**
 * Counts an answer from memory. There may be tens of thousands a second, all alike: a line each would take longer than the
 * answers and fill a disk in a day, so each path has one line a second, with how many were sent and how many were 304.
 */
export function countAnswer(path: string, status: number): void {
  if (counts.size === 0) setTimeout(tellCounts, countedForMs).unref();
  let count = counts.get(path);
  if (!count) {
    count = { full: 0, unchanged: 0 };
    counts.set(path, count);
  }
  if (status === 304) count.unchanged++;
  else count.full++;
}
