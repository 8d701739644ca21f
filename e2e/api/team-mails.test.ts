import { randomUUID } from "node:crypto";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { ownEdition } from "@/e2e/support/edition-site";
import { call, demoToken } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";
import { contestantEdit, contestantModel, teamPayload } from "@/e2e/support/payloads";
import { countryByCode, query } from "@/e2e/support/site";

const email = "registrator.bg@demo.test";

// Less than three days before the end of registration.
const edition = ownEdition({ SITE_CLOCK: "2025-03-18T09:00:00Z" });
let registratorToken: string;
beforeAll(async () => {
  await edition.startInstance();
  registratorToken = await demoToken("registrator.bg");
});

interface Mail {
  kind: string;
  to: string;
  subject: string;
  text: string;
}

/** The mails to the registrator of Bulgaria that contain a team's or guest's name. */
async function mailsAbout(name: string): Promise<Mail[]> {
  const { body } = await call("GET /api/Mail", { token: edition.token });
  return body.filter(({ to, text }: Mail) => to === email && text.includes(name));
}

/** The subjects of the mails about an administrator's changes, the oldest first, without the edition's name. */
const changesOf = async (name: string, mailKind = "TEAM_CHANGE") =>
  (await mailsAbout(name))
    .filter(({ kind }) => kind === mailKind)
    .map(({ subject }) => subject.split(": ")[1])
    .reverse();

async function register(change: object = {}, token = registratorToken) {
  const name = uniqueName("Oaks");
  const contestants = [contestantModel("Ana Petrova"), contestantModel("Boris Ivanov")];
  const { status, body } = await call("POST /api/Team", {
    token,
    body: teamPayload({ name, contestants, ...change }),
  });
  expect(status).toBe(201);
  return body as { id: string; name: string; version: number; contestants: { id: string; personId: string }[] };
}

/** The travel details in a request for a team or, with further fields, for a guest. */
const travelOf = ({ id, version }: { id: string; version: number }, timeOfArrival: string) => ({
  teamId: id,
  version,
  timeOfArrival,
  arrivalLocation: "Other",
  timeOfDeparture: "2025-04-13T09:00",
  departureLocation: "Other",
});

const switchOff = async (name: string) => {
  const { version } = await edition.settings();
  expect((await edition.put("", { [name]: false, version })).body[name]).toBe(false);
};

const put = async (path: string, body: object) =>
  expect((await call(`PUT ${path}`, { token: edition.token, body })).status).toBe(200);

it("a country is told what it registered, and until when it can change that", async () => {
  const { name } = await register();
  const [mail, ...others] = await mailsAbout(name);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: "REGISTRATION", subject: expect.stringContaining(`2025: ${name} is registered`) });
  expect(mail?.text).toContain(`Your team ${name} (Senior) is registered:

Leader: Maria Petrova
Contestant: Ana Petrova
Contestant: Boris Ivanov
Arrival: 9 April 2025, 14:30, Other
Departure: 13 April 2025, 09:00, Other

You can change it until 20 March 2025, 23:59 (Shumen time), and people’s details for one more day:
`);
});

it("a country whose team an administrator registers before the dates are known is not told that changes are over", async () => {
  const setDates = (hasDates: boolean) => query('UPDATE "Edition" SET "hasDates" = $1 WHERE "isCurrent"', [hasDates]);
  onTestFinished(async () => void (await setDates(true)));
  await setDates(false);
  const { name } = await register({ countryId: (await countryByCode("BG")).id }, edition.token);
  const [mail] = await mailsAbout(name);
  expect(mail?.text).toContain("You can change it once registration has opened.");
  expect(mail?.text).not.toContain("no longer takes changes");
});

it("a country is told of the last of an administrator's changes of a team within ten minutes, and of none of its own", async () => {
  const team = await register();
  const changed = await call("PUT /api/Team/arrival", {
    token: registratorToken,
    body: travelOf(team, "2025-04-09T15:00"),
  });
  expect(changed.status).toBe(200);
  expect(await mailsAbout(team.name)).toHaveLength(1);
  const again = travelOf(changed.body, "2025-04-09T16:00");
  expect((await call("PUT /api/Team/arrival", { token: edition.token, body: again })).status).toBe(200);
  const path = `DELETE /api/Contestant/${team.contestants[0]?.id}`;
  expect((await call(path, { token: edition.token })).status).toBe(200);
  expect(await changesOf(team.name)).toEqual([`${team.name} was changed`]);
  expect((await call(`POST /api/Team/${team.id}/withdrawal`, { token: edition.token })).status).toBe(200);
  expect(await changesOf(team.name)).toEqual([`${team.name} was withdrawn`]);
});

