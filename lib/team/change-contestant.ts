import "server-only";
import { contestantData } from "@/lib/contestant/create-contestants";
import type { ContestantEdit } from "@/lib/contestant/inputs";
import { contestantChoices, requirePastBirthDates } from "@/lib/contestant/rules";
import type { EditedContestant } from "@/lib/contestant/schema";
import { contestantColumns } from "@/lib/contestant/views";
import { phoneFormatter } from "@/lib/country/international-phone";
import { requireOptions } from "@/lib/edition/rules";
import type { Actor } from "@/lib/platform/auth/session";
import { inTransaction } from "@/lib/platform/db/client";
import { pick } from "@/lib/platform/db/pick";
import { deleteUnusedPictures, encodePictures, pictureHashAfter, storePictures } from "@/lib/platform/picture/commands";
import { recordChanges } from "@/lib/platform/write/audit-log";
import { requireVersion } from "@/lib/platform/write/version";
import { lockContestant } from "@/lib/team/lock-contestant";
import { readContestant } from "@/lib/team/read-contestant";
import * as endpoints from "@/lib/team/roster-endpoints";
/** Changes a contestant's details. Throws 403 after the edit period, 404, 409 for a stale version, 422. */
export async function changeContestant(actor: Actor, input: ContestantEdit, now: Date): Promise<EditedContestant> {
  const { picture, removePicture: _, ...details } = input.personEditModel;
  const field = "personEditModel.picture";
  const pictures = await encodePictures([{ field, base64: picture }]);
  const teamId = await inTransaction(async (transaction) => {
    const { team, edition, contestant } = await lockContestant(transaction, actor, input.id, "details", now);
    requireVersion(contestant.version, input.version);
    const { tShirtSize } = details;
    requireOptions(contestantChoices(input, { field: "personEditModel", tShirtSize }, edition));
    requirePastBirthDates({ dateOfBirth: input.dateOfBirth }, now, edition.timeZone);
    const { personId, person: personBefore } = contestant;
    const before = pick(contestant, contestantColumns);
    const pictureHash = pictureHashAfter(input.personEditModel, pictures.get(field), personBefore.pictureHash);
    const person = { ...details, pictureHash };
    const after = contestantData(input, await phoneFormatter(transaction, team.countryId));
    const increment = { version: { increment: 1 } };
    await storePictures(transaction, pictures);
    await transaction.person.updateMany({ where: { id: personId }, data: { ...person, ...increment } });
    if (person.pictureHash !== personBefore.pictureHash)
      await deleteUnusedPictures(transaction, [personBefore.pictureHash]);
    await transaction.contestant.updateMany({ where: { id: input.id }, data: { ...after, ...increment } });
    const teamIds = [team.id];
    await recordChanges(transaction, actor, endpoints.changeContestant, [
      { entity: "Person", entityId: personId, before: personBefore, after: person, teamIds },
      { entity: "Contestant", entityId: input.id, before, after, teamIds },
    ]);
    return team.id;
  });
  const contestant = await readContestant(teamId, input.id);
  const { fullName, nativeName, tShirtSize, picturePath } = contestant.person;
  return { ...contestant, personEditModel: { fullName, nativeName, tShirtSize, picturePath } };
}
