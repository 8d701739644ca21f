import { beforeAll, describe, expect, it } from "vitest";
import { ownEdition } from "@/e2e/support/edition-site";
import { call } from "@/e2e/support/http";
import { pictureBase64, pictureFile } from "@/e2e/support/payloads";
import { publicEdition } from "@/e2e/support/public-edition";
import { query } from "@/e2e/support/site";

const edition = ownEdition();

// Refusals that do not depend on what is stored have unit tests, in lib/edition/inputs.test.ts.

describe("an edition's names, dates, place and links", () => {
  it("are changed by the fields of the request; absent ones are kept", async () => {
    const before = await edition.settings();
    const response = await edition.put("", { venue: "Preslav, Bulgaria", materialsUrl: "https://tasks.example/2025" });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      ...before,
      venue: "Preslav, Bulgaria",
      materialsUrl: "https://tasks.example/2025",
      version: before.version + 1,
    });
    expect((await publicEdition()).materialsUrl).toBe("https://tasks.example/2025");
    expect((await edition.put("", { materialsUrl: null })).body.materialsUrl).toBeNull();
  });

  it("read a deadline without an offset in the venue's time zone", async () => {
    const response = await edition.put("", { endOfRegistrationDate: "2025-03-25T18:00" });
    expect(response.body.endOfRegistrationDate).toBe("2025-03-25T16:00:00.000Z");
    expect((await publicEdition()).endOfEditDate).toBe("2025-03-26T16:00:00.000Z");
  });

  it("have an age limit for each group, which is public and can be removed", async () => {
    const limits = { juniorsBornOnOrAfter: "2010-01-01", seniorsBornOnOrAfter: "2006-07-01" };
    expect((await edition.put("", limits)).body).toMatchObject(limits);
    const response = await edition.put("", { juniorsBornOnOrAfter: "" });
    expect(response.body).toMatchObject({ ...limits, juniorsBornOnOrAfter: null });
    expect(await publicEdition()).toMatchObject({ ...limits, juniorsBornOnOrAfter: null });
  });

  it("have an emergency phone, even a short one, which is not public", async () => {
    for (const emergencyPhone of ["+359 54 830 495", "112", null])
      expect((await edition.put("", { emergencyPhone })).body.emergencyPhone).toBe(emergencyPhone);
    expect(await publicEdition()).not.toHaveProperty("emergencyPhone");
  });

  it.each([
    ["the end before the beginning", { endDate: "2025-04-08" }, "endDate"],
    ["a beginning in another year", { startDate: "2024-12-30" }, "startDate"],
    ["a deadline after the tournament", { endOfRegistrationDate: "2025-04-14T00:00" }, "endOfRegistrationDate"],
    ["an age limit after the edition's year", { juniorsBornOnOrAfter: "2026-01-01" }, "juniorsBornOnOrAfter"],
    ["a script for a link", { invitationLetterUrl: "javascript:alert(1)" }, "invitationLetterUrl"],
  ])("refuse %s at its field", async (_what, body, field) => {
    const before = await edition.settings();
    const response = await edition.put("", body);
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, [field]]);
    expect(await edition.settings()).toEqual(before);
  });

  it("have a text for certificates, which no visitor sees", async () => {
    const certificateText = "for solving problems\n\nduring two days";
    expect((await edition.put("", { certificateText })).body).toMatchObject({ certificateText });
    expect(await publicEdition()).not.toHaveProperty("certificateText");
  });

  it("refuse an edit based on an older version", async () => {
    const { version } = await edition.settings();
    expect((await edition.put("", { name: "Mine", version })).status).toBe(200);
    expect((await edition.put("", { name: "Too late", version })).status).toBe(409);
    expect((await edition.settings()).name).toBe("Mine");
  });

  it("are recorded in the audit log", async () => {
    await edition.put("", { contactEmail: "new@tournament.example" });
    const { body } = await call("GET /api/Audit?entity=Edition", { token: edition.token });
    expect(body[0]).toMatchObject({
      action: "PUT /api/Contest/{id}",
      changes: { contactEmail: ["office@tournament.example", "new@tournament.example"] },
    });
    expect(Object.keys(body[0].changes)).toEqual(["contactEmail"]);
  });
});