it("a country is told of changes of each of two teams with the same name", async () => {
  const team = await register();
  const other = await register({ name: team.name });
  for (const changed of [team, other]) await put("/api/Team/arrival", travelOf(changed, "2025-04-09T16:00"));
  expect(await changesOf(team.name)).toEqual([`${team.name} was changed`, `${team.name} was changed`]);
});

it("a country is told once of a team that is changed and renamed", async () => {
  const { id, ...team } = await register();
  await put("/api/Team/arrival", travelOf({ id, ...team }, "2025-04-09T16:00"));
  const name = `Renamed ${team.name}`;
  await put("/api/Team/basic", { id, name, teamGroup: "Senior", isOfficial: true });
  expect(await changesOf(team.name)).toEqual([`${name} was changed`]);
});

it("a country is told that a team was withdrawn and that it was restored, and of a change after that", async () => {
  const team = await register();
  const path = `/api/Team/${team.id}/withdrawal`;
  // Confirmed, because the people are in other teams of this file too.
  for (const request of [`POST ${path}`, `DELETE ${path}?confirmed=true`])
    expect((await call(request, { token: edition.token })).status).toBe(200);
  const states = [`${team.name} was withdrawn`, `${team.name} was restored`];
  expect(await changesOf(team.name)).toEqual(states);
  for (const time of ["16:00", "17:00"]) {
    const { teamId, version, ...travel } = travelOf(team, `2025-04-09T${time}`);
    await put("/api/Team/arrival", { teamId, ...travel });
  }
  expect(await changesOf(team.name)).toEqual([...states, `${team.name} was changed`]);
});

it("a country is told once when a team's or guest's new arrival no longer fits its vehicle", async () => {
  const team = await register();
  const person = {
    fullName: uniqueName("Guest"),
    roles: ["GUEST"],
    ...travelOf(team, "2025-04-09T14:30"),
  };
  const { body: guest } = await call("POST /api/Person", { token: registratorToken, body: person });
  const bus = { direction: "ARRIVAL", place: "Other", leavesAt: "2025-04-09T15:00", vehicle: "Bus 7", seats: 9 };
  const { body: transfer } = await call("POST /api/Transfer", { token: edition.token, body: bus });
  const parties = [team, guest].map(({ id }) => ({ id, transferId: transfer.id }));
  const assigned = await call("PUT /api/Transfer/parties", {
    token: edition.token,
    body: { direction: "ARRIVAL", parties },
  });
  expect(assigned.status).toBe(200);
  let { version } = team;
  for (const time of ["14:20", "18:00", "18:10"]) {
    const body = travelOf({ ...team, version }, `2025-04-09T${time}`);
    const changed = await call("PUT /api/Team/arrival", { token: registratorToken, body });
    expect(changed.status).toBe(200);
    ({ version } = changed.body);
  }
  const body = { ...person, version: guest.version, timeOfArrival: "2025-04-09T15:30" };
  expect((await call(`PUT /api/Person/${guest.id}`, { token: registratorToken, body })).status).toBe(200);
  for (const name of [team.name, person.fullName]) {
    const mails = (await mailsAbout(name)).filter(({ kind }) => kind === "VEHICLE");
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining("- Bus 7: Arrives after the vehicle leaves\n\n"),
    ]);
  }
});

