import { expect, test } from "vitest";
import { toResults } from "@/lib/result/views";

type Edition = Parameters<typeof toResults>[0];

const everythingPublic = { pictureIsPublic: true, nameIsWithheld: false };

const senior = (number: number, fullName: string): Edition["contestants"][number] => ({
  id: `${number}`,
  number,
  honourableMention: false,
  disqualification: null,
  scores: [],
  person: { id: `${number}`, fullName, nativeName: null, pictureHash: null, countryId: "bg", ...everythingPublic },
  team: {
    id: "team",
    name: "Bulgaria",
    group: "Senior",
    isOfficial: true,
    country: { name: "Bulgaria", alpha2: "BG", alpha3: "BGR" },
  },
});

test("results have one order, also of contestants with the same total, country and name", () => {
  const contestants = [
    senior(10, "Ana Petrova"),
    senior(9, "Ána Petrova"),
    senior(1, "Boris Petrov"),
    senior(2, "Ana Petrova"),
  ];
  const codes = (rows: Edition["contestants"]) =>
    toResults({
      id: "edition",
      year: 2025,
      resultsState: "HIDDEN",
      unofficialAwarded: false,
      resultsVersion: 1,
      tasks: [],
      awardBoundaries: [],
      contestants: rows,
    }).groups.flatMap((group) => group.contestants.map(({ code }) => code));
  expect(codes(contestants)).toEqual(["BGR2", "BGR9", "BGR10", "BGR1"]);
  expect(codes(contestants.toReversed())).toEqual(["BGR2", "BGR9", "BGR10", "BGR1"]);
});