describe("another time zone", () => {
  const columns = [
    ["Edition", "endOfRegistrationDate"],
    ["DeadlineExtension", "endOfRegistrationDate"],
    ["Team", "timeOfArrival"],
    ["Team", "timeOfDeparture"],
    ["Person", "timeOfArrival"],
    ["Person", "timeOfDeparture"],
    ["Transfer", "leavesAt"],
    ["TransferAssignment", "travelTime"],
  ] as const;

  /** The stored times of each column, in a time zone. */
  const timesIn = (timeZone: string) =>
    Promise.all(
      columns.map(async ([table, column]) => {
        const edition =
          table === "Edition" ? `t."isCurrent"` : `t."editionId" = (SELECT "id" FROM "Edition" WHERE "isCurrent")`;
        const rows = await query<{ at: string }>(
          `SELECT t."id" || to_char(t."${column}" AT TIME ZONE $1, ' YYYY-MM-DD HH24:MI:SS') AS "at"
          FROM "${table}" t WHERE t."${column}" IS NOT NULL AND ${edition} ORDER BY t."id"`,
          [timeZone],
        );
        expect(rows.length, `${table}.${column}`).toBeGreaterThan(0);
        return rows.map(({ at }) => at);
      }),
    );
  const change = async (body: object) => {
    expect((await edition.put("", body)).status).toBe(200);
  };
  const lastAudit = async () => (await call("GET /api/Audit?entity=Edition", { token: edition.token })).body[0].changes;
  const schedule = () => query('SELECT "date", "startTime", "endTime" FROM "ScheduleItem" ORDER BY "id"');
  const [sofia, newYork] = ["Europe/Sofia", "America/New_York"];

  beforeAll(async () => {
    const [country] = (await call("GET /api/Country", { token: edition.token })).body;
    const body = { endOfRegistrationDate: "2025-04-01T12:00", reason: "Visas" };
    const { status } = await call(`PUT /api/Contest/extensions/${country.id}`, { token: edition.token, body });
    expect(status).toBe(200);
  });

  it("keeps the local times of deadlines, journeys and transfers if that is asked for", async () => {
    const before = await timesIn(sofia);
    const days = await schedule();
    const versions = () => query('SELECT sum("version")::int AS "sum" FROM "Team" WHERE "timeOfArrival" IS NOT NULL');
    const [versionsBefore] = await versions();
    await change({ timeZone: newYork, enteredTimes: "KEEP" });
    expect(await timesIn(newYork)).toEqual(before);
    expect(await schedule()).toEqual(days);
    expect((await versions())[0]?.sum).toBeGreaterThan(versionsBefore?.sum);
    const changes = await lastAudit();
    expect(changes).toMatchObject({ timeZone: [sofia, newYork], enteredTimes: [null, "KEEP"] });
    expect(Object.keys(changes).sort()).toEqual(["endOfRegistrationDate", "enteredTimes", "timeZone"]);
    await change({ timeZone: sofia, enteredTimes: "KEEP" });
    expect(await timesIn(sofia)).toEqual(before);
  });

  it("keeps the instants otherwise, and reads a new deadline in the new time zone", async () => {
    const before = await timesIn("UTC");
    await change({ timeZone: newYork });
    expect(await timesIn("UTC")).toEqual(before);
    expect(await lastAudit()).toEqual({ timeZone: [sofia, newYork], enteredTimes: [null, "MOVE"] });
    const body = { timeZone: sofia, enteredTimes: "MOVE", endOfRegistrationDate: "2025-03-25T18:00" };
    await change(body);
    expect((await edition.settings()).endOfRegistrationDate).toBe("2025-03-25T16:00:00.000Z");
    expect((await timesIn("UTC")).slice(1)).toEqual(before.slice(1));
  });

  it("leaves the times alone if it is the same one", async () => {
    const before = await timesIn("UTC");
    await change({ timeZone: sofia, enteredTimes: "KEEP", venue: "Varna, Bulgaria" });
    expect(await timesIn("UTC")).toEqual(before);
    expect(Object.keys(await lastAudit())).toEqual(["venue"]);
  });
});

