import { cityTime } from "@/lib/edition/city";
import type { Contest } from "@/lib/edition/schema";
import { formatInstant } from "@/lib/platform/time/time";

interface FactsProps {
  contest: Pick<Contest, "endOfRegistrationDate" | "timeZone" | "venue">;
  now: Date;
}

/** Groups, team size and registration deadline at a glance. */
export function Facts({ contest: { endOfRegistrationDate, timeZone, venue }, now }: FactsProps) {
  const end = new Date(endOfRegistrationDate);
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[auto_auto] sm:justify-start **:[dt]:text-ink-soft">
      <div>
        <dt>Groups</dt>
        <dd className="font-semibold">Junior and Senior</dd>
        <dd>Up to four contestants a team</dd>
      </div>
      <div>
        <dt>{now < end ? "Registration ends" : "Registration ended"}</dt>
        <dd className="font-semibold">{formatInstant(end, timeZone)}</dd>
        <dd>{cityTime(venue)}</dd>
      </div>
    </dl>
  );
}
