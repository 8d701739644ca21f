import "server-only";
import { contestantData } from "@/lib/contestant/create-contestants";
import type { ContestantEdit } from "@/lib/contestant/inputs";
import { contestantChoices, requirePastBirthDates } from "@/lib/contestant/rules";
import { type EditedContestant, editedContestant } from "@/lib/contestant/schema";
import { contestantColumns } from "@/lib/contestant/views";
import { phoneFormatter } from "@/lib/country/international-phone";
import { requireOptions } from "@/lib/edition/rules";
import { tellOfChange } from "@/lib/mail/team-mails";
import { editsOf, updatePerson } from "@/lib/person/update-person";
import type { Actor } from "@/lib/platform/auth/session";
import { pick } from "@/lib/platform/pick";
import { encodePictures } from "@/lib/platform/picture/commands";
import { requireVersion } from "@/lib/platform/write/version";
import { write } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/team/endpoints";
import { lockContestant } from "@/lib/team/lock";
import { readContestant } from "@/lib/team/queries";

export async function changeContestant(actor: Actor, input: ContestantEdit, now: Date): Promise<EditedContestant> {
  const { id, dateOfBirth, personEditModel: person } = input;
  const pictures = await encodePictures([{ field: "personEditModel.picture", base64: person.picture }]);
  const teamId = await write(actor, endpoints.changeContestant, async (unit) => {
    const { team, edition, contestant } = await lockContestant(unit, id, "details", now);
    await requireVersion(unit.transaction, {
      stored: contestant.version,
      given: input.version,
      changes: editsOf(id, contestant.person.id),
      current: () => readEdited(team.id, id),
    });
    requireOptions(contestantChoices(input, { field: "personEditModel", tShirtSize: person.tShirtSize }, edition));
    requirePastBirthDates({ dateOfBirth }, now, edition.timeZone);
    const teamIds = [team.id];
    await updatePerson(unit, contestant.person, person, pictures, teamIds);
    const before = pick(contestant, contestantColumns);
    const after = contestantData(input, await phoneFormatter(unit.transaction, team.countryId));
    await unit.transaction.contestant.update({ where: { id }, data: after });
    unit.audit({ entity: "Contestant", entityId: id, name: person.fullName, before, after, teamIds });
    await tellOfChange(unit, edition, team, now);
    return team.id;
  });
  return readEdited(teamId, id);
}

async function readEdited(teamId: string, id: string): Promise<EditedContestant> {
  const contestant = await readContestant(teamId, id);
  return { ...contestant, personEditModel: pick(contestant.person, editedContestant.shape.personEditModel.shape) };
}
