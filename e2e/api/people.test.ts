import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { addMember, insertGuest, insertGuide, insertMember, insertPerson, insertTeam } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";
import {
  contestantEdit,
  contestantModel,
  guidePayload,
  leaderContact,
  leaderEdit,
  leaderModel,
  pictureBase64,
  renamed,
  teamPayload,
  travel,
} from "@/e2e/support/payloads";
import { type Country, count, countryByCode, db } from "@/e2e/support/site";
import { emptyId } from "@/lib/platform/validation/ids";

let country: Country;
let registrator: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  country = await countryByCode("NP");
  registrator = await signedIn("TeamRegistrator", "NP");
  admin = await signedIn("Administrator");
});

describe("a country that does not exist", () => {
  it("is refused with 422 and nothing is stored", async () => {
    const countryId = randomUUID();
    const fullName = uniqueName("Nowhere");
    const writes: [endpoint: string, body: object][] = [
      ["POST /api/Team", teamPayload({ countryId, leaderCreateModel: leaderModel(fullName) })],
      ["POST /api/Person", { fullName, countryId }],
      ["POST /api/Guide", guidePayload((await signedIn("Guide")).id, { person: { ...renamed, fullName, countryId } })],
    ];
    for (const [endpoint, body] of writes)
      expect((await call(endpoint, { token: admin.token, body })).status).toBe(422);
    expect(await count('SELECT count(*) FROM "Person" WHERE "fullName" = $1', [fullName])).toBe(0);
  });
});

describe("guests", () => {
  it("need travel information", async () => {
    const response = await call("POST /api/Person", {
      token: registrator.token,
      body: { fullName: "A Guest", timeOfArrival: "" },
    });
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.errors)).toEqual([
      "timeOfArrival",
      "arrivalLocation",
      "timeOfDeparture",
      "departureLocation",
    ]);
  });

  it("are listed for their country with their times in UTC", async () => {
    const { body: guest } = await call("POST /api/Person", {
      token: registrator.token,
      body: { fullName: "Listed Guest", ...travel },
    });
    expect(guest.timeOfArrival).toBe("2025-04-09T07:00:00.000Z");
    const { body: guests } = await call(`GET /api/Person/role/GUEST/${country.id}?contestId=${guest.contestId}`, {
      token: registrator.token,
    });
    expect(guests).toContainEqual(guest);
    expect((await call(`GET /api/Person/role/LEADER/${country.id}`, { token: registrator.token })).status).toBe(403);
    expect((await call(`GET /api/Person/role/KING/${country.id}`, { token: admin.token })).status).toBe(400);
  });

  it("can be deleted, unlike leaders, contestants and guides", async () => {
    const id = await insertGuest(country);
    const deleted = await call(`DELETE /api/Person/${id}`, { token: registrator.token });
    expect([deleted.status, deleted.body]).toEqual([200, true]);
    expect((await call(`DELETE /api/Person/${id}`, { token: registrator.token })).status).toBe(404);
    const { leader, contestants } = (await insertTeam(country)).people;
    for (const personId of [leader, ...contestants])
      expect((await call(`DELETE /api/Person/${personId}`, { token: admin.token })).status).toBe(409);
  });

  it("with another role cannot be changed or removed by registrators", async () => {
    const id = await insertGuest(country);
    await addMember(id, "JURY", true);
    const body = { fullName: "Renamed", ...travel };
    expect((await call(`PUT /api/Person/${id}`, { token: registrator.token, body })).status).toBe(404);
    expect((await call(`DELETE /api/Person/${id}`, { token: registrator.token })).status).toBe(404);
  });

  it("are deleted with their picture", async () => {
    const picture = await pictureBase64(`#${randomUUID().slice(0, 6)}`);
    const body = { fullName: "Brief Guest", picture, ...travel };
    const { body: guest } = await call("POST /api/Person", { token: registrator.token, body });
    expect((await call(`GET ${guest.picturePath}`)).status).toBe(200);
    await call(`DELETE /api/Person/${guest.id}`, { token: registrator.token });
    expect((await call(`GET ${guest.picturePath}`)).status).toBe(404);
  });
});