it("a country is told when the new arrival of a contestant who travels alone no longer fits the vehicle", async () => {
  const fullName = uniqueName("Alone");
  const contact = {
    hasPersonForContact: true,
    personForContactName: "An Aunt",
    personForContactPhoneNumber: "+359 88 111 222",
    arrivalLocation: "Other",
  };
  const alone = { ...contestantModel(fullName), ...contact, timeOfArrival: "2025-04-09T14:30" };
  const { name, contestants } = await register({ contestants: [contestantModel("Ana Petrova"), alone] });
  const [registered] = await mailsAbout(name);
  expect(registered?.text).toContain(
    `Contestant: Ana Petrova\nContestant: ${fullName} (does not travel with the leader)\n`,
  );
  const [, { id, personId } = { id: "", personId: "" }] = contestants;
  const van = { direction: "ARRIVAL", place: "Other", leavesAt: "2025-04-09T15:00", vehicle: "Van 3", seats: 4 };
  const { body: transfer } = await call("POST /api/Transfer", { token: edition.token, body: van });
  const parties = [{ id: personId, transferId: transfer.id }];
  const body = { direction: "ARRIVAL", parties };
  expect((await call("PUT /api/Transfer/parties", { token: edition.token, body })).status).toBe(200);
  const edit = contestantEdit(id, { personEditModel: { fullName, tShirtSize: "M" }, ...contact });
  const late = { ...edit, timeOfArrival: "2025-04-09T18:00" };
  expect((await call("PUT /api/Contestant", { token: registratorToken, body: late })).status).toBe(200);
  const mails = (await mailsAbout(fullName)).filter(({ kind }) => kind === "VEHICLE");
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringContaining("- Van 3: Arrives after the vehicle leaves\n\n"),
  ]);
});

it("two instances tell each country once what is missing three days before the deadline", async () => {
  const deadlineMails = async () => {
    const { body } = await call("GET /api/Mail", { token: edition.token });
    return (body as Mail[]).filter(({ kind }) => kind === "DEADLINE");
  };
  await expect.poll(async () => (await deadlineMails()).map(({ to }) => to)).toContain(email);
  const mails = await deadlineMails();
  expect(new Set(mails.map(({ to }) => to)).size).toBe(mails.length);
  expect(mails.find(({ to }) => to === email)?.text).toContain("until 20 March 2025, 23:59 (Shumen time)");
});

it("a country is told of the last of an administrator's changes of a guest within ten minutes, and of none of its own", async () => {
  const guest = async (token: string, method: string, fullName: string, change: object = {}, id = "") => {
    const body = { fullName, roles: ["GUEST"], ...travelOf({ id: "", version: 1 }, "2025-04-09T14:30"), ...change };
    const response = await call(`${method} /api/Person${id && `/${id}`}`, { token, body });
    expect(response.status).toBeLessThan(300);
    return response.body as { id: string; version: number; countryId: string };
  };
  const name = uniqueName("Guest");
  const { id, countryId } = await guest(registratorToken, "POST", name);
  const other = await guest(registratorToken, "POST", name);
  let version = 1;
  for (const time of ["2025-04-09T15:00", "2025-04-09T16:00"])
    ({ version } = await guest(edition.token, "PUT", name, { version, countryId, timeOfArrival: time }, id));
  await guest(edition.token, "PUT", name, { countryId, timeOfArrival: "2025-04-09T17:00" }, other.id);
  await guest(registratorToken, "PUT", name, { version, timeOfArrival: "2025-04-09T18:00" }, id);
  const subjects = () => changesOf(name, "GUEST_CHANGE");
  expect(await subjects()).toEqual([`${name} was changed`, `${name} was changed`]);
  expect((await mailsAbout(name))[0]?.text).toContain("/listGuests");
  expect((await call(`DELETE /api/Person/${id}`, { token: edition.token })).status).toBe(200);
  expect(await subjects()).toEqual([`${name} was changed`, `${name} was deleted`]);
  expect((await call(`DELETE /api/Person/${other.id}`, { token: registratorToken })).status).toBe(200);
  const added = `Added ${name}`;
  await guest(edition.token, "POST", added, { countryId });
  expect(await changesOf(added, "GUEST_CHANGE")).toEqual([`${added} was added`]);
});

it("a country is told of its deadline after the last change of its extension within ten minutes", async () => {
  const { body: countries } = await call("GET /api/Country");
  const { id } = countries.find((country: { name: string }) => country.name === "Bulgaria");
  const path = `/api/Contest/extensions/${id}`;
  const give = (day: number, reason = "A strike") =>
    put(path, { endOfRegistrationDate: `2025-03-${day}T14:00`, reason, version: null });
  const remove = async () => expect((await call(`DELETE ${path}`, { token: edition.token })).status).toBe(200);
  const deadlinesInMails = async () =>
    (await mailsAbout("the deadline of your registration"))
      .map(({ text }) => /You can change it until (\d+ March)/.exec(text)?.[1])
      .reverse();
  await give(25);
  await give(26);
  await give(26, "A long strike");
  expect(await deadlinesInMails()).toEqual(["26 March"]);
  await remove();
  expect(await deadlinesInMails()).toEqual([]);
  await give(27);
  await query(`UPDATE "Mail" SET "sentAt" = now() WHERE "kind" = 'EXTENSION'`);
  await remove();
  expect(await deadlinesInMails()).toEqual(["27 March", "20 March"]);
});