describe("an edition's lists", () => {
  it("can be extended, ordered and shortened, which changes the options of forms", async () => {
    const operatingSystemNamesList = ["Debian", "Windows", "Ubuntu", "macOS"];
    expect((await edition.put("", { operatingSystemNamesList })).status).toBe(200);
    const { body } = await call("GET /api/Contest/availableEnums");
    expect(body.operatingSystemNamesList).toEqual(operatingSystemNamesList);
    await edition.put("", { operatingSystemNamesList: operatingSystemNamesList.slice(1) });
    expect((await edition.settings()).operatingSystemNamesList).toEqual(["Windows", "Ubuntu", "macOS"]);
  });

  const rename = async (names: Record<string, string>) => {
    const { arrivalLocationsList } = await edition.settings();
    const list = arrivalLocationsList.map((was: string) => (names[was] ? { name: names[was], was } : { name: was }));
    return edition.put("", { arrivalLocationsList: list });
  };

  it("rename a value in every record that uses it", async () => {
    const { uses } = await edition.settings();
    const response = await rename({ "Sofia Airport": "Sofia, Terminal 2" });
    expect(response.status).toBe(200);
    const { "Sofia Airport": count, ...others } = uses.arrivalLocationsList;
    expect(response.body.uses.arrivalLocationsList).toEqual({ ...others, "Sofia, Terminal 2": count });
    const transfers = (await call("GET /api/Transfer", { token: edition.token })).body;
    const parties = transfers.flatMap((transfer: { parties: object[] }) => transfer.parties);
    expect(parties.length).toBeGreaterThan(0);
    for (const { place, transfer } of parties) expect(transfer.assignedPlace).toBe(place);
    await rename({ "Sofia, Terminal 2": "Sofia Airport" });
  });

  it("refuse two values that swap their names in one save", async () => {
    const response = await rename({ "Sofia Airport": "Varna Airport", "Varna Airport": "Sofia Airport" });
    expect([response.status, Object.values(response.body.errors)]).toEqual([
      422,
      [[expect.stringContaining("“Varna Airport” is in use")], [expect.stringContaining("“Sofia Airport” is in use")]],
    ]);
  });

  it("keep a value that records use, and report their number", async () => {
    const { uses, tShirtSizesList } = await edition.settings();
    const response = await edition.put("", { tShirtSizesList: tShirtSizesList.filter((size: string) => size !== "M") });
    expect(response.status).toBe(422);
    expect(response.body.errors.tShirtSizesList[0]).toContain(
      `“M” cannot be removed while ${uses.tShirtSizesList.M} records use it`,
    );
  });

  it("refuse to rename a value that is not in the list", async () => {
    const response = await edition.put("", { tShirtSizesList: [{ name: "A", was: "B" }] });
    expect([response.status, Object.keys(response.body.errors)[0]]).toEqual([
      422,
      expect.stringMatching(/^tShirtSizesList/),
    ]);
  });
});

describe("an edition's texts", () => {
  const text =
    '<h2>Rules</h2><p>See <a href="https://example.org/" onclick="x()">here</a>.</p><table><tbody><tr><td>1</td></tr></tbody></table><script>alert(1)</script>';
  const clean =
    '<h2>Rules</h2><p>See <a href="https://example.org/">here</a>.</p><table><tbody><tr><td>1</td></tr></tbody></table>';

  it("are sanitised when stored, as in the preview", async () => {
    const preview = await call("POST /api/Contest/preview/text", { token: edition.token, body: { text } });
    expect(preview.body).toEqual({ html: clean });
    const { welcomeText } = await edition.settings();
    const response = await edition.put("/texts", { rules: text });
    expect(response.body).toMatchObject({ rules: clean, welcomeText });
    const page = (await call("GET /information/rules")).body;
    expect(page).toContain('<a href="https://example.org/">here</a>');
    expect(page).not.toContain("alert(1)");
  });

  it.each([
    ["headings", "<h2>Day</h2>".repeat(201), "can have at most 200 headings."],
    ["elements", "<br>".repeat(5_001), "can have at most 5,000 elements, such as paragraphs, list items and cells."],
    ["nested lists", "<ul><li>".repeat(25_000), "can have lists, tables and quotations at most 10 deep."],
  ])("are refused with too many %s, as in the preview", async (_, text, reason) => {
    const preview = await call("POST /api/Contest/preview/text", { token: edition.token, body: { text } });
    expect([preview.status, preview.body.errors]).toEqual([422, { text: [`The text ${reason}`] }]);
    const response = await edition.put("/texts", { rules: text });
    expect([response.status, response.body.errors]).toEqual([422, { rules: [`Rules ${reason}`] }]);
  });
});

