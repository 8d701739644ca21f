import { describe, expect, it } from "vitest";
import type { AgeLimits } from "@/lib/edition/dates";
import { checkEdition, findGaps } from "@/lib/readiness/acknowledgements";
import type { CheckedContestant, CheckedEdition, CheckedTeam } from "@/lib/readiness/checked-edition";
import { listGapsAsText, missingOf, toAcknowledgedWarnings, toWarnings, withGaps } from "@/lib/readiness/gaps";

const country = { id: "bg", name: "Bulgaria", alpha2: "BG" };
const details = { nativeName: "Иван", tShirtSize: "M", pictureHash: "a", answers: [] };
const travel = {
  timeOfArrival: new Date("2025-04-09T10:00:00Z"),
  arrivalLocation: "Sofia",
  arrivalTripNumber: null,
  timeOfDeparture: new Date("2025-04-13T10:00:00Z"),
  departureLocation: "Sofia",
  departureTripNumber: null,
};

function team(name: string, change: Partial<CheckedTeam> = {}): CheckedTeam {
  const base = { list: "teams", id: name, country, name, teams: [{ id: name, name }] } as const;
  return { ...base, ...travel, isOnline: false, guideId: "guide", ...change };
}

function contestant(of: CheckedTeam, name: string, change: Partial<CheckedContestant> = {}): CheckedContestant {
  const base = {
    list: "contestants",
    id: `${of.id} ${name}`,
    country,
    name,
    group: "Junior",
    ownTravel: null,
  } as const;
  const teams = [{ id: of.id, name: of.name, member: "contestant-1" }];
  return { ...base, ...details, teams, dateOfBirth: "2010-05-24", username: "u", isOnline: false, seats: 2, ...change };
}

const leader = (name: string, ...led: CheckedTeam[]) => ({
  list: "leaders" as const,
  id: name,
  country,
  name,
  ...details,
  teams: led.map(({ id, name: teamName }) => ({ id, name: teamName, member: "leader" })),
});

const guest = (name: string) => ({
  list: "guests" as const,
  id: name,
  country,
  name,
  ...details,
  ...travel,
  teams: [],
});

const oaks = team("Oaks");
const elms = team("Elms");
const complete: CheckedEdition = {
  teams: [oaks, elms],
  contestants: [contestant(oaks, "Ana Petrova"), contestant(elms, "Boris St. John III")],
  leaders: [leader("Raya", oaks, elms)],
  guests: [guest("Vera")],
  people: [],
  questions: [],
  period: { startDate: "2025-04-09", endDate: "2025-04-13" },
  timeZone: "Europe/Sofia",
  ageLimits: { juniorsBornOnOrAfter: "2010-01-01", seniorsBornOnOrAfter: null },
  acknowledgements: [],
};
const [ana, boris] = complete.contestants as [CheckedContestant, CheckedContestant];
const late = new Date("2025-04-14T10:00:00Z");
const far = new Date("2025-03-25T10:00:00Z");