it("the organisers' paragraph is in every mail, before the signature", async () => {
  const { version, name: title } = await edition.settings();
  const mailParagraph = "Shumen University, +359 54 830 495";
  expect((await edition.put("", { mailParagraph: ` ${mailParagraph}\n`, version })).body.mailParagraph).toBe(
    mailParagraph,
  );
  const { name } = await register();
  const invited = `${randomUUID()}@invited.example`;
  const user = { email: invited, username: invited, name: "A Guide", role: "Guide", countryId: null, invite: true };
  expect((await call("POST /api/Identity/Register", { token: edition.token, body: user })).status).toBe(201);
  const { body } = await call("GET /api/Mail", { token: edition.token });
  const mails = (body as Mail[]).filter(({ to, text }) => to === invited || text.includes(name));
  expect(mails).toHaveLength(2);
  for (const { text } of mails) expect(text.endsWith(`\n\n${mailParagraph}\n\n${title}\n`)).toBe(true);
  await edition.put("", { mailParagraph: "" });
});

it("the organisers' own words are in the mails of their kind alone, with the recipient's name, country and deadline", async () => {
  const { version } = await edition.settings();
  const paragraphs = {
    invitationParagraph: "Invited: {name}, {country}",
    reminderParagraph: "Reminded: {country}, {deadline}",
    confirmationParagraph: "Confirmed: {name}",
  };
  const { status, body: stored } = await edition.put("", { ...paragraphs, version });
  expect([status, stored]).toMatchObject([200, paragraphs]);
  const refused = await edition.put("", { reminderParagraph: "Until {transfer}", version: stored.version });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { reminderParagraph: ["There is no placeholder {transfer} here. There are {name}, {country} and {deadline}."] },
  ]);
  const { name: registrator, countryId } = (await call("GET /api/Identity/GetAll", { token: edition.token })).body.find(
    (user: { email: string }) => user.email === email,
  );
  const { name } = await register();
  await call(`POST /api/Reminder/${countryId}`, { token: edition.token, body: { again: true } });
  const invited = `${randomUUID()}@invited.example`;
  const user = {
    email: invited,
    username: invited,
    name: "An Invited",
    role: "TeamRegistrator",
    countryId,
    invite: true,
  };
  expect((await call("POST /api/Identity/Register", { token: edition.token, body: user })).status).toBe(201);
  const { body } = await call("GET /api/Mail", { token: edition.token });
  const newest = (kind: string, to: string, text = "") =>
    (body as Mail[]).find((mail) => mail.kind === kind && mail.to === to && mail.text.includes(text))?.text ?? "";
  const ownWords = (text: string) =>
    text.split("\n\n").filter((paragraph) => /^(Invited|Reminded|Confirmed):/.test(paragraph));
  expect(ownWords(newest("REGISTRATION", email, name))).toEqual([`Confirmed: ${registrator}`]);
  expect(ownWords(newest("INVITATION", invited))).toEqual(["Invited: An Invited, Bulgaria"]);
  expect(ownWords(newest("REMINDER", email))).toEqual([
    expect.stringMatching(/^Reminded: Bulgaria, 20 March 2025, 23:59 \(Shumen time, UTC\+2\)$/),
  ]);
  const none = { invitationParagraph: "", reminderParagraph: "", confirmationParagraph: "" };
  expect((await edition.put("", none)).body).toMatchObject(none);
});

it("a country gets no mail of the kinds that the edition has switched off", async () => {
  await switchOff("mailOnRegistration");
  await switchOff("mailOnTeamChange");
  await switchOff("mailOnVehicleMisfit");
  await switchOff("mailOnGuestChange");
  await switchOff("mailOnExtension");
  const team = await register();
  expect((await call(`POST /api/Team/${team.id}/withdrawal`, { token: edition.token })).status).toBe(200);
  expect(await mailsAbout(team.name)).toEqual([]);
});
