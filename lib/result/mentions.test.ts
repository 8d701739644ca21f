import { expect, it } from "vitest";
import { proposeMentions } from "@/lib/result/mentions";

const contestant = (name: string, day1: number | null, day2: number | null, changes: object = {}) => ({
  name,
  isOfficial: true,
  isDisqualified: false,
  place: 1,
  award: null,
  dayTotals: [day1, day2] as const,
  ...changes,
});

const namesOf = (...contestants: ReturnType<typeof contestant>[]) =>
  proposeMentions(contestants, false).map(({ name }) => name);

it("contestants without a medal are mentioned if fewer than half have more points on a day", () => {
  const gold = { award: "GOLD" as const };
  expect(
    namesOf(
      contestant("A", 100, 100, gold),
      contestant("B", 90, 90, gold),
      contestant("C", 95, 10),
      contestant("D", 10, 90),
      contestant("E", 80, 20),
      contestant("F", 5, 5),
    ),
  ).toEqual(["C", "D"]);
});

it("everybody of a tie is mentioned, nobody for 0 points", () => {
  expect(namesOf(contestant("A", 50, 0), contestant("B", 50, 0), contestant("C", 0, 0))).toEqual(["A", "B"]);
  expect(namesOf(contestant("A", 0, 0), contestant("B", null, null))).toEqual([]);
});

it("contestants who are unofficial, disqualified or absent are not mentioned", () => {
  const none = { place: null };
  expect(
    namesOf(
      contestant("A", 50, 50),
      contestant("Unofficial", 60, 60, { ...none, isOfficial: false }),
      contestant("Disqualified", 60, 60, { ...none, isDisqualified: true }),
      contestant("Absent", null, null, none),
    ),
  ).toEqual(["A"]);
});

it.each([
  ["absent", contestant("C", null, null, { place: null })],
  ["disqualified", contestant("C", 70, 70, { place: null, isDisqualified: true })],
])("%s contestants count among those of whom fewer than half may have more points", (_what, other) => {
  expect(namesOf(contestant("A", 60, 60), contestant("B", 50, 50))).toEqual(["A"]);
  expect(namesOf(contestant("A", 60, 60), contestant("B", 50, 50), other)).toEqual(["A", "B"]);
});

it("contestants of unofficial teams are mentioned if the edition says so, and fewer than half of the official ones have more points", () => {
  const unofficial = (name: string, points: number) => contestant(name, points, 0, { isOfficial: false, place: null });
  const official = [contestant("A", 50, 0), contestant("B", 40, 0), contestant("C", 30, 0), contestant("D", 20, 0)];
  const mentioned = proposeMentions([...official, unofficial("E", 40), unofficial("F", 39)], true);
  expect(mentioned.map(({ name }) => name)).toEqual(["A", "B", "E"]);
});
