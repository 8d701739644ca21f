import { cityOf } from "@/lib/contest/rules";
import type { Contest } from "@/lib/contest/schema";
import { formatInstant } from "@/lib/time";

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
    <dl className="facts">
      <div>
        <dt>Groups</dt>
        <dd>Junior and Senior</dd>
        <dd className="facts-note">Teams of up to four contestants, with a leader and optionally a deputy</dd>
      </div>
      <div>
        <dt>{now < end ? "Registration ends" : "Registration ended"}</dt>
        <dd>{formatInstant(end, timeZone)}</dd>
        <dd className="facts-note">
          Time in {cityOf(venue)} ({timeZone})
        </dd>
      </div>
    </dl>
  );
}
