import { describe, expect, it } from "vitest";
import { insertTeam } from "@/e2e/support/factory";
import { call, signedIn } from "@/e2e/support/http";
import { teamPayload } from "@/e2e/support/payloads";
import { countryByCode } from "@/e2e/support/site";
import { publicTeam, team } from "@/lib/team/schema";

/** Every key of a JSON value, however deep. */
function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

describe("GET /api/Team", () => {
  it("gives anonymous callers, registrators and guides only the public view", async () => {
    const registrator = await signedIn("TeamRegistrator", "BG");
    const guide = await signedIn("Guide");
    const responses = await Promise.all([
      call("GET /api/Team"),
      call("GET /api/Team", { token: registrator.token }),
      call("GET /api/Team", { token: guide.token }),
    ]);
    const allowed = [
      "id",
      "name",
      "group",
      "countryId",
      "countryName",
      "countryFlag",
      "leader",
      "deputyLeader",
      "contestants",
      "person",
      "fullName",
      "picturePath",
      "roles",
      "contestantGroup",
      "isOfficial",
    ];
    for (const { status, body } of responses) {
      expect(status).toBe(200);
      expect(body.length).toBeGreaterThanOrEqual(40);
      expect([...new Set(keysOf(body))].sort()).toEqual(allowed.sort());
      expect(body.every((shown: unknown) => publicTeam.safeParse(shown).success)).toBe(true);
    }
  });

  it("gives an administrator the full view", async () => {
    const { token } = await signedIn("Administrator");
    // No other test adds teams of this country.
    const country = await countryByCode("BI");
    await insertTeam(country);
    const { body } = await call("GET /api/Team", { token });
    for (const shown of body) expect(team.parse(shown)).toEqual(shown);
    const { body: ofCountry } = await call(`GET /api/Team/country/${country.id}`, { token });
    expect(ofCountry).toHaveLength(1);
    expect(body.filter(({ countryId }: { countryId: string }) => countryId === country.id)).toEqual(ofCountry);
  });

  it("is ordered by country name, then team name, ignoring case", async () => {
    const { token } = await signedIn("TeamRegistrator", "FJ");
    for (const name of ["bravo", "Alpha", "Charlie", "alpha 10", "alpha 9"]) {
      expect((await call("POST /api/Team", { token, body: teamPayload({ name }) })).status).toBe(201);
    }
    const { body } = await call("GET /api/Team");
    const countries: string[] = body.map(({ countryName }: { countryName: string }) => countryName.toLowerCase());
    expect(countries).toEqual([...countries].sort((a, b) => a.localeCompare(b, "en")));
    const ofFiji = body.filter((listed: { countryName: string }) => listed.countryName === "Fiji");
    expect(ofFiji.map(({ name }: { name: string }) => name)).toEqual([
      "Alpha",
      "alpha 9",
      "alpha 10",
      "bravo",
      "Charlie",
    ]);
  });
});

describe("a country's data", () => {
  it("is shown to its own registrator", async () => {
    const { token, countryId } = await signedIn("TeamRegistrator", "BG");
    const teams = await call(`GET /api/Team/country/${countryId}`, { token });
    expect(teams.body.length).toBeGreaterThan(0);
    expect(teams.body.every((listed: { countryName: string }) => listed.countryName === "Bulgaria")).toBe(true);
    const leaders = await call(`GET /api/Person/leaders/country/${countryId}`, { token });
    expect(leaders.body.length).toBeGreaterThanOrEqual(5);
    expect(
      leaders.body.every((leader: { person: { countryId: string } }) => leader.person.countryId === countryId),
    ).toBe(true);
  });
});

describe("the contest", () => {
  it("is public, for the current and for a given year", async () => {
    const { status, body } = await call("GET /api/Contest");
    expect(status).toBe(200);
    expect(body.year).toBe(2025);
    expect(new Date(body.endOfEditDate).getTime() - new Date(body.endOfRegistrationDate).getTime()).toBe(86_400_000);
    expect((await call("GET /api/Contest?year=2025")).body).toEqual(body);
    expect((await call("GET /api/Contest?year=1999")).status).toBe(404);
    expect((await call("GET /api/Contest?year=soon")).status).toBe(400);
  });

  it("returns its lists", async () => {
    const { body } = await call("GET /api/Contest/availableEnums");
    expect(body.contestantGroupsList).toEqual(["Junior", "Senior"]);
    expect(body.userRolesList).toEqual(["Administrator", "TeamRegistrator", "Guide"]);
    expect(body.arrivalLocationsList).toContain("Other");
    expect(body.personRolesList.slice(0, 4)).toEqual(["LEADER", "CONTESTANT", "GUEST", "GUIDE"]);
  });

  it("returns every country with its flag, Kosovo and the neutral delegation", async () => {
    const { body } = await call("GET /api/Country");
    expect(body.length).toBe(251);
    const bulgaria = body.find(({ code }: { code: string }) => code === "BG");
    expect(Buffer.from(bulgaria.flag, "base64").subarray(1, 4).toString()).toBe("PNG");
  });
});