describe("an edition's companies", () => {
  /** Companies as requests have them; only responses have the addresses of logos. */
  const asSent = (companies: Record<string, unknown>[]) => companies.map(({ imageUrl: _url, ...company }) => company);
  const golden = async () => (await publicEdition()).goldenSponsors.map(({ name }: { name: string }) => name);

  it("keep id and logo when they are sent with their id, in the order of the request", async () => {
    const { companies } = await edition.settings();
    const response = await edition.put("/companies", {
      companies: asSent(companies)
        .reverse()
        .map((company) => ({ ...company, companyUrl: null })),
    });
    expect(response.status).toBe(200);
    const pairs = (list: { id: string; imageUrl: string }[]) => list.map(({ id, imageUrl }) => `${id} ${imageUrl}`);
    expect(pairs(response.body.companies).sort()).toEqual(pairs(companies).sort());
    const ofGold = companies.filter(({ kind }: { kind: string }) => kind === "GOLDEN_SPONSOR");
    expect(await golden()).toEqual(ofGold.map(({ name }: { name: string }) => name).reverse());
  });

  it("sent again unchanged, in another order of kinds, are no change for the audit log", async () => {
    const { companies } = await edition.settings();
    const sent = asSent(companies).reverse();
    const changes = () => query('SELECT "id" FROM "AuditEntry" WHERE "action" LIKE $1', ["%/companies"]);
    await edition.put("/companies", { companies: sent });
    const before = await changes();
    expect((await edition.put("/companies", { companies: sent })).status).toBe(200);
    expect(await changes()).toEqual(before);
  });

  it("can get a logo, lose it, and be deleted with it", async () => {
    const picture = await pictureBase64("#13579b");
    const patron = { kind: "PATRON", name: "Patron of Logos", companyUrl: "https://patron.example/" };
    const { companies } = await edition.settings();
    const others = asSent(companies);
    await edition.put("/companies", { companies: [...others, { ...patron, picture }] });
    const withLogo = (await edition.settings()).companies.find(({ name }: { name: string }) => name === patron.name);
    expect((await call(`GET ${withLogo.imageUrl}`)).status).toBe(200);
    const bare = { ...patron, id: withLogo.id, removePicture: true };
    await edition.put("/companies", { companies: [...others, bare] });
    // The notification that clears the cache may arrive after the response.
    await expect.poll(async () => (await call(`GET ${withLogo.imageUrl}`)).status).toBe(404);
    await edition.put("/companies", { companies: others });
    expect((await publicEdition()).patrons.map(({ name }: { name: string }) => name)).not.toContain(patron.name);
  });

  it.each([
    ["a logo that is no picture", { name: "X", kind: "PATRON", picture: "aGVsbG8=" }, "picture"],
    ["an unknown id", { name: "X", kind: "PATRON", id: "6b1f2f6e-3d5e-4d66-9d0a-0f6b8a1f0001" }, "id"],
  ])("refuse one with %s, and change nothing", async (_what, company, field) => {
    const before = await edition.settings();
    const response = await edition.put("/companies", { companies: [company] });
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, [`companies.0.${field}`]]);
    expect(await edition.settings()).toEqual(before);
  });
});

describe("an edition's pictures of the venue", () => {
  it("are kept by id, reordered, and deleted with their file", async () => {
    const { venuePictures } = await edition.settings();
    const unchanged = venuePictures.map(({ id, caption, isMap }: (typeof venuePictures)[0]) => ({
      id,
      caption,
      isMap,
    }));
    const added = { caption: "The canteen", picture: await pictureBase64("#2468ac") };
    const response = await edition.put("/venuePictures", { venuePictures: [added, ...unchanged] });
    expect(response.body.venuePictures.slice(1)).toEqual(venuePictures);
    const [canteen] = (await publicEdition()).venuePictures;
    expect(canteen).toMatchObject({ caption: "The canteen", isMap: false, width: expect.any(Number) });
    expect((await call(`GET ${canteen.imageUrl}`)).status).toBe(200);
    await edition.put("/venuePictures", { venuePictures: unchanged });
    await expect.poll(async () => (await call(`GET ${canteen.imageUrl}`)).status).toBe(404);
    expect((await publicEdition()).venuePictures).toHaveLength(unchanged.length);
  });

  it.each([
    ["no picture", { caption: "X" }, "picture"],
    ["no caption", { caption: "", picture: "aGVsbG8=" }, "caption"],
    ["a file that is no picture", { caption: "X", picture: "aGVsbG8=" }, "picture"],
  ])("refuse one with %s", async (_what, picture, field) => {
    const response = await edition.put("/venuePictures", { venuePictures: [picture] });
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, [`venuePictures.0.${field}`]]);
  });
});

