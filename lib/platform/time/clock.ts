import "server-only";
import { cookies } from "next/headers";
import { clockCookie, clockIsMovable, siteTime } from "@/lib/platform/time/site-time";

/**
 * The current time for every rule about dates. In demo and test mode it starts at SITE_CLOCK, and a request with the
 * clock cookie gets the time in the cookie.
 */
export async function now(): Promise<Date> {
  if (!clockIsMovable()) return new Date();
  const cookieTime = new Date((await cookies()).get(clockCookie)?.value ?? "");
  return Number.isNaN(cookieTime.getTime()) ? siteTime() : cookieTime;
}
