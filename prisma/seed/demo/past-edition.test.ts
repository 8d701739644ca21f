import { describe, expect, it } from "vitest";
import { demoCountries } from "@/prisma/seed/demo/countries";
import { pastEdition, pastEditionRows } from "@/prisma/seed/demo/past-edition";
import { People } from "@/prisma/seed/demo/people";
import { registerTeams } from "@/prisma/seed/demo/teams";

const countries = demoCountries
  .slice(0, 20)
  .map((country) => ({ ...country, id: country.alpha2, name: country.alpha2 }));
const people = new People({ rows: [], portraits: () => ["one"], hashOf: () => "" });
const registered = registerTeams(countries, 40, people);

describe("the edition before the demo's", () => {
  const past = pastEditionRows(registered, people.rows);

  it("has people, tasks and boundaries of its own", () => {
    expect(past.contestants).toHaveLength(registered.contestants.length);
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
