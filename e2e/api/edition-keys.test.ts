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

/** By their names in the SQL below. */
let ids: Record<string, string>;

beforeAll(async () => {
  const [country, neighbour] = [await countryByCode("VA"), await countryByCode("KN")];
  const [edition, past] = [await currentEditionId(), (await insertEdition()).id];
  const [team, oldTeam] = [await insertTeam(country), await insertTeam(country, { editionId: past })];
  const [guest, oldGuest] = [await insertGuest(country), await insertGuest(country, { editionId: past })];
  const [transfer, oldTransfer] = [await insertTransfer(), await insertTransfer({ editionId: past })];
  const party = { editionId: edition, transferId: transfer, direction: "ARRIVAL" } as const;
  await db.transferAssignment.createMany({
    data: [
      { ...party, teamId: team.id },
      { ...party, personId: guest },
    ],
  });
  ids = {
    ...{ country: country.id, neighbour: neighbour.id, past },
    ...{ team: team.id, oldTeam: oldTeam.id, guest, oldGuest, transfer, oldTransfer },
    ...{ oldLeader: oldTeam.leaderId, foreignLeader: await insertLeader(neighbour) },
    ...{ leader: team.leaderId, leaderPerson: team.people.leader },
  };
});

/** Sends an UPDATE in which ids have names. */
const change = (sql: string) => query(`UPDATE ${sql.replace(/:(\w+)/g, (_, name: string) => `'${ids[name]}'`)}`);

const ofTeam = '"TransferAssignment" SET %s WHERE "teamId" = :team';
const ofGuest = '"TransferAssignment" SET %s WHERE "personId" = :guest';

describe("the database refuses", () => {
  it.each([
    ["a leader of another edition", '"Team" SET "leaderId" = :oldLeader WHERE "id" = :team'],
    ["a leader of another country", '"Team" SET "leaderId" = :foreignLeader WHERE "id" = :team'],
    ["a deputy of another edition", '"Team" SET "deputyLeaderId" = :oldLeader WHERE "id" = :team'],
    ["a deputy of another country", '"Team" SET "deputyLeaderId" = :foreignLeader WHERE "id" = :team'],
    ["to move a team's leader to another edition", '"Leader" SET "editionId" = :past WHERE "id" = :leader'],
    ["to move a team's leader to another country", '"Leader" SET "countryId" = :neighbour WHERE "id" = :leader'],
    ["to move their person to another edition", '"Person" SET "editionId" = :past WHERE "id" = :leaderPerson'],
    ["to move their person to another country", '"Person" SET "countryId" = :neighbour WHERE "id" = :leaderPerson'],
    ["a team of another edition in a transfer", ofTeam.replace("%s", '"teamId" = :oldTeam')],
    ["a guest of another edition in a transfer", ofGuest.replace("%s", '"personId" = :oldGuest')],
    ["a transfer of another edition for a team", ofTeam.replace("%s", '"transferId" = :oldTransfer')],
    ["a transfer of another edition for a guest", ofGuest.replace("%s", '"transferId" = :oldTransfer')],
    ["to move a transfer with parties to another edition", '"Transfer" SET "editionId" = :past WHERE "id" = :transfer'],
    ["to move a guest with a transfer to another edition", '"Person" SET "editionId" = :past WHERE "id" = :guest'],
  ])("%s", async (_, sql) => {
    await expect(change(sql)).rejects.toThrow(/violates foreign key constraint/);
  });
});
