import { Temporal } from "temporal-polyfill";
import { invalid } from "@/lib/platform/errors/problem";
import { formatInstant, hasOffset, toLocalText } from "@/lib/platform/time/time";

/** A text without an offset is local to `timeZone`. A local time that the clocks skip becomes the one an hour later. */
export function toInstant(text: string, timeZone: string): Date {
  if (hasOffset(text)) return new Date(text);
  return new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds);
}

/** Throws 422 for a local time that the clocks skip when they go forward. */
export function requireInstant(field: string, text: string, timeZone: string): Date {
  const instant = toInstant(text, timeZone);
  if (hasOffset(text) || toLocalText(instant, timeZone) === text.slice(0, 16)) return instant;
  const next = formatInstant(instant, timeZone);
  throw invalid({ [field]: [`This time does not exist, because the clocks go forward. Did you mean ${next}?`] });
}

/** How far the clocks of `timeZone` are ahead of UTC, in milliseconds. */
function offsetAt(ms: number, timeZone: string): number {
  const minute = Math.floor(ms / 60_000) * 60_000;
  return Date.parse(`${toLocalText(new Date(minute), timeZone)}Z`) - minute;
}

/** The instant that has the same local time in the time zone `to`. Temporal would take a hundred times as long. */
export function toTimeZone(instant: Date, from: string, to: string): Date {
  const local = instant.getTime() + offsetAt(instant.getTime(), from);
  // Near a change of the clocks, the first guess may be an hour off.
  const near = local - offsetAt(local, to);
  return new Date(local - offsetAt(near, to));
}

/** The start of `day` (`yyyy-MM-dd`) and of the day after it. */
export function dayIn(day: string, timeZone: string): [from: Date, to: Date] {
  const first = Temporal.PlainDate.from(day);
  const startOf = (date: Temporal.PlainDate) => new Date(date.toZonedDateTime(timeZone).epochMilliseconds);
  return [startOf(first), startOf(first.add({ days: 1 }))];
}
