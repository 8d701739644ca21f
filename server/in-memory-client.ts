import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  request as sendRequest,
} from "node:http";
import { duplexPair, type Readable } from "node:stream";

export interface InMemoryRequest {
  method?: string | undefined;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  /** Its error is the request's. */
  body?: Readable;
  /** Cancels the request and its response. */
  signal?: AbortSignal;
}

/** Sends a request and resolves with the response once its head has arrived. Rejects if the connection breaks. */
export type InMemoryClient = (request: InMemoryRequest) => Promise<IncomingMessage>;

/** Above Node's default, which the visitor's request has met, because headers are added. */
const maxHeaderSize = 64 * 1024;

/** Creates an HTTP client for `listener` whose connections stay inside this process. */
export function inMemoryClient(listener: RequestListener): InMemoryClient {
  const server = createServer({ maxHeaderSize }, listener);
  return ({ method, url, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const [clientSide, serverSide] = duplexPair();
      // Node 20 does not pass a closed connection on to the other side.
      clientSide.once("close", () => serverSide.destroy());
      serverSide.once("close", () => clientSide.destroy());
      server.emit("connection", serverSide);
      const outgoing = sendRequest({
        createConnection: () => clientSide,
        method,
        path: url,
        headers: { ...headers, connection: "close" },
        maxHeaderSize,
        signal,
      });
      outgoing.once("response", resolve).on("error", reject);
      if (body) body.once("error", (error) => outgoing.destroy(error)).pipe(outgoing);
      else outgoing.end();
    });
}
