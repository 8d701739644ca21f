import "server-only";
import { randomUUID } from "node:crypto";
import { phoneFormatter } from "@/lib/country/international-phone";
import type { LeaderCreateModel } from "@/lib/leader/inputs";
import { memberCreated, newPerson, type TeamKey } from "@/lib/person/team-member";
import type { Database } from "@/lib/platform/db/client";
import { invalid } from "@/lib/platform/errors/problem";
import type { AuditedChange } from "@/lib/platform/write/audit-log";

/**
 * Creates a leader for a team, and their person unless the model names an existing one. Returns the leader's id and the
 * changes for the audit log. Throws 422 for a model without a person.
 */
export async function createLeader(
  transaction: Database,
  team: TeamKey,
  model: LeaderCreateModel,
  pictureHash: string | null,
): Promise<{ id: string; changes: AuditedChange[] }> {
  const person = model.leaderPerson && newPerson(team, model.leaderPerson, pictureHash);
  const personId = person?.id ?? model.leaderPersonId;
  if (!personId) throw invalid({ leaderCreateModel: ["Choose an existing leader or enter a new one."] });
  const id = randomUUID();
  const formatPhone = await phoneFormatter(transaction, team.countryId);
  const leader = { id, personId, email: model.leaderEmail, phoneNumber: formatPhone(model.leaderPhoneNumber) };
  if (person) await transaction.person.createMany({ data: [person] });
  await transaction.leader.createMany({ data: [leader] });
  const personChange = person ? [memberCreated(team, "Person", person)] : [];
  return { id, changes: [...personChange, memberCreated(team, "Leader", leader)] };
}
