import { describe, expect, it } from "vitest";
import { findGaps } from "@/lib/readiness/check-edition";
import type { CheckedEdition } from "@/lib/readiness/checked-edition";
import type { GapKind } from "@/lib/readiness/checks";
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
  travel,
} from "@/lib/readiness/complete-edition.fixture";

const afterTournament = new Date("2025-04-14T10:00:00Z");
const longBefore = new Date("2025-03-25T10:00:00Z");

describe("a check", () => {
  it("finds nobody twice among those of other countries", () => {
    const abroad = { ...guest("Raya"), country: { id: "ro", name: "Romania", alpha2: "RO" } };
    expect(findGaps({ ...complete, guests: [abroad] })).toEqual([]);
  });

  it("finds nothing where everything is there", () => {
    expect(findGaps(complete)).toEqual([]);
  });

  it.each<[kind: GapKind, where: string, change: Partial<CheckedEdition>, names: string[]]>([
    ["picture", "of a leader", { leaders: [{ ...leader("Raya", oaks), pictureHash: null }] }, ["Raya"]],
    ["nativeName", "of a contestant", { contestants: [{ ...ana, nativeName: null }] }, ["Ana Petrova"]],
    ["tShirtSize", "of a guest", { guests: [{ ...guest("Vera"), tShirtSize: null }] }, ["Vera"]],
    ["travel", "of a guest", { guests: [{ ...guest("Vera"), departureLocation: null }] }, ["Vera"]],
    [
      "travel",
      "of a contestant who travels alone",
      { contestants: [{ ...ana, ownTravel: { ...travel, arrivalLocation: null } }] },
      ["Ana Petrova"],
    ],
    [
      "farTravel",
      "of a contestant who travels alone",
      { contestants: [{ ...ana, ownTravel: { ...travel, timeOfArrival: longBefore } }] },
      ["Ana Petrova"],
    ],
    ["farTravel", "of a team", { teams: [{ ...oaks, timeOfArrival: longBefore }] }, ["Oaks"]],
    [
      "farTravel",
      "of a team that comes after the tournament",
      { teams: [{ ...oaks, timeOfArrival: afterTournament, timeOfDeparture: afterTournament }] },
      ["Oaks"],
    ],
    ["farTravel", "of a guest", { guests: [{ ...guest("Vera"), timeOfArrival: longBefore }] }, ["Vera"]],
    [
      "tooOld",
      "of a contestant born a day before the limit",
      { contestants: [{ ...ana, dateOfBirth: "2009-12-31" }] },
      ["Ana Petrova"],
    ],
    [
      "sameTeam",
      "whatever its accents, case and spaces",
      { teams: [team("Élan 1"), team("elan-1"), team("Elan 2")] },
      ["Élan 1", "elan-1"],
    ],
    [
      "sameContestant",
      "of two teams",
      { contestants: [ana, contestant(elms, "ana petrová")] },
      ["Ana Petrova", "ana petrová"],
    ],
    [
      "sameContestant",
      "twice in one team",
      { contestants: [ana, { ...ana, id: "twin" }] },
      ["Ana Petrova", "Ana Petrova"],
    ],
    [
      "sameContestant",
      "with a second name and another order",
      { contestants: [ana, contestant(elms, "Petrova Ana Maria")] },
      ["Ana Petrova", "Petrova Ana Maria"],
    ],
    [
      "samePerson",
      "as guest and leader",
      { leaders: [leader("Raya Ilieva", oaks, elms)], guests: [guest("ILIEVA Raya")] },
      ["Raya Ilieva", "ILIEVA Raya"],
    ],
    ["samePerson", "as guest twice", { guests: [guest("Vera"), { ...guest("Vera"), id: "again" }] }, ["Vera", "Vera"]],
    ["samePerson", "as contestant and guest", { guests: [guest("Ana Petrova")] }, ["Ana Petrova", "Ana Petrova"]],
    [
      "samePerson",
      "as guest and in a committee",
      { people: [{ ...guest("Vera"), list: "people", id: "chair" }] },
      ["Vera", "Vera"],
    ],
    ["capitals", "of a whole name", { contestants: [contestant(oaks, "ИВАН ИВАНОВ")] }, ["ИВАН ИВАНОВ"]],
    [
      "twoJourneys",
      "of a leader",
      { teams: [oaks, { ...elms, timeOfArrival: new Date("2025-04-09T11:00:00Z") }] },
      ["Raya"],
    ],
    ["guide", "of a team", { teams: [{ ...oaks, guideId: null }] }, ["Oaks"]],
    ["userName", "of a contestant", { contestants: [{ ...ana, username: null }] }, ["Ana Petrova"]],
    ["seat", "of a contestant on one of the days", { contestants: [{ ...ana, seats: 1 }] }, ["Ana Petrova"]],
  ])("finds %s %s", (expectedKind, _, change, names) => {
    const gaps = findGaps({ ...complete, ...change });
    expect(gaps.map(({ kind, records }) => [kind, records.map(({ name }) => name)])).toEqual([[expectedKind, names]]);
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