describe("a check", () => {
  it("finds nobody twice among those of other countries", () => {
    const abroad = { ...guest("Raya"), country: { id: "ro", name: "Romania", alpha2: "RO" } };
    expect(findGaps({ ...complete, guests: [abroad] })).toEqual([]);
  });

  it("finds nothing where everything is there", () => {
    expect(findGaps(complete)).toEqual([]);
  });

  it.each<[string, Partial<CheckedEdition>, string[]]>([
    ["picture of a leader", { leaders: [{ ...leader("Raya", oaks), pictureHash: null }] }, ["Raya"]],
    ["nativeName of a contestant", { contestants: [{ ...ana, nativeName: null }] }, ["Ana Petrova"]],
    ["tShirtSize of a guest", { guests: [{ ...guest("Vera"), tShirtSize: null }] }, ["Vera"]],
    ["travel of a guest", { guests: [{ ...guest("Vera"), departureLocation: null }] }, ["Vera"]],
    [
      "travel of a contestant who travels alone",
      { contestants: [{ ...ana, ownTravel: { ...travel, arrivalLocation: null } }] },
      ["Ana Petrova"],
    ],
    [
      "farTravel of a contestant who travels alone",
      { contestants: [{ ...ana, ownTravel: { ...travel, timeOfArrival: far } }] },
      ["Ana Petrova"],
    ],
    ["farTravel of a team", { teams: [{ ...oaks, timeOfArrival: far }] }, ["Oaks"]],
    [
      "farTravel of a team that comes after the tournament",
      { teams: [{ ...oaks, timeOfArrival: late, timeOfDeparture: late }] },
      ["Oaks"],
    ],
    ["farTravel of a guest", { guests: [{ ...guest("Vera"), timeOfArrival: far }] }, ["Vera"]],
    [
      "tooOld of a contestant born a day before the limit",
      { contestants: [{ ...ana, dateOfBirth: "2009-12-31" }] },
      ["Ana Petrova"],
    ],
    [
      "sameTeam, whatever its accents, case and spaces",
      { teams: [team("Élan 1"), team("elan-1"), team("Elan 2")] },
      ["Élan 1", "elan-1"],
    ],
    [
      "sameContestant of two teams",
      { contestants: [ana, contestant(elms, "ana petrová")] },
      ["Ana Petrova", "ana petrová"],
    ],
    [
      "sameContestant twice in one team",
      { contestants: [ana, { ...ana, id: "twin" }] },
      ["Ana Petrova", "Ana Petrova"],
    ],
    [
      "sameContestant with a second name and another order",
      { contestants: [ana, contestant(elms, "Petrova Ana Maria")] },
      ["Ana Petrova", "Petrova Ana Maria"],
    ],
    [
      "samePerson as guest and leader",
      { leaders: [leader("Raya Ilieva", oaks, elms)], guests: [guest("ILIEVA Raya")] },
      ["Raya Ilieva", "ILIEVA Raya"],
    ],
    ["samePerson as guest twice", { guests: [guest("Vera"), { ...guest("Vera"), id: "again" }] }, ["Vera", "Vera"]],
    ["samePerson as contestant and guest", { guests: [guest("Ana Petrova")] }, ["Ana Petrova", "Ana Petrova"]],
    [
      "samePerson as guest and in a committee",
      { people: [{ ...guest("Vera"), list: "people", id: "chair" }] },
      ["Vera", "Vera"],
    ],
    ["capitals of a whole name", { contestants: [contestant(oaks, "ИВАН ИВАНОВ")] }, ["ИВАН ИВАНОВ"]],
    [
      "twoJourneys of a leader",
      { teams: [oaks, { ...elms, timeOfArrival: new Date("2025-04-09T11:00:00Z") }] },
      ["Raya"],
    ],
    ["guide of a team", { teams: [{ ...oaks, guideId: null }] }, ["Oaks"]],
    ["userName of a contestant", { contestants: [{ ...ana, username: null }] }, ["Ana Petrova"]],
    ["seat of a contestant on one of the days", { contestants: [{ ...ana, seats: 1 }] }, ["Ana Petrova"]],
  ])("finds %s", (what, change, names) => {
    const found = findGaps({ ...complete, ...change });
    expect(found.map(({ kind, records }) => [kind, records.map(({ name }) => name)])).toEqual([
      [what.split(/\W/)[0], names],
    ]);
  });

  it("lets a Senior, a contestant born on the day, a surname in capitals, and an online team without travel, seats and a second journey pass", () => {
    const online = { isOnline: true, seats: 0 };
    expect(
      findGaps({
        ...complete,
        teams: [oaks, { ...elms, isOnline: true, timeOfArrival: null, arrivalLocation: null }],
        contestants: [
          { ...ana, group: "Senior", dateOfBirth: "2000-01-01" },
          { ...boris, ...online, dateOfBirth: "2010-01-01", name: "SATO Yuki" },
        ],
      }),
    ).toEqual([]);
  });
});

it("a warning names the teams of the duplicates once each", () => {
  const contestants = [ana, { ...ana, id: "twin" }, contestant(elms, "Ana Petrova")];
  const warnings = toWarnings(findGaps({ ...complete, contestants }));
  expect(warnings.map(({ title, details: text, places }) => [title, text, places.map(({ name }) => name)])).toEqual([
    ["Same contestant", "Born on 24 May 2010. Registered 3 times.", ["Oaks", "Elms"]],
  ]);
});

it("a warning that was acknowledged is left out as long as it says the same about the same people", () => {
  const twins = { ...complete, contestants: [ana, contestant(elms, "Ana Petrova")] };
  const [warning] = toWarnings(findGaps(twins));
  const acknowledgement = {
    kind: "sameContestant",
    recordIds: [...(warning?.recordIds ?? [])].reverse(),
    details: warning?.details ?? "",
    id: "1",
    note: "twins",
    acknowledgedBy: { name: "Ada" },
    acknowledgedAt: late,
  };
  const check = (change: Partial<CheckedEdition>) =>
    checkEdition({ ...twins, ...change, acknowledgements: [acknowledgement] });
  expect(check({}).gaps).toEqual([]);
  expect(toAcknowledgedWarnings(check({}).acknowledged)).toMatchObject([
    { ...warning, id: "1", note: "twins", acknowledgedBy: "Ada", acknowledgedAt: late.toISOString() },
  ]);
  const triplets = [...twins.contestants, contestant(oaks, "Petrova Ana")];
  const born = twins.contestants.map((one) => ({ ...one, dateOfBirth: "2010-05-25" }));
  for (const contestants of [triplets, born]) {
    expect(check({ contestants }).gaps).toMatchObject([{ kind: "sameContestant" }]);
    expect(check({ contestants }).acknowledged).toEqual([]);
  }
});

it.each<[string, Partial<CheckedContestant>, AgeLimits["seniorsBornOnOrAfter"], string]>([
  ["a junior who can be a senior", {}, "2005-01-01", "enter this contestant in a team of seniors."],
  ["a junior who is too old for both", {}, "2010-01-01", "choose somebody else."],
  ["a senior", { group: "Senior" }, "2010-01-01", "choose somebody else."],
])(
  "what to do with %s who is too old is said, with a link to the date",
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
  const contestants = teams.flatMap((of) =>
    ["Ana", "Boris", "Vera", "Georgi"].map((name) => contestant(of, `${name} of ${of.name}`, { seats: 0 })),
  );
  const [first, second] = contestants as [CheckedContestant, CheckedContestant];
  contestants[0] = { ...first, pictureHash: null, nativeName: null, dateOfBirth: "2005-05-03" };
  contestants[1] = { ...second, name: "BORIS BORISOV", tShirtSize: null, dateOfBirth: "2005-05-04" };
  const leaders = teams.map((of) => ({ ...leader(`Leader of ${of.name}`, of), pictureHash: null }));
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
