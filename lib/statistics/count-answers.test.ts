import { describe, expect, it } from "vitest";
import type { Answers } from "@/lib/question/schema";
import { countAnswers, daysOf } from "@/lib/statistics/count-answers";

const tournament = { startDate: new Date("2025-04-09"), endDate: new Date("2025-04-13") };

const diet = {
  id: "q",
  label: "Diet",
  kind: "CHOICES",
  options: ["Vegan", "Halal"],
  askedOf: ["CONTESTANT", "GUIDE"],
} as const;

const person = (answer: string[] | null, arrives: string | null, leaves: string | null) => ({
  roles: ["CONTESTANT" as const],
  arrives,
  leaves,
  answers: (answer ? { q: answer } : {}) as Answers,
});

const countsOf = (people: Parameters<typeof countAnswers>[1]) =>
  countAnswers([{ ...diet, options: [...diet.options], askedOf: [...diet.askedOf] }], people, tournament).questions[0]
    ?.choices;

describe("the counts of answers", () => {
  const people = [
    person(["Vegan", "Halal"], "2025-04-09", "2025-04-11"),
    person(["Vegan"], "2025-04-10", "2025-04-10"),
    person(null, "2025-04-11", "2025-04-11"),
    person(["Halal"], null, null),
  ];

  it("are of each choice and of none, in all and of the days from arrival to departure", () => {
    expect(daysOf(people, tournament)).toEqual(["2025-04-09", "2025-04-10", "2025-04-11"]);
    expect(countsOf(people)).toEqual([
      { choice: "Vegan", all: 2, byDay: [1, 2, 1] },
      { choice: "Halal", all: 2, byDay: [1, 1, 1] },
      { choice: null, all: 1, byDay: [0, 0, 1] },
    ]);
  });

  it("have guides on every day, and nobody who is not asked", () => {
    const guide = { ...person(["Halal"], null, null), roles: ["GUIDE" as const] };
    const guest = { ...person(["Halal"], "2025-04-09", "2025-04-11"), roles: ["GUEST" as const] };
    expect(countsOf([guide, guest])?.[1]).toEqual({ choice: "Halal", all: 1, byDay: [1, 1, 1] });
  });

  it("are not made of texts, numbers and dates", () => {
    const texts = (["TEXT", "LONG_TEXT", "NUMBER", "DATE"] as const).map((kind) => ({
      id: kind,
      label: kind,
      kind,
      options: [],
      askedOf: [...diet.askedOf],
    }));
    expect(countAnswers(texts, people, tournament)).toEqual({ days: expect.any(Array), questions: [] });
  });

  it("have no days while no journey is known, and none further than a week from the tournament", () => {
    expect(daysOf([person(null, null, null)], tournament)).toEqual([]);
    const mistaken = person(null, "2025-04-01", "2025-04-10");
    expect(daysOf([mistaken, person(null, "2025-04-09", "2025-04-21")], tournament)).toEqual([
      "2025-04-09",
      "2025-04-10",
    ]);
  });
});
