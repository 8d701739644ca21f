import { type IncomingMessage, ServerResponse } from "node:http";
import { isApi } from "@/lib/paths";
import type { ErrorPage } from "@/server/error-page";
import { setHeaders } from "@/server/security-headers";

function wantsPage(request: IncomingMessage, path: string): boolean {
  if (isApi(path)) return false;
  const accept = request.headers.accept ?? "*/*";
  return request.headers.rsc !== undefined || accept.includes("text/html") || accept.includes("*/*");
}

/**
 * Next answers a page whose data could not be read with a bare 500. This keeps such an answer from being sent, and
 * sends `replacement` with `headers` in its place. Answers of /api/ are left alone; they are problems of their own.
 */
export function holdBackErrors(
  request: IncomingMessage,
  response: ServerResponse,
  options: { path: string; headers: Record<string, string>; replacement: () => Promise<ErrorPage> },
): void {
  if (!wantsPage(request, options.path)) return;
  const { writeHead, write, end, flushHeaders } = response;
  let held = false;

  const replace = async () => {
    const page = await options.replacement();
    if (response.destroyed) return;
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    setHeaders(response, {
      ...options.headers,
      ...page.headers,
      "Content-Length": String(Buffer.byteLength(page.body)),
    });
    // Next's compression has its own versions of these on the response; only the prototype's send what is given.
    ServerResponse.prototype.writeHead.call(response, page.status);
    ServerResponse.prototype.end.call(response, page.body, "utf8");
  };
  const holds = (status: number) => {
    if (!held && !response.headersSent && status === 500) {
      held = true;
      void replace();
    }
    return held;
  };

  Object.assign(response, {
    writeHead: (...args: Parameters<typeof writeHead>) => (holds(args[0]) ? response : writeHead.apply(response, args)),
    flushHeaders: () => {
      if (!holds(response.statusCode)) flushHeaders.call(response);
    },
    write: (...args: Parameters<typeof write>) => (holds(response.statusCode) ? true : write.apply(response, args)),
    end: (...args: Parameters<typeof end>) => (holds(response.statusCode) ? response : end.apply(response, args)),
  });
}
