import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { insertEdition, insertGuest, insertGuide, insertTeam } from "@/e2e/support/factory";
import { readPage } from "@/e2e/support/html";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { countWaitingFor, whileLocked } from "@/e2e/support/locks";
import { auditLogOf, type Country, countryByCode, query } from "@/e2e/support/site";

let country: Country;
let admin: SignedIn;
let guide: SignedIn;
let guideId: string;

const mark = (personId: string | undefined, arrived = true, markedAt = "2025-02-01T10:00:00Z") => ({
  id: randomUUID(),
  personId,
  arrived,
  markedAt,
});

/** Sends marks, with further fields of the body; `at` is the time of the site's clock. */
const send = ({ token }: SignedIn, marks: unknown[], fields = {}, at = "2025-04-09T12:00:00Z") =>
  call("POST /api/Arrival/marks", { token, body: { marks, ...fields }, at });

/** The result of each mark in the response. */
async function resultsOf(session: SignedIn, marks: unknown[]): Promise<string[]> {
  const { body } = await send(session, marks);
  return body.marks.map(({ result }: { result: string }) => result);
}

const storedMarks = (personId: string | undefined) =>
  query<{ arrived: boolean; markedAt: Date; receivedAt: Date }>(
    'SELECT "arrived", "markedAt", "receivedAt" FROM "ArrivalMark" WHERE "personId" = $1 ORDER BY "receivedAt"',
    [personId],
  );

beforeAll(async () => {
  country = await countryByCode("MT");
  [admin, guide] = await Promise.all([signedIn("Administrator"), signedIn("Guide")]);
  guideId = await insertGuide(country, guide.id);
});

