import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { type CsvRow, csvOf, exportCsv, importCsv } from "@/e2e/support/csv";
import { insertAccount, insertEdition, insertGuide, insertTeam } from "@/e2e/support/factory";
import { call, signedIn } from "@/e2e/support/http";
import { contestantModel, leaderModel, teamPayload, travel } from "@/e2e/support/payloads";
import { countryByCode, query } from "@/e2e/support/site";
import { exportColumns } from "@/lib/contestant/export-columns";
import { restoreCell } from "@/lib/platform/csv/formula";
import { travelColumns } from "@/lib/travel/export-travel";

let token: string;
beforeAll(async () => {
  token = (await signedIn("Administrator")).token;
});

/** Registers a team and returns the codes of its contestants. */
async function register(country: string, name: string, group: string, fullNames: string[]): Promise<string[]> {
  const { token } = await signedIn("TeamRegistrator", country);
  const contestants = fullNames.map((fullName) => contestantModel(fullName, group));
  const response = await call("POST /api/Team", { token, body: teamPayload({ name, contestants }) });
  if (response.status !== 201) throw new Error(JSON.stringify(response.body));
  return response.body.contestants.map(({ code }: { code: string }) => code);
}

describe("GET /api/Contestant/export/info/csv", () => {
  it("is a UTF-8 file with a BOM, the documented columns and an ordered row for each contestant", async () => {
    const [code] = await register("FI", `Suomi ${randomUUID()}`, "Junior", ["Aino Äikäs"]);
    const { response, bytes, rows, columns } = await exportCsv(token);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="contestants-2025.csv"');
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString("utf8").endsWith("\r\n")).toBe(true);
    expect(columns?.filter((name) => !name.startsWith("answers."))).toEqual(Object.keys(exportColumns));
    expect(rows.find((row) => row.code === code)).toMatchObject({
      fullName: "Aino Äikäs",
      country: "Finland",
      countryCode: "FI",
      group: "Junior",
      isOfficial: "true",
      dateOfBirth: "2008-05-24",
      leader: "Maria Petrova",
      leaderPhone: "+359 54 000 000",
      deputyLeader: "",
      timeOfArrival: "2025-04-09 14:30",
      timeOfDeparture: "2025-04-13 09:00",
      username: "",
    });
    const countries = rows.map(({ country }) => country ?? "");
    expect(countries).toEqual(countries.toSorted((a, b) => a.localeCompare(b, "en")));
  });

  it("has the contestants of the given year", async () => {
    const { id: editionId, year } = await insertEdition();
    await insertTeam(await countryByCode("FI"), { editionId, size: 2 });
    const { response, rows } = await exportCsv(token, `?year=${year}`);
    expect(response.headers.get("content-disposition")).toContain(`contestants-${year}.csv`);
    expect(rows.map(({ country }) => country)).toEqual(["Finland", "Finland"]);
    const unknown = await Promise.all(["1999", "next"].map((wrong) => exportCsv(token, `?year=${wrong}`)));
    expect(unknown.map(({ response }) => response.status)).toEqual([404, 400]);
  });
});

