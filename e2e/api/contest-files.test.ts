import { unzipSync } from "fflate";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { fileForm } from "@/e2e/support/csv";
import { currentEditionId } from "@/e2e/support/factory";
import { call, demoToken } from "@/e2e/support/http";
import { ownSite } from "@/e2e/support/own-site";
import { baseUrl, query } from "@/e2e/support/site";

// A site of its own, because every contestant gets credentials.
ownSite();
let token: string;
beforeAll(async () => {
  token = await demoToken("admin");
});

const cms = "/api/Contestant/export/cms/zip";
const domjudge = "/api/Contestant/export/domjudge/zip";

async function download(path: string) {
  const response = await fetch(baseUrl + path, { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const fill = (query = "") => call(`POST /api/Contestant/credentials${query}`, { token });
const importCredentials = (file: string) =>
  call("POST /api/Contestant/import/creds/csv/2025", { token, raw: fileForm(file) });
const storedContestants = () =>
  query<{ id: string; code: string; username: string | null; encryptedPassword: string | null; group: string }>(
    `SELECT c."id", a."alpha3" || c."number" AS "code", c."username", c."encryptedPassword", t."group"
     FROM "Contestant" c JOIN "Team" t ON t."id" = c."teamId" JOIN "Country" a ON a."id" = t."countryId"
     ORDER BY 2`,
  );

it("lists the contestants without credentials that a contest system accepts", async () => {
  const [first, second] = await storedContestants();
  await query(`UPDATE "Contestant" SET "username" = 'ana maria', "encryptedPassword" = NULL WHERE "id" = $1`, [
    first?.id,
  ]);
  for (const path of [cms, domjudge]) {
    const { status, body } = await call(`GET ${path}`, { token });
    expect(status).toBe(422);
    expect(body.detail).toMatch(/^\d+ contestants have no credentials that the contest system accepts\.$/);
    expect(body.errors[first?.code ?? ""]).toEqual([
      "The user name “ana maria” may only contain Latin letters, digits, _ and -.",
      "The password is missing.",
    ]);
    expect(body.errors[second?.code ?? ""]).toBeDefined();
  }
});

it("gives no contestant a user name that has rights of its own in DOMjudge", async () => {
  const [{ id, code } = expect.fail()] = await storedContestants();
  expect((await importCredentials(`code,username\r\n${code},CDS\r\n`)).body.refusedUsernames).toEqual([
    { line: 2, code, username: "CDS" },
  ]);
  for (const username of ["cds", "Admin", "judgehost"]) {
    await query('UPDATE "Contestant" SET "username" = $2 WHERE "id" = $1', [id, username]);
    const { status, body } = await call(`GET ${domjudge}`, { token });
    expect([status, body.errors[code][0]]).toEqual([
      422,
      `The user name “${username}” has rights of its own in DOMjudge. Give the contestant another one.`,
    ]);
  }
});

it("fills in missing credentials only, after a preview that stores nothing", async () => {
  await query(`UPDATE "Contestant" SET "username" = NULL, "encryptedPassword" = NULL`);
  const [{ code } = expect.fail()] = await storedContestants();
  await importCredentials(`code,username\r\n${code},chosen\r\n`);
  const before = await storedContestants();
  const preview = await fill("?dryRun=true");
  expect(preview.body).toMatchObject({ usernames: before.length - 1, passwords: before.length });
  expect(await storedContestants()).toEqual(before);

  expect((await fill()).body).toEqual(preview.body);
  const after = await storedContestants();
  for (const { code, username, encryptedPassword } of after) {
    expect(username).toBe(code === before[0]?.code ? "chosen" : code);
    expect(encryptedPassword).not.toBeNull();
  }
  expect((await fill()).body).toEqual({ usernames: 0, passwords: 0, codes: [] });
  expect(await storedContestants()).toEqual(after);
});

it("gives every contestant to CMS, in one script for each group with pictures and flags", async () => {
  const [{ id } = expect.fail()] = await query<{ id: string }>(
    `SELECT c."id" FROM "Contestant" c JOIN "Person" p ON p."id" = c."personId" WHERE p."pictureHash" IS NOT NULL`,
  );
  await query(`UPDATE "Contestant" SET "username" = '1_000' WHERE "id" = $1`, [id]);
  const { headers, bytes } = await download(cms);
  expect(headers.get("content-disposition")).toBe('attachment; filename="cms-2025.zip"');
  expect(headers.get("cache-control")).toBe("no-store");
  const files = unzipSync(bytes);
  const all = await storedContestants();
  for (const group of ["Junior", "Senior"]) {
    const folder = group.toLowerCase();
    const script = text(files[`${folder}/contestants.sh`]);
    const contestants = [...script.matchAll(/^contestant '(.+?)' '([a-km-np-z2-9]{10})' [A-Z]{3} '/gm)];
    const expected = all.filter((contestant) => contestant.group === group).map(({ username }) => username);
    expect(contestants.map(([, username]) => username).sort()).toEqual(expected.sort());
    const teams = [...script.matchAll(/^team ([A-Z]{3}) '/gm)].map(([, code]) => `${folder}/flags/${code}.png`);
    expect(Object.keys(files).filter((name) => name.startsWith(`${folder}/flags/`))).toEqual(teams);
  }
  const faces = Object.keys(files).filter((name) => name.includes("/faces/"));
  expect(faces.map((name) => name.split("/").at(-1))).toContain("1_5f000.jpg");
  expect((await sharp(files[faces[0] ?? ""]).metadata()).format).toBe("jpeg");
  expect(text(files["README.txt"])).toContain("sh junior/contestants.sh");
});

it("gives CMS the jury's test users that the edition names, hidden and with the same passwords each time", async () => {
  const editionId = await currentEditionId();
  const put = (juryUsers: string) => call(`PUT /api/Contest/${editionId}`, { token, body: { juryUsers } });
  expect((await put("jury1 żuri")).status).toBe(422);
  expect((await put(" jury1,  jury2; ")).body.juryUsers).toBe("jury1 jury2");
  const first = unzipSync((await download(cms)).bytes);
  const second = unzipSync((await download(cms)).bytes);
  expect(text(first["jury.txt"])).toMatch(/^jury1 [a-z2-9]{10}\njury2 [a-z2-9]{10}\n$/);
  expect(first["jury.txt"]).toEqual(second["jury.txt"]);
  expect(text(first["junior/contestants.sh"])).toMatch(/^jury 'jury1' '[a-z2-9]{10}'$/m);
  const [{ username } = expect.fail()] = await storedContestants();
  await put(username ?? "");
  expect((await call(`GET ${cms}`, { token })).status).toBe(422);
  await put("");
});

it("gives DOMjudge the seats of the chosen day", async () => {
  const seats = async (day: number) => {
    const { headers, bytes } = await download(`${domjudge}?day=${day}`);
    expect(headers.get("content-disposition")).toContain(`domjudge-2025-day-${day}.zip`);
    const teams: { location?: { description: string } }[] = JSON.parse(text(unzipSync(bytes)["teams.json"]));
    return teams.flatMap(({ location }) => location?.description ?? []).sort();
  };
  const storedSeats = async (day: number) =>
    (await query<{ seatingPlace: string }>('SELECT "seatingPlace" FROM "ContestantDay" WHERE "day" = $1', [day]))
      .map(({ seatingPlace }) => seatingPlace)
      .sort();
  for (const day of [1, 2]) expect(await seats(day)).toEqual(await storedSeats(day));
});

const groupId = z.enum(["junior", "senior", "junior-unofficial", "senior-unofficial"]);

/** The files that DOMjudge reads. Every text is a JSON string, also one that looks like a number. */
const domjudgeFiles = {
  "groups.json": z.strictObject({ id: groupId, name: z.string(), sortorder: z.int() }),
  "organizations.json": z.strictObject({
    id: z.string().length(3),
    name: z.string().max(32),
    formal_name: z.string(),
    country: z.string().length(3).optional(),
  }),
  "teams.json": z.strictObject({
    id: z.string(),
    label: z.string(),
    name: z.string(),
    display_name: z.string(),
    group_ids: z.tuple([groupId]),
    organization_id: z.string().length(3),
    location: z.strictObject({ description: z.string() }).optional(),
  }),
  "accounts.json": z.strictObject({
    id: z.string(),
    username: z.string().regex(/^[A-Za-z0-9_-]+$/),
    password: z.string().min(1),
    type: z.literal("team"),
    team_id: z.string(),
    name: z.string(),
  }),
};

it("gives every contestant to DOMjudge as a team with an account, each value as the text it was", async () => {
  const [{ code } = expect.fail()] = await storedContestants();
  await importCredentials(`code,username,password,day1SeatingPlace\r\n${code},007,1e3,1:30\r\n`);
  const { headers, bytes } = await download(domjudge);
  expect(headers.get("cache-control")).toBe("no-store");
  const files = unzipSync(bytes);
  const read = <Name extends keyof typeof domjudgeFiles>(name: Name) =>
    z.array(domjudgeFiles[name]).parse(JSON.parse(text(files[name]))) as z.infer<(typeof domjudgeFiles)[Name]>[];
  const expected = (await storedContestants()).map((contestant) => contestant.code);
  expect(read("organizations.json").length).toBeGreaterThan(0);
  const [teams, accounts] = [read("teams.json"), read("accounts.json")];
  const groupIds = read("groups.json").map(({ id }) => id);
  expect(groupIds.slice(0, 2)).toEqual(["junior", "senior"]);
  expect(groupIds).toEqual(expect.arrayContaining(teams.flatMap(({ group_ids }) => group_ids)));
  expect(teams.map(({ id }) => id).sort()).toEqual(expected);
  expect(accounts.map(({ id }) => id).sort()).toEqual(expected);
  expect(teams.find(({ id }) => id === code)?.location).toEqual({ description: "1:30" });
  expect(accounts.find(({ id }) => id === code)).toMatchObject({ username: "007", password: "1e3" });
});

it("gives the same bytes for the same data, and records each download in the audit log", async () => {
  for (const path of [cms, domjudge]) {
    const first = await download(path);
    const second = await download(path);
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  }
  const { body } = await call("GET /api/Audit", { token });
  const actions = body.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(expect.arrayContaining([`GET ${cms}`, `GET ${domjudge}`]));
});
