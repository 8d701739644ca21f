import { type ClockJump, ClockJumps } from "@/components/shell/clock-jumps";
import { now } from "@/lib/clock";
import { cityOf, deadlinesOf, registrationState } from "@/lib/contest/rules";
import type { CurrentEdition } from "@/lib/contest/views";
import { env } from "@/lib/env";
import { clockCookie, clockIsMovable } from "@/lib/site-time";
import { formatInstant } from "@/lib/time";

const hourMs = 60 * 60 * 1000;

/** The demo's current time, with buttons to move it to the edit day and the day after. */
export async function ClockStrip({ edition }: { edition: CurrentEdition }) {
  if (!clockIsMovable() || env().SITE_MODE !== "demo") return null;
  const instant = await now();
  const state = registrationState(deadlinesOf(edition, null), instant);
  const afterRegistration = (hours: number) =>
    new Date(edition.endOfRegistrationDate.getTime() + hours * hourMs).toISOString();
  const jumps: ClockJump[] = [
    { title: "Registration open", to: null, isCurrent: state === "open" },
    { title: "Edit day", to: afterRegistration(12), isCurrent: state === "editing" },
    { title: "Day after", to: afterRegistration(36), isCurrent: state === "closed" },
  ];
  return (
    <aside className="bg-amber-wash px-gutter text-sm/6 print:hidden" aria-label="Demo calendar">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1">
        <p>
          Demo: it is {formatInstant(instant, edition.timeZone)} in {cityOf(edition.venue)}.
        </p>
        <ClockJumps cookie={clockCookie} jumps={jumps} />
      </div>
    </aside>
  );
}