describe("GET /api/Person/export/travel/csv", () => {
  const travelPath = "/api/Person/export/travel/csv";

  it("has everybody who travels once, with their team's travel or their own", async () => {
    const unique = randomUUID().slice(0, 8);
    const session = await signedIn("TeamRegistrator", "SN");
    const post = (path: string, body: object) => call(`POST ${path}`, { token: session.token, body });
    const team = (name: string, changes: object) =>
      post("/api/Team", teamPayload({ name, contestants: [contestantModel(`${name} Contestant`)], ...changes }));
    const leader = (fullName: string) => ({ ...leaderModel(fullName), leaderEmail: "boss@team.example" });
    const first = await team(`A ${unique}`, { leaderCreateModel: leader(`Boss ${unique}`) });
    const { id: leaderId } = first.body.leader;
    await team(`B ${unique}`, { leaderId, hasDeputyLeader: true, deputyLeaderCreateModel: leader(`Deputy ${unique}`) });
    await team(`Online ${unique}`, { isOnline: true, leaderCreateModel: leader(`Remote ${unique}`) });
    await post("/api/Person", { fullName: `Guest ${unique}`, ...travel, timeOfArrival: "2025-04-10T08:15" });

    const guideId = await insertGuide(await countryByCode("SN"), (await insertAccount("Guide")).id, {
      fullName: `=Guide ${unique}`,
    });
    await call(`POST /api/Guide/${guideId}/teams`, { token, body: [{ id: first.body.id }] });
    const { response, rows, columns } = await exportCsv(token, "", travelPath);
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="travel-2025.csv"');
    expect(columns).toEqual(Object.keys(travelColumns));
    const travellers = rows.filter(({ fullName }) => fullName?.includes(unique));
    expect(travellers.map(({ roles, fullName, team, guide }) => [roles, fullName, team, guide])).toEqual([
      ["Leader", `Boss ${unique}`, `A ${unique}; B ${unique}`, `'=Guide ${unique}`],
      ["Contestant", `A ${unique} Contestant`, `A ${unique}`, `'=Guide ${unique}`],
      ["Deputy leader", `Deputy ${unique}`, `B ${unique}`, ""],
      ["Contestant", `B ${unique} Contestant`, `B ${unique}`, ""],
      ["Guest", `Guest ${unique}`, "", ""],
    ]);
    expect(travellers[0]).toMatchObject({ country: "Senegal", group: "Senior", email: "boss@team.example" });
    expect(travellers.map(({ timeOfArrival }) => timeOfArrival)).toEqual([
      ...Array.from({ length: 4 }, () => "2025-04-09 14:30"),
      "2025-04-10 08:15",
    ]);
  });

  it("has a contact instead of the team's travel for contestants who travel without their leader", async () => {
    const unique = randomUUID().slice(0, 8);
    const registrator = await signedIn("TeamRegistrator", "SN");
    const alone = {
      ...contestantModel(`Alone ${unique}`),
      hasPersonForContact: true,
      personForContactName: `Mother ${unique}`,
      personForContactPhoneNumber: "+359 88 111 2222",
    };
    const contestants = [contestantModel(`Together ${unique}`), alone];
    await call("POST /api/Team", { token: registrator.token, body: teamPayload({ contestants }) });
    const { rows } = await exportCsv(token, "", travelPath);
    const rowOf = (name: string) => rows.find(({ fullName }) => fullName === `${name} ${unique}`);
    expect(rowOf("Alone")).toMatchObject({
      travelsAlone: "true",
      contactPerson: `Mother ${unique}`,
      contactPhone: "+359 88 111 2222",
      timeOfArrival: "",
      arrivalLocation: "",
      timeOfDeparture: "",
      departureLocation: "",
    });
    expect(rowOf("Together")).toMatchObject({
      travelsAlone: "false",
      contactPerson: "",
      contactPhone: "",
      timeOfArrival: "2025-04-09 14:30",
    });
  });

  it("is of the given year, and 404 for a year without an edition", async () => {
    const { year } = await insertEdition();
    expect((await exportCsv(token, `?year=${year}`, travelPath)).rows).toEqual([]);
    expect((await exportCsv(token, "?year=1999", travelPath)).response.status).toBe(404);
  });
});

describe("export, fill in, import", () => {
  const unique = randomUUID().slice(0, 8);
  const teams = [
    { country: "BG", name: `=SUM(A1) ${unique}`, group: "Junior", names: ["Дъбравка О’Нийл", "Ива-Мария 2"] },
    { country: "GR", name: `Two\nlines "quoted", ${unique}`, group: "Senior", names: ["Ελένη Παπαδοπούλου"] },
    { country: "GE", name: `'=apostrophe; ${unique}`, group: "Senior", names: ["ნინო ბერიძე"] },
    { country: "AM", name: `＠wide ${unique}`, group: "Junior", names: ["Անի Պետրոսյան"] },
    { country: "CN", name: `+1-2 ${unique}`, group: "Senior", names: ["李 明", "O’Brien"] },
  ];

  it("round-trips both groups, five scripts, quotes, line breaks and formula-like cells", async () => {
    const codes: string[] = [];
    for (const { country, name, group, names } of teams) {
      const oneLine = name.replace("\n", " ");
      codes.push(...(await register(country, oneLine, group, names)));
      // The API writes line breaks as spaces; older names may have them.
      await query('UPDATE "Team" SET "name" = $1 WHERE "name" = $2', [name, oneLine]);
    }
    const exported = (await exportCsv(token)).rows.filter(({ code }) => codes.includes(code ?? ""));
    const names = exported.map(({ fullName }) => restoreCell(fullName ?? ""));
    expect(new Set(names)).toEqual(new Set(teams.flatMap((team) => team.names)));
    expect(new Set(exported.map(({ team }) => restoreCell(team ?? "")))).toEqual(
      new Set(teams.map(({ name }) => name)),
    );
    expect(exported.filter(({ team }) => /^[=+\-@＠]/u.test(team ?? ""))).toEqual([]);

    const filled = exported.map((row, i): CsvRow => {
      const seats = { day1SeatingPlace: `${unique}-${i}`, day2SeatingPlace: `'-${unique}-${i}` };
      return { ...row, ...seats, username: `'=user-${unique}-${i}`, password: `pässwörd ${i}; "q"` };
    });
    expect((await importCsv(token, 2025, csvOf(filled))).body).toMatchObject({
      created: exported.length,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      // CMS and DOMjudge refuse "=".
      refusedUsernames: filled.map(({ code }, i) => ({ line: i + 2, code, username: `=user-${unique}-${i}` })),
    });
    expect((await importCsv(token, 2025, csvOf(filled))).body).toMatchObject({
      created: 0,
      unchanged: exported.length,
    });

    const again = (await exportCsv(token)).rows.filter(({ code }) => codes.includes(code ?? ""));
    expect(again).toEqual(filled.map(({ password: _, ...row }) => row));
    expect((await importCsv(token, 2025, csvOf(again))).body).toMatchObject({ updated: 0, unchanged: exported.length });
  });
});
