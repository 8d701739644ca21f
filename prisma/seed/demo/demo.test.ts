import { describe, expect, test } from "vitest";
import { phoneReaderOf } from "@/lib/country/international-phone";
import { randomOf } from "@/lib/demo/random";
import { fullName } from "@/lib/person/fields";
import { sanitizeHtml } from "@/lib/platform/html/sanitize";
import { demoCountries } from "@/prisma/seed/demo/countries";
import { demoTexts } from "@/prisma/seed/demo/edition";
import { type Participant, People, phoneNumber } from "@/prisma/seed/demo/people";
import { seatsOf } from "@/prisma/seed/demo/seats";
import { registerTeams } from "@/prisma/seed/demo/teams";

const participants: Participant[] = demoCountries
  .slice(0, 20)
  .map((country) => ({ ...country, id: country.alpha2, name: country.alpha2 }));

function tournament(teams: number) {
  const people = new People({ rows: [], portraits: () => ["one", "another"], hashOf: () => "" });
  const rows = registerTeams(participants, teams, people);
  return { ...rows, persons: people.rows, days: seatsOf(rows.teams, rows.contestants) };
}

describe.each([40, 700])("a demo of %i teams", (count) => {
  const { teams, contestants, leaders, counters, persons, days } = tournament(count);

  test("is the same each time", () => {
    expect(tournament(count)).toEqual({ teams, contestants, leaders, counters, persons, days });
  });

  test("has teams of one to four with unique names", () => {
    expect(teams).toHaveLength(count);
    expect(new Set(teams.map(({ name }) => name)).size).toBe(count);
    for (const { id, leaderId, deputyLeaderId } of teams) {
      const size = contestants.filter(({ teamId }) => teamId === id).length;
      expect(size).toBeGreaterThanOrEqual(1);
      expect(size).toBeLessThanOrEqual(4);
      expect(deputyLeaderId).not.toBe(leaderId);
    }
  });

  test("numbers each country's contestants from 1 to its counter", () => {
    for (const { countryId, lastNumber } of counters) {
      const numbers = contestants
        .filter((contestant) => contestant.countryId === countryId)
        .map(({ number }) => number);
      expect(numbers).toEqual(Array.from({ length: lastNumber }, (_, i) => i + 1));
    }
  });

  test("gives each seat to one contestant", () => {
    const seats = days.map(({ day, seatingPlace }) => `${day} ${seatingPlace}`);
    expect(new Set(seats).size).toBe(seats.length);
  });

  test("has names that the forms accept", () => {
    for (const person of persons) expect(fullName.safeParse(person.fullName).success).toBe(true);
  });

  test("gives Bulgaria and Romania teams in both groups and a choice of leaders", () => {
    for (const country of participants.slice(0, 2)) {
      const groups = teams.filter(({ countryId }) => countryId === country.id).map(({ group }) => group);
      for (const group of ["Junior", "Senior"] as const) {
        expect(groups.filter((teamGroup) => teamGroup === group).length).toBeGreaterThanOrEqual(2);
      }
      const people = new Set(persons.filter(({ countryId }) => countryId === country.id).map(({ id }) => id));
      expect(leaders.filter(({ personId }) => people.has(personId)).length).toBeGreaterThanOrEqual(5);
    }
  });
});

test("the demo’s phone numbers are possible in their countries", () => {
  for (const country of demoCountries) {
    const number = phoneNumber(country, randomOf(country.alpha2));
    const refuse = (message: string) => expect.fail(message);
    expect(phoneReaderOf("BG")(number, refuse)).toBe(number);
  }
});

test("sanitizing does not change the demo edition’s texts", () => {
  for (const html of Object.values(demoTexts(2025, "thirteenth", 9))) {
    expect(sanitizeHtml(html)).toBe(html);
    expect(html).toContain("<p>");
  }
});
