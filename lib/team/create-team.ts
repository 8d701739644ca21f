import "server-only";
import { randomUUID } from "node:crypto";
import { createContestants } from "@/lib/contestant/create-contestants";
import { ownTravel } from "@/lib/contestant/own-travel";
import { contestantOptions, requirePastBirthDates } from "@/lib/contestant/rules";
import { phoneFormatter } from "@/lib/country/international-phone";
import { lockEdition } from "@/lib/edition/lock-edition";
import { requireBeforeDeadline, requireOptions } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { findOrCreateLeader, leaderPicture, lockGivenLeaders, type NewLeaderContext } from "@/lib/leader/create-leader";
import type { TeamKey } from "@/lib/person/create-people";
import type { Actor } from "@/lib/platform/auth/session";
import { conflict, invalid } from "@/lib/platform/errors/problem";
import { type EncodedPictures, encodePictures, storePictures } from "@/lib/platform/picture/commands";
import type { Idempotency } from "@/lib/platform/write/idempotency";
import { create, type UnitOfWork } from "@/lib/platform/write/write";
import { tellOfRegistration } from "@/lib/registrator-mails/tell-of-registration";
import * as endpoints from "@/lib/team/endpoints";
import type { TeamCreation } from "@/lib/team/inputs";
import { readTeam } from "@/lib/team/queries";
import { sameLeaders } from "@/lib/team/rules";
import type { Team } from "@/lib/team/schema";
import { travelOptions } from "@/lib/travel/place";
import { toTravelData } from "@/lib/travel/travel-data";
import type { Travel } from "@/lib/travel/views";

const pictureField = (index: number) => `contestants.${index}.contestantPerson.picture`;

const encodeTeamPictures = (actor: Actor, { leaderCreateModel, deputyLeaderCreateModel, contestants }: TeamCreation) =>
  encodePictures(actor, [
    leaderPicture("leader", leaderCreateModel),
    leaderPicture("deputyLeader", deputyLeaderCreateModel),
    ...contestants.map(({ contestantPerson }, i) => ({ field: pictureField(i), base64: contestantPerson.picture })),
  ]);

/** A registrator's team belongs to their country; an administrator chooses one. */
function countryOf(actor: Actor, { countryId }: TeamCreation): string {
  const id = actor.role === "Administrator" ? countryId : actor.countryId;
  if (!id) throw invalid({ countryId: ["Country is required."] });
  return id;
}

const givenLeaders = (input: TeamCreation) => ({
  leader: { id: input.leaderId, model: input.leaderCreateModel },
  deputyLeader: { id: input.deputyLeaderId, model: input.deputyLeaderCreateModel },
});

async function findOrCreateLeaders(unit: UnitOfWork, team: TeamKey, input: TeamCreation, context: NewLeaderContext) {
  const { leader, deputyLeader } = givenLeaders(input);
  if (leader.id && leader.id === deputyLeader.id) throw conflict("deputyLeaderId", sameLeaders);
  const leaderId = await findOrCreateLeader(unit, team, "leader", leader, context);
  if (!leaderId) throw invalid({ leaderId: ["A leader is required."] });
  return { leaderId, deputyLeaderId: await findOrCreateLeader(unit, team, "deputyLeader", deputyLeader, context) };
}

async function insertTeam(
  unit: UnitOfWork,
  team: TeamKey,
  input: TeamCreation,
  { now, edition, travel }: { now: Date; edition: EditionRow; travel: Travel },
  pictures: EncodedPictures,
): Promise<void> {
  const { id, editionId, countryId } = team;
  const { name, isOnline, contestants } = input;
  const formatPhone = await phoneFormatter(unit.transaction, countryId);
  const leaders = await findOrCreateLeaders(unit, team, input, { edition, pictures, formatPhone });
  // All contestants are of one group, and there is at least one.
  const group: ContestantGroup = contestants[0]?.contestantGroup ?? "Senior";
  const isOfficial = input.isOfficial ?? contestants.some((contestant) => contestant.isOfficial !== false);
  const after = { editionId, countryId, name, group, isOnline, isOfficial, ...leaders, ...travel };
  await unit.transaction.team.create({ data: { id, ...after, createdAt: now } });
  unit.audit({ entity: "Team", entityId: id, name, before: null, after });
  const newContestants = contestants.map((contestant, i) => {
    const at = `contestants.${i}.`;
    const pictureHash = pictures.get(pictureField(i))?.hash ?? null;
    const ownJourney = ownTravel({ actor: unit.actor, input: contestant, edition, stored: null, at });
    return { id: randomUUID(), input: contestant, pictureHash, travel: ownJourney, at };
  });
  await createContestants(unit, edition, team, newContestants, formatPhone);
}

/** Returns the input with the options as the edition spells them. Throws 403 after the deadline, 422 on wrong fields. */
function requireValidTeam(actor: Actor, input: TeamCreation, edition: EditionRow, now: Date): TeamCreation {
  requireBeforeDeadline(actor, edition, "roster", now);
  const optionsOfContestants = input.contestants.map((contestant, i) =>
    contestantOptions({ input: contestant, personField: "contestantPerson", edition, at: `contestants.${i}.` }),
  );
  const team = requireOptions(input, {
    ...travelOptions({ input, edition }),
    "leaderCreateModel.leaderPerson.tShirtSize": edition.tShirtSizes,
    "deputyLeaderCreateModel.leaderPerson.tShirtSize": edition.tShirtSizes,
    ...Object.assign({}, ...optionsOfContestants),
  });
  const birthDates = input.contestants.map(({ dateOfBirth }, i) => [`contestants.${i}.dateOfBirth`, dateOfBirth]);
  requirePastBirthDates(Object.fromEntries(birthDates), now, edition.timeZone);
  return team;
}

/**
 * Throws 403 after the deadline, 409 for one person as leader and deputy, and 422 without a country or for what does not
 * fit the edition.
 */
export async function createTeam(
  actor: Actor,
  given: TeamCreation,
  now: Date,
  idempotency: Idempotency | null,
): Promise<Team> {
  const countryId = countryOf(actor, given);
  const pictures = await encodeTeamPictures(actor, given);
  const insert = async (unit: UnitOfWork, id: string) => {
    const edition = await lockEdition(unit.transaction);
    const input = requireValidTeam(actor, given, edition, now);
    const travel = toTravelData({ actor, input, edition, stored: null });
    await lockGivenLeaders(unit.transaction, Object.values(givenLeaders(input)));
    await storePictures(unit.transaction, pictures);
    await insertTeam(unit, { id, editionId: edition.id, countryId }, input, { now, edition, travel }, pictures);
    await tellOfRegistration(unit, edition, id, now);
  };
  return create(actor, endpoints.createTeam, idempotency, insert, readTeam);
}
