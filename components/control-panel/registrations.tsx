import { RegistrationsPlot } from "@/components/contest/registrations-plot";
import { Link } from "@/components/ui/link";
import { timeLeft } from "@/lib/edition/countdown";
import { formatDeadline } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import { plural } from "@/lib/platform/text/plural";
import { toLocalDate } from "@/lib/platform/time/time";
import type { RegistrationDay } from "@/lib/team/views";

interface RegistrationsProps {
  edition: EditionRow;
  days: readonly RegistrationDay[];
  now: Date;
}

/** The time left until the deadline, and the registrations so far. */
export function Registrations({ edition, days, now }: RegistrationsProps) {
  const { endOfRegistrationDate: deadline, timeZone, deadlineExceptions } = edition;
  const extended = deadlineExceptions.filter(({ endOfRegistrationDate }) => endOfRegistrationDate > deadline).length;
  return (
    <section className="mt-8" aria-labelledby="registration">
      <h2 id="registration" className="text-xl">
        Registration
      </h2>
      <p className="mt-1 mb-4">
        {now < deadline ? (
          <>
            Ends in <strong className="font-semibold">{timeLeft(deadline, now, timeZone)}</strong>, on
          </>
        ) : (
          "Ended on"
        )}{" "}
        {formatDeadline(deadline, edition)}.{" "}
        {extended > 0 && (
          <Link href="/controlPanel/edition?view=extensions">
            {plural(extended, "country has", "countries have")} more time.
          </Link>
        )}
      </p>
      <RegistrationsPlot days={days} deadline={toLocalDate(deadline, timeZone)} today={toLocalDate(now, timeZone)} />
    </section>
  );
}
