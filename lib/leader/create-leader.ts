import "server-only";
import { randomUUID } from "node:crypto";
import type { PhoneFormatter } from "@/lib/country/international-phone";
import type { EditionRow } from "@/lib/edition/views";
import type { LeaderCreateModel } from "@/lib/leader/inputs";
import { createPeople, type TeamKey } from "@/lib/person/create-people";
import { changeableBy } from "@/lib/person/lock-person";
import type { Database } from "@/lib/platform/db/client";
import { lockRows } from "@/lib/platform/db/lock-row";
import { invalid } from "@/lib/platform/errors/problem";
import type { EncodedPictures } from "@/lib/platform/picture/commands";
import type { UnitOfWork } from "@/lib/platform/write/write";
import { storeAnswers } from "@/lib/question/store-answers";

type Position = "leader" | "deputyLeader";

interface GivenLeader {
  /** An existing leader, who takes precedence over `model`. */
  id: string | null;
  model: LeaderCreateModel | undefined;
}

export interface NewLeaderContext {
  edition: EditionRow;
  pictures: EncodedPictures;
  formatPhone: PhoneFormatter;
}

const pictureField = (position: Position) => `${position}CreateModel.leaderPerson.picture`;

export const leaderPicture = (position: Position, model: LeaderCreateModel | undefined) => ({
  field: pictureField(position),
  base64: model?.leaderPerson?.picture ?? null,
});

/** Locks the people and leaders who were chosen. Call it before `findOrCreateLeader`. */
export const lockGivenLeaders = (transaction: Database, given: readonly GivenLeader[]): Promise<void> =>
  lockRows(transaction, {
    Person: given.flatMap(({ model }) => model?.leaderPersonId ?? []),
    Leader: given.flatMap(({ id }) => id ?? []),
  });

async function findOrCreatePerson(
  unit: UnitOfWork,
  { id: teamId, editionId, countryId }: TeamKey,
  position: Position,
  { leaderPersonId, leaderPerson }: LeaderCreateModel,
  { edition, pictures }: NewLeaderContext,
): Promise<{ id: string; fullName: string }> {
  if (leaderPerson) {
    const { picture, answers, ...details } = leaderPerson;
    const pictureHash = pictures.get(pictureField(position))?.hash ?? null;
    const person = { id: randomUUID(), editionId, countryId, ...details, pictureHash };
    await createPeople(unit, [person], [teamId]);
    const { id: personId, fullName: name } = person;
    const at = `${position}CreateModel.leaderPerson.`;
    await storeAnswers(unit, edition, [{ personId, name, role: "LEADER", answers, at, teamIds: [teamId] }]);
    return person;
  }
  if (!leaderPersonId) throw invalid({ [`${position}CreateModel`]: ["Choose an existing leader or enter a new one."] });
  const candidates = { ...changeableBy(unit.actor), editionId, countryId, leader: null, contestant: null };
  const person = await unit.transaction.person.findFirst({
    where: { id: leaderPersonId, ...candidates },
    select: { id: true, fullName: true },
  });
  if (!person) {
    const message = "This person is not from your country or cannot become a leader.";
    throw invalid({ [`${position}CreateModel.leaderPersonId`]: [message] });
  }
  return person;
}

async function createLeader(
  unit: UnitOfWork,
  team: TeamKey,
  position: Position,
  model: LeaderCreateModel,
  context: NewLeaderContext,
): Promise<string> {
  const { id: personId, fullName: name } = await findOrCreatePerson(unit, team, position, model, context);
  const phoneNumber = context.formatPhone(`${position}CreateModel.leaderPhoneNumber`, model.leaderPhoneNumber);
  const after = { personId, email: model.leaderEmail, phoneNumber };
  const { editionId, countryId } = team;
  const data = { editionId, countryId, ...after };
  const { id } = await unit.transaction.leader.create({ data, select: { id: true } });
  unit.audit({ entity: "Leader", entityId: id, name, before: null, after, teamIds: [team.id] });
  return id;
}

/**
 * Returns the id of the leader, or null without `id` and `model`. Throws 422 for a leader or person whom the actor may not
 * choose, e.g. one who leads or competes already.
 */
export async function findOrCreateLeader(
  unit: UnitOfWork,
  team: TeamKey,
  position: Position,
  { id, model }: GivenLeader,
  context: NewLeaderContext,
): Promise<string | null> {
  if (!id) return model ? createLeader(unit, team, position, model, context) : null;
  const { editionId, countryId } = team;
  const count = await unit.transaction.leader.count({ where: { id, editionId, countryId } });
  if (count === 0) throw invalid({ [`${position}Id`]: ["This leader is not from your country."] });
  return id;
}
