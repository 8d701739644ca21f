import "server-only";
import { contestantData } from "@/lib/contestant/create-contestants";
import type { ContestantEdit } from "@/lib/contestant/inputs";
import { ownTravel } from "@/lib/contestant/own-travel";
import { contestantOptions, requirePastBirthDates } from "@/lib/contestant/rules";
import { type EditedContestant, editedContestant } from "@/lib/contestant/schema";
import { contestantColumns } from "@/lib/contestant/views";
import { phoneFormatter } from "@/lib/country/international-phone";
import { isAlone } from "@/lib/edition/participating";
import { requireOptions } from "@/lib/edition/rules";
import { editsOf, updatePerson } from "@/lib/person/update-person";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { pick } from "@/lib/platform/pick";
import { encodePictures } from "@/lib/platform/picture/commands";
import { changesBetween } from "@/lib/platform/write/changes";
import { requireVersion } from "@/lib/platform/write/version";
import { write } from "@/lib/platform/write/write";
import { storeAnswers } from "@/lib/question/store-answers";
import { tellOfChange } from "@/lib/registrator-mails/tell-of-change";
import { tellOfMisfit } from "@/lib/registrator-mails/tell-of-misfit";
import * as endpoints from "@/lib/team/endpoints";
import { lockContestant } from "@/lib/team/lock-team";
import { readContestant } from "@/lib/team/queries";
import { requireJourneyOnly } from "@/lib/travel/journey-only";
import { releaseTransfers } from "@/lib/travel/transfers/move-parties";
import { listPartyTransfers } from "@/lib/travel/transfers/party-transfers";
import { travelSelect } from "@/lib/travel/views";

/**
 * Deletes the travel and transfers of a contestant who travels with the leader again. Throws as `lockContestant`, 403
 * after the edit day for more than the journey, 409 for a stale version, and 422 for what does not fit the edition.
 */
export async function changeContestant(actor: Actor, given: ContestantEdit, now: Date): Promise<EditedContestant> {
  const { id, dateOfBirth, personEditModel } = given;
  const pictures = await encodePictures(actor, [{ field: "personEditModel.picture", base64: personEditModel.picture }]);
  return write(actor, endpoints.changeContestant, async (unit) => {
    const { team, edition, contestant } = await lockContestant(unit, id, "journeys", now);
    await requireVersion(unit.transaction, {
      stored: contestant.version,
      given: given.version,
      changes: editsOf(id, contestant.person.id),
      current: () => readEdited(unit.transaction, id),
    });
    const options = contestantOptions({ input: given, personField: "personEditModel", edition });
    const input = requireOptions(given, options);
    const person = input.personEditModel;
    requirePastBirthDates({ dateOfBirth }, now, edition.timeZone);
    const teamIds = [team.id];
    const { id: personId, isGuest } = contestant.person;
    const travelsAlone = input.hasPersonForContact === true;
    const transfers = (await listPartyTransfers([personId], edition, unit.transaction)).get(personId) ?? [];
    // A guest in an online team travels as a guest.
    const joinsTeam = isAlone(contestant) && !travelsAlone && !(isGuest && team.isOnline);
    const released = joinsTeam ? await releaseTransfers(unit.transaction, { personId }) : {};
    const stored = pick(contestant.person, travelSelect);
    const changes = await updatePerson(unit, contestant.person, person, pictures, teamIds, {
      before: { ...stored, ...released },
      // The same columns store the journey of a guest, which stays.
      after: isGuest && !travelsAlone ? stored : ownTravel({ actor, input, edition, stored }),
    });
    const answering = { personId, name: person.fullName, answers: person.answers, at: "personEditModel.", teamIds };
    const hasNewAnswers = await storeAnswers(unit, edition, [{ ...answering, role: "CONTESTANT" }]);
    const before = pick(contestant, contestantColumns);
    const formatPhone = await phoneFormatter(unit.transaction, team.countryId);
    const after = contestantData(input, (field, text) => formatPhone(field, text, before.personForContactPhoneNumber));
    const changedFields = Object.keys({ ...changes, ...changesBetween(before, after) });
    if (hasNewAnswers) changedFields.push("answers");
    requireJourneyOnly(changedFields, { actor, edition, now });
    await unit.transaction.contestant.update({ where: { id }, data: after });
    unit.audit({ entity: "Contestant", entityId: id, name: person.fullName, before, after, teamIds });
    await tellOfChange(unit, edition, team, now);
    const party = { id: personId, name: person.fullName, countryId: team.countryId, personIds: [personId] };
    await tellOfMisfit(unit, edition, party, transfers, now);
    return readEdited(unit.transaction, id);
  });
}

async function readEdited(transaction: Database, id: string): Promise<EditedContestant> {
  const contestant = await readContestant(transaction, id);
  return { ...contestant, personEditModel: pick(contestant.person, editedContestant.shape.personEditModel.shape) };
}
