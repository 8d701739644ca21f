import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { fileForm } from "@/e2e/support/csv";
import { insertTeam } from "@/e2e/support/factory";
import { call, logIn, type SignedIn, signedIn } from "@/e2e/support/http";
import {
  contestantEdit,
  contestantModel,
  guidePayload,
  leaderEdit,
  leaderModel,
  renamed,
  teamPayload,
} from "@/e2e/support/payloads";
import { type Country, countryByCode, db } from "@/e2e/support/site";

let admin: SignedIn;
let registrator: SignedIn;
let country: Country;
beforeAll(async () => {
  country = await countryByCode("KG");
  [admin, registrator] = await Promise.all([signedIn("Administrator"), signedIn("TeamRegistrator", "KG")]);
});

const send = (endpoint: string, body?: unknown) => call(endpoint, { token: admin.token, body });

/** The preview of a file. */
function preview(path: string, content: string | Uint8Array<ArrayBuffer>) {
  return call(`POST /api/${path}/import/csv?dryRun=true`, { token: admin.token, raw: fileForm(content) });
}

/** A file in e2e/cases. */
const caseFile = (name: string) => new Uint8Array(readFileSync(`e2e/cases/${name}.csv`));

describe("a file of guides", () => {
  const guides = (name: string) => preview("Guide", caseFile(name));

  it("has phone numbers as people write them", async () => {
    const { body } = await guides("phones");
    expect(body.accounts.map(({ phoneNumber }: { phoneNumber: string }) => phoneNumber)).toEqual([
      "+359 88 123 4567",
      "+359 88 812 3456, +359 89 912 3456",
      "+359 2 987 6543 ext. 12",
    ]);
    const float = await guides("phone-float");
    expect(float.body.accounts).toMatchObject([{ phoneNumber: "+359 88 123 4567" }]);
  });

  it("has names with hyphens and apostrophes of one kind", async () => {
    const { body } = await guides("names");
    expect(body.accounts.map(({ name }: { name: string }) => name)).toEqual([
      "Jean-Luc Example",
      "Sarvar G’ulomov",
      "Shane O’Neill",
    ]);
  });

  it("has sizes in other spellings and with letters that look alike", async () => {
    const { body } = await guides("sizes");
    expect(body.accounts).toMatchObject([{ tShirtSize: "XL" }, { tShirtSize: "M" }]);
  });

  it("has usual headings, and labels before its numbers", async () => {
    const account = {
      email: "ana@example.org",
      phoneNumber: "+359 2 987 6543",
      tShirtSize: "L",
      classDesignator: "11А",
    };
    for (const header of ["Име;Имейл;Телефон;Размер;Клас", "Full name*;E-mail address;Mobile:;Size;Grade"]) {
      const { body } = await preview("Guide", `${header}\nAna;ana(at)example.org;Tel./Fax: 02 987 65 43;Large;11А\n`);
      expect(body).toMatchObject({ accounts: [{ name: "Ana", ...account }], unusedColumns: [], warnings: [] });
    }
  });

  it("names what it cannot read, with its line", async () => {
    const rows = [
      "name;email;phoneNumber;tShirtSize",
      "Ana;ana@example.org;0888 1;M",
      "Ben;ben@example.org;3.59881E+11;M",
      "Cy;cy@example.org;+999 123 456;С",
      "Di;ana@example.org, di@example.org;0888 123 456;M",
    ];
    const { body } = await preview("Guide", rows.join("\n"));
    expect(body.errors).toEqual([
      {
        line: 2,
        column: "phoneNumber",
        message: "The phone number “0888 1” has too few digits for the country prefix +359.",
      },
      { line: 3, column: "phoneNumber", message: expect.stringContaining("“3.59881E+11”") },
      {
        line: 4,
        column: "phoneNumber",
        message: "The phone number “+999 123 456” has a country prefix that does not exist.",
      },
      { line: 4, column: "tShirtSize", message: expect.stringMatching(/“С” is a Cyrillic letter\.$/) },
      { line: 5, column: "email", message: "This is not a valid e-mail address: there is more than one." },
    ]);
  });
});

describe("a file of users", () => {
  it("has other usual names of countries", async () => {
    const { body } = await preview("Identity", caseFile("countries"));
    expect(body.accounts.map((account: { country: string }) => account.country)).toEqual([
      "Türkiye",
      "Czechia",
      "Moldova",
    ]);
    const unknown = await preview("Identity", "country,name,email\nTurkye,Ana,a@example.org\nKorea,Ben,b@example.org");
    expect(unknown.body.errors).toMatchObject([
      {
        line: 2,
        column: "country",
        message: "There is no country “Turkye”. Did you mean Türkiye? Write the English name or the code.",
      },
      { line: 3, column: "country", message: "“Korea” may be North Korea or South Korea. Write which one." },
    ]);
  });

  it("has addresses of international domains, with signs such as &, and as mail programs copy them", async () => {
    const { body } = await preview("Identity", caseFile("mail-addresses"));
    expect(body.accounts).toMatchObject([{ email: "ana@xn--e1afmkfd.xn--90ae" }, { email: "r&d@example.org" }]);
    const rows = ["Ana <ana.one@example.org>", "mailto:ana.two@example.org", "ana.three@пример.бг;"];
    const file = ["country\tname\temail", ...rows.map((email) => `KG\tAna\t${email}`)].join("\n");
    expect((await preview("Identity", file)).body.accounts).toMatchObject([
      { email: "ana.one@example.org" },
      { email: "ana.two@example.org" },
      { email: "ana.three@xn--e1afmkfd.xn--90ae" },
    ]);
  });
});

