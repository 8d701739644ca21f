import { toLocalText } from "@/lib/platform/time/time";

/** What to ask before an end of registration is saved: nothing if it is later than `now`. It is local to the venue. */
export function pastDeadlineWarnings(endOfRegistration: string, now: Date, timeZone: string): string[] {
  if (endOfRegistration > toLocalText(now, timeZone)) return [];
  return ["The end of registration is in the past, so registration will be closed."];
}
