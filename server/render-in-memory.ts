import { createServer, type IncomingHttpHeaders, type RequestListener, request as sendRequest } from "node:http";
import { duplexPair } from "node:stream";
import { buffer } from "node:stream/consumers";

/** A complete response. */
export interface RenderedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Reads an address of the site. Rejects if the connection breaks. */
export type Render = (url: string, headers: Record<string, string>) => Promise<RenderedResponse>;

/** Creates a function that has `listener` answer requests over connections inside this process. */
export function renderInMemory(listener: RequestListener): Render {
  const server = createServer(listener);
  return (url, headers) =>
    new Promise((resolve, reject) => {
      const [clientSide, serverSide] = duplexPair();
      // Node 20 does not pass a closed connection on to the other side.
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
