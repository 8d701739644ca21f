import { beforeAll, describe, expect, it } from "vitest";
import { currentEditionId } from "@/e2e/support/factory";
import { call, signedIn } from "@/e2e/support/http";
import { countWaitingFor, type LockedRow, locksOf, whileLocked } from "@/e2e/support/locks";
import { ownSite } from "@/e2e/support/own-site";
import { pictureBase64, renamed, travel } from "@/e2e/support/payloads";
import { insertRecords, type Records, recordWrites } from "@/e2e/support/record-writes";
import { type Country, countryByCode, query } from "@/e2e/support/site";
import { lockOrder } from "@/lib/platform/db/lock-row";

// On a database server of its own, because its log says whether there was a deadlock.
ownSite({ ownServer: true, env: { DATABASE_POOL_SIZE: "40" } });

let token: string;
let country: Country;
beforeAll(async () => {
  ({ token } = await signedIn("Administrator"));
  // Gets a mail about each change of a team.
  await signedIn("TeamRegistrator", "UG");
  country = await countryByCode("UG");
});

const send = ([endpoint, body]: [endpoint: string, body: unknown]) => call(endpoint, { token, body });

const rowsOf = (table: (typeof lockOrder)[number], ...keys: string[]): LockedRow[] =>
  keys.map((key) => ({ table, key }));

const rowsOfRecords = ({ team, other, ...records }: Records): LockedRow[] => [
  ...rowsOf("User", records.guideUserId, records.newUserId),
  ...rowsOf("Team", team.id, other.id),
  ...rowsOf("Person", ...Object.values(records.people)),
  ...rowsOf("Leader", team.leaderId, team.deputyId, records.leaderId),
  ...rowsOf("Guide", records.guideId),
  ...rowsOf("Contestant", records.contestantId),
  ...rowsOf("Transfer", records.transferId),
];

const tables: readonly string[] = ["Edition", ...lockOrder, "Picture"];
const compare = (a: LockedRow, b: LockedRow) =>
  tables.indexOf(a.table) - tables.indexOf(b.table) || (a.key < b.key ? -1 : 1);

/** The rows that each write locks besides the edition, as indexes in the list of its records' rows. The first test fills it. */
const lockedRows = new Map<string, Set<number>>();

describe("every write locks the edition, users, teams, people, their roles, transfers and pictures in this order", () => {
  it("and several of a kind by their ids", async () => {
    const edition = { table: "Edition", key: await currentEditionId() };
    const orders: Record<string, LockedRow[]> = {};
    for (const { name, requestOf } of recordWrites) {
      const records = await insertRecords(country);
      const rows = [edition, ...rowsOfRecords(records)];
      const { order, response } = await locksOf(rows, () => send(requestOf(records)));
      expect([name, response.status, response.body.detail]).toEqual([name, expect.toBeOneOf([200, 201]), undefined]);
      expect(order.length, name).toBeGreaterThan(0);
      orders[name] = order;
      lockedRows.set(name, new Set(order.map((row) => rows.indexOf(row)).filter((index) => index > 0)));
    }
    const sorted = Object.entries(orders).map(([name, order]) => [name, order.toSorted(compare)]);
    expect(orders).toEqual(Object.fromEntries(sorted));
  });

  it("when two people get each other's picture", async () => {
    // Two more people have the same pictures, which are therefore never deleted.
    const colours = ["#102030", "#302010", "#102030", "#302010"];
    const people: { id: string; hash: string; picture: string }[] = [];
    for (const colour of colours) {
      const picture = await pictureBase64(colour);
      const { body } = await call("POST /api/Person", {
        token,
        body: { ...renamed, ...travel, roles: ["GUEST"], countryId: country.id, picture },
      });
      people.push({ id: body.id, picture, hash: /[\w-]{22}/.exec(body.picturePath)?.[0] ?? "" });
    }
    const two = people.slice(0, 2);
    const pictures = two.map(({ hash }) => ({ table: "Picture", key: hash, column: "hash" }));
    for (const [i, { id }] of two.entries()) {
      const body = { ...renamed, ...travel, picture: people[1 - i]?.picture };
      const { order } = await locksOf(pictures, () => send([`PUT /api/Person/${id}`, body]));
      expect(order).toEqual(pictures.toSorted(compare));
    }
  });
});

describe("no two writes on the same records wait for each other", () => {
  /** Pairs that are sent at once. An instance has transactions for all of them: half as many as connections. */
  const pairsAtOnce = 8;

  it("in any pair with a common row besides the edition, sent at the same moment", async () => {
    const haveCommonRow = (first: string, second: string) =>
      [...(lockedRows.get(first) ?? [])].some((row) => lockedRows.get(second)?.has(row));
    const pairs = recordWrites
      .flatMap((first, i) => recordWrites.slice(i).map((second) => [first, second] as const))
      .filter(([first, second]) => haveCommonRow(first.name, second.name));
    expect(pairs.length).toBeGreaterThan(recordWrites.length);
    const unexpected: unknown[] = [];
    for (let i = 0; i < pairs.length; i += pairsAtOnce) {
      const batch: { pair: (typeof pairs)[number]; records: Records }[] = [];
      for (const pair of pairs.slice(i, i + pairsAtOnce)) batch.push({ pair, records: await insertRecords(country) });
      const sent = await whileLocked('SELECT 1 FROM "Edition" FOR UPDATE', async (client) => {
        const responses = batch.flatMap(({ pair, records }) =>
          pair.map(async ({ name, requestOf }) => ({ name, ...(await send(requestOf(records))) })),
        );
        const withEdition = batch.flatMap(({ pair }) => pair).filter(({ name }) => name !== "rename a guide's user");
        await expect.poll(() => countWaitingFor(client)).toBe(withEdition.length);
        return responses;
      });
      const responses = await Promise.all(sent);
      // Leaves only teams and guests of the next pairs, so that “create the suggested transfers” takes no others.
      await query('UPDATE "Team" SET "withdrawnAt" = now() WHERE "withdrawnAt" IS NULL');
      await query('UPDATE "Person" SET "isGuest" = false WHERE "isGuest"');
      for (let j = 0; j < responses.length; j += 2) {
        const pair = responses.slice(j, j + 2).map(({ name, status, body }) => ({ name, status, detail: body.detail }));
        const isDone = pair.some(({ status }) => status < 300);
        // One of them may have deleted or changed what the other needs.
        const areExpected = pair.every(({ status }) => status < 300 || [404, 409, 422].includes(status));
        if (!isDone || !areExpected) unexpected.push(pair);
      }
    }
    expect(unexpected).toEqual([]);
    const [log] = await query<{ text: string }>("SELECT pg_read_file('server.log') AS text");
    expect(log?.text).not.toContain("deadlock");
  });
});
