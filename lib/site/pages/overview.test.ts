import { describe, expect, it } from "vitest";
import { listMissing, listNow, type OverviewFacts, phaseOf } from "@/lib/site/pages/overview";

const none = { picture: 0, nativeName: 0, tShirtSize: 0 };
const settled: OverviewFacts = {
  newTeams: 0,
  teamsWithoutGuide: 0,
  registratorsWithoutTeam: 0,
  contestantsWithoutUserName: 0,
  contestantsWithoutSeat: 0,
  today: { expected: 0, arrived: 0 },
  withoutVehicle: [],
  notFitting: [],
  warnings: 0,
  unpublished: 0,
  publicationWarnings: [],
  missing: { contestants: none, leaders: none, guests: none },
};

const edition = {
  startDate: new Date("2025-04-09"),
  endDate: new Date("2025-04-13"),
  endOfRegistrationDate: new Date("2025-03-20T21:59:00Z"),
  timeZone: "Europe/Sofia",
};

it.each([
  ["2025-03-21T21:58:59Z", "registration"],
  ["2025-03-21T21:59:00Z", "preparation"],
  ["2025-04-01T20:59:59Z", "preparation"],
  ["2025-04-01T21:00:00Z", "contest"],
  ["2025-04-13T20:59:59Z", "contest"],
  ["2025-04-13T21:00:00Z", "results"],
])(
  "at %s the phase is %s: the edit day, contest week from seven days before, and the days after are told apart",
  (at, phase) => {
    expect(phaseOf(edition, new Date(at))).toBe(phase);
  },
);

describe("the overview", () => {
  it("lists only what is not settled, with a link to the page that shows it", () => {
    expect(listNow(settled, "registration")).toEqual([]);
    expect(listNow({ ...settled, teamsWithoutGuide: 1, contestantsWithoutSeat: 3 }, "preparation")).toEqual([
      expect.objectContaining({ count: 1, text: "team without a guide", href: "/controlPanel/guides" }),
      expect.objectContaining({
        count: 3,
        text: "contestants without a seat",
        href: "/controlPanel/contestants?missing=Seat",
      }),
    ]);
    const missing = { ...settled.missing, guests: { ...none, tShirtSize: 2 } };
    expect(listMissing({ missing })).toEqual([
      { count: 2, text: "guests without a T-shirt size", href: "/controlPanel/guests?missing=T-shirt+size" },
    ]);
  });

  it("shows each phase its own work: seats not during registration, today's arrivals in contest week, results after it", () => {
    const facts = {
      ...settled,
      newTeams: 2,
      contestantsWithoutSeat: 3,
      today: { expected: 4, arrived: 0 },
      unpublished: 5,
    };
    const hrefs = (phase: Parameters<typeof listNow>[1]) => listNow(facts, phase).map(({ href }) => href);
    expect(hrefs("registration")).toEqual(["/controlPanel/teams"]);
    expect(hrefs("preparation")).toEqual(["/controlPanel/contestants?missing=Seat"]);
    expect(hrefs("contest")).toEqual([
      "/controlPanel/arrivals",
      "/controlPanel/results",
      "/controlPanel/contestants?missing=Seat",
    ]);
    expect(hrefs("results")).toEqual(["/controlPanel/results"]);
  });

  it("names up to three parties, and counts the others", () => {
    const noteOf = (withoutVehicle: string[]) => listNow({ ...settled, withoutVehicle }, "contest")[0]?.note;
    expect(noteOf(["A", "B", "C"])).toBe("A, B and C");
    expect(noteOf(["A", "B", "C", "D"])).toBe("A, B and 2 more");
  });
});
