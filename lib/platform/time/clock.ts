import "server-only";
import { cookies } from "next/headers";
import { clockCookie, clockIsMovable, siteTime } from "@/lib/platform/time/site-time";

/** Every rule about dates asks this clock. It can be set in demo and test mode. */
export async function now(): Promise<Date> {
  if (!clockIsMovable()) return new Date();
  const cookieTime = new Date((await cookies()).get(clockCookie)?.value ?? "");
  return Number.isNaN(cookieTime.getTime()) ? siteTime() : cookieTime;
}
