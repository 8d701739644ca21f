import "server-only";
import { randomUUID } from "node:crypto";
import type { PhoneFormatter } from "@/lib/country/international-phone";
import type { LeaderCreateModel } from "@/lib/leader/inputs";
import { newPerson, type TeamKey } from "@/lib/person/team-member";
import { invalid } from "@/lib/platform/errors/problem";
import type { UnitOfWork } from "@/lib/platform/write/write";

/**
 * Creates a leader for a team, and their person unless the model names an existing one. Returns the leader's id. Throws
 * 422 for a model without a person.
 */
export async function createLeader(
  { transaction, audit }: UnitOfWork,
  team: TeamKey,
  model: LeaderCreateModel,
  { pictureHash, formatPhone }: { pictureHash: string | null; formatPhone: PhoneFormatter },
): Promise<string> {
  const teamIds = [team.id];
  let personId = model.leaderPersonId;
  if (model.leaderPerson) {
    const { id, ...person } = newPerson(team, model.leaderPerson, pictureHash);
    await transaction.person.create({ data: { id, ...person } });
    audit({ entity: "Person", entityId: id, name: person.fullName, before: null, after: person, teamIds });
    personId = id;
  }
  if (!personId) throw invalid({ leaderCreateModel: ["Choose an existing leader or enter a new one."] });
  const id = randomUUID();
  const leader = { personId, email: model.leaderEmail, phoneNumber: formatPhone(model.leaderPhoneNumber) };
  const { person } = await transaction.leader.create({
    data: { id, ...leader },
    select: { person: { select: { fullName: true } } },
  });
  audit({ entity: "Leader", entityId: id, name: person.fullName, before: null, after: leader, teamIds });
  return id;
}
