import { toLocalText } from "@/lib/platform/time/time";

/** `endOfRegistration` is local to the venue. */
export function pastDeadlineWarnings(endOfRegistration: string, now: Date, timeZone: string): string[] {
  if (endOfRegistration > toLocalText(now, timeZone)) return [];
  return ["The end of registration is in the past, so registration will be closed."];
}
