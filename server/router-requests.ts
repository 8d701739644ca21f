import type { IncomingHttpHeaders } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

/** Every request header of Next's router that its response depends on. */
const routerHeaders = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;

/** The query parameter with a hash of those headers; Next redirects a client navigation whose hash is missing or wrong. */
export const routerParameter = "_rsc";

/** Whether Next's router sent the request, which gets flight data instead of HTML. */
export const isClientNavigation = (headers: IncomingHttpHeaders): boolean => headers.rsc !== undefined;

/** The site's own are below 1 kB. The time to parse one grows with the square of its depth. */
const maxRouterStateLength = 2_048;

/** Whether Next can read the router state of a client navigation; it would answer any other with 500. */
export function hasValidRouterState(headers: IncomingHttpHeaders): boolean {
  if (!isClientNavigation(headers)) return true;
  const state = headers["next-router-state-tree"];
  if (state && state.length > maxRouterStateLength) return false;
  try {
    parseAndValidateFlightRouterState(state);
    return true;
  } catch {
    return false;
  }
}

/** The headers of Next's router among a request's headers. */
export function routerHeadersOf(headers: IncomingHttpHeaders): Record<string, string> {
  const entries = routerHeaders.map((name) => [name, headers[name]]);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
}

/** Next renders a page's title and description into its head only for crawlers that run no scripts. */
export const crawlerUserAgent = "Twitterbot";

/** The row of flight data that stands for a part that could not be rendered. */
const errorRow = ':E{"digest":';

/** Whether a response is a client navigation whose page could not be rendered; its status is 200 nevertheless. */
export function isFailedNavigation({ headers, body }: { headers: IncomingHttpHeaders; body: Buffer }): boolean {
  const isFlightData = headers["content-type"]?.startsWith("text/x-component") ?? false;
  return isFlightData && body.includes(errorRow);
}