describe("marking arrivals", () => {
  it("responds with the time at which its marks were stored, also if it had to wait", async () => {
    const [slow, quick] = (await insertTeam(country, { guideId })).people.contestants;
    const receivedAt = async (personId = "") => {
      const { body } = await call("POST /api/Arrival/marks", { token: guide.token, body: { marks: [mark(personId)] } });
      return Date.parse(body.receivedAt);
    };
    const lock = `SELECT 1 FROM "Person" WHERE "id" = '${slow}' FOR UPDATE`;
    const { sent, meanwhile } = await whileLocked(lock, async (client) => {
      const sent = receivedAt(slow);
      await expect.poll(() => countWaitingFor(client)).toBeGreaterThan(0);
      return { sent, meanwhile: await receivedAt(quick) };
    });
    expect(await sent).toBeGreaterThanOrEqual(meanwhile);
  });

  it("is for everybody of the current edition for administrators, for the members of their teams for guides", async () => {
    const own = await insertTeam(country, { guideId });
    const foreign = await insertTeam(country);
    const guest = await insertGuest(country);
    const member = foreign.people.leader;
    const ownPeople = [own.people.leader, own.people.deputy, ...own.people.contestants];
    expect(ownPeople).toHaveLength(4);
    const { body } = await send(
      guide,
      [...ownPeople, member, guest].map((id) => mark(id)),
    );
    expect(body.marks.map(({ result }: { result: string }) => result)).toEqual([
      ...ownPeople.map(() => "stored"),
      "refused",
      "refused",
    ]);
    expect(body.marks.at(-1)).toMatchObject({ reason: "This person is in none of your teams.", arrived: null });
    expect(await storedMarks(guest)).toEqual([]);
    const ofAdmin = await send(admin, [mark(member), mark(guest)]);
    expect(ofAdmin.body.marks).toMatchObject([{ result: "stored", arrived: true }, { result: "stored" }]);
  });

  it("is refused for people of a withdrawn team and of a past edition, and for unknown ones", async () => {
    const team = await insertTeam(country, { guideId });
    const [member] = team.people.contestants;
    await query('UPDATE "Team" SET "withdrawnAt" = now() WHERE "id" = $1', [team.id]);
    const past = await insertEdition();
    const formerGuest = await insertGuest(country, { editionId: past.id });
    for (const [session, people] of [
      [guide, [member]],
      [admin, [member, formerGuest, randomUUID()]],
    ] as const) {
      const { status, body } = await send(
        session,
        people.map((id) => mark(id)),
      );
      expect(status).toBe(200);
      expect(body.marks).toEqual(people.map(() => expect.objectContaining({ result: "refused" })));
    }
  });

  it("stores a mark that is sent twice once, and refuses another mark with its id", async () => {
    const guest = await insertGuest(country);
    const other = await insertGuest(country);
    const sent = mark(guest);
    expect(await resultsOf(admin, [sent, sent])).toEqual(["stored", "alreadyStored"]);
    expect(await resultsOf(admin, [sent, { ...sent, personId: other }])).toEqual(["alreadyStored", "refused"]);
    const same = mark(other);
    const responses = await Promise.all([1, 2, 3].map(() => send(admin, [same])));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await storedMarks(guest)).toHaveLength(1);
    expect(await storedMarks(other)).toHaveLength(1);
  });

  it("is in the audit log once when one mark is sent ten times at once", async () => {
    const guest = await insertGuest(country);
    const sent = mark(guest);
    const responses = await Promise.all(Array.from({ length: 10 }, () => resultsOf(admin, [sent])));
    expect(responses.flat().sort()).toEqual([...Array(9).fill("alreadyStored"), "stored"]);
    expect(await storedMarks(guest)).toHaveLength(1);
    expect(await auditLogOf(guest)).toHaveLength(1);
  });

  it("still reports a mark as stored when the team has got another guide since", async () => {
    const team = await insertTeam(country, { guideId });
    const [member] = team.people.contestants;
    const sent = mark(member);
    await send(guide, [sent]);
    await query('UPDATE "Team" SET "guideId" = NULL WHERE "id" = $1', [team.id]);
    expect(await resultsOf(guide, [sent, mark(member)])).toEqual(["alreadyStored", "refused"]);
  });

  it("counts for a guide who was replaced or deleted, if the team was theirs at the time of the mark", async () => {
    const { token } = admin;
    const former = await signedIn("Guide");
    const formerId = await insertGuide(country, former.id);
    const moved = await insertTeam(country);
    const remaining = await insertTeam(country);
    const changedAt = async (entityId: string) => {
      const [entry] = await query<{ at: Date }>(
        'SELECT "at" FROM "AuditEntry" WHERE "entityId" = $1 ORDER BY "id" DESC',
        [entityId],
      );
      return entry?.at.getTime() ?? 0;
    };
    for (const { id } of [moved, remaining]) await call(`POST /api/Guide/${formerId}/teams`, { token, body: [{ id }] });
    const assignedAt = await changedAt(remaining.id);
    await call(`DELETE /api/Guide/${formerId}/${moved.id}`, { token });
    const unassignedAt = await changedAt(moved.id);
    await call(`DELETE /api/Guide/${formerId}`, { token });
    const deletedAt = await changedAt(formerId);
    const at = (time: number) => new Date(time).toISOString();
    const [ofMoved, ofRemaining] = [moved.people.contestants[0], remaining.people.contestants[0]];
    const { body } = await send(
      former,
      [
        mark(ofMoved, true, at(assignedAt)),
        mark(ofMoved, true, at(unassignedAt)),
        mark(ofRemaining, true, at(unassignedAt)),
        mark(ofRemaining, true, at(deletedAt)),
        mark(ofRemaining, true, at(assignedAt - 60_000)),
      ],
      {},
      at(deletedAt + 60_000),
    );
    expect(body.marks.map(({ result }: { result: string }) => result)).toEqual([
      "stored",
      "refused",
      "stored",
      "refused",
      "refused",
    ]);
    const [named] = await query<{ fullName: string; name: string }>(
      'SELECT p."fullName", t."name" FROM "Person" p JOIN "Contestant" c ON c."personId" = p."id" JOIN "Team" t ON t."id" = c."teamId" WHERE p."id" = $1',
      [ofMoved],
    );
    expect(body.marks[1].reason).toBe(`${named?.fullName} of ${named?.name} is in none of your teams.`);
    expect(body.marks[0].arrived).toBe(true);
    expect((await auditLogOf(ofMoved)).at(-1)).toMatchObject({ userId: former.id, teamIds: [moved.id] });
  });

  it("is refused as a whole with another account's id, more than 200 marks, none, or a mark without a time", async () => {
    const guest = await insertGuest(country);
    const anotherUser = await send(admin, [mark(guest)], { userId: guide.id });
    expect(anotherUser).toMatchObject({ status: 409 });
    for (const marks of [[], Array.from({ length: 201 }, () => mark(guest)), [{ ...mark(guest), markedAt: "soon" }]])
      expect((await send(admin, marks)).status).toBe(422);
    expect(await storedMarks(guest)).toEqual([]);
    expect(await send(admin, [mark(guest)], { userId: admin.id })).toMatchObject({ status: 200 });
  });

  it("is possible by a tick on the badge's page for those who may mark the person", async () => {
    const team = await insertTeam(country, { guideId });
    const [member] = team.people.contestants;
    const otherGuide = await signedIn("Guide");
    const pages = [admin, guide, otherGuide].map((reader) => readPage(`/badge/${member}`, reader));
    const ticks = (await Promise.all(pages)).map((page) => page.all('input[type="checkbox"]').length);
    expect(ticks).toEqual([1, 1, 0]);
  });

  it("is in the audit log with the team once it changes whether a person has arrived", async () => {
    const team = await insertTeam(country, { guideId });
    const [member] = team.people.contestants;
    const entries = () => auditLogOf(member);
    await send(guide, [mark(member, true, "2025-02-01T10:00:00Z")]);
    const change = {
      action: "POST /api/Arrival/marks",
      teamIds: [team.id],
      changes: { arrived: [false, true] },
      userId: guide.id,
    };
    expect(await entries()).toEqual([change]);
    await send(guide, [mark(member, false, "2025-02-01T09:00:00Z")]);
    expect(await entries()).toEqual([change]);
  });
});

