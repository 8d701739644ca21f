import { Temporal } from "temporal-polyfill";
import { hasOffset } from "@/lib/time";

/** Parses a text that instantText accepts; without an offset it is local to `timeZone`. */
export function toInstant(text: string, timeZone: string): Date {
  if (hasOffset(text)) return new Date(text);
  return new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds);
}

/** The start of a calendar day (`yyyy-MM-dd`) in `timeZone`, and the start of the next day. */
export function dayIn(day: string, timeZone: string): [from: Date, to: Date] {
  const date = Temporal.PlainDate.from(day);
  const startOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  return [startOf(date), startOf(date.add({ days: 1 }))];
}
