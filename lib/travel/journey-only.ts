import { type EditionDates, requireBeforeDeadline } from "@/lib/edition/rules";
import type { Actor } from "@/lib/platform/auth/session";
import { travelSelect } from "@/lib/travel/views";

/** The fields of a journey, with those of the person who meets a contestant travelling alone. */
const journey = { ...travelSelect, personForContactName: true, personForContactPhoneNumber: true };

interface EditContext {
  actor: Actor;
  edition: EditionDates;
  now: Date;
}

/** Throws 403 after the edit day if one of the changed fields is not of a journey. */
export function requireJourneyOnly(changedFields: readonly string[], { actor, edition, now }: EditContext): void {
  if (changedFields.some((field) => !(field in journey))) requireBeforeDeadline(actor, edition, "details", now);
}
