import { env } from "@/lib/platform/env";

/** The cookie with the time that a browser or script has set in demo and test mode. */
export const clockCookie = "site-clock";

/** Whether the clock can be set: never in production. */
export function clockIsMovable(): boolean {
  return env().SITE_MODE !== "production";
}

/**
 * The current time without the clock cookie, for pages and for the response cache: in demo and test mode SITE_CLOCK plus
 * the uptime of the process.
 */
export function siteTime(): Date {
  const start = env().SITE_CLOCK;
  return start ? new Date(Date.parse(start) + performance.now()) : new Date();
}
