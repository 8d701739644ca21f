import { type EditionDates, requireBeforeDeadline } from "@/lib/edition/rules";
import type { Actor } from "@/lib/platform/auth/session";
import type { Changes } from "@/lib/platform/write/changes";
import { travelSelect } from "@/lib/travel/views";

/** The fields of a journey, with those of the person who meets a contestant travelling alone. */
const journey = { ...travelSelect, personForContactName: true, personForContactPhoneNumber: true };

interface Writing {
  actor: Actor;
  edition: EditionDates;
  now: Date;
}

/** Throws 403 if more than a journey changes after the edit day. */
export function requireJourneyOnly(changes: Changes, { actor, edition, now }: Writing): void {
  if (Object.keys(changes).some((field) => !(field in journey))) requireBeforeDeadline(actor, edition, "details", now);
}
