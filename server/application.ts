import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "@/lib/log";
import { brokenPage, databaseUnreachablePage } from "@/server/error-page";
import { holdBackErrors } from "@/server/hold-back-errors";
import { refuse, tooBusy } from "@/server/refusal";
import type { TakePlace } from "@/server/render-limit";
import { securityHeaders, setHeaders } from "@/server/security-headers";
import { sendTogether } from "@/server/send-together";

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Has a request answered by Next; `takePlace` is asked for a place among the answers in the making. */
export type Application = (
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  takePlace: TakePlace,
) => void;

/** Files of the build and of public/, which nothing has to be made for. */
const file = /^\/(_next\/static|flags|documents)\//;

/** Whether a request only reads. */
export const isRead = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

/** A request's path, without its query. */
export const pathOf = ({ url = "/" }: IncomingMessage): string => url.split("?", 1)[0] ?? "/";

/**
 * Next with what surrounds it: error pages that need neither Next nor the database, and a quick 503 where more is being
 * read than can be answered soon. A write is never refused for that.
 */
export function createApplication(options: {
  next: NextHandler;
  isDatabaseUp: () => Promise<boolean>;
  siteUrl: string;
}): Application {
  const { next, isDatabaseUp } = options;
  const everywhere = securityHeaders(options.siteUrl);
  return (request, response, requestId, takePlace) => {
    const path = pathOf(request);
    const headers = { ...everywhere, "X-Request-Id": requestId };
    request.headers["x-request-id"] = requestId;
    setHeaders(response, headers);
    if (isRead(request) && !file.test(path)) {
      const giveBack = takePlace();
      if (!giveBack) {
        void refuse(response, path, requestId, tooBusy);
        return;
      }
      // Not before the client has it: until then the answer takes up memory, whoever reads it or does not.
      response.once("close", giveBack);
    }
    const replacement = async () => ((await isDatabaseUp()) ? brokenPage(requestId) : databaseUnreachablePage());
    holdBackErrors(request, response, { path, headers, replacement });
    sendTogether(response);
    next(request, response).catch((error: unknown) => {
      log().error({ requestId, err: error }, "a request failed");
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  };
}
