import { randomUUID } from "node:crypto";
import Papa from "papaparse";
import { beforeAll, describe, expect, it } from "vitest";
import { currentEditionId, insertGuide, insertTeam } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import {
  accountPayload,
  contestantEdit,
  contestantModel,
  leaderEdit,
  pictureBase64,
  teamPayload,
} from "@/e2e/support/payloads";
import { type Country, count, countryByCode, db, query } from "@/e2e/support/site";
import { groupBy } from "@/lib/platform/group-by";

let country: Country;
let admin: SignedIn;
let registrator: SignedIn;
beforeAll(async () => {
  country = await countryByCode("TZ");
  admin = await signedIn("Administrator");
  registrator = await signedIn("TeamRegistrator", "TZ");
});

const readAudit = async (query: string) => (await call(`GET /api/Audit?${query}`, { token: admin.token })).body;
/** The entries about a record. */
const entriesOf = (id: string) => readAudit(`id=${id}`);

describe("the audit log", () => {
  it("records the user, the values of each changed field and the time of the site's clock", async () => {
    const { id } = await insertTeam(country);
    await call("PUT /api/Team/basic", { token: registrator.token, body: { id, name: "Renamed", teamGroup: "Senior" } });
    const [entry] = await entriesOf(id);
    expect(entry).toMatchObject({
      userId: registrator.id,
      userName: "Test TeamRegistrator",
      action: "PUT /api/Team/basic",
      entity: "Team",
      entityId: id,
    });
    expect(Object.keys(entry.changes)).toEqual(["name"]);
    expect(entry.changes.name[1]).toBe("Renamed");
    expect(entry.at).toMatch(/^2025-03-01T/);
  });

  it("records all fields of a creation, with the hash of a picture instead of its bytes", async () => {
    const model = contestantModel("With Picture");
    const picture = await pictureBase64("#654321");
    const contestants = [{ ...model, contestantPerson: { ...model.contestantPerson, picture } }];
    const { body: created } = await call("POST /api/Team", {
      token: registrator.token,
      body: teamPayload({ contestants }),
    });
    const [team] = await entriesOf(created.id);
    const [person] = await entriesOf(created.contestants[0].personId);
    expect(team.changes.name).toEqual([null, created.name]);
    expect(person.changes.pictureHash[1]).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify([team, person])).not.toContain(picture.slice(0, 40));
  });

  it("records the former values of a deletion", async () => {
    const { contestantIds } = await insertTeam(country);
    const [removedId = ""] = contestantIds;
    await call(`DELETE /api/Contestant/${removedId}`, { token: registrator.token });
    const [entry] = await entriesOf(removedId);
    expect(entry.changes.operatingSystemName).toEqual(["Windows", null]);
  });

  it("gives all entries of a request one write, the current edition and the person whom they are about, also after a deletion", async () => {
    const { contestantIds, leaderId, people } = await insertTeam(country);
    const guideId = await insertGuide(country, (await signedIn("Guide")).id);
    const { personId: guide } = await db.guide.findUniqueOrThrow({ where: { id: guideId } });
    const [first, second] = contestantIds;
    for (const [endpoint, body] of [
      ["PUT /api/Contestant", contestantEdit(first)],
      [`DELETE /api/Contestant/${second}`, undefined],
      ["PUT /api/Leader", leaderEdit(leaderId)],
      [`DELETE /api/Guide/${guideId}`, undefined],
    ] as const)
      expect((await call(endpoint, { token: admin.token, body })).status).toBe(200);
    const personIds = [...people.contestants, people.leader, guide];
    const entries = await db.auditEntry.findMany({ where: { personId: { in: personIds } }, orderBy: { id: "asc" } });
    const writes = [...groupBy(entries, ({ writeId }) => writeId).values()];
    expect(writes.map((write) => write.map(({ entity }) => entity))).toEqual([
      ["Person", "Contestant"],
      ["Contestant", "Person"],
      ["Person", "Leader"],
      ["Guide", "Person"],
    ]);
    expect(writes.map((write) => [...new Set(write.map(({ personId }) => personId))])).toEqual(
      personIds.map((id) => [id]),
    );
    const editionIds = [...new Set(entries.map(({ editionId }) => editionId))];
    expect(editionIds).toEqual([await currentEditionId()]);
  });

  it("records neither refused writes nor writes without changes", async () => {
    const { id } = await insertTeam(country);
    const body = { id, name: "Refused", teamGroup: "Senior", version: 99 };
    expect((await call("PUT /api/Team/basic", { token: registrator.token, body })).status).toBe(409);
    expect(await entriesOf(id)).toEqual([]);
    const name = `Same ${id.slice(0, 8)}`;
    for (const _ of [1, 2])
      await call("PUT /api/Team/basic", { token: registrator.token, body: { id, name, teamGroup: "Senior" } });
    expect(await entriesOf(id)).toHaveLength(1);
  });

  it("never contains a password", async () => {
    const password = `secret-${randomUUID()}`;
    const body = accountPayload({ password });
    const { status } = await call("POST /api/Identity/Register", { token: admin.token, body });
    expect(status).toBe(201);
    expect(await count('SELECT count(*) FROM "AuditEntry" WHERE "changes"::text LIKE $1', [`%${password}%`])).toBe(0);
    expect(
      await count(`SELECT count(*) FROM "AuditEntry" WHERE "changes"::text ~ '(passwordHash|givenPassword)'`),
    ).toBe(0);
  });

  it("is read page by page, newest first", async () => {
    const { id } = await insertTeam(country);
    for (let i = 0; i < 5; i++)
      await call("PUT /api/Team/basic", {
        token: registrator.token,
        body: { id, name: `Name ${i}`, teamGroup: "Senior" },
      });
    const entries = await entriesOf(id);
    expect(entries.map(({ changes }: { changes: { name: string[] } }) => changes.name[1])).toEqual([
      "Name 4",
      "Name 3",
      "Name 2",
      "Name 1",
      "Name 0",
    ]);
    const { body: older } = await call(`GET /api/Audit?id=${id}&entity=Team&before=${entries[2].id}`, {
      token: admin.token,
    });
    expect(older).toEqual(entries.slice(3));
    expect((await call("GET /api/Audit?entity=Password", { token: admin.token })).status).toBe(400);
  });
});

