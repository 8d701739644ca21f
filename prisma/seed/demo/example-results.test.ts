import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { contestantCode } from "@/lib/contestant/views";
import reference from "@/lib/country/reference.json";
import { type DemoGroup, drawResults } from "@/lib/demo/draw-results";
import { FileErrors } from "@/lib/platform/csv/file-errors";
import { planResults } from "@/lib/result/csv/plan";
import { readResults } from "@/lib/result/csv/read-results";
import { days } from "@/lib/result/labels";
import { totalOf } from "@/lib/result/ranking";
import { demoCountries } from "@/prisma/seed/demo/countries";
import { pastEdition, pastEditionRows } from "@/prisma/seed/demo/past-edition";
import { People } from "@/prisma/seed/demo/people";
import { registerTeams } from "@/prisma/seed/demo/teams";

const countries = demoCountries.slice(0, 20).map((country) => {
  const { alpha2 } = country;
  return { ...country, id: alpha2, name: reference.find((one) => one.alpha2 === alpha2)?.alpha3 ?? alpha2 };
});
const people = new People({ rows: [], portraits: () => ["one"], hashOf: () => "" });
const registered = registerTeams(countries, 40, people);

const contestants = registered.contestants.flatMap(({ id, teamId, countryId, number, personId }) => {
  const group = registered.teams.find((team) => team.id === teamId)?.group;
  const alpha3 = countries.find((country) => country.id === countryId)?.name ?? "";
  const fullName = people.rows.find((person) => person.id === personId)?.fullName ?? "";
  return group ? [{ id, teamId, group, code: contestantCode(alpha3, number), alpha3, fullName }] : [];
});

/** The file that CMS would write, for contestants whose user names are their codes. */
function rankingFile({ tasks, results }: DemoGroup<(typeof contestants)[number]>, day: 1 | 2): string {
  const names = tasks.filter((task) => task.day === day).map(({ name }) => name);
  const rows = results.flatMap(({ contestant, days: points }) => {
    const scores = points[day - 1];
    return scores ? [{ contestant, scores, total: totalOf(scores) ?? 0 }] : [];
  });
  const header = ["Username", "User", "Team", ...names.flatMap((name) => [name, "P"]), "Global", "P"];
  const lines = rows
    .sort((a, b) => b.total - a.total)
    .map(({ contestant: { code, fullName, alpha3 }, scores, total }) => {
      const cells = scores.flatMap((score) => [score === null ? "" : score, ""]);
      return [code, fullName, alpha3, ...cells, total, ""];
    });
  return `${Papa.unparse([header, ...lines], { newline: "\n" })}\n`;
}

describe("the examples of results in docs/examples", () => {
  it.each(drawResults("2025", contestants).flatMap((group) => days.map((day) => [group.group, day, group] as const)))(
    "can be imported into the demo: %s, day %i",
    async (group, day, drawn) => {
      const file = rankingFile(drawn, day);
      const stored = contestants.map((one) => ({ ...one, username: null, isWithdrawn: false, scores: new Map() }));
      const errors = new FileErrors();
      const target = { group, day, tasks: [], contestants: stored };
      const { counts } = planResults(readResults(Buffer.from(file), errors), target, errors);
      expect(counts.created).toBeGreaterThan(50);
      await expect(file).toMatchFileSnapshot(`../../../docs/examples/${group.toLowerCase()}-day${day}.csv`);
    },
  );
});

describe("the edition before the demo's", () => {
  const past = pastEditionRows(registered, people.rows);

  it("has people, tasks and boundaries of its own", () => {
    expect(past.contestants).toHaveLength(contestants.length);
    const personIds = new Set(past.persons.map(({ id }) => id));
    expect(past.contestants.every(({ personId }) => personIds.has(personId))).toBe(true);
    expect(past.leaders.every(({ personId }) => personIds.has(personId))).toBe(true);
    expect([past.tasks.length, past.boundaries.length]).toEqual([12, 6]);
    const editions = new Set([...past.persons, ...past.teams, ...past.scores].map(({ editionId }) => editionId));
    expect(editions.size).toBe(1);
  });

  it("has people who come and go at most a day before and after it, and were registered before it", () => {
    const days = (dates: unknown[]) =>
      [...new Set(dates.flatMap((date) => (date instanceof Date ? [date.toISOString().slice(0, 10)] : [])))].sort();
    const travellers = [...past.persons, ...past.teams];
    const travels = days(travellers.flatMap(({ timeOfArrival, timeOfDeparture }) => [timeOfArrival, timeOfDeparture]));
    expect([travels[0], travels.at(-1)]).toEqual(["2024-04-09", "2024-04-15"]);
    expect(
      days(past.teams.map(({ createdAt }) => createdAt))
        .at(-1)
        ?.slice(0, 4),
    ).toBe("2024");
    expect(past.persons.some(({ timeOfArrival }) => timeOfArrival)).toBe(true);
  });

  it("has texts with its own number and dates", () => {
    expect(pastEdition.welcomeText).toContain("For the twelfth time");
    expect(pastEdition.welcomeText).toContain("20 March 2024");
    expect(pastEdition.invitationLetter).toContain("from 10 to 14 April 2024");
    expect(pastEdition.rules).toContain("2008 or later");
    for (const text of [pastEdition.environmentDescription, pastEdition.materials]) expect(text).toContain("11 April");
    expect(JSON.stringify(pastEdition)).not.toMatch(/thirteenth|2025/);
  });

  it("has contestants who were absent on a day", () => {
    expect(past.scores.length).toBeLessThan(6 * past.contestants.length);
  });
});
