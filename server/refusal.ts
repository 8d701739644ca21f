import type { ServerResponse } from "node:http";
import { AppError, problemResponse } from "@/lib/http/problem";
import { isApi } from "@/lib/paths";
import { badAddressPage, type ErrorPage, tooBusyPage } from "@/server/error-page";

/** What is said before Next is asked: as a problem by the API, as a page elsewhere. */
export interface Refusal {
  error: AppError;
  page: () => ErrorPage;
}

/** Next would take an address that it cannot decode for a mistake of its own. */
export const badAddress: Refusal = {
  error: new AppError(400, "The address of this request is not valid."),
  page: badAddressPage,
};

/** More is under way than can be answered soon. */
export const tooBusy: Refusal = {
  error: new AppError(503, "The site has too much to do right now. Please try again in a moment.", undefined, {
    "Retry-After": "2",
  }),
  page: tooBusyPage,
};

/** Answers a request for `path` with a refusal. */
export async function refuse(
  response: ServerResponse,
  path: string,
  requestId: string,
  { error, page }: Refusal,
): Promise<void> {
  if (isApi(path)) {
    const problem = problemResponse(error, requestId);
    response.writeHead(problem.status, Object.fromEntries(problem.headers)).end(await problem.text());
  } else {
    const { status, headers, body } = page();
    response.writeHead(status, headers).end(body);
  }
}