describe("committee members", () => {
  it("have roles of the edition's committees and are shown on the Committees page", async () => {
    const fullName = uniqueName("Juror");
    const body = { fullName, roles: ["JURY_MEMBER", "LEADER"], countryId: country.id };
    const { body: created } = await call("POST /api/Person", { token: admin.token, body });
    // LEADER cannot be assigned: it follows from the leader record.
    expect(created.roles).toEqual(["JURY_MEMBER"]);
    const { body: people } = await call("GET /api/Person/role/COMMITTEE", { token: admin.token });
    expect(people).toContainEqual(created);
    const { body: contest } = await call("GET /api/Contest");
    const jury = contest.committees.find(({ name }: { name: string }) => name === "Jury");
    expect(jury.members).toContainEqual({
      role: "Juror",
      person: { fullName, picturePath: null, country: { name: country.name } },
    });
    const unknown = await call("POST /api/Person", { token: admin.token, body: { fullName, roles: ["KING"] } });
    expect(unknown.status).toBe(422);
  });

  it("keep their roles unless others are sent, and the audit log names both", async () => {
    const fullName = uniqueName("Chair");
    const save = async (endpoint: string, roles?: string[]) =>
      (await call(endpoint, { token: admin.token, body: { fullName, roles, ...travel } })).body;
    const { id } = await save("POST /api/Person", ["JURY_MEMBER", "JURY_CHAIR", "GUEST", "JURY_MEMBER"]);
    const before = ["GUEST", "JURY_CHAIR", "JURY_MEMBER"];
    expect((await save(`PUT /api/Person/${id}`)).roles).toEqual(before);
    const after = ["SCIENTIFIC_COMMITTEE_MEMBER", "JURY_CHAIR"];
    expect((await save(`PUT /api/Person/${id}`, after)).roles).toEqual(after);
    const { body: log } = await call(`GET /api/Audit?id=${id}`, { token: admin.token });
    const changes = log.map(({ changes }: { changes: Record<string, unknown> }) => changes.assignedRoles);
    expect(changes).toEqual([
      [before, after],
      [null, before],
    ]);
  });
});

describe("leaders", () => {
  it("can be replaced by another leader of the country or a new one, but not by the other leader of the team", async () => {
    const first = await insertTeam(country);
    const second = await insertTeam(country);
    const replace = (body: object) => call("POST /api/Leader/addreplace", { token: registrator.token, body });
    const replaced = await replace({ teamId: first.id, leaderId: second.leaderId, isDeputy: false });
    expect(replaced.body.leader.id).toBe(second.leaderId);
    const added = await replace({
      teamId: first.id,
      leaderId: emptyId,
      isDeputy: true,
      leaderCreateModel: leaderModel("Fresh Deputy"),
    });
    expect(added.body.deputyLeader.person.fullName).toBe("Fresh Deputy");
    const same = await replace({ teamId: first.id, leaderId: second.leaderId, isDeputy: true });
    expect([same.status, same.body.detail]).toEqual([
      409,
      "The leader and the deputy leader must be two different people.",
    ]);
    const foreign = await insertTeam(await countryByCode("LK"));
    expect((await replace({ teamId: first.id, leaderId: foreign.leaderId, isDeputy: false })).status).toBe(422);
  });

  it("who are new can be guests of the country, and for administrators other people, too", async () => {
    const { id: teamId } = await insertTeam(country);
    const guideId = await insertGuide(country, (await signedIn("Guide")).id);
    const { personId: guide } = await db.guide.findUniqueOrThrow({ where: { id: guideId } });
    const others = [
      await insertMember(country, "JURY"),
      await insertMember(country, "JURY", { isGuest: true }),
      await insertPerson(country),
      await insertGuest(await countryByCode("LK")),
      guide,
    ];
    for (const leaderPersonId of others) {
      const leaderCreateModel = { ...leaderContact, leaderPersonId };
      const responses = [
        await call("POST /api/Leader/addreplace", {
          token: registrator.token,
          body: { teamId, isDeputy: false, leaderCreateModel },
        }),
        await call("POST /api/Team", {
          token: registrator.token,
          body: teamPayload({ hasDeputyLeader: true, deputyLeaderCreateModel: leaderCreateModel }),
        }),
      ];
      expect(responses.map(({ status, body }) => [status, Object.keys(body.errors)])).toEqual([
        [422, ["leaderCreateModel.leaderPersonId"]],
        [422, ["deputyLeaderCreateModel.leaderPersonId"]],
      ]);
    }
    const guest = await insertGuest(country);
    for (const [{ token }, leaderPersonId] of [
      [registrator, guest],
      [admin, guide],
    ] as const) {
      const body = { teamId, isDeputy: false, leaderCreateModel: { ...leaderContact, leaderPersonId } };
      const { status, body: team } = await call("POST /api/Leader/addreplace", { token, body });
      expect([status, team.leader.personId]).toEqual([200, leaderPersonId]);
    }
  });

  it("can be removed from a team only as deputies", async () => {
    const { id, leaderId, deputyId } = await insertTeam(country);
    const remove = (leader: string) =>
      call(`DELETE /api/Leader/team/${id}/leader/${leader}`, { token: registrator.token });
    expect((await remove(leaderId)).status).toBe(409);
    expect((await remove(randomUUID())).status).toBe(404);
    expect((await remove(deputyId)).body.deputyLeader).toBeNull();
    expect((await remove(deputyId)).status).toBe(404);
  });

  it("are listed once per team, with whether they are its deputy", async () => {
    const { body: created } = await call("POST /api/Team", { token: registrator.token, body: teamPayload() });
    const body = teamPayload({ hasDeputyLeader: true, deputyLeaderId: created.leader.id });
    await call("POST /api/Team", { token: registrator.token, body });
    const { body: records } = await call("GET /api/Leader", { token: admin.token });
    const ofLeader = records.filter(
      (record: { person: { id: string } }) => record.person.id === created.leader.personId,
    );
    expect(
      ofLeader.map(({ teamName, isDeputy }: { teamName: string; isDeputy: boolean }) => [teamName, isDeputy]),
    ).toEqual([
      [created.name, false],
      [body.name, true],
    ]);
  });
});

