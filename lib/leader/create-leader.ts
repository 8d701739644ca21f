import "server-only";
import type { PhoneFormatter } from "@/lib/country/international-phone";
import type { ChoiceOptions } from "@/lib/edition/choice-lists";
import type { Choice } from "@/lib/edition/rules";
import type { LeaderCreateModel } from "@/lib/leader/inputs";
import { createPerson, type TeamKey } from "@/lib/person/create-person";
import { invalid } from "@/lib/platform/errors/problem";
import type { EncodedPictures } from "@/lib/platform/picture/commands";
import type { UnitOfWork } from "@/lib/platform/write/write";

/** What a team's leader is in a request: `leaderId` and `leaderCreateModel`, or the same of the deputy leader. */
type Position = "leader" | "deputyLeader";

/** An existing leader, or a new one. */
interface GivenLeader {
  id: string | null;
  model: LeaderCreateModel | undefined;
}

/** What a new leader needs besides the request. */
interface NewLeaderContext {
  pictures: EncodedPictures;
  formatPhone: PhoneFormatter;
}

const pictureField = (position: Position) => `${position}CreateModel.leaderPerson.picture`;

export const leaderPicture = (position: Position, model: LeaderCreateModel | undefined) => ({
  field: pictureField(position),
  base64: model?.leaderPerson?.picture ?? null,
});

export const leaderChoice = (
  position: Position,
  model: LeaderCreateModel | undefined,
  { tShirtSizes: options }: Pick<ChoiceOptions, "tShirtSizes">,
): Choice => ({
  field: `${position}CreateModel.leaderPerson.tShirtSize`,
  value: model?.leaderPerson?.tShirtSize ?? null,
  options,
});

async function createLeader(
  unit: UnitOfWork,
  { id: teamId, editionId, countryId }: TeamKey,
  position: Position,
  model: LeaderCreateModel,
  { pictures, formatPhone }: NewLeaderContext,
): Promise<string> {
  const { transaction, audit } = unit;
  const { leaderPersonId, leaderPerson, leaderEmail: email, leaderPhoneNumber } = model;
  const teamIds = [teamId];
  let personId = leaderPersonId;
  if (leaderPerson) {
    const { picture, ...details } = leaderPerson;
    const pictureHash = pictures.get(pictureField(position))?.hash ?? null;
    personId = await createPerson(unit, { editionId, countryId, ...details, pictureHash }, teamIds);
  }
  if (!personId) throw invalid({ leaderCreateModel: ["Choose an existing leader or enter a new one."] });
  const isCandidate = { id: personId, editionId, countryId, leader: null, contestant: null };
  const person = await transaction.person.findFirst({ where: isCandidate, select: { fullName: true } });
  if (!person) {
    const message = "This person is not from your country or cannot become a leader.";
    throw invalid({ [`${position}CreateModel.leaderPersonId`]: [message] });
  }
  const after = { personId, email, phoneNumber: formatPhone(leaderPhoneNumber) };
  const { id } = await transaction.leader.create({ data: after, select: { id: true } });
  audit({ entity: "Leader", entityId: id, name: person.fullName, before: null, after, teamIds });
  return id;
}

/**
 * The id of a team's leader, who is created unless they exist; null if none is given. Throws 422 for a leader or a person
 * of another country, and for a person who leads or competes already.
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
  const count = await unit.transaction.leader.count({ where: { id, person: { editionId, countryId } } });
  if (count === 0) throw invalid({ [`${position}Id`]: ["This leader is not from your country."] });
  return id;
}
