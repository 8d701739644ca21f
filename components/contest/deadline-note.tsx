import { timeLeft } from "@/lib/contest/countdown";
import type { CurrentEdition } from "@/lib/contest/edition";
import { editRefusal, endOfEditDate, registrationState, rosterRefusal } from "@/lib/contest/rules";
import { cityOf } from "@/lib/contest/venue";
import { formatInstant } from "@/lib/time";

/** How long a registrator has, and until when in the venue's time. */
export function DeadlineNote({ edition, now }: { edition: CurrentEdition; now: Date }) {
  const end = edition.endOfRegistrationDate;
  const endOfEdit = endOfEditDate(edition);
  const until = (deadline: Date) =>
    `${timeLeft(deadline, now)}, ${formatInstant(deadline, edition.timeZone)} in ${cityOf(edition.venue)}`;
  switch (registrationState(edition, now)) {
    case "open":
      return (
        <p className="deadline">
          Registration ends in <strong>{until(end)}</strong>. People’s details may be edited for a day longer.
        </p>
      );
    case "editing":
      return (
        <p className="deadline">
          {rosterRefusal(edition, now)} People’s details and arrivals may be edited for another{" "}
          <strong>{until(endOfEdit)}</strong>.
        </p>
      );
    case "closed":
      return (
        <p className="deadline">
          {rosterRefusal(edition, now)} {editRefusal(edition, now)} The teams stay as they are shown here.
        </p>
      );
  }
}
