import "server-only";
import { randomUUID } from "node:crypto";
import { createContestants } from "@/lib/contestant/create-contestants";
import type { ContestantToTeam } from "@/lib/contestant/inputs";
import { contestantChoices, requirePastBirthDates } from "@/lib/contestant/rules";
import type { Contestant } from "@/lib/contestant/schema";
import { requireOptions } from "@/lib/edition/rules";
import type { Actor } from "@/lib/platform/auth/session";
import { inTransaction } from "@/lib/platform/db/client";
import { encodePictures, storePictures } from "@/lib/platform/picture/commands";
import { recordChanges } from "@/lib/platform/write/audit-log";
import { claimKey } from "@/lib/platform/write/idempotency";
import type { Idempotency } from "@/lib/platform/write/idempotency-key";
import { lockTeam } from "@/lib/team/lock";
import { readContestant } from "@/lib/team/read-contestant";
import * as endpoints from "@/lib/team/roster-endpoints";
/**
 * Adds a contestant to a team; the database refuses a fifth. Requests with the same idempotency key add one. Throws 403
 * after registration, 404, 409, 422.
 */
export async function addContestant(
  actor: Actor,
  input: ContestantToTeam,
  now: Date,
  idempotency: Idempotency | null,
): Promise<Contestant> {
  const { picture, tShirtSize } = input.contestantPerson;
  const field = "contestantPerson.picture";
  const pictures = await encodePictures([{ field, base64: picture }]);
  const id = await inTransaction(async (transaction) => {
    const { team, edition } = await lockTeam(transaction, actor, input.teamId, "roster", now);
    const newId = randomUUID();
    const earlierId = idempotency && (await claimKey(transaction, actor, idempotency, newId));
    if (earlierId) return earlierId;
    requireOptions(contestantChoices(input, { field: "contestantPerson", tShirtSize }, edition));
    requirePastBirthDates({ dateOfBirth: input.dateOfBirth }, now, edition.timeZone);
    await storePictures(transaction, pictures);
    const pictureHash = pictures.get(field)?.hash ?? null;
    const changes = await createContestants(transaction, team, [{ id: newId, details: input, pictureHash }]);
    await recordChanges(transaction, actor, endpoints.addContestant, changes);
    return newId;
  });
  return readContestant(input.teamId, id);
}
