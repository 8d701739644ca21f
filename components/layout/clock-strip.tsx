import { ClockJumps } from "@/components/layout/clock-jumps";
import { cityOf } from "@/lib/edition/dates";
import { demoTimes } from "@/lib/edition/demo-times";
import type { EditionRow } from "@/lib/edition/views";
import { env } from "@/lib/platform/env";
import { now } from "@/lib/platform/time/clock";
import { clockCookie, clockIsMovable } from "@/lib/platform/time/site-time";
import { formatInstant } from "@/lib/platform/time/time";

/** The demo's current time, with buttons to move it. */
export async function ClockStrip({ edition }: { edition: EditionRow }) {
  if (!clockIsMovable() || env().SITE_MODE !== "demo") return null;
  const instant = await now();
  return (
    <aside className="bg-amber-wash px-gutter text-sm/6 print:hidden" aria-label="Demo calendar">
      <div className="mx-auto flex max-w-page items-center justify-between gap-x-6 gap-y-1 overflow-x-auto py-1 md:flex-wrap">
        <p className="shrink-0 whitespace-nowrap">
          Demo: it is {formatInstant(instant, edition.timeZone)} in {cityOf(edition.venue)}.
        </p>
        <ClockJumps cookieName={clockCookie} times={demoTimes(edition, instant)} />
      </div>
    </aside>
  );
}