describe("an edition's print design", () => {
  const bare = { printPictures: {}, certificateSignatories: [], accentColour: null, backgroundMargin: 15 };
  const put = async (design: object) => edition.put("/print-design", { ...bare, ...design });
  const statusOf = async (path: string) => (await call(`GET ${path}`)).status;
  const [ana, boris] = ["Ana Ivanova, Chair of the jury", "Boris Petrov, Mayor"];

  it("is stored with its pictures, which stay until they are replaced or removed, and is not public", async () => {
    const emblem = { picture: await pictureBase64("#135791") };
    const certificateBackground = { picture: await pictureBase64("#fdf6e3") };
    const before = await edition.settings();
    const printPictures = { emblem, certificateBackground };
    const { status, body } = await put({ printPictures, accentColour: "#1E4F7D", backgroundMargin: 20 });
    expect(status).toBe(200);
    const { accentColour, backgroundMargin, printPictures: stored } = body;
    expect([accentColour, backgroundMargin]).toEqual(["#1E4F7D", 20]);
    const none = { logo: null, badgeBackground: null, signature1: null, signature2: null, signature3: null };
    const path = expect.stringMatching(/^\/pictures\//);
    expect(stored).toEqual({ ...none, emblem: path, certificateBackground: path });
    expect(body.version).toBe(before.version + 1);
    expect(await publicEdition()).not.toHaveProperty("printPictures");

    expect((await put({})).body).toMatchObject({ printPictures: stored, accentColour: null });
    const removed = { removePicture: true };
    const without = await put({ printPictures: { emblem: removed, certificateBackground: removed } });
    expect(without.body.printPictures).toMatchObject({ emblem: null, certificateBackground: null });
    await expect.poll(() => statusOf(stored.emblem)).toBe(404);
  });

  it("stores a background sharp enough to print, and other pictures smaller", async () => {
    const file = await pictureFile("#fdf6e3", { width: 3508, height: 2480 });
    const large = { picture: file.toString("base64") };
    const { printPictures } = (await put({ printPictures: { certificateBackground: large, logo: large } })).body;
    const widthOf = async (path: string) => {
      const [, hash] = /^\/pictures\/([\w-]+)\.webp$/.exec(path) ?? [];
      return (await query('SELECT "width" FROM "Picture" WHERE "hash" = $1', [hash]))[0];
    };
    expect(await widthOf(printPictures.certificateBackground)).toEqual({ width: 3000 });
    expect(await widthOf(printPictures.logo)).toEqual({ width: 1024 });
  });

  it("keeps the picture of a signature as long as somebody signs there", async () => {
    const printPictures = { signature2: { picture: await pictureBase64("#224466") } };
    const { body } = await put({ printPictures, certificateSignatories: [ana, boris, ""] });
    const { signature2 } = body.printPictures;
    expect([body.certificateSignatories, signature2]).toEqual([[ana, boris], expect.any(String)]);
    expect((await put({ certificateSignatories: [ana, boris] })).body.printPictures).toMatchObject({ signature2 });
    expect((await put({ certificateSignatories: [ana] })).body.printPictures.signature2).toBeNull();
    await expect.poll(() => statusOf(signature2)).toBe(404);
  });

  it.each([
    [
      "an emblem that is no picture",
      { printPictures: { emblem: { picture: "aGVsbG8=" } } },
      "printPictures.emblem.picture",
    ],
    [
      "an SVG",
      { printPictures: { logo: { picture: btoa("<svg xmlns='http://www.w3.org/2000/svg'/>") } } },
      "printPictures.logo.picture",
    ],
    ["a gap between signatures", { certificateSignatories: ["", boris] }, "certificateSignatories"],
    ["a fourth signature", { certificateSignatories: ["A", "B", "C", "D"] }, "certificateSignatories"],
    [
      "the picture of nobody's signature",
      { printPictures: { signature1: { picture: "aGVsbG8=" } } },
      "certificateSignatories.0",
    ],
    ["a word as a colour", { accentColour: "red" }, "accentColour"],
    ["no margin", { backgroundMargin: "" }, "backgroundMargin"],
    ["too wide a margin", { backgroundMargin: 26 }, "backgroundMargin"],
  ])("refuses %s, and changes nothing", async (_what, design, field) => {
    const before = await edition.settings();
    const response = await put(design);
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, [field]]);
    expect(await edition.settings()).toEqual(before);
  });

  it("is refused with an old version", async () => {
    const { version } = await edition.settings();
    expect((await put({ version: version - 1 })).status).toBe(409);
  });
});

