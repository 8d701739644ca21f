import { describe, expect, it } from "vitest";
import {
  findVehicleGaps,
  listMissing,
  listNow,
  listUnfinished,
  type OverviewFacts,
  phaseOf,
} from "@/lib/site/pages/overview";
import type { Party } from "@/lib/travel/arrivals/schema";
import { testParty } from "@/lib/travel/arrivals/test-party";
import type { Transfer } from "@/lib/travel/transfers/schema";

const none = { picture: 0, nativeName: 0, tShirtSize: 0, travel: 0 };
const settled: OverviewFacts = {
  newTeams: 0,
  teamsWithoutGuide: 0,
  registratorsWithoutTeam: 0,
  contestantsWithoutUserName: 0,
  contestantsWithoutSeat: 0,
  today: { day: "2025-04-08", expected: 0, arrived: 0 },
  vehicles: { ARRIVAL: { without: [], notFitting: [] }, DEPARTURE: { without: [], notFitting: [] } },
  warnings: 0,
  hasPoints: false,
  unpublished: 0,
  publicationWarnings: [],
  missing: { contestants: none, leaders: none, guests: none },
};

const edition = {
  startDate: new Date("2025-04-09"),
  endDate: new Date("2025-04-13"),
  endOfRegistrationDate: new Date("2025-03-20T21:59:00Z"),
  hasDates: true,
  timeZone: "Europe/Sofia",
};

it.each([
  ["2025-03-20T21:58:59Z", "registration"],
  ["2025-03-20T21:59:00Z", "editing"],
  ["2025-03-21T21:58:59Z", "editing"],
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

it("a site whose dates nobody has set yet is in none of these phases", () => {
  for (const at of ["2025-03-01T00:00:00Z", "2026-11-21T00:00:00Z"])
    expect(phaseOf({ ...edition, hasDates: false }, new Date(at))).toBe("setup");
});

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

  it("shows each phase its own work: seats neither during registration nor after the contest, today's arrivals in contest week, results after it", () => {
    const facts = {
      ...settled,
      newTeams: 2,
      contestantsWithoutSeat: 3,
      today: { day: "2025-04-08", expected: 4, arrived: 0 },
      unpublished: 5,
    };
    const hrefs = (phase: Parameters<typeof listNow>[1]) => listNow(facts, phase).map(({ href }) => href);
    expect(hrefs("registration")).toEqual(["/controlPanel/teams?registered=In+the+last+seven+days&status=Takes+part"]);
    expect(hrefs("preparation")).toEqual(["/controlPanel/contestants?missing=Seat"]);
    expect(hrefs("contest")).toEqual([
      "/controlPanel/arrivals?direction=ARRIVAL&day=2025-04-08",
      "/controlPanel/results",
      "/controlPanel/contestants?missing=Seat",
    ]);
    expect(hrefs("results")).toEqual(["/controlPanel/results"]);
    const begun = listNow({ ...facts, hasPoints: true }, "contest").map(({ href }) => href);
    expect(begun).toEqual(["/controlPanel/arrivals?direction=ARRIVAL&day=2025-04-08", "/controlPanel/results"]);
  });

  const linesOf = (facts: Partial<OverviewFacts>, phase: Parameters<typeof listNow>[1]) =>
    listNow({ ...settled, ...facts }, phase).map(({ text, href }) => [text, href]);

  it("counts new teams, idle registrators, teams without a guide and warnings before and on the edit day", () => {
    const facts = (count: number) => ({
      newTeams: count,
      registratorsWithoutTeam: count,
      teamsWithoutGuide: count,
      warnings: count,
    });
    const one = [
      [
        "team registered in the last seven days",
        "/controlPanel/teams?registered=In+the+last+seven+days&status=Takes+part",
      ],
      ["registrator without a team", "/controlPanel/users?state=No+team"],
      ["team without a guide", "/controlPanel/guides"],
      ["registration to check", "#warnings"],
    ];
    for (const phase of ["registration", "editing"] as const) {
      expect(linesOf(facts(1), phase)).toEqual(one);
      expect(linesOf(facts(2), phase).map(([text]) => text)).toEqual([
        "teams registered in the last seven days",
        "registrators without a team",
        "teams without a guide",
        "registrations to check",
      ]);
    }
    expect(linesOf(facts(1), "setup")).toEqual([]);
  });

  it("counts contestants without a user name or seat before the contest", () => {
    expect(linesOf({ contestantsWithoutUserName: 1, contestantsWithoutSeat: 1 }, "preparation")).toEqual([
      ["contestant without a user name", "/controlPanel/contestants?missing=User+name"],
      ["contestant without a seat", "/controlPanel/contestants?missing=Seat"],
    ]);
  });

  it("shows how many of today's people have arrived, also if nobody has, but not if nobody is expected", () => {
    const arrivals = {
      text: "of 4 people arrived today",
      href: "/controlPanel/arrivals?direction=ARRIVAL&day=2025-04-08",
    };
    const at = (expected: number, arrived: number) =>
      listNow({ ...settled, today: { day: "2025-04-08", expected, arrived } }, "contest");
    expect(at(4, 1)).toEqual([{ ...arrivals, count: 1, progress: 0.25 }]);
    expect(at(4, 0)).toEqual([{ ...arrivals, count: 0, progress: 0 }]);
    expect(at(0, 0)).toEqual([]);
  });

  it("warns of results that are not published, with what they lack", () => {
    const listed = (unpublished: number) =>
      listNow({ ...settled, unpublished, publicationWarnings: ["No day 2.", "No medals."] }, "results");
    const hidden = { href: "/controlPanel/results", note: "No day 2. No medals." };
    expect(listed(1)).toEqual([{ ...hidden, count: 1, text: "contestant with points; the results are hidden" }]);
    expect(listed(2)).toEqual([{ ...hidden, count: 2, text: "contestants with points; the results are hidden" }]);
  });

  it("names each detail that people lack, with a link to those people", () => {
    const missing = { contestants: { ...none, picture: 1, nativeName: 2 }, leaders: none, guests: none };
    expect(listMissing({ missing }).map(({ text, href }) => [text, href])).toEqual([
      ["contestant without a picture", "/controlPanel/contestants?missing=Picture"],
      ["contestants without a native name", "/controlPanel/contestants?missing=Native+name"],
    ]);
  });

  it("tells what a tournament leaves unfinished, and what of it can be done afterwards", () => {
    expect(listUnfinished({ unpublished: 0, diplomas: 0, arrivals: 0 })).toEqual([]);
    expect(listUnfinished({ unpublished: 1, diplomas: 1, arrivals: 1 })).toEqual([
      {
        count: 1,
        text: "contestant with points; the results are hidden",
        href: "/controlPanel/results?view=publication",
        note: "They can be published afterwards, too.",
      },
      {
        count: 1,
        text: "diploma not printed",
        href: "/controlPanel/print/diplomas?changed=New+or+changed",
        note: "They can be printed afterwards, too.",
      },
      {
        count: 1,
        text: "arrival not confirmed",
        href: "/controlPanel/arrivals?direction=ARRIVAL&day=all&arrived=Not+yet+arrived",
        note: "They cannot be confirmed afterwards.",
      },
    ]);
    expect(listUnfinished({ unpublished: 2, diplomas: 2, arrivals: 2 }).map(({ text }) => text)).toEqual([
      "contestants with points; the results are hidden",
      "diplomas not printed",
      "arrivals not confirmed",
    ]);
  });

  it("names up to three parties, and counts the others", () => {
    const noteOf = (without: string[]) =>
      listNow({ ...settled, vehicles: { ...settled.vehicles, ARRIVAL: { without, notFitting: [] } } }, "contest")[0]
        ?.note;
    expect(noteOf(["A", "B", "C"])).toBe("A, B and C");
    expect(noteOf(["A", "B", "C", "D"])).toBe("A, B and 2 more");
  });

  it("lists vehicles for arrivals and for departures, each with a link to its transfers", () => {
    const vehicles = {
      ARRIVAL: { without: ["A"], notFitting: [] },
      DEPARTURE: { without: ["B", "C"], notFitting: ["D"] },
    };
    expect(listNow({ ...settled, vehicles }, "preparation").map(({ text, href }) => [text, href])).toEqual([
      ["party arrives without a vehicle", "/controlPanel/transfers?direction=ARRIVAL&waiting=yes"],
      ["parties leave without a vehicle", "/controlPanel/transfers?direction=DEPARTURE&waiting=yes"],
      ["leaving party no longer fits its vehicle", "/controlPanel/transfers?direction=DEPARTURE"],
    ]);
  });
});

