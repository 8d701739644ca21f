import { AppError, problemResponse } from "@/lib/platform/errors/problem";
import { isApi } from "@/lib/platform/http/paths";
import { invalidAddressPage, refusedPage, tooBusyPage, unavailablePage } from "@/server/error-pages";
import type { RequestContext } from "@/server/request-context";
import type { BufferedResponse } from "@/server/response";

/** 503 for a request that waited for its turn in vain. */
export function tooBusy(): AppError {
  const detail = "The site is very busy right now. Please try again in a moment.";
  return new AppError(503, detail, undefined, { "Retry-After": "2" });
}

function errorPage({ status, message, headers }: AppError): BufferedResponse {
  if (status === 400) return invalidAddressPage();
  if (status === 503) return tooBusyPage();
  return refusedPage(status, message, headers);
}

type Context = Pick<RequestContext, "path" | "requestId">;

/** A response that does not come from Next: a problem (RFC 9457) for the API, a page elsewhere. */
export async function errorResponse(
  { path, requestId }: Context,
  error: AppError,
  page: (error: AppError) => BufferedResponse = errorPage,
): Promise<BufferedResponse> {
  if (!isApi(path)) return page(error);
  const problem = problemResponse(error, requestId);
  return {
    status: problem.status,
    headers: Object.fromEntries(problem.headers),
    body: Buffer.from(await problem.arrayBuffer()),
  };
}

/** 503 for a request that failed because the database is unreachable or too busy. */
export function unavailable(context: Context): Promise<BufferedResponse> {
  const detail = "The site can't reach its database right now. Please try again in a moment.";
  return errorResponse(context, new AppError(503, detail, undefined, { "Retry-After": "5" }), unavailablePage);
}
