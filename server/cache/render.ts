import { createServer, type IncomingMessage, type RequestListener, request } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Rendered } from "@/server/cache/entry";
import type { SharedRequest } from "@/server/cache/shared-request";
import { memoryConnection } from "@/server/memory-connection";

/**
 * Next puts a page's title and description into its head only for those it takes for unable to run scripts; a finished
 * page has no reason to send them later.
 */
const userAgent = "Twitterbot";

/**
 * Makes the way to have the application answer a shared request. It sees a request of our own making that holds
 * nothing of the client but what the key names: so nothing else can get into what everybody is given.
 */
export function renderer(
  application: RequestListener,
  siteUrl: string,
): (shared: SharedRequest, requestId: string) => Promise<Rendered> {
  const server = createServer(application);
  const host = new URL(siteUrl).host;
  return async ({ url, headers }, requestId) => {
    const [ours, theirs] = memoryConnection();
    server.emit("connection", theirs);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request({
        createConnection: () => ours,
        path: url,
        headers: { host, accept: "*/*", "user-agent": userAgent, "x-request-id": requestId, ...headers },
      })
        .once("response", resolve)
        .once("error", reject)
        .end();
    });
    const body = await buffer(response);
    if (!response.complete) throw new Error("The application broke off its answer.");
    return { status: response.statusCode ?? 500, headers: response.headers, body };
  };
}
