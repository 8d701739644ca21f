import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the line, still compressed. */
  body: Buffer;
}

/** A request that is sent and answered to the letter: fetch would add encodings of its own and undo them. */
export function requestRaw(
  url: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(url, options)
      .once("response", (response) => {
        const { statusCode: status = 0, headers } = response;
        buffer(response).then((body) => resolve({ status, headers, body }), reject);
      })
      .once("error", reject)
      .end();
  });
}
