import { createServer, type IncomingHttpHeaders, type RequestListener, request as sendRequest } from "node:http";
import { duplexPair } from "node:stream";
import { buffer } from "node:stream/consumers";

export interface RenderedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type NextHandler = (...parameters: Parameters<RequestListener>) => Promise<void>;

/**
 * Returns a function that requests a URL from Next over a connection inside this process. It rejects if Next breaks
 * off.
 */
export function renderInMemory(next: NextHandler) {
  const server = createServer((request, response) => void next(request, response).catch(() => response.destroy()));
  return (url: string, headers: Record<string, string>): Promise<RenderedResponse> =>
    new Promise((resolve, reject) => {
      const [clientSide, serverSide] = duplexPair();
      // In Node 20, closing one end of a duplexPair does not close the other.
      clientSide.once("close", () => serverSide.destroy());
      serverSide.once("close", () => clientSide.destroy());
      server.emit("connection", serverSide);
      sendRequest({ createConnection: () => clientSide, path: url, headers: { ...headers, connection: "close" } })
        .once("response", (response) => {
          const { statusCode: status = 500, headers } = response;
          buffer(response).then((body) => resolve({ status, headers, body }), reject);
        })
        .once("error", reject)
        .end();
    });
}
