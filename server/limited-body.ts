import type { IncomingMessage } from "node:http";
import { type Readable, Transform } from "node:stream";
import { tooLarge } from "@/lib/platform/http/body";

/**
 * The body of a request, which fails with 413 once it is longer than `limit` bytes. Throws that at once if the request
 * announces a longer one.
 */
export function limitedBody(request: IncomingMessage, limit: number): Readable {
  if (Number(request.headers["content-length"]) > limit) throw tooLarge(limit);
  let size = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) done(tooLarge(limit));
      else done(null, chunk);
    },
  });
  return request.pipe(limited);
}
