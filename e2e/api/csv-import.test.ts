import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { type CsvRow, csvOf, exportCsv, importCsv, storedCredentials } from "@/e2e/support/csv";
import { type ContestantGroup, startEdition } from "@/e2e/support/factory";
import { call, signedIn } from "@/e2e/support/http";
import { waitsForLock, whileLocked } from "@/e2e/support/locks";
import { ownSite } from "@/e2e/support/own-site";
import { auditLogOf, count, query } from "@/e2e/support/site";

// A site of its own, because another edition becomes the current one.
const year = 2142;
const size = 1_200;
ownSite();
let token: string;
let group: ContestantGroup;

beforeAll(async () => {
  token = (await signedIn("Administrator")).token;
  group = await startEdition(year, size);
});

const send = (file: string, search?: string) => importCsv(token, year, file, search);
const stored = () => storedCredentials(year);
const endpoint = (year: number | string) => `POST /api/Contestant/import/creds/csv/${year}`;

describe("POST /api/Contestant/import/creds/csv/{year}", () => {
  const code = (n: number) => `BGR${n}`;

  const rows = (from: number, to: number, valuesOf: (n: number) => CsvRow) =>
    Array.from({ length: to - from + 1 }, (_, i) => ({ code: code(from + i), ...valuesOf(from + i) }));

  it("stores nothing of a file with an error on line 700, and reports the line", async () => {
    const before = await stored();
    const file = rows(1, 900, (n) => ({ username: n === 699 ? "u1" : `u${n}`, password: `pw-${n}` }));
    const response = await send(csvOf(file));
    expect(response.status).toBe(422);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(response.body.errors).toEqual([
      { line: 700, column: "username", message: "The user name “u1” is in line 2 already." },
    ]);
    expect(await stored()).toEqual(before);
  });

  it("reports the changes of a dry run without storing them", async () => {
    const before = await stored();
    const file = csvOf(rows(1, 20, (n) => ({ username: `dry${n}`, day1SeatingPlace: "" })));
    const response = await send(file, "?dryRun=true");
    expect(response).toMatchObject({ status: 200, body: { created: 20, updated: 0, unchanged: 0, skipped: 0 } });
    expect(response.body.changes?.[1]).toEqual({
      line: 3,
      code: code(2),
      fullName: expect.stringMatching(/\S/),
      values: [{ field: "username", before: null, after: "dry2" }],
    });
    expect(await stored()).toEqual(before);
    const wrong = await send(csvOf([{ code: "BGR9999", username: "x" }]), "?dryRun=true");
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ line: 2, column: "code" }] } });
  });

  it("swaps usernames and seats, keeps the values of empty cells, and does not raise the contestants' versions", async () => {
    const seats = (n: number) => ({ day1SeatingPlace: `S-${n}`, day2SeatingPlace: `S-${n + 10}` });
    await send(csvOf(rows(101, 104, (n) => ({ username: `s${n}`, password: "first", ...seats(n) }))));
    const before = (await stored()).slice(100, 104);
    const file = [
      "day1SeatingPlace;CODE;User Name;what is this",
      "S-102;BGR101;s102;?",
      "S-103;bgr102;s103;?",
      "S-101;BGR103;s101;",
      ";BGR104;;",
    ].join("\n");
    expect((await send(file)).body).toEqual({
      created: 0,
      updated: 3,
      unchanged: 0,
      skipped: 1,
      refusedUsernames: [],
      unusedColumns: ["what is this"],
      warnings: [],
    });
    const after = (await stored()).slice(100, 104);
    expect(after.map(({ username, day1 }) => [username, day1])).toEqual([
      ["s102", "S-102"],
      ["s103", "S-103"],
      ["s101", "S-101"],
      ["s104", "S-104"],
    ]);
    expect(after.map(({ day2, encryptedPassword }) => [day2, encryptedPassword])).toEqual(
      before.map(({ day2, encryptedPassword }) => [day2, encryptedPassword]),
    );
    expect(after.map(({ version }, i) => version - (before[i]?.version ?? 0))).toEqual([0, 0, 0, 0]);
  });

  it("warns of seats before and after they are stored, and spells them as their room does", async () => {
    const plan = { name: "Hall", group: null, plan: "H-1 H-2" };
    await call("PUT /api/Seating/rooms", { token, body: { rooms: [plan] } });
    const file = csvOf([
      { code: code(110), day1SeatingPlace: "h-1" },
      { code: code(111), day1SeatingPlace: "02.Jan" },
    ]);
    for (const search of ["?dryRun=true", ""])
      expect((await send(file, search)).body.warnings).toEqual([
        {
          line: 3,
          column: "day1SeatingPlace",
          message: `${code(111)}’s “02.Jan” is in no room and looks like a date that a spreadsheet has made of something else.`,
        },
      ]);
    expect((await stored()).slice(109, 111).map(({ day1 }) => day1)).toEqual(["H-1", "02.Jan"]);
    expect((await send(csvOf([{ code: code(112), day1SeatingPlace: "h-1" }]))).body.errors).toEqual([
      {
        line: 2,
        column: "day1SeatingPlace",
        message: `The first day’s seating place “H-1” is ${code(110)}’s already.`,
      },
    ]);
    expect((await call("PUT /api/Seating/rooms", { token, body: { rooms: [] } })).status).toBe(200);
  });

  it("accepts the file that the site offers to fill in, which has everybody's code and an empty password", async () => {
    const { response, rows, columns } = await exportCsv(token, "?toFillIn=true");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="credentials-2142.csv"');
    expect(columns).toEqual(["code", "fullName", "username", "password", "day1SeatingPlace", "day2SeatingPlace"]);
    expect(rows).toHaveLength(size);
    expect(new Set(rows.map(({ password }) => password))).toEqual(new Set([""]));
    expect((await send(csvOf(rows))).body).toMatchObject({ created: 0, updated: 0, unusedColumns: [] });
  });

  it("encrypts passwords and leaves them out of responses and the audit log", async () => {
    const secret = `secret-${randomUUID()}`;
    await send(csvOf([{ code: code(120), username: "aud", password: secret, day2SeatingPlace: "Z-1" }]));
    await send(csvOf([{ code: code(120), password: `${secret}-2` }]));
    const credentials = (await stored())[119];
    expect(credentials?.encryptedPassword).toBeTruthy();
    expect(JSON.stringify(credentials)).not.toContain(secret);
    const entries = await auditLogOf(group.contestantIds[119]);
    expect(entries.map(({ action, changes }) => ({ action, changes }))).toEqual([
      {
        action: endpoint("{year}"),
        changes: { username: [null, "aud"], password: [null, "set"], day2SeatingPlace: [null, "Z-1"] },
      },
      { action: endpoint("{year}"), changes: { password: ["set", "changed"] } },
    ]);
  });

  it("refuses values that are already taken, and reports all errors", async () => {
    await send(csvOf([{ code: code(130), username: "taken", day1SeatingPlace: "T-1" }]));
    const before = await stored();
    const response = await send(
      csvOf([
        { code: code(131), username: "taken", day1SeatingPlace: "T-2" },
        { code: code(132), username: "free", day1SeatingPlace: "T-1" },
        { code: "nobody", username: "free2", day1SeatingPlace: "" },
      ]),
    );
    expect(response.status).toBe(422);
    expect(response.body.detail).toBe("The file has 3 errors. Nothing was stored.");
    expect(response.body.errors).toEqual([
      { line: 2, column: "username", message: "The user name “taken” is BGR130’s already." },
      { line: 3, column: "day1SeatingPlace", message: "The first day’s seating place “T-1” is BGR130’s already." },
      { line: 4, column: "code", message: "There is no contestant NOBODY in this edition." },
    ]);
    expect(await stored()).toEqual(before);
  });

  it("assigns a seat once in two concurrent imports", async () => {
    const files = [140, 141, 142, 143].map((n) => csvOf([{ code: code(n), day1SeatingPlace: "ONLY-ONE" }]));
    const responses = await Promise.all(files.map((file) => send(file)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  it("is rolled back if it is interrupted while writing", async () => {
    const before = await stored();
    // The seat is inserted by another transaction first, so the import has to wait after it has written the usernames.
    const seat = `INSERT INTO "ContestantDay" SELECT "id", "editionId", 2, 'C-60' FROM "Contestant" WHERE "id" = '${group.contestantIds[1099]}'`;
    await whileLocked(seat, async () => {
      const file = csvOf(rows(1, 60, (n) => ({ username: `cut${n}`, day2SeatingPlace: `C-${n}` })));
      const response = send(file);
      const waiting = `FROM pg_stat_activity WHERE ${waitsForLock('%INSERT INTO "ContestantDay"%')}`;
      await expect.poll(() => count(`SELECT count(*) ${waiting}`)).toBe(1);
      const terminated = await query(`SELECT pg_terminate_backend("pid") ${waiting}`);
      expect(terminated).toHaveLength(1);
      expect((await response).status).toBeGreaterThanOrEqual(500);
    });
    expect(await stored()).toEqual(before);
  });

  it("imports 1,200 rows", async () => {
    const file = csvOf(
      rows(1, size, (n) => ({ username: `all${n}`, password: `pw${n}`, day1SeatingPlace: `ALL-${n}` })),
    );
    const response = await send(file);
    expect(response.status).toBe(200);
    expect((response.body.created ?? 0) + (response.body.updated ?? 0)).toBe(size);
    expect((await stored()).every(({ code, day1 }) => day1 === code.replace("BGR", "ALL-"))).toBe(true);
    expect((await send(file)).body).toEqual({
      created: 0,
      updated: 0,
      unchanged: size,
      skipped: 0,
      refusedUsernames: [],
      unusedColumns: [],
      warnings: [],
    });
  });

  it.each([
    ["a year without an edition", "2199", "code\nBGR1", "", 404],
    ["an invalid year", "20x5", "code\nBGR1", "", 400],
    ["a dryRun that is neither true nor false", "2142", "code\nBGR1", "?dryRun=1", 400],
    ["a file above 5 MiB", "2142", Buffer.alloc(5 * 1024 * 1024 + 1, "x"), "", 413],
    ["a body above 16 MiB", "2142", Buffer.alloc(17 * 1024 * 1024, "x"), "", 413],
    ["a file that is not UTF-8", "2142", Buffer.from("code,username\nBGR1,Jos\u00e9", "latin1"), "", 422],
    ["an empty file", "2142", "", "", 422],
  ])("refuses %s", async (_, requestedYear, file, search, status) => {
    const response = await importCsv(token, requestedYear, file, search);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });

  it("changes nothing in a past edition, but allows a dry run", async () => {
    const file = csvOf([{ code: "nobody", username: "late" }]);
    const response = await importCsv(token, 2025, file);
    expect([response.status, response.body.detail]).toEqual([409, "The 2025 edition is over and stays as it was."]);
    const dry = await importCsv(token, 2025, file, "?dryRun=true");
    expect([dry.status, dry.body.errors?.[0]?.column]).toEqual([422, "code"]);
  });

  it("refuses a body that is not a form, an invalid form, and a form without a file", async () => {
    expect((await call(endpoint(year), { token, body: { file: "code\nBGR1" } })).status).toBe(415);
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    expect((await call(endpoint(year), { token, raw: "not a form", headers })).status).toBe(400);
    const raw = new FormData();
    raw.set("file", "code\nBGR1");
    const response = await call(endpoint(year), { token, raw });
    expect(response.status).toBe(422);
    expect(response.body.errors).toEqual({ file: ["Choose a CSV file."] });
  });
});
