import "server-only";
import type { TeamMember } from "@/lib/audit/entities";
import { type AuditedChange, entriesOn } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import type { HeldEdition } from "@/lib/contest/edition";
import type { Database } from "@/lib/db";
import { insertTogether } from "@/lib/db-rows";
import { AppError, invalid } from "@/lib/http/problem";
import { requireLeaders, requireNewLeaders } from "@/lib/leader/choose";
import { type EncodedPictures, storePictures } from "@/lib/picture/service";
import { pictureFields, TeamRows } from "@/lib/team/rows";
import type { Team, TeamCreation } from "@/lib/team/schema";
import { toTeam } from "@/lib/team/view";
import { travelInstants } from "@/lib/travel/instants";

/** Where a new team belongs, and the pictures that came with it. */
export interface Setting {
  edition: Pick<HeldEdition, "id" | "timeZone">;
  countryId: string;
  pictures: EncodedPictures;
  /** Of the first contestant; the others follow. */
  firstNumber: number;
}

/** What a team's answer says of its country and edition. */
type Around = { name: string; alpha2: string; alpha3: string; siteId: string };

type MadeRow = { id: string; version: number; assignedRoles?: string[] } & NonNullable<AuditedChange["after"]>;

const madeFor =
  (teamId: string) =>
  (entity: TeamMember, { id, version: _, assignedRoles: __, ...after }: MadeRow): AuditedChange => ({
    entity,
    entityId: id,
    before: null,
    after,
    teamIds: [teamId],
  });

/** Throws 409 for one person in both places, 422 for a leader who can't be this team's. */
async function requireChoosable(
  transaction: Database,
  home: { editionId: string; countryId: string },
  { leaderId, deputyLeaderId, leaderCreateModel, deputyLeaderCreateModel }: TeamCreation,
): Promise<void> {
  if (leaderId && leaderId === deputyLeaderId) {
    const sentence = "The leader and the deputy leader must be two different people.";
    throw new AppError(409, sentence, { deputyLeaderId: [sentence] });
  }
  await requireLeaders(transaction, home, { leaderId, deputyLeaderId });
  await requireNewLeaders(transaction, home, {
    "leaderCreateModel.leaderPersonId": leaderCreateModel?.leaderPersonId ?? null,
    "deputyLeaderCreateModel.leaderPersonId": deputyLeaderCreateModel?.leaderPersonId ?? null,
  });
}

/**
 * Writes a team with its people and the trail of it. Returns it as it is stored, or null if some of its people were there
 * before, so that it has to be read. Throws 409, 422.
 */
export async function writeTeam(
  transaction: Database,
  actor: Actor,
  teamId: string,
  given: TeamCreation,
  { edition, countryId, pictures, firstNumber }: Setting,
): Promise<Team | null> {
  const home = { editionId: edition.id, countryId };
  await requireChoosable(transaction, home, given);
  const rows = new TeamRows(home, pictures);
  const leaderId = given.leaderCreateModel
    ? rows.leader(given.leaderCreateModel, pictureFields.leader)
    : given.leaderId;
  if (!leaderId) throw invalid({ leaderId: ["A leader is required."] });
  const deputyLeaderId = given.deputyLeaderCreateModel
    ? rows.leader(given.deputyLeaderCreateModel, pictureFields.deputy)
    : given.deputyLeaderId;
  given.contestants.forEach((contestant, i) => {
    rows.contestant(teamId, contestant, pictureFields.contestant(i));
  });
  const team = {
    ...home,
    name: given.name,
    group: given.contestants[0]?.contestantGroup ?? "Senior",
    isOnline: given.isOnline,
    leaderId,
    deputyLeaderId,
    ...travelInstants(given, edition.timeZone),
    arrivalLocation: given.arrivalLocation,
    departureLocation: given.departureLocation,
  };

  await storePictures(transaction, pictures);
  const contestants = rows.contestants.map((row, i) => ({ ...row, number: firstNumber + i }));
  const made = madeFor(teamId);
  const trail = entriesOn(actor, "POST /api/Team", [
    ...rows.persons.map((row) => made("Person", row)),
    ...rows.leaders.map((row) => made("Leader", row)),
    { entity: "Team", entityId: teamId, before: null, after: team },
    ...contestants.map((row) => made("Contestant", row)),
  ]);
  const stored = { id: teamId, ...team, isOfficial: true, version: 1 };
  const { persons: Person, leaders: Leader } = rows;
  const all = insertTogether({ Person, Leader, Team: [stored], Contestant: contestants, AuditEntry: trail });
  const [around] = await transaction.$queryRaw<Around[]>`
    ${all} SELECT c."name", c."alpha2", c."alpha3", e."siteId" FROM "Country" c, "Edition" e
    WHERE c."id" = ${countryId}::uuid AND e."id" = ${edition.id}::uuid`;
  const leader = rows.leaderWithPerson(leaderId);
  const deputyLeader = deputyLeaderId ? rows.leaderWithPerson(deputyLeaderId) : null;
  if (!around || !leader || deputyLeader === undefined) return null;
  const { editionId: _, leaderId: __, deputyLeaderId: ___, ...own } = stored;
  const members = contestants.map((row) => ({ ...row, person: rows.personOf(row), days: [] }));
  return toTeam({ ...own, country: around, edition: around, leader, deputyLeader, contestants: members });
}
