import { timeLeft } from "@/lib/edition/dates";
import {
  type Deadlines,
  endOfEditDate,
  formatDeadline,
  hasLaterJourneys,
  journeyRefusal,
  registrationState,
} from "@/lib/edition/rules";

export const extensionSentence = "The organizers extended this deadline for your country.";

const look = "mb-6 max-w-measure text-ink-soft [&_strong]:font-semibold [&_strong]:text-ink";

interface DeadlineNoteProps {
  deadlines: Deadlines;
  now: Date;
}

/** The time left until a registrator's deadlines. */
export function DeadlineNote({ deadlines, now }: DeadlineNoteProps) {
  const end = deadlines.endOfRegistrationDate;
  const journeys = hasLaterJourneys(deadlines) && (
    <> Arrivals and departures can be changed until {formatDeadline(deadlines.endOfJourneyDate, deadlines)}.</>
  );
  switch (registrationState(deadlines, now)) {
    case "open":
      return (
        <p className={look}>
          Registration ends in <strong>{timeLeft(end, now, deadlines.timeZone)}</strong>, on{" "}
          {formatDeadline(end, deadlines)}. {deadlines.isExtended && `${extensionSentence} `}
          People’s details can be edited for one more day.
          {journeys}
        </p>
      );
    case "editing":
      return (
        <p className={look}>
          Registration time is over! Details can be edited until{" "}
          <strong>{formatDeadline(endOfEditDate(deadlines), deadlines)}</strong>.{journeys}
        </p>
      );
    case "journeys":
      return <p className={look}>Registration time is over!{journeys}</p>;
    case "closed":
      return (
        <p className={look}>
          {journeyRefusal(deadlines, now)} {deadlines.hasDates && "The teams can no longer be changed."}
        </p>
      );
  }
}