describe("the vehicles of a day", () => {
  const transfer = { direction: "ARRIVAL", place: "Varna", leavesAt: "2025-04-08T12:00:00.000Z" } as const;
  const assigned = (party: Party): Party => ({
    ...party,
    transfer: {
      id: "bus",
      vehicle: "Bus 1",
      leavesAt: transfer.leavesAt,
      moved: true,
      assignedTime: "2025-04-08T10:00:00.000Z",
      assignedPlace: "Varna",
    },
  });
  const waiting = (name: string, time: string | null, place = "Varna") =>
    testParty({ name, time, place, people: [name] });
  const early = waiting("Early", "2025-04-08T10:00:00.000Z");
  const late = waiting("Late", "2025-04-09T10:00:00.000Z");
  const elsewhere = waiting("Elsewhere", "2025-04-09T10:00:00.000Z", "Other");
  const inWords = waiting("In words", "2025-04-09T10:00:00.000Z", "Other: Plovdiv");
  const moved = assigned(waiting("Moved", "2025-04-09T11:00:00.000Z"));
  const undated = assigned(waiting("Undated", null));
  const fitting = assigned(early);
  const bus = { ...transfer, parties: [moved, undated, fitting] } as unknown as Transfer;
  const unknown = waiting("Unknown", null);
  const parties = [early, late, elsewhere, inWords, unknown, moved, undated];
  const namesOf = (found: readonly Party[]) => found.map(({ name }) => name);
  const gapsOn = (day: string) => {
    const now = new Date(`${day}T12:00:00Z`);
    const gaps = findVehicleGaps("ARRIVAL", { transfers: [bus], parties }, now, "Europe/Sofia");
    return { without: namesOf(gaps.without), notFitting: namesOf(gaps.notFitting) };
  };

  it("are wanted until the day is over, and by nobody who arrives at another place", () => {
    expect(gapsOn("2025-04-08")).toEqual({ without: ["Early", "Late"], notFitting: ["Moved", "Undated"] });
    expect(gapsOn("2025-04-09")).toEqual({ without: ["Late"], notFitting: ["Moved"] });
    expect(gapsOn("2025-04-10")).toEqual({ without: [], notFitting: [] });
  });

  it("are not wanted by a party that has left", () => {
    const leavingAt = (now: string) =>
      namesOf(
        findVehicleGaps("DEPARTURE", { transfers: [], parties: [early, late, unknown] }, new Date(now), "Europe/Sofia")
          .without,
      );
    expect(leavingAt("2025-04-08T10:00:00Z")).toEqual(["Early", "Late"]);
    expect(leavingAt("2025-04-08T10:01:00Z")).toEqual(["Late"]);
  });
});