describe("the audit log of a team", () => {
  const entities = (entries: { entity: string }[]) => entries.map(({ entity }) => entity);

  it("contains the changes of the team and of its members at the time, including removed ones", async () => {
    const team = await insertTeam(country);
    const [first = "", second = ""] = team.contestantIds;
    const send = (endpoint: string, body?: object) => call(endpoint, { token: registrator.token, body });
    await send("PUT /api/Contestant", contestantEdit(first));
    await send(`DELETE /api/Contestant/${second}`);
    await send("PUT /api/Leader", leaderEdit(team.deputyId));
    await send(`DELETE /api/Leader/team/${team.id}/leader/${team.deputyId}`);
    // Not in the team's log, because the deputy has left the team by now.
    await send("PUT /api/Leader", leaderEdit(team.deputyId, { email: "c@d.example", phoneNumber: "+359 54 000 002" }));
    const entries = await readAudit(`team=${team.id}`);
    expect(entities(entries)).toEqual(["Team", "Leader", "Person", "Person", "Contestant", "Contestant", "Person"]);
    expect(entries.every(({ teamIds }: { teamIds: string[] }) => teamIds.includes(team.id))).toBe(true);
    const other = await insertTeam(country);
    expect(await readAudit(`team=${other.id}`)).toEqual([]);
  });

  it("contains an administrator's changes of its members and its guide", async () => {
    const team = await insertTeam(country);
    const body = { fullName: "By An Admin", tShirtSize: "S", countryId: country.id };
    expect((await call(`PUT /api/Person/${team.people.leader}`, { token: admin.token, body })).status).toBe(200);
    const guideId = await insertGuide(country, (await signedIn("Guide")).id);
    await call(`POST /api/Guide/${guideId}/teams`, { token: admin.token, body: [{ id: team.id }] });
    expect(entities(await readAudit(`team=${team.id}`))).toEqual(["Team", "Person"]);
  });
});

describe("a search of the audit log", () => {
  it("finds every word in the names of what was changed and of who changed it, of one kind of record", async () => {
    const team = await insertTeam(country);
    const mark = randomUUID().slice(0, 8);
    await call("PUT /api/Team/basic", {
      token: registrator.token,
      body: { id: team.id, name: `Lions ${mark}`, teamGroup: "Senior" },
    });
    const fullName = "Lena Lion";
    await call(`PUT /api/Person/${team.people.leader}`, {
      token: admin.token,
      body: { fullName, tShirtSize: "S", countryId: country.id },
    });
    expect(await readAudit(`q=${mark.toUpperCase()}%20teamregistrator`)).toHaveLength(1);
    expect(await readAudit(`q=${mark}%20administrator`)).toEqual([]);
    const kinds = async (entity: string) => (await readAudit(`team=${team.id}&entity=${entity}`)).length;
    expect([await kinds("Team"), await kinds("Person"), await kinds("Guide")]).toEqual([1, 1, 0]);
  });

  it("is exported in the words of the page, a row for each entry", async () => {
    const { id } = await insertTeam(country);
    await call(`POST /api/Team/${id}/withdrawal`, { token: admin.token });
    await call(`DELETE /api/Team/${id}/withdrawal`, { token: admin.token });
    const { body } = await call(`GET /api/Audit/export/csv?team=${id}`, { token: admin.token });
    const rows = Papa.parse<Record<string, string>>(body.replace("\uFEFF", ""), {
      header: true,
      skipEmptyLines: true,
    }).data;
    expect(rows.map((row) => [row.What, row.Record, row.Details])).toEqual([
      ["restored a withdrawn team", "Team", "Withdrawn: restored"],
      ["withdrew a team", "Team", expect.stringMatching(/^Withdrawn: nothing → \d+ March 2025/)],
    ]);
  });
});

describe("the audit log of a person on a day", () => {
  it("contains the writes of one account on a day in the venue's time zone", async () => {
    const { id } = await insertTeam(country);
    const editor = await signedIn("TeamRegistrator", "TZ");
    await call("PUT /api/Team/basic", { token: editor.token, body: { id, name: "Late", teamGroup: "Senior" } });
    // 23:30 UTC in winter is 01:30 of the next day in Shumen.
    await query(`UPDATE "AuditEntry" SET "at" = '2024-11-20T23:30Z' WHERE "userId" = $1`, [editor.id]);
    const countOn = async (day: string) =>
      (await call(`GET /api/Audit?person=${editor.id}&team=${id}&day=${day}`, { token: admin.token })).body.length;
    expect([await countOn("2024-11-20"), await countOn("2024-11-21"), await countOn("2024-11-22")]).toEqual([0, 1, 0]);
    for (const wrong of ["day=yesterday", "day=2024-02-30", "person=me", "team=1"]) {
      expect((await call(`GET /api/Audit?${wrong}`, { token: admin.token })).status).toBe(400);
    }
  });
});
