import { timeLeft } from "@/lib/contest/countdown";
import { type Deadlines, editRefusal, endOfEditDate, registrationState, rosterRefusal } from "@/lib/contest/rules";
import { formatInstant } from "@/lib/time";

export const extension = "The organizers extended this deadline for your country.";

const look = "mb-6 max-w-measure text-ink-soft [&_strong]:font-semibold [&_strong]:text-ink";

interface DeadlineNoteProps {
  deadlines: Deadlines;
  /** The deadlines are shown in the time of this city. */
  city: string;
  now: Date;
}

/** The time left until a registrator's deadlines. */
export function DeadlineNote({ deadlines, city, now }: DeadlineNoteProps) {
  const end = deadlines.endOfRegistrationDate;
  const endOfEdit = endOfEditDate(deadlines);
  const until = (deadline: Date) => {
    const instant = formatInstant(deadline, deadlines.timeZone).replace(", ", " at ");
    return `${timeLeft(deadline, now, deadlines.timeZone)}, on ${instant} (${city} time)`;
  };
  switch (registrationState(deadlines, now)) {
    case "open":
      return (
        <p className={look}>
          Registration ends in <strong>{until(end)}</strong>. {deadlines.isExtended && `${extension} `}
          People’s details can be edited for one more day.
        </p>
      );
    case "editing":
      return (
        <p className={look}>
          {rosterRefusal(deadlines, now)} People’s details and arrivals may be edited for another{" "}
          <strong>{until(endOfEdit)}</strong>.
        </p>
      );
    case "closed":
      return (
        <p className={look}>
          {rosterRefusal(deadlines, now)} {editRefusal(deadlines, now)} The teams can no longer be changed.
        </p>
      );
  }
}