describe("an edition's committees", () => {
  it("keep their members when they are renamed and moved", async () => {
    const { committees } = await edition.settings();
    const [first, second, jury] = committees;
    const sent = [{ ...jury, name: "Grand Jury" }, first, second, { name: "Жури", chairTitle: "A", memberTitle: "B" }];
    const response = await edition.put("/committees", { committees: sent });
    expect(
      response.body.committees.map(({ key, name, peopleCount }: (typeof committees)[0]) => [key, name, peopleCount]),
    ).toEqual([
      ["JURY", "Grand Jury", jury.peopleCount],
      ["ORGANIZING_COMMITTEE", first.name, first.peopleCount],
      ["SCIENTIFIC_COMMITTEE", second.name, second.peopleCount],
      ["COMMITTEE", "Жури", 0],
    ]);
    expect((await publicEdition()).committees[0].members).toHaveLength(jury.peopleCount);
  });

  it("can be replaced by one of the same name, which gets the same key", async () => {
    const { committees } = await edition.settings();
    const sent = [...committees, { name: "Appeals", chairTitle: "A", memberTitle: "B" }];
    const keyOf = async () => (await edition.put("/committees", { committees: sent })).body.committees.at(-1).key;
    expect([await keyOf(), await keyOf()]).toEqual(["APPEALS", "APPEALS"]);
    expect((await edition.put("/committees", { committees })).status).toBe(200);
  });

  it("can be removed only without members", async () => {
    const { committees } = await edition.settings();
    const [jury, ...others] = committees;
    const refused = await edition.put("/committees", { committees: others });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.committees[0]).toContain(
      `“Grand Jury” cannot be removed while ${jury.peopleCount} people hold a role in it.`,
    );
    expect((await edition.put("/committees", { committees: committees.slice(0, -1) })).status).toBe(200);
  });
});

describe("an edition's schedule", () => {
  const date = "2025-04-11";
  const item = { title: "Contest", startTime: "08:30", endTime: "13:30", location: "Hall 1" };

  it("is shown by day, in the order of the request within a day", async () => {
    const { schedule } = await edition.settings();
    const late = { ...item, title: "Late", startTime: "20:00", endTime: null };
    const sent = [{ date, items: [late] }, ...schedule, { date, items: [item] }];
    const response = await edition.put("/schedule", { schedule: sent });
    const day = response.body.schedule.find((listed: { date: string }) => listed.date === date);
    expect([day.items.at(0).title, day.items.at(-1).title]).toEqual(["Late", "Contest"]);
    expect((await call("GET /schedule")).body).toContain("Hall 1");
  });

  it("has the end of a night's entry on the next day, on the page and in the calendar file", async () => {
    const night = { ...item, title: "Translation", startTime: "20:00", endTime: "01:00" };
    const response = await edition.put("/schedule", { schedule: [{ date, items: [night] }] });
    expect(response.body.schedule[0].items[0]).toMatchObject({ startTime: "20:00", endTime: "01:00" });
    expect((await call("GET /schedule")).body).toMatch(/datetime="2025-04-12T01:00">01:00</i);
    expect((await call("GET /schedule.ics")).body).toContain("DTSTART:20250411T170000Z\r\nDTEND:20250411T220000Z\r\n");
  });

  it("refuses an end at an hour that the clocks skip in the night", async () => {
    const night = { ...item, startTime: "23:00", endTime: "03:30" };
    const { status, body } = await edition.put("/schedule", { schedule: [{ date: "2025-03-29", items: [night] }] });
    expect([status, body.errors]).toEqual([
      422,
      {
        "schedule.0.items.0.endTime": [
          "This time does not exist, because the clocks go forward. Did you mean 30 March 2025, 04:30?",
        ],
      },
    ]);
  });

  it.each([
    [
      "an entry whose id is not stored",
      [{ date, items: [{ ...item, id: crypto.randomUUID() }] }],
      "schedule.0.items.0.id",
    ],
    ["a day far away", [{ date: "2026-04-11", items: [item] }], "schedule.0.date"],
  ])("refuses %s", async (_what, schedule, field) => {
    const response = await edition.put("/schedule", { schedule });
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, [field]]);
  });
});
