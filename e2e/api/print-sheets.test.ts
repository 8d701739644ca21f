import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { csvOf, importCsv } from "@/e2e/support/csv";
import { type ContestantGroup, insertContestants } from "@/e2e/support/factory";
import { partOf, printRequestOf } from "@/e2e/support/html";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { countryByCode, db } from "@/e2e/support/site";

// A team on site and one that takes part online, each of four contestants.
let admin: SignedIn;
let group: ContestantGroup;
let codes: string[];
let country: string;
beforeAll(async () => {
  const vanuatu = await countryByCode("VU");
  country = vanuatu.name;
  admin = await signedIn("Administrator");
  group = await insertContestants(vanuatu, 8);
  codes = group.codes;
  const [a, b, c, , online] = codes;
  const seats = [
    [a, "VU-10", "VU-1"],
    [b, "VU-2", "VU-3"],
    [c, "vv-1", ""],
    [online, "VU-5", ""],
  ];
  const rows = seats.map(([code = "", day1SeatingPlace = "", day2SeatingPlace = ""]) => ({
    code,
    day1SeatingPlace,
    day2SeatingPlace,
    username: `user-${code}`,
    password: `secret-${code}`,
  }));
  expect((await importCsv(admin.token, 2025, csvOf(rows))).status).toBe(200);
  // After the import, which gives online contestants no seats.
  await db.team.update({ where: { id: group.teams[1]?.id ?? "" }, data: { isOnline: true } });
});

async function open(document: string, query = "") {
  const path = `/controlPanel/print/${document}?country=${encodeURIComponent(country)}${query}`;
  const { status, headers, body } = await call(`GET ${path}`, { cookies: { session: admin.token } });
  expect(status).toBe(200);
  const page = partOf(body);
  return { ...page, headers, request: printRequestOf(body), labels: page.values("article", "aria-label") };
}

/** Marks everything that a page shows as printed. */
async function markAsPrinted(document: string, day: number | null = 1) {
  const { request } = await open(document);
  const body = { ...request, day };
  expect((await call(`POST /api/Print/${document}`, { token: admin.token, body })).status).toBe(200);
}

describe("desk labels", () => {
  it("are in the natural order of the seats, for each day", async () => {
    const [a, b, c] = codes;
    expect((await open("labels")).labels).toEqual([b, a, c]);
    expect((await open("labels", "&day=2")).labels).toEqual([a, b]);
  });

  it("leave out contestants without a seat and name them, but nobody who takes part online", async () => {
    const { text } = await open("labels");
    expect(text).toContain(`${codes[3]} Person `);
    for (const online of codes.slice(4)) expect(text).not.toContain(online);
  });
});

describe("credential slips", () => {
  it("show user name and password by seat, those who take part online last", async () => {
    const [a, b, c, , online] = codes;
    const { headers, text, labels } = await open("slips");
    expect(labels).toEqual([b, a, c, online]);
    expect(headers.get("cache-control")).toContain("no-store");
    for (const code of labels) for (const shown of [`user-${code}`, `secret-${code}`]) expect(text).toContain(shown);
    expect(text).toContain(" Online ");
  });

  it("show the seat's room, as labels do, and the text of the edition", async () => {
    const edition = await db.edition.findFirstOrThrow({
      where: { isCurrent: true },
      select: { id: true, version: true },
    });
    const room = { id: randomUUID(), editionId: edition.id, position: 900, name: "Vanuatu Hall", plan: "VU-2 VU-10" };
    await db.room.create({ data: room });
    const slipText = "Log in at http://10.0.0.1";
    const change = (text: string) =>
      call(`PUT /api/Contest/${edition.id}`, { token: admin.token, body: { slipText: text } });
    expect(await change(slipText)).toMatchObject({ status: 200, body: { slipText } });
    const slips = await open("slips");
    const labels = await open("labels");
    await db.room.delete({ where: { id: room.id } });
    expect((await change("")).status).toBe(200);
    expect([slips, labels].map(({ text }) => text.match(/Vanuatu Hall/g)?.length)).toEqual([2, 2]);
    expect(slips.text.match(/http:\/\/10\.0\.0\.1/g)).toHaveLength(slips.labels.length);
    expect((await change("a\nb\nc")).status).toBe(422);
  });

  it("name the contestants without credentials, with a link to where these are imported", async () => {
    const { text, values } = await open("slips");
    for (const code of [codes[3], ...codes.slice(5)]) expect(text).toContain(`${code} Person `);
    expect(values("a", "href")).toContain("/controlPanel/exportImport#import");
  });

  it("are the only ones to show a password", async () => {
    const cookies = { session: admin.token };
    for (const page of ["contestants", "print/labels", "print/certificates"])
      expect((await call(`GET /controlPanel/${page}?q=${codes[0]}`, { cookies })).body).not.toContain("secret-");
    for (const path of ["/api/Audit", "/api/Contestant/export/info/csv"])
      expect(JSON.stringify((await call(`GET ${path}`, { token: admin.token })).body)).not.toContain("secret-");
  });

  it("are new or changed after another password or seat, and no others are", async () => {
    await markAsPrinted("slips");
    const changed = "&changed=New+or+changed";
    expect((await open("slips", changed)).labels).toEqual([]);
    const [a, b] = codes;
    const rows = [
      { code: a ?? "", password: "secret-other", day1SeatingPlace: "" },
      { code: b ?? "", password: "", day1SeatingPlace: "VU-7" },
    ];
    await importCsv(admin.token, 2025, csvOf(rows));
    expect((await open("slips", changed)).labels).toEqual([b, a]);
    const [{ items } = expect.fail()] = await db.printRun.findMany({
      where: { document: "SLIPS" },
      select: { items: true },
    });
    expect(JSON.stringify(items)).not.toContain("secret-");
  });
});

it("a day must be sent for documents that are made for each day, and only for them", async () => {
  const body = { personIds: [randomUUID()], fingerprint: "0".repeat(64) };
  for (const [document, day] of [
    ["labels", null],
    ["slips", null],
    ["certificates", 1],
  ] as const) {
    const refused = await call(`POST /api/Print/${document}`, { token: admin.token, body: { ...body, day } });
    expect(refused).toMatchObject({ status: 422, body: { errors: { day: [expect.any(String)] } } });
  }
});

describe("certificates", () => {
  it("are for contestants, online ones too, or for leaders and deputies", async () => {
    const { text, labels } = await open("certificates");
    expect(labels).toHaveLength(8);
    expect(text).toContain("for taking part in the tournament");
    const leaders = await open("certificates", "&for=leaders");
    expect(leaders.labels).toHaveLength(4);
    expect(leaders.text).toContain("Deputy leader");
  });

  it("leave out withdrawn teams", async () => {
    const where = { id: group.teams[1]?.id ?? "" };
    await db.team.update({ where, data: { withdrawnAt: new Date() } });
    expect((await open("certificates")).labels).toHaveLength(4);
    await db.team.update({ where, data: { withdrawnAt: null } });
  });
});
