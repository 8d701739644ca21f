import { beforeAll, describe, expect, it } from "vitest";
import {
  currentEditionId,
  insertEdition,
  insertGuest,
  insertLeader,
  insertTeam,
  insertTransfer,
} from "@/e2e/support/factory";
import { countryByCode, db, query } from "@/e2e/support/site";

/** The ids of the inserted records, by their names in the SQL below. */
let ids: Record<string, string>;

beforeAll(async () => {
  const country = await countryByCode("VA");
  const neighbour = await countryByCode("KN");
  const edition = await currentEditionId();
  const past = (await insertEdition()).id;
  const team = await insertTeam(country);
  const oldTeam = await insertTeam(country, { editionId: past });
  const guest = await insertGuest(country);
  const oldGuest = await insertGuest(country, { editionId: past });
  const transfer = await insertTransfer();
  const oldTransfer = await insertTransfer({ editionId: past });
  const party = { editionId: edition, transferId: transfer, direction: "ARRIVAL" } as const;
  await db.transferAssignment.createMany({
    data: [
      { ...party, teamId: team.id },
      { ...party, personId: guest },
    ],
  });
  ids = {
    neighbour: neighbour.id,
    past,
    team: team.id,
    oldTeam: oldTeam.id,
    leader: team.leaderId,
    leaderPerson: team.people.leader,
    oldLeader: oldTeam.leaderId,
    foreignLeader: await insertLeader(neighbour),
    guest,
    oldGuest,
    transfer,
    oldTransfer,
  };
});

/** Runs an UPDATE in which the names of `ids`, such as :team, are replaced by the ids. */
const update = (sql: string) => query(`UPDATE ${sql.replace(/:(\w+)/g, (_, name: string) => `'${ids[name]}'`)}`);

const ofTeam = (set: string) => `"TransferAssignment" SET ${set} WHERE "teamId" = :team`;
const ofGuest = (set: string) => `"TransferAssignment" SET ${set} WHERE "personId" = :guest`;

describe("the database refuses", () => {
  it.each([
    [
      "a leader of another edition",
      '"Team" SET "leaderId" = :oldLeader WHERE "id" = :team',
      "Team_leaderId_editionId_countryId_fkey",
    ],
    [
      "a leader of another country",
      '"Team" SET "leaderId" = :foreignLeader WHERE "id" = :team',
      "Team_leaderId_editionId_countryId_fkey",
    ],
    [
      "a deputy of another edition",
      '"Team" SET "deputyLeaderId" = :oldLeader WHERE "id" = :team',
      "Team_deputyLeaderId_editionId_countryId_fkey",
    ],
    [
      "a deputy of another country",
      '"Team" SET "deputyLeaderId" = :foreignLeader WHERE "id" = :team',
      "Team_deputyLeaderId_editionId_countryId_fkey",
    ],
    [
      "to move a team's leader to another edition",
      '"Leader" SET "editionId" = :past WHERE "id" = :leader',
      "Leader_personId_editionId_countryId_fkey",
    ],
    [
      "to move a team's leader to another country",
      '"Leader" SET "countryId" = :neighbour WHERE "id" = :leader',
      "Leader_personId_editionId_countryId_fkey",
    ],
    [
      "to move the person of a team's leader to another edition",
      '"Person" SET "editionId" = :past WHERE "id" = :leaderPerson',
      "Team_deputyLeaderId_editionId_countryId_fkey",
    ],
    [
      "to move the person of a team's leader to another country",
      '"Person" SET "countryId" = :neighbour WHERE "id" = :leaderPerson',
      "Team_deputyLeaderId_editionId_countryId_fkey",
    ],
    [
      "a team of another edition in a transfer",
      ofTeam('"teamId" = :oldTeam'),
      "TransferAssignment_teamId_editionId_fkey",
    ],
    [
      "a guest of another edition in a transfer",
      ofGuest('"personId" = :oldGuest'),
      "TransferAssignment_personId_editionId_fkey",
    ],
    [
      "a transfer of another edition for a team",
      ofTeam('"transferId" = :oldTransfer'),
      "TransferAssignment_transferId_editionId_direction_fkey",
    ],
    [
      "a transfer of another edition for a guest",
      ofGuest('"transferId" = :oldTransfer'),
      "TransferAssignment_transferId_editionId_direction_fkey",
    ],
    [
      "to move a transfer with parties to another edition",
      '"Transfer" SET "editionId" = :past WHERE "id" = :transfer',
      "TransferAssignment_teamId_editionId_fkey",
    ],
    [
      "to move a guest with a transfer to another edition",
      '"Person" SET "editionId" = :past WHERE "id" = :guest',
      "TransferAssignment_transferId_editionId_direction_fkey",
    ],
  ])("%s", async (_, sql, constraint) => {
    await expect(update(sql)).rejects.toThrow(`violates foreign key constraint "${constraint}"`);
  });
});