describe("the API", () => {
  it("reads the same values as files, wherever there are such fields", async () => {
    const leaderCreateModel = {
      leaderPerson: { fullName: "\u202aShane O´Neill\u202c", nativeName: "Шейн О‘Нийл", tShirtSize: "x-large" },
      leaderEmail: "Shane <shane@пример.бг>;",
      leaderPhoneNumber: "(+359) 88 123 4567 / 0555 123 456 (mother)",
    };
    const contestant = {
      ...contestantModel("Jean\u2011Luc Gaŀla"),
      contestantPerson: { fullName: "Jean\u2011Luc Gaŀla", tShirtSize: "М" },
      operatingSystemName: "mac OS",
      hasPersonForContact: true,
      personForContactName: "Aunt O`Neill",
      personForContactPhoneNumber: "996555123456.0",
      arrivalLocation: "SOFIA airport",
    };
    const body = teamPayload({ leaderCreateModel, contestants: [contestant], arrivalLocation: "varna-airport" });
    const { body: team } = await call("POST /api/Team", { token: registrator.token, body });
    expect(team).toMatchObject({
      arrivalLocation: "Varna Airport",
      leader: {
        person: { fullName: "Shane O’Neill", nativeName: "Шейн О’Нийл", tShirtSize: "XL" },
        email: "shane@xn--e1afmkfd.xn--90ae",
        phoneNumber: "+359 88 123 4567, +996 555 123 456 (mother)",
      },
      contestants: [
        {
          person: { fullName: "Jean-Luc Gal·la", tShirtSize: "M" },
          operatingSystemName: "macOS",
          personForContactName: "Aunt O’Neill",
          personForContactPhoneNumber: "+996 555 123 456",
        },
      ],
    });
    const { body: person } = await send("POST /api/Person", {
      fullName: "Kumar s/o Raja",
      tShirtSize: "Medium",
      roles: ["jury_member"],
      countryId: country.id,
    });
    expect(person).toMatchObject({ fullName: "Kumar s/o Raja", tShirtSize: "M", roles: ["JURY_MEMBER"] });
  });

  it("names the field of a phone number that cannot exist, and stores nothing", async () => {
    const { leaderId, contestantIds } = await insertTeam(country);
    const { id: userId } = await signedIn("Guide");
    const contact = { hasPersonForContact: true, personForContactName: "Aunt" };
    const tooShort = ["The phone number “+996 12 34” has too few digits for the country prefix +996."];
    const phone = "+996 12 34";
    const contestants = [contestantModel("Ana"), { ...contestantModel("Ben"), ...contact }];
    const writes: [endpoint: string, body: object, field: string][] = [
      ["PUT /api/Leader", leaderEdit(leaderId, { phoneNumber: phone }), "phoneNumber"],
      [
        "PUT /api/Contestant",
        contestantEdit(contestantIds[0], { ...contact, personForContactPhoneNumber: phone }),
        "personForContactPhoneNumber",
      ],
      [
        "POST /api/Team",
        teamPayload({
          countryId: country.id,
          contestants: [contestants[0], { ...contestants[1], personForContactPhoneNumber: phone }],
        }),
        "contestants.1.personForContactPhoneNumber",
      ],
      [
        "POST /api/Team",
        teamPayload({ countryId: country.id, leaderCreateModel: { ...leaderModel("Lea"), leaderPhoneNumber: phone } }),
        "leaderCreateModel.leaderPhoneNumber",
      ],
      ["POST /api/Guide", guidePayload(userId, { phoneNumber: phone, person: renamed }), "phoneNumber"],
    ];
    const stored = () =>
      Promise.all([
        db.team.count({ where: { countryId: country.id } }),
        db.guide.count({ where: { userId } }),
        db.leader.findUnique({ where: { id: leaderId }, select: { phoneNumber: true } }),
        db.contestant.findUnique({
          where: { id: contestantIds[0] ?? "" },
          select: { personForContactPhoneNumber: true },
        }),
      ]);
    const before = await stored();
    for (const [endpoint, body, field] of writes) {
      const response = await send(endpoint, body);
      expect([endpoint, response.status, response.body.errors]).toEqual([endpoint, 422, { [field]: tooShort }]);
    }
    expect(await stored()).toEqual(before);
  });

  it("keeps an invalid phone number that is stored already, while another field is changed", async () => {
    const { leaderId } = await insertTeam(country);
    const phoneNumber = "0555 12";
    await db.leader.update({ where: { id: leaderId }, data: { phoneNumber } });
    const saved = await send("PUT /api/Leader", leaderEdit(leaderId, { phoneNumber, email: "new@example.org" }));
    expect(saved.body).toMatchObject({ phoneNumber, email: "new@example.org" });
    const changed = await send("PUT /api/Leader", leaderEdit(leaderId, { phoneNumber: "0555 13" }));
    expect(changed.status).toBe(422);
  });

  it("treats both forms of an international address as the same", async () => {
    const name = `ana-${randomUUID().slice(0, 8)}`;
    const password = "correct horse battery";
    const account = { name: "Ana", role: "Administrator", password };
    const created = await send("POST /api/Identity/Register", { ...account, email: `${name}@пример.бг` });
    expect([created.status, created.body.email]).toEqual([201, `${name}@xn--e1afmkfd.xn--90ae`]);
    const again = await send("POST /api/Identity/Register", { ...account, email: `${name}@XN--e1afmkfd.xn--90ae` });
    expect([again.status, again.body.errors]).toEqual([409, { email: ["This e-mail address is already in use."] }]);
    expect(await logIn({ email: `${name}@ПРИМЕР.бг`, password })).toBeTruthy();
    expect(await logIn({ email: created.body.email, password })).toBeTruthy();
  });
});
