import "server-only";
import * as endpoints from "@/lib/person/endpoints";
import type { PersonInput } from "@/lib/person/inputs";
import { lockPerson } from "@/lib/person/lock-person";
import { auditedPersonData, memberRows, toPersonData } from "@/lib/person/person-data";
import { readPerson } from "@/lib/person/queries";
import type { Person } from "@/lib/person/schema";
import { editsOf, increaseRoleVersions } from "@/lib/person/update-person";
import { personDetails } from "@/lib/person/views";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError } from "@/lib/platform/errors/problem";
import { pick } from "@/lib/platform/pick";
import { deleteUnusedPictures, encodePictures, storePictures } from "@/lib/platform/picture/commands";
import { changesBetween } from "@/lib/platform/write/changes";
import { requireVersion } from "@/lib/platform/write/version";
import { write } from "@/lib/platform/write/write";
import { deleteAnswersNotAsked } from "@/lib/question/not-asked";
import { storeAnswers } from "@/lib/question/store-answers";
import { tellOfChange, tellOfGuest } from "@/lib/registrator-mails/tell-of-change";
import { tellOfMisfit } from "@/lib/registrator-mails/tell-of-misfit";
import { requireJourneyOnly } from "@/lib/travel/journey-only";
import { releaseTransfers } from "@/lib/travel/transfers/move-parties";
import { listPartyTransfers } from "@/lib/travel/transfers/party-transfers";
import { noOwnTravel, travelSelect } from "@/lib/travel/views";

const guestColumns = { ...personDetails, ...travelSelect, countryId: true };

/**
 * A guest who loses this role loses their transfers and answers too. Throws 403 after the deadline, 404, 409 for a stale
 * version or another country than the team's, and 422 for what cannot be stored.
 */
export async function changePerson(actor: Actor, id: string, input: PersonInput, now: Date): Promise<Person> {
  const pictures = await encodePictures(actor, [{ field: "picture", base64: input.picture }]);
  return write(actor, endpoints.changePerson, async (unit) => {
    const { transaction, audit } = unit;
    const person = await lockPerson(unit, id, "journeys", now);
    const { edition, version, data: before, isTeamMember, travelsAlone, isLoneParty, teams } = person;
    await requireVersion(transaction, {
      stored: version,
      given: input.version,
      changes: editsOf(id),
      current: () => readPerson(transaction, id),
    });
    const changed = await toPersonData(unit, input, edition, pictures, before);
    // Members travel with their team; the journey of a contestant who travels alone is changed with the contestant.
    const memberTravel = travelsAlone ? pick(before, travelSelect) : noOwnTravel;
    const after = isTeamMember && !changed.isGuest ? { ...changed, ...memberTravel } : changed;
    if (isTeamMember && after.countryId !== before.countryId)
      throw new AppError(409, "A team member must be from the team’s country.");
    const changes = changesBetween(auditedPersonData(before), auditedPersonData(after));
    const teamIds = teams.map((team) => team.id);
    const role = after.isGuest ? ("GUEST" as const) : undefined;
    const hasNewAnswers = await storeAnswers(unit, edition, [
      { personId: id, name: after.fullName, role, answers: input.answers, teamIds },
    ]);
    const changedFields = Object.keys(changes);
    if (hasNewAnswers) changedFields.push("answers");
    requireJourneyOnly(changedFields, { actor, edition, now });
    const transfers = (await listPartyTransfers([id], edition, transaction)).get(id) ?? [];
    await storePictures(transaction, pictures, [before.pictureHash]);
    const committees = { deleteMany: {}, createMany: { data: memberRows(after) } };
    await transaction.person.update({ where: { id }, data: { ...after, committees, version: { increment: 1 } } });
    await increaseRoleVersions(transaction, id);
    if (before.isGuest && !after.isGuest) await deleteAnswersNotAsked(transaction, id);
    await deleteUnusedPictures(transaction, [before.pictureHash]);
    const released = after.isGuest || isLoneParty ? {} : await releaseTransfers(transaction, { personId: id });
    audit({
      entity: "Person",
      entityId: id,
      name: after.fullName,
      before: { ...auditedPersonData(before), ...released },
      after: auditedPersonData(after),
      teamIds,
    });
    const isChanged = (columns: object) => Object.keys(columns).some((name) => name in changes);
    if (isChanged(personDetails)) for (const team of teams) await tellOfChange(unit, edition, team, now);
    const guest = { before: before.isGuest ? before : null, after: after.isGuest ? after : null };
    if (before.isGuest !== after.isGuest || isChanged(guestColumns)) await tellOfGuest(unit, edition, id, guest, now);
    const party = { id, name: after.fullName, countryId: after.countryId, personIds: [id] };
    await tellOfMisfit(unit, edition, party, transfers, now);
    return readPerson(transaction, id);
  });
}
