import { env } from "@/lib/platform/env";

export const clockCookie = "site-clock";

export function clockIsMovable(): boolean {
  return env().SITE_MODE !== "production";
}

/** The time for what is shared by visitors, such as the response cache: it ignores the clock cookie. */
export function siteTime(): Date {
  // SITE_CLOCK is the time at which the process started.
  const start = env().SITE_CLOCK;
  return start ? new Date(Date.parse(start) + performance.now()) : new Date();
}
