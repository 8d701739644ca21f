import { Temporal } from "temporal-polyfill";
import { hasOffset } from "@/lib/time";

/** The moment that `text` (checked by instantText) names, reading it in `timeZone` if it has no offset. */
export function toInstant(text: string, timeZone: string): Date {
  if (hasOffset(text)) return new Date(text);
  return new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds);
}

/** `yyyy-MM-ddTHH:mm` in `timeZone`, as a datetime-local field takes it. */
export function toLocalText(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" });
}

/** When a calendar day (`yyyy-MM-dd`) begins in `timeZone`, and when the next one does. */
export function dayIn(day: string, timeZone: string): [from: Date, to: Date] {
  const date = Temporal.PlainDate.from(day);
  const beginning = (of: Temporal.PlainDate) => new Date(of.toZonedDateTime(timeZone).epochMilliseconds);
  return [beginning(date), beginning(date.add({ days: 1 }))];
}
