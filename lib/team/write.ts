import "server-only";
import type { TeamMember } from "@/lib/audit/entities";
import { type AuditedChange, entriesOn } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import { takingNumbers } from "@/lib/contestant/numbers";
import { db } from "@/lib/db";
import { insertTogether, type NewRows } from "@/lib/db-rows";
import { Prisma } from "@/lib/generated/prisma/client";
import { claiming } from "@/lib/http/idempotency";
import type { Idempotency } from "@/lib/http/idempotency-key";
import { AppError, invalid } from "@/lib/http/problem";
import { requireLeaders, requireNewLeaders } from "@/lib/leader/choose";
import { type EncodedPictures, storingPictures } from "@/lib/picture/commands";
import * as endpoints from "@/lib/team/endpoints";
import { holdingOpening, type Opening } from "@/lib/team/open";
import { readTeam } from "@/lib/team/queries";
import { pictureFields, TeamRows } from "@/lib/team/rows";
import type { Team, TeamCreation } from "@/lib/team/schema";
import { toTeam } from "@/lib/team/views";
import { travelInstants } from "@/lib/travel/instants";

/** What a new team is written with, besides what was given. */
export interface Setting {
  opening: Opening;
  pictures: EncodedPictures;
  idempotency: Idempotency | null;
}

/** A contestant's number comes from the counter, in the statement that writes them; rows say how far below the last. */
const numbered = {
  Contestant: { number: `"number" + "lastNumber"` },
  AuditEntry: {
    changes: `CASE "entity" WHEN 'Contestant' THEN
      jsonb_set("changes", '{number,1}', to_jsonb(("changes" #>> '{number,1}')::int + "lastNumber")) ELSE "changes" END`,
  },
};

/** What the statement says when it has written a team. */
type Inserted = { lastNumber: number; name: string; alpha2: string; alpha3: string };

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
  countryId: string,
  { leaderId, deputyLeaderId, leaderCreateModel, deputyLeaderCreateModel }: TeamCreation,
): Promise<void> {
  if (leaderId && leaderId === deputyLeaderId) {
    const sentence = "The leader and the deputy leader must be two different people.";
    throw new AppError(409, sentence, { deputyLeaderId: [sentence] });
  }
  // By the database itself: the opening may be out of date.
  const home = { countryId, edition: { isCurrent: true } } as const;
  await requireLeaders(db(), home, { leaderId, deputyLeaderId });
  await requireNewLeaders(db(), home, {
    "leaderCreateModel.leaderPersonId": leaderCreateModel?.leaderPersonId ?? null,
    "deputyLeaderCreateModel.leaderPersonId": deputyLeaderCreateModel?.leaderPersonId ?? null,
  });
}

/** Writes all rows of a team by one statement, unless `opening` is out of date or the key has made something else. */
async function insertTeam(
  actor: Actor,
  team: { id: string },
  rows: NewRows,
  { opening, pictures, idempotency }: Setting,
): Promise<Inserted | undefined> {
  const { countryId } = opening;
  const edition = Prisma.sql`held CROSS JOIN claimed`;
  const parts = [
    holdingOpening(opening),
    claiming(actor, idempotency, team.id, "held"),
    Prisma.sql`counter AS (${takingNumbers(edition, countryId, rows.Contestant.length)})`,
    ...storingPictures(pictures, "counter"),
    insertTogether(rows, "counter", numbered),
  ];
  const [inserted] = await db().$queryRaw<Inserted[]>`
    WITH ${Prisma.join(parts)}
    SELECT "lastNumber", "name", "alpha2", "alpha3" FROM counter, "Country" WHERE "id" = ${countryId}::uuid`;
  return inserted;
}

/**
 * Writes a team with its people, their numbers and pictures, the trail of it and the idempotency key: all or nothing, and
 * nothing is locked for longer than that takes. Returns it as it is stored, or null if nothing was written, because
 * `opening` is out of date or the key has made something else. Throws 409, 422.
 */
export async function writeTeam(
  actor: Actor,
  teamId: string,
  given: TeamCreation,
  setting: Setting,
): Promise<Team | null> {
  const { edition, countryId } = setting.opening;
  const home = { editionId: edition.id, countryId };
  await requireChoosable(countryId, given);
  const rows = new TeamRows(home, setting.pictures);
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
  const columns = {
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

  const team = { id: teamId, ...columns, isOfficial: true, version: 1 };
  const { persons: Person, leaders: Leader } = rows;
  const Contestant = rows.contestants.map((row, i, { length }) => ({ ...row, number: i + 1 - length }));
  const made = madeFor(teamId);
  const AuditEntry = entriesOn(actor, endpoints.createTeam, [
    ...Person.map((row) => made("Person", row)),
    ...Leader.map((row) => made("Leader", row)),
    { entity: "Team", entityId: teamId, before: null, after: columns },
    ...Contestant.map((row) => made("Contestant", row)),
  ]);
  const inserted = await insertTeam(actor, team, { Person, Leader, Team: [team], Contestant, AuditEntry }, setting);
  if (!inserted) return null;

  const { lastNumber, ...country } = inserted;
  const leader = rows.leaderWithPerson(leaderId);
  const deputyLeader = deputyLeaderId ? rows.leaderWithPerson(deputyLeaderId) : null;
  // Who was there before has to be read.
  if (!leader || deputyLeader === undefined) return readTeam(teamId);
  const contestants = Contestant.map((row) => {
    return { ...row, number: row.number + lastNumber, person: rows.personOf(row), days: [] };
  });
  const { editionId: _, leaderId: __, deputyLeaderId: ___, ...own } = team;
  return toTeam({ ...own, country, edition, leader, deputyLeader, contestants });
}
