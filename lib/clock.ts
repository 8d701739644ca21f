import "server-only";
import { cookies } from "next/headers";
import { clockCookie, clockIsMovable, siteTime } from "@/lib/site-time";

/**
 * The instant that every rule about dates asks. A real deployment has the real one. In demo and test mode the clock
 * starts at SITE_CLOCK, and a request that carries the clock cookie stands still at the instant named there.
 */
export async function now(): Promise<Date> {
  if (!clockIsMovable()) return new Date();
  const jumpedTo = new Date((await cookies()).get(clockCookie)?.value ?? "");
  if (!Number.isNaN(jumpedTo.getTime())) return jumpedTo;
  return siteTime();
}
