import { AppError, problemResponse } from "@/lib/http/problem";
import { isApi } from "@/lib/paths";
import { invalidAddressPage, tooBusyPage } from "@/server/error-pages";
import type { RequestContext } from "@/server/request-context";
import type { BufferedResponse } from "@/server/response";

/** A problem (RFC 9457) for the API, a page elsewhere. */
async function errorResponse(
  { path, requestId }: RequestContext,
  error: AppError,
  page: () => BufferedResponse,
): Promise<BufferedResponse> {
  if (!isApi(path)) return page();
  const problem = problemResponse(error, requestId);
  return {
    status: problem.status,
    headers: Object.fromEntries(problem.headers),
    body: Buffer.from(await problem.arrayBuffer()),
  };
}

/** 400 for a path that cannot be decoded, which Next would answer with 500. */
export const invalidAddress = (context: RequestContext): Promise<BufferedResponse> =>
  errorResponse(context, new AppError(400, "The address of this request is not valid."), invalidAddressPage);

/** 503 for a request beyond the concurrency limit. */
export function tooBusy(context: RequestContext): Promise<BufferedResponse> {
  const detail = "The site has too much to do right now. Please try again in a moment.";
  return errorResponse(context, new AppError(503, detail, undefined, { "Retry-After": "2" }), tooBusyPage);
}
