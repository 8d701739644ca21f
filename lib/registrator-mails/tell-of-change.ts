import "server-only";
import type { EditionRow } from "@/lib/edition/views";
import { env } from "@/lib/platform/env";
import type { UnitOfWork } from "@/lib/platform/write/write";
import { changeMailTime, deleteWaitingMails, writeToCountries } from "@/lib/registrator-mails/write-to-countries";

const changedRecords = {
  TEAM_CHANGE: { noun: "team", page: "/listTeams" },
  GUEST_CHANGE: { noun: "guest", page: "/listGuests" },
} as const;

interface ChangedRecord {
  id: string;
  name: string;
  countryId: string;
}

/** In the words of the mail: "The organizers have changed your team". */
type Change = "added" | "changed" | "deleted" | "withdrawn" | "restored";

/**
 * Replaces the record's mails that still wait. A mail of "changed" waits, because more changes may follow it; every
 * other mail is sent at once.
 */
async function writeChange(
  { transaction, actor }: UnitOfWork,
  edition: EditionRow,
  kind: keyof typeof changedRecords,
  { id, name, countryId }: ChangedRecord,
  change: Change,
  now: Date,
): Promise<void> {
  await deleteWaitingMails(transaction, kind, id);
  const { noun, page } = changedRecords[kind];
  const text = `The organizers have ${change} your ${noun} ${name}. You find your ${noun}s here:

${env().SITE_URL}${page}

If something is wrong, reply to this mail.`;
  const mail = {
    kind,
    countryId,
    aboutId: id,
    about: `${name} was ${change}`,
    text,
    createdById: actor.id,
    personIds: kind === "GUEST_CHANGE" ? [id] : [],
    nextAttemptAt: change === "changed" ? changeMailTime() : new Date(),
  };
  await writeToCountries(transaction, edition, [mail], now);
}

/** Tells a team's registrators that an administrator has changed the team, if the edition has these mails turned on. */
export async function tellOfChange(
  unit: UnitOfWork,
  edition: EditionRow,
  team: ChangedRecord & { withdrawnAt: Date | null },
  now: Date,
  change: "changed" | "withdrawn" | "restored" = "changed",
): Promise<void> {
  if (!edition.mailOnTeamChange || unit.actor.role !== "Administrator") return;
  if (team.withdrawnAt && change === "changed") return;
  await writeChange(unit, edition, "TEAM_CHANGE", team, change, now);
}

interface Guest {
  fullName: string;
  countryId: string;
}

/**
 * Writes to the registrators of a guest's country that an administrator has added, changed or deleted the guest, if the
 * edition has these mails turned on. `before` or `after` is null while the person is no guest.
 */
export async function tellOfGuest(
  unit: UnitOfWork,
  edition: EditionRow,
  id: string,
  { before, after }: { before: Guest | null; after: Guest | null },
  now: Date,
): Promise<void> {
  if (!edition.mailOnGuestChange || unit.actor.role !== "Administrator") return;
  const tell = ({ fullName: name, countryId }: Guest, change: Change) =>
    writeChange(unit, edition, "GUEST_CHANGE", { id, name, countryId }, change, now);
  if (before && before.countryId === after?.countryId) return tell(after, "changed");
  if (before) await tell(before, "deleted");
  if (after) await tell(after, "added");
}