describe("contestants", () => {
  it("are edited with their person, whose picture path is in the response", async () => {
    const { contestantIds } = await insertTeam(country);
    const picture = await pictureBase64("#775533");
    const body = {
      id: contestantIds[0],
      operatingSystemName: "Ubuntu",
      dateOfBirth: "2009-02-28",
      hasPersonForContact: true,
      personForContactName: "An Aunt",
      personForContactPhoneNumber: "+1 212 555 0123",
      personEditModel: { fullName: "Edited Name", nativeName: "संपादित", tShirtSize: "L", picture },
    };
    const { body: edited } = await call("PUT /api/Contestant", { token: registrator.token, body });
    expect(edited).toMatchObject({
      dateOfBirth: "2009-02-28",
      hasPersonForContact: true,
      personForContactName: "An Aunt",
    });
    expect(edited.personEditModel.picturePath).toMatch(/^\/pictures\/[\w-]{22}\.webp$/);
    const without = await call("PUT /api/Contestant", {
      token: registrator.token,
      body: { ...body, hasPersonForContact: false },
    });
    expect(without.body).toMatchObject({
      hasPersonForContact: false,
      personForContactName: null,
      personForContactPhoneNumber: null,
    });
  });

  it("get the team's group and the country's next code", async () => {
    const { id } = await insertTeam(country);
    const { body } = await call("POST /api/Contestant/toTeam", {
      token: registrator.token,
      body: { ...contestantModel("Joined", "Junior"), teamId: id },
    });
    expect(body.contestantGroup).toBe("Senior");
    expect(body.code).toMatch(/^NPL\d+$/);
  });
});

it("members of a team who have another role as well are changed by administrators only", async () => {
  const { leaderId, deputyId, contestantIds, people } = await insertTeam(country);
  const changeLeader = (id: string, { token }: SignedIn) => call("PUT /api/Leader", { token, body: leaderEdit(id) });
  const changeContestant = ({ token }: SignedIn) =>
    call("PUT /api/Contestant", { token, body: contestantEdit(contestantIds[0]) });
  const { leader, deputy, contestants } = people;
  for (const id of [leader, ...contestants]) await addMember(id, "JURY");
  await db.person.updateMany({ where: { id: { in: contestants } }, data: { isGuest: true } });
  const userId = (await signedIn("Guide")).id;
  const { editionId } = await db.person.findUniqueOrThrow({ where: { id: deputy } });
  await db.guide.create({ data: { editionId, personId: deputy, userId, phoneNumber: "+359 54 000 000" } });
  const changes = [
    (user: SignedIn) => changeLeader(leaderId, user),
    (user: SignedIn) => changeLeader(deputyId, user),
    changeContestant,
  ];
  for (const change of changes) {
    const refused = await change(registrator);
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      expect.stringMatching(/^Person \w+ has another role as well\. Only administrators can change these details\.$/),
    ]);
    expect((await change(admin)).status).toBe(200);
  }
  await db.person.update({ where: { id: leader }, data: { isGuest: true, committees: { deleteMany: {} } } });
  expect((await changeLeader(leaderId, registrator)).status).toBe(200);
});

describe("statistics", () => {
  it("count one T-shirt for a guide who also leads a team", async () => {
    const { people } = await insertTeam(country);
    const leader = { where: { id: people.leader }, data: { tShirtSize: "XXXL" }, select: { editionId: true } };
    const { editionId } = await db.person.update(leader);
    const countOf = async () => {
      const { body } = await call("GET /api/Contest/statistics", { token: admin.token });
      return body.tShirts.find(({ size }: { size: string }) => size === "XXXL");
    };
    const before = await countOf();
    const { id: userId } = await signedIn("Guide");
    await db.guide.create({ data: { editionId, personId: people.leader, userId, phoneNumber: "+359 54 000 000" } });
    expect(await countOf()).toEqual(before);
  });

  it("are of a year with an edition", async () => {
    expect((await call("GET /api/Contest/statistics?year=1999", { token: admin.token })).status).toBe(404);
  });
});

