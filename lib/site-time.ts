import { env } from "@/lib/env";

/** Where demo and test mode keep the instant that one browser (or script) has jumped to. */
export const clockCookie = "site-clock";

/** Whether this site's clock may be moved: never in a real deployment. */
export function clockIsMovable(): boolean {
  return env().SITE_MODE !== "production";
}

let read: { text: string; instant: number } | undefined;

/** Read once: every answer from memory asks the clock, and reading a date takes longer than the rest of the question. */
function instantOf(text: string): number {
  if (read?.text !== text) read = { text, instant: Date.parse(text) };
  return read.instant;
}

/**
 * What the site's clock shows to whoever has not moved it: the real instant or, in demo and test mode, SITE_CLOCK and
 * the time since this process started. The pages and the cache in front of them must agree on it.
 */
export function siteTime(): Date {
  const start = env().SITE_CLOCK;
  return start ? new Date(instantOf(start) + performance.now()) : new Date();
}
