import { beforeAll, describe, expect, it } from "vitest";
import { insertEdition } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { contestantModel, teamPayload } from "@/e2e/support/payloads";
import { countryByCode, query } from "@/e2e/support/site";

const whileOpen = "2025-03-01T09:00:00Z";
let administrator: SignedIn;
beforeAll(async () => {
  administrator = await signedIn("Administrator");
});

const reminderOf = async (countryId: string, at = whileOpen) => {
  const { body } = await call("GET /api/Reminder", { token: administrator.token, at });
  return body.find((reminder: { countryId: string }) => reminder.countryId === countryId);
};

const send = (countryId: string, body: object = {}, at = whileOpen) =>
  call(`POST /api/Reminder/${countryId}`, { token: administrator.token, body, at });

async function registerTeam(code: string, name: string) {
  const country = await countryByCode(code);
  const contestants = [contestantModel("Ana Primera"), contestantModel("LUZ SEGUNDA")];
  const body = teamPayload({ name, contestants, countryId: country.id });
  expect((await call("POST /api/Team", { token: administrator.token, body })).status).toBe(201);
  return country.id;
}

describe("what a country still has to settle", () => {
  it("is one text by team and person for its registrators, with the last moment for changes", async () => {
    const registrator = await signedIn("TeamRegistrator", "SB");
    const countryId = await registerTeam("SB", "Solomon Sages");
    expect(await reminderOf(countryId)).toMatchObject({
      missing: 6,
      recipients: [registrator.email],
      lastSentAt: null,
    });
    const { text } = await reminderOf(countryId);
    expect(text).toContain(`This is still missing or looks wrong in your registration:

Solomon Sages
- Maria Petrova: picture
- Ana Primera: picture, native name
- LUZ SEGUNDA: picture, native name. Name in capitals. Write it as it should be printed.

You can change it until 20 March 2025, 23:59 (Shumen time), and people’s details for one more day:
`);
    expect((await reminderOf(countryId, "2025-03-21T12:00:00Z")).text).toContain("until 21 March 2025, 23:59");
    expect((await reminderOf(countryId, "2025-03-22T12:00:00Z")).text).toContain("Please reply to this mail");
  });

  it("is written to each registrator at most once a day, unless the request says again", async () => {
    const registrators = [await signedIn("TeamRegistrator", "TO"), await signedIn("TeamRegistrator", "TO")];
    const countryId = await registerTeam("TO", "Tonga Turtles");
    expect((await send(countryId)).status).toBe(200);
    const { text, lastSentAt } = await reminderOf(countryId);
    expect(lastSentAt).toBe("2025-03-01T09:00:00.000Z");
    const { body: mails } = await call("GET /api/Mail", { token: administrator.token });
    const reminders = mails.filter(
      (mail: { kind: string; text: string }) => mail.kind === "REMINDER" && mail.text.includes("Tonga Turtles"),
    );
    const emails = registrators.map(({ email }) => email);
    expect(reminders.map(({ to }: { to: string }) => to).sort()).toEqual(emails.sort());
    expect(reminders[0]).toMatchObject({ kind: "REMINDER", createdBy: expect.any(String) });
    expect(reminders[0].text).toContain(text);
    expect((await send(countryId, {}, "2025-03-02T08:59:59Z")).status).toBe(409);
    expect((await send(countryId, { again: true }, "2025-03-02T08:59:59Z")).status).toBe(200);
    expect((await send(countryId, {}, "2025-03-03T09:00:00Z")).status).toBe(200);
  });

  it("counts as written to a country even if the registrator who got it is of another country now", async () => {
    const { id } = await signedIn("TeamRegistrator", "TM");
    const countryId = await registerTeam("TM", "Turkmen Tigers");
    expect((await send(countryId)).status).toBe(200);
    const { id: otherId } = await countryByCode("TK");
    await query('UPDATE "User" SET "countryId" = $2 WHERE "id" = $1', [id, otherId]);
    await signedIn("TeamRegistrator", "TM");
    expect((await reminderOf(countryId)).lastSentAt).toBe("2025-03-01T09:00:00.000Z");
  });

  it("does not count as written in this edition if the mail is of another one", async () => {
    await signedIn("TeamRegistrator", "GM");
    const countryId = await registerTeam("GM", "Gambia Gazelles");
    expect((await send(countryId)).status).toBe(200);
    const { id: editionId } = await insertEdition();
    await query('UPDATE "Mail" SET "editionId" = $2 WHERE "aboutId" = $1', [countryId, editionId]);
    expect((await reminderOf(countryId)).lastSentAt).toBeNull();
    expect((await send(countryId)).status).toBe(200);
  });

  it("is written to several countries at once, without those that have no registrator or were written to within a day", async () => {
    await signedIn("TeamRegistrator", "FM");
    await signedIn("TeamRegistrator", "MH");
    const countryId = await registerTeam("FM", "Micronesian Mynas");
    const writtenTo = await registerTeam("MH", "Marshall Magpies");
    const withoutRegistrator = await registerTeam("PW", "Palau Pigeons");
    expect((await send(writtenTo)).status).toBe(200);
    const countryIds = [withoutRegistrator, writtenTo, countryId];
    const sendAll = async (at: string) => {
      const { status, body } = await call("POST /api/Reminder", {
        token: administrator.token,
        at,
        body: { countryIds },
      });
      expect(status).toBe(200);
      return body.map((country: { countryId: string }) => country.countryId);
    };
    expect(await sendAll("2025-03-01T10:00:00Z")).toEqual([countryId]);
    expect((await reminderOf(countryId)).lastSentAt).toBe("2025-03-01T10:00:00.000Z");
    expect(await sendAll("2025-03-01T11:00:00Z")).toEqual([]);
  });

  it("is written by one of two requests at the same time", async () => {
    await signedIn("TeamRegistrator", "WS");
    const countryId = await registerTeam("WS", "Samoa Sharks");
    const responses = await Promise.all([send(countryId), send(countryId)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is written to nobody where nothing is missing or no registrator can log in", async () => {
    expect((await send((await countryByCode("NU")).id)).status).toBe(404);
    const { status, body } = await send(await registerTeam("NU", "Niue Newts"));
    expect([status, body.detail]).toEqual([409, "Niue has no registrator who can log in."]);
  });
});