describe("the newest of a person's marks by the device's time counts,", () => {
  /** Whether a person has arrived after each of the requests, which are sent one after the other. */
  async function statesAfter(...requests: [session: SignedIn, receivedAt: string, ...marks: [boolean, string][]][]) {
    const team = await insertTeam(country, { guideId });
    const [member] = team.people.contestants;
    const states: boolean[] = [];
    for (const [session, at, ...marks] of requests) {
      const sent = marks.map(([arrived, markedAt]) => mark(member, arrived, markedAt));
      const { body } = await send(session, sent, {}, at);
      states.push(body.marks.at(-1).arrived);
    }
    return { states, stored: await storedMarks(member) };
  }

  it("so an administrator's untick stands against an offline tick that is older but arrives later", async () => {
    const { states } = await statesAfter(
      [guide, "2025-04-09T09:00:00Z", [true, "2025-04-09T09:00:00Z"]],
      [admin, "2025-04-09T10:30:00Z", [false, "2025-04-09T10:30:00Z"]],
      [guide, "2025-04-09T11:00:00Z", [true, "2025-04-09T10:00:00Z"]],
      [guide, "2025-04-09T11:00:00Z", [true, "2025-04-09T10:45:00Z"]],
    );
    expect(states).toEqual([true, false, false, true]);
  });

  it("and a time after the receipt counts as the time of the receipt, in the order in which the marks were sent", async () => {
    const { states, stored } = await statesAfter(
      [guide, "2025-04-09T10:00:00Z", [false, "2025-04-09T19:00:00Z"], [true, "2025-04-09T18:00:00Z"]],
      [admin, "2025-04-09T10:01:00Z", [false, "2025-04-09T10:01:00Z"]],
    );
    expect(states).toEqual([true, false]);
    expect(stored.map(({ markedAt }) => markedAt.toISOString())).toEqual([
      "2025-04-09T10:00:00.000Z",
      "2025-04-09T10:00:00.000Z",
      "2025-04-09T10:01:00.000Z",
    ]);
  });

  it("and of two marks with the same time the one received later", async () => {
    const { states } = await statesAfter(
      [guide, "2025-04-09T10:00:00Z", [true, "2025-04-09T10:00:00Z"]],
      [admin, "2025-04-09T10:05:00Z", [false, "2025-04-09T10:00:00Z"]],
    );
    expect(states).toEqual([true, false]);
  });
});
