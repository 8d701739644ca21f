import { describe, expect, it } from "vitest";
import type { ResultsState } from "@/lib/generated/prisma/enums";
import { noBoundaries } from "@/lib/result/boundaries";
import {
  canBecome,
  daysWithoutPoints,
  describeListed,
  publicationChecks,
  publicationQuestion,
  publicationWarnings,
} from "@/lib/result/publication";
import type { ContestantResult, GroupResults } from "@/lib/result/views";

function contestant(dayTotals: ContestantResult["dayTotals"], isDisqualified = false): ContestantResult {
  return {
    id: "",
    personId: "",
    code: "BGR1",
    fullName: "Ana Petrova",
    nativeName: null,
    nativeLanguage: undefined,
    picturePath: null,
    countryName: "Bulgaria",
    countryCode: "BG",
    teamId: "",
    teamName: "Bulgaria",
    isOfficial: true,
    isDisqualified,
    disqualification: isDisqualified ? "Cheating" : null,
    scores: [],
    dayTotals,
    total: dayTotals[0] === null && dayTotals[1] === null ? null : Number(dayTotals[0]) + Number(dayTotals[1]),
    place: null,
    award: null,
    honourableMention: false,
  };
}

const seniors = (more: Partial<GroupResults>): GroupResults => ({
  group: "Senior",
  tasks: [],
  boundaries: { GOLD: 3, SILVER: 2, BRONZE: 1 },
  unjudged: 0,
  contestants: [contestant([1, 2])],
  ...more,
});

it.each([
  ["nobody", [], [1, 2]],
  ["day 1", [contestant([0, null]), contestant([null, null])], [2]],
  ["day 2", [contestant([null, 3])], [1]],
  ["both days", [contestant([null, 3]), contestant([5, null])], []],
])("with points of %s, the days without any are found", (_what, contestants, days) => {
  expect(daysWithoutPoints({ contestants })).toEqual(days);
});

describe("before results are published", () => {
  it.each<[string, Partial<GroupResults>, string[]]>([
    ["of nothing if all is there", {}, []],
    [
      "of contestants without points of one day",
      { contestants: [contestant([1, null]), contestant([null, 0])] },
      ["1 senior has no points of day 1: Ana Petrova.", "1 senior has no points of day 2: Ana Petrova."],
    ],
    [
      "of nobody who was absent on both days or is disqualified",
      { contestants: [contestant([1, 2]), contestant([null, null]), contestant([1, null], true)] },
      [],
    ],
    [
      "with five names, and counts the others",
      { contestants: [contestant([1, 2]), ...Array.from({ length: 7 }, () => contestant([1, null]))] },
      [`7 seniors have no points of day 2: ${Array(5).fill("Ana Petrova").join(", ")} and 2 more.`],
    ],
    ["of a day without points", { contestants: [contestant([1, null])] }, ["The seniors have no points of day 2."]],
    [
      "of a group without medal boundaries",
      { boundaries: noBoundaries },
      ["The seniors have no medal boundaries, so nobody gets a medal. Final results need them."],
    ],
    [
      "of single boundaries that are missing",
      { boundaries: { GOLD: 1, SILVER: null, BRONZE: null } },
      ["The seniors have no boundary for silver or bronze."],
    ],
    ["of a score that is not judged", { unjudged: 1 }, ["The seniors have 1 score that is still being judged."]],
    ["of scores that are not judged", { unjudged: 2 }, ["The seniors have 2 scores that are still being judged."]],
    ["of nothing for a group without contestants", { contestants: [], boundaries: noBoundaries }, []],
  ])("the site warns %s", (_what, group, warnings) => {
    expect(publicationWarnings([seniors(group)])).toEqual(warnings);
  });

  it("what is ready is listed too, and missing points apart from other warnings", () => {
    const juniors = seniors({ group: "Junior", boundaries: noBoundaries });
    expect(publicationChecks([juniors, seniors({ contestants: [contestant([1, null])] })])).toEqual({
      passed: [],
      missingPoints: ["The seniors have no points of day 2."],
      warnings: ["The juniors have no medal boundaries, so nobody gets a medal. Final results need them."],
    });
    expect(publicationChecks([seniors({})])).toEqual({
      passed: ["Both days have points of the seniors", "Medal boundaries are set for the seniors"],
      missingPoints: [],
      warnings: [],
    });
  });

  it("the contestants whom visitors will see are counted, without absent and disqualified ones", () => {
    const absent = contestant([null, null]);
    const all = [contestant([0, null]), contestant([1, 1]), absent, contestant([1, 1], true)];
    expect(describeListed([seniors({ group: "Junior" }), seniors({ contestants: all })])).toBe(
      "1 junior and 2 seniors",
    );
  });
});

describe("a change of the results' state", () => {
  const questionOf = (from: ResultsState, to: ResultsState) =>
    publicationQuestion(from, to, { listed: "2 seniors", warnings: ["The seniors have no points of day 2."] });

  it("that shows visitors more is confirmed first, with what they will see and what is missing", () => {
    expect(questionOf("HIDDEN", "PROVISIONAL")).toEqual({
      title: "Publish the results?",
      action: "Publish results",
      sentences: [
        "Visitors will see the places, points and medals of 2 seniors on the Results page.",
        "The seniors have no points of day 2.",
      ],
    });
    expect(questionOf("PROVISIONAL", "FINAL")).toEqual({
      title: "Make the results final?",
      action: "Make results final",
      sentences: [
        "Visitors will see the places, points and medals of 2 seniors as final. Nobody can change them until they are reopened.",
        "The seniors have no points of day 2.",
      ],
    });
  });

  it.each<ResultsState>(["PROVISIONAL", "FINAL"])("that hides %s results is confirmed first", (state) => {
    expect(questionOf(state, "HIDDEN")).toEqual({
      title: "Hide the results?",
      action: "Hide results",
      sentences: ["Visitors will no longer see the places, points and medals of 2 seniors."],
    });
  });

  it("skips no state forwards, and any backwards", () => {
    const states = ["HIDDEN", "PROVISIONAL", "FINAL"] as const;
    expect(states.map((from) => states.filter((to) => canBecome(from, to)))).toEqual([
      ["HIDDEN", "PROVISIONAL"],
      [...states],
      [...states],
    ]);
  });

  it.each<[ResultsState, ResultsState]>([
    ["HIDDEN", "HIDDEN"],
    ["PROVISIONAL", "PROVISIONAL"],
    ["HIDDEN", "FINAL"],
    ["FINAL", "PROVISIONAL"],
  ])("from %s to %s is not confirmed", (from, to) => {
    expect(questionOf(from, to)).toBeNull();
  });
});
