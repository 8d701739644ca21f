import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** A response whose body is still to be read. */
export interface StreamedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Readable;
}

/** A complete response. */
export interface BufferedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The Cache-Control of a response that says nothing about caches itself. */
export const notCached = "private, no-store";

/** Headers of one connection, not of the response it carries. */
const hopByHop = ["connection", "keep-alive", "transfer-encoding"];

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
}

/** Sends a response as its body arrives. Rejects if either side breaks off. */
export async function sendStreamed(
  response: ServerResponse,
  { status, headers, body }: StreamedResponse,
): Promise<void> {
  response.writeHead(status, endToEnd(headers));
  await pipeline(body, response);
}

export function sendBuffered(response: ServerResponse, { status, headers, body }: BufferedResponse): void {
  response.writeHead(status, { ...endToEnd(headers), "content-length": body.length });
  response.end(response.req.method === "HEAD" ? undefined : body);
}
