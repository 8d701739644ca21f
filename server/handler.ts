import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { clientAddressHeader } from "@/lib/http/client-address";
import { log } from "@/lib/log";
import { isApi } from "@/lib/paths";
import type { CacheHandler } from "@/server/cache/cache-handler";
import { clientAddress } from "@/server/client-address";
import { ConcurrencyLimit } from "@/server/concurrency-limit";
import { invalidAddress, tooBusy } from "@/server/error-response";
import { respondHealth } from "@/server/health";
import type { NextApp } from "@/server/next-app";
import { isRead, type RequestContext, requestContext } from "@/server/request-context";
import { logRequest } from "@/server/request-log";
import { sendBuffered, sendStreamed } from "@/server/response";

/** Reads that run at once; half of them are free for one client, since a whole hall may share an address. */
const readSlots = 64;

export interface HandlerOptions {
  next: NextApp;
  cache?: CacheHandler;
  isDatabaseUp: () => Promise<boolean>;
  /** Whether the process is stopping, so that a load balancer should use another one. */
  isStopping: () => boolean;
  securityHeaders: Record<string, string>;
  /** How many of our reverse proxies a request passes. */
  trustedProxies: number;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Files of the build and of public/. */
const isStaticFile = (path: string) => /^\/(_next\/static|flags|documents)\//.test(path);

/** Whether a request may change what visitors see; accounts and sessions are not shown to them. */
const mayChangePublicData = (request: IncomingMessage, path: string) =>
  !isRead(request) && isApi(path) && !/^\/api\/(Identity|auth)\//.test(path);

/** Creates the server's request listener. */
export function createHandler(options: HandlerOptions): RequestListener {
  const { next, cache, isDatabaseUp, isStopping, securityHeaders, trustedProxies } = options;
  const reads = new ConcurrencyLimit(readSlots, readSlots / 2);

  /** Has Next answer a request by itself. */
  const forward = async (request: IncomingMessage, response: ServerResponse, { path }: RequestContext) => {
    const { method, url = "/", headers } = request;
    const closed = new AbortController();
    response.once("close", () => closed.abort());
    const answer = await next.fetch({ method, url, headers, body: request, signal: closed.signal });
    // The author of a change reads it back before PostgreSQL's notification arrives.
    if (answer.status < 400 && mayChangePublicData(request, path)) cache?.clear();
    // The request may have begun before the shutdown.
    if (isStopping()) response.shouldKeepAlive = false;
    await sendStreamed(response, answer);
  };

  const respond = async (request: IncomingMessage, response: ServerResponse, context: RequestContext) => {
    const { path, requestId } = context;
    const isValid = isDecodable(path);
    if (isValid && (await cache?.respond(request, response, context))) return;
    if (response.destroyed) return;
    logRequest(request, response, context);
    response.setHeaders(new Map(Object.entries({ ...securityHeaders, "X-Request-Id": requestId })));
    if (path === "/healthz" && isRead(request)) return respondHealth(response, isStopping, isDatabaseUp);
    if (!isValid) return sendBuffered(response, await invalidAddress(context));
    const client = clientAddress(request, trustedProxies);
    Object.assign(request.headers, { [clientAddressHeader]: client, "x-request-id": requestId });
    if (isStaticFile(path)) return next.listener(request, response);
    if (isRead(request)) {
      const release = reads.acquire(client);
      if (!release) return sendBuffered(response, await tooBusy(context));
      // An unread response takes up memory until its connection closes.
      response.once("close", release);
    }
    return forward(request, response, context);
  };

  return (request, response) => {
    const context = requestContext(request);
    respond(request, response, context).catch((error: unknown) => {
      if (response.destroyed) return;
      log().error({ requestId: context.requestId, err: error }, "a request failed");
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  };
}
