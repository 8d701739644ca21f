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
import { People } from "@/prisma/seed/demo/people";
import { registerTeams } from "@/prisma/seed/demo/teams";

const countries = demoCountries
  .slice(0, 20)
  .map((country) => ({ ...country, id: country.alpha2, name: country.alpha2 }));
const alpha3ByAlpha2 = new Map(reference.map(({ alpha2, alpha3 }) => [alpha2, alpha3]));
const people = new People({ rows: [], portraits: () => ["one"], hashOf: () => "" });
const registered = registerTeams(countries, 40, people);

const contestants = registered.contestants.flatMap(({ id, teamId, countryId, number, personId }) => {
  const group = registered.teams.find((team) => team.id === teamId)?.group;
  const alpha3 = alpha3ByAlpha2.get(countryId) ?? "";
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
      const cells = scores.flatMap((score) => [score, ""]);
      return [code, fullName, alpha3, ...cells, total, ""];
    });
  return `${Papa.unparse([header, ...lines], { newline: "\n" })}\n`;
}

describe("the examples of results in docs/examples", () => {
  it.each(drawResults("2025", contestants).flatMap((group) => days.map((day) => [group.group, day, group] as const)))(
    "can be imported into the demo: %s, day %i",
    async (group, day, drawn) => {
      const file = rankingFile(drawn, day);
      const stored = contestants.map((contestant) => ({
        ...contestant,
        nativeName: null,
        username: null,
        isWithdrawn: false,
        scores: new Map(),
      }));
      const errors = new FileErrors();
      const target = { group, day, tasks: [], contestants: stored };
      const { counts } = planResults(readResults(Buffer.from(file), errors), target, errors);
      expect(counts.created).toBeGreaterThan(50);
      await expect(file).toMatchFileSnapshot(`../../../docs/examples/${group.toLowerCase()}-day${day}.csv`);
    },
  );
});
