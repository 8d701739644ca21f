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

/** Sends the beginning of a request with a JSON body. The function that it returns sends the rest and returns the status. */
export function beginRequest(url: string, method: string, token: string, body: object): () => Promise<number> {
  const text = JSON.stringify(body);
  const headers = {
    Authorization: `Bearer ${token}`,
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(text)),
  };
  const outgoing = request(url, { method, headers });
  const status = new Promise<number>((resolve, reject) => {
    outgoing.once("response", (response) => resolve(response.resume().statusCode ?? 0)).once("error", reject);
  });
  outgoing.write(text.slice(0, 1));
  return () => {
    outgoing.end(text.slice(1));
    return status;
  };
}