it("people in a team cannot be moved to another country", async () => {
  const { people } = await insertTeam(country);
  const { id: countryId } = await countryByCode("SV");
  const body = { fullName: "Moved", tShirtSize: "M", countryId };
  expect((await call(`PUT /api/Person/${people.leader}`, { token: admin.token, body })).status).toBe(409);
});

it("phone numbers are stored in international form and read in the country of the person without a prefix", async () => {
  const leaderCreateModel = { ...leaderModel("Nepali Leader"), leaderPhoneNumber: "9841-234567" };
  const contact = { hasPersonForContact: true, personForContactName: "An Aunt" };
  const contestants = [
    { ...contestantModel("A"), ...contact, personForContactPhoneNumber: "+359(0)88/1234567" },
    { ...contestantModel("B"), ...contact, personForContactPhoneNumber: "12345 67890" },
  ];
  const body = teamPayload({ leaderCreateModel, contestants });
  const { body: team } = await call("POST /api/Team", { token: registrator.token, body });
  const phones = team.contestants.map((contestant: Record<string, unknown>) => contestant.personForContactPhoneNumber);
  expect([team.leader.phoneNumber, ...phones]).toEqual(["+977 984 1234567", "+359 88 123 4567", "12345 67890"]);
  const edit = leaderEdit(team.leader.id, { phoneNumber: "009779841234568" });
  const { body: changed } = await call("PUT /api/Leader", { token: registrator.token, body: edit });
  expect(changed.phoneNumber).toBe("+977 984 1234568");
});

it("a stored picture is kept, and deleted with removePicture unless another one is sent", async () => {
  const { leaderId, contestantIds } = await insertTeam(country);
  const guest = await insertGuest(country);
  const person = { fullName: "Pictured", tShirtSize: "M" };
  const saves: [endpoint: string, body: (changes: object) => object][] = [
    ["PUT /api/Leader", (changes) => leaderEdit(leaderId, { person: { ...person, ...changes } })],
    [
      "PUT /api/Contestant",
      (changes) => contestantEdit(contestantIds[0], { personEditModel: { ...person, ...changes } }),
    ],
    [`PUT /api/Person/${guest}`, (changes) => ({ ...person, ...travel, ...changes })],
  ];
  for (const [endpoint, body] of saves) {
    const save = async (changes: object) => {
      const { body: saved } = await call(endpoint, { token: registrator.token, body: body(changes) });
      return (saved.person ?? saved).picturePath;
    };
    const first = await save({ picture: await pictureBase64("#112233") });
    expect(first).toMatch(/^\/pictures\//);
    expect(await save({})).toBe(first);
    const second = await save({ picture: await pictureBase64("#332211"), removePicture: true });
    expect(second).not.toBe(first);
    expect(await save({ removePicture: true })).toBeNull();
    expect((await call(`GET ${second}`)).status).toBe(404);
  }
});

it("a leader without a team can be deleted with their person, one of a team cannot", async () => {
  const { deputyId, id, people } = await insertTeam(country);
  const remove = () => call(`DELETE /api/Leader/${deputyId}`, { token: registrator.token });
  expect((await remove()).status).toBe(409);
  await call(`DELETE /api/Leader/team/${id}/leader/${deputyId}`, { token: registrator.token });
  const removed = await remove();
  expect([removed.status, removed.body]).toEqual([200, true]);
  expect(await count('SELECT count(*) FROM "Person" WHERE "id" = $1', [people.deputy])).toBe(0);
  expect((await remove()).status).toBe(404);
});

it("a place that is not on the edition's list is described in words after “Other: ”", async () => {
  const { id: teamId } = await insertTeam(country);
  const guest = await insertGuest(country);
  const places = { arrivalLocation: "Other: Plovdiv bus station ", departureLocation: "Plovdiv" };
  for (const [endpoint, body] of [
    ["PUT /api/Team/arrival", { teamId }],
    [`PUT /api/Person/${guest}`, { fullName: "Elena Guest" }],
  ] as const) {
    const save = (changes: object) =>
      call(endpoint, { token: registrator.token, body: { ...body, ...travel, ...changes } });
    expect(Object.keys((await save(places)).body.errors)).toEqual(["departureLocation"]);
    const { body: saved } = await save({ ...places, departureLocation: "Other" });
    expect([saved.arrivalLocation, saved.departureLocation]).toEqual(["Other: Plovdiv bus station", "Other"]);
  }
});
