import { cityTime } from "@/lib/edition/city";
import type { Contest } from "@/lib/edition/schema";
import { formatInstant } from "@/lib/platform/time/time";

/** Groups, team size and registration deadline at a glance. */
export function Facts({
  contest,
  now,
}: {
  contest: Pick<Contest, "endOfRegistrationDate" | "timeZone" | "venue">;
  now: Date;
}) {
  const { endOfRegistrationDate, timeZone, venue } = contest;
  const end = new Date(endOfRegistrationDate);
  return (
    <dl className="mt-8 border-ink border-t-2 *:border-rule *:border-b *:py-[0.9rem] **:[dt]:text-ink-soft **:[dt]:text-sm/6">
      <div>
        <dt>Groups</dt>
        <dd className="font-semibold font-serif text-lg/7">Junior and Senior</dd>
        <dd className="text-sm">Teams of up to four contestants, with a leader and optionally a deputy</dd>
      </div>
      <div>
        <dt>{now < end ? "Registration ends" : "Registration ended"}</dt>
        <dd className="font-semibold font-serif text-lg/7">{formatInstant(end, timeZone)}</dd>
        <dd className="text-sm">{cityTime(venue)}</dd>
      </div>
    </dl>
  );
}
