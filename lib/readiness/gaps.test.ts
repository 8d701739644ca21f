import { describe, expect, it } from "vitest";
import type { AgeLimits } from "@/lib/edition/dates";
import { findGaps } from "@/lib/readiness/check-edition";
import type { CheckedContestant, CheckedEdition } from "@/lib/readiness/checked-edition";
import type { Gap } from "@/lib/readiness/checks";
import {
  ana,
  boris,
  complete,
  contestant,
  elms,
  guest,
  leader,
  oaks,
  team,
} from "@/lib/readiness/complete-edition.fixture";
import { changeableGaps, listGapsAsText, missingOf, toWarnings, withGaps } from "@/lib/readiness/gaps";

it("a warning names the teams of the duplicates once each", () => {
  const contestants = [ana, { ...ana, id: "twin" }, contestant(elms, "Ana Petrova")];
  const warnings = toWarnings(findGaps({ ...complete, contestants }));
  expect(warnings.map(({ title, details: text, places }) => [title, text, places.map(({ name }) => name)])).toEqual([
    ["Same contestant", "Born on 24 May 2010. Registered 3 times.", ["Oaks", "Elms"]],
  ]);
});

it.each<[string, Partial<CheckedContestant>, AgeLimits["seniorsBornOnOrAfter"], string]>([
  ["a junior who can be a senior", {}, "2005-01-01", "enter this contestant in a team of seniors."],
  ["a junior who is too old for both", {}, "2010-01-01", "choose somebody else."],
  ["a senior", { group: "Senior" }, "2010-01-01", "choose somebody else."],
])(
  "a warning says what to do with %s who is too old, and links to the date of birth",
  (_, change, seniorsBornOnOrAfter, otherwise) => {
    const contestants = [{ ...ana, dateOfBirth: "2008-05-03", ...change }];
    const gaps = findGaps({ ...complete, contestants, ageLimits: { ...complete.ageLimits, seniorsBornOnOrAfter } });
    const [warning] = toWarnings(gaps);
    expect(warning?.details).toContain(`. Correct the date if it is wrong. Otherwise ${otherwise}`);
    const href = "/editTeam?team=Oaks&member=contestant-1&field=dateOfBirth";
    expect([warning?.href, warning?.places]).toEqual([
      href,
      [{ id: "Oaks", name: "Oaks", countryName: "Bulgaria", href }],
    ]);
  },
);

it("a team's row has the gaps of its members, and a person's row their own", () => {
  const gaps = findGaps({ ...complete, contestants: [{ ...ana, pictureHash: null, username: null }, boris] });
  expect(
    withGaps(
      [oaks, elms, ana].map(({ id }) => ({ id })),
      gaps,
    ),
  ).toEqual([
    { id: "Oaks", missing: ["Picture"], warnings: [], unassigned: ["User name"] },
    { id: "Elms", missing: [], warnings: [], unassigned: [] },
    { id: "Oaks Ana Petrova", missing: ["Picture"], warnings: [], unassigned: ["User name"] },
  ]);
});

it("what a team still misses names each member with the address of each field", () => {
  const leaders = [{ ...leader("Raya", oaks, elms), pictureHash: null, tShirtSize: null }];
  const gaps = findGaps({ ...complete, leaders, contestants: [{ ...boris, nativeName: null }] });
  expect(missingOf("Oaks", gaps)).toEqual([
    {
      id: "Raya",
      name: "Raya",
      details: [
        { words: "picture", href: "/editTeam?team=Oaks&member=leader&field=picture" },
        { words: "T-shirt size", href: "/editTeam?team=Oaks&member=leader&field=tShirtSize" },
      ],
    },
  ]);
});

it("a country of 30 people with eight gaps gets one readable text, without what the organizers assign", () => {
  const teams = Array.from({ length: 6 }, (_, i) => team(`Team ${i + 1}`));
  const contestants = teams.flatMap((ownTeam) =>
    ["Ana", "Boris", "Vera", "Georgi"].map((name) => contestant(ownTeam, `${name} of ${ownTeam.name}`, { seats: 0 })),
  );
  const [first, second] = contestants as [CheckedContestant, CheckedContestant];
  contestants[0] = { ...first, pictureHash: null, nativeName: null, dateOfBirth: "2005-05-03" };
  contestants[1] = { ...second, name: "BORIS BORISOV", tShirtSize: null, dateOfBirth: "2005-05-04" };
  const leaders = teams.map((ledTeam) => ({ ...leader(`Leader of ${ledTeam.name}`, ledTeam), pictureHash: null }));
  const gaps = findGaps({
    ...complete,
    teams,
    contestants,
    leaders: [...leaders.slice(0, 2), leader("PETAR PETROV", ...teams.slice(2, 6))],
    guests: [{ ...guest("Kalina"), timeOfArrival: null }],
  });
  expect(listGapsAsText(gaps)).toBe(`Team 1
- Leader of Team 1: picture
- Ana of Team 1: picture, native name. Too old. Born on 3 May 2005. Juniors: born on or after 1 January 2010. Correct the date if it is wrong. Otherwise enter this contestant in a team of seniors.
- BORIS BORISOV: T-shirt size. Too old. Born on 4 May 2005. Juniors: born on or after 1 January 2010. Correct the date if it is wrong. Otherwise enter this contestant in a team of seniors. Name in capitals. Write it as it should be printed.

Team 2
- Leader of Team 2: picture

Team 3
- PETAR PETROV: Name in capitals. Write it as it should be printed.

Guests
- Kalina: travel details`);
});

it("two teams of the same name are two parts of the text", () => {
  const teams = [team("Oaks"), { ...team("Oaks"), id: "other", teams: [{ id: "other", name: "Oaks" }] }];
  const gaps = findGaps({ ...complete, teams, contestants: [], leaders: [] });
  const part = "Oaks\n- The team: Same team name. 2 teams have this name.";
  expect(listGapsAsText(gaps)).toBe(`${part}\n\n${part}`);
});

describe("an answer that forms require", () => {
  const questions: CheckedEdition["questions"] = [
    { id: "q", label: "Emergency contact", askedOf: ["CONTESTANT"] },
    { id: "p", label: "Passport number", askedOf: ["GUEST"] },
  ];
  const answered = contestant(elms, "Boris", { answers: [{ questionId: "q" }] });
  const gaps = findGaps({ ...complete, questions, contestants: [contestant(oaks, "Ana"), answered] });

  it("is missing of those who are asked and have none, by the name of the question", () => {
    expect(missingOf("Oaks", gaps)).toEqual([
      {
        id: "Oaks Ana",
        name: "Ana",
        details: [{ words: "emergency contact", href: "/editTeam?team=Oaks&member=contestant-1&field=answers.q" }],
      },
    ]);
    expect(missingOf("Elms", gaps)).toEqual([]);
  });

  it("is asked for in reminders", () => {
    expect(listGapsAsText(gaps)).toBe("Oaks\n- Ana: emergency contact\n\nGuests\n- Vera: passport number");
  });
});

it.each([
  ["open", ["picture", "travel", "farTravel"]],
  ["editing", ["picture", "travel", "farTravel"]],
  ["journeys", ["travel", "farTravel"]],
  ["closed", []],
] as const)("a registrator is asked only for what can be changed: %s", (state, kinds) => {
  const gaps = (["picture", "travel", "farTravel"] as const).map((kind): Gap => ({ kind, records: [guest("Vera")] }));
  expect(changeableGaps(gaps, state).map(({ kind }) => kind)).toEqual(kinds);
});
