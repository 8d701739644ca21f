import "server-only";
import { cookies } from "next/headers";
import { env } from "@/lib/env";

/** Where demo and test mode keep the instant that one browser (or script) has jumped to. */
export const clockCookie = "site-clock";

const startedAt = Date.now();

/** Whether this site's clock may be moved: never in a real deployment. */
export function clockIsMovable(): boolean {
  return env().SITE_MODE !== "production";
}

/**
 * The instant that every rule about dates asks. A real deployment has the real one. In demo and test mode the clock
 * starts at SITE_CLOCK, and a request that carries the clock cookie stands still at the instant named there.
 */
export async function now(): Promise<Date> {
  if (!clockIsMovable()) return new Date();
  const jumpedTo = new Date((await cookies()).get(clockCookie)?.value ?? "");
  if (!Number.isNaN(jumpedTo.getTime())) return jumpedTo;
  const start = env().SITE_CLOCK;
  return start ? new Date(new Date(start).getTime() + Date.now() - startedAt) : new Date();
}
