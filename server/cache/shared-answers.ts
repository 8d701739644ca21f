import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "@/lib/log";
import { isApi } from "@/lib/paths";
import { type Application, isRead } from "@/server/application";
import { type Answer, PageCache } from "@/server/cache/page-cache";
import { renderer } from "@/server/cache/render";
import { sendEntry, sendReady, sendRendered } from "@/server/cache/send";
import { type SharedRequest, sharedRequest } from "@/server/cache/shared-request";
import type { PublicChanges } from "@/server/public-changes";
import { RenderLimit } from "@/server/render-limit";
import { countAnswer, logRequest, type Visit } from "@/server/request-log";

/** How many different answers may be in the making at once. */
const mostRenders = 32;

/** What makes a request one of many that a stranger can make up, each with a rendering of its own; a page has none. */
function madeUpBy({ headers, url }: IncomingMessage): "navigation" | "query" | undefined {
  if (headers.rsc !== undefined) return "navigation";
  return url?.includes("?") ? "query" : undefined;
}

/** Whether it may change what visitors see; accounts and sessions are nobody's to see. */
const mayChange = (request: IncomingMessage, path: string) =>
  !isRead(request) && isApi(path) && !/^\/api\/(Identity|auth)\//.test(path);

/** Calls `then` before the answer leaves, unless it refuses. */
function whenItSucceeds(response: ServerResponse, then: () => void): void {
  const { writeHead } = response;
  Object.assign(response, {
    writeHead: (...args: Parameters<typeof writeHead>) => {
      if (args[0] < 400) then();
      return writeHead.apply(response, args);
    },
  });
}

/**
 * Answers what everybody may read from memory. Calls `otherwise` where a request has to be answered by itself, with an
 * error where that is too late.
 */
export type SharedAnswers = (
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
  otherwise: (error?: unknown) => void,
) => void;

export function sharedAnswers(options: {
  application: Application;
  /** Begins to listen for changes of what visitors may see; `onChange` is to be called at each. */
  listen: (onChange: () => void) => PublicChanges;
  /** The site's clock, in milliseconds since 1970. */
  now: () => number;
  /** The cookie that moves the clock, where the clock may be moved. */
  movableClock: string | null;
  siteUrl: string;
}): SharedAnswers {
  const { application, movableClock, now, siteUrl } = options;
  const limit = new RenderLimit(mostRenders, 0);
  const render = renderer((request, response) => {
    application(request, response, String(request.headers["x-request-id"]), () => limit.take(madeUpBy(request)));
  }, siteUrl);
  const cache = new PageCache(render, now);
  const changes = options.listen(() => cache.empty());

  const make = async (request: IncomingMessage, response: ServerResponse, shared: SharedRequest, visit: Visit) => {
    const { requestId } = visit;
    const { entry, rendered } = await cache.answer(shared, requestId).catch((error: unknown): Answer => {
      log().error({ requestId, err: error }, "an answer for everybody could not be made");
      return {};
    });
    if (!entry && !rendered) return false;
    logRequest(request, response, visit);
    if (entry) await sendEntry(request, response, entry, requestId);
    else if (rendered) sendRendered(response, rendered);
    return true;
  };

  return (request, response, visit, otherwise) => {
    const { path, requestId } = visit;
    // Who has changed something reads it back at once, before the database's notice has arrived.
    if (mayChange(request, path)) whenItSucceeds(response, () => cache.empty());
    const shared = sharedRequest(request, path, movableClock);
    if (!shared) return otherwise();
    changes.whenHeard((isCurrent) => {
      try {
        const entry = isCurrent ? cache.peek(shared.key) : undefined;
        if (entry && sendReady(request, response, entry, requestId)) countAnswer(path, response.statusCode);
        else if (!isCurrent) otherwise();
        else make(request, response, shared, visit).then((isAnswered) => isAnswered || otherwise(), otherwise);
      } catch (error) {
        otherwise(error);
      }
    });
  };
}
