import { env } from "@/lib/platform/env";

export const clockCookie = "site-clock";

export function clockIsMovable(): boolean {
  return env().SITE_MODE !== "production";
}

/** Ignores the clock cookie, for the response cache. */
export function siteTime(): Date {
  const start = env().SITE_CLOCK;
  return start ? new Date(Date.parse(start) + performance.now()) : new Date();
}
