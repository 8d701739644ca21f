import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes as received, still compressed. */
  body: Buffer;
}

/** Sends a request without the encodings that fetch adds and decodes. */
export function requestRaw(
  url: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
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
