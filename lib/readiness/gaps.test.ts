import { expect, it } from "vitest";
import type { CheckedRecord } from "@/lib/readiness/checked-edition";
import type { Gap } from "@/lib/readiness/checks";
import { changeableGaps } from "@/lib/readiness/gaps";

const record = { list: "guests", id: "", name: "Ana Petrova" } as CheckedRecord;
const gaps = (["picture", "travel", "farTravel"] as const).map((kind): Gap => ({ kind, records: [record] }));

it.each([
  ["open", ["picture", "travel", "farTravel"]],
  ["editing", ["picture", "travel", "farTravel"]],
  ["journeys", ["travel", "farTravel"]],
  ["closed", []],
] as const)("a registrator is asked only for what can be changed: %s", (state, kinds) => {
  expect(changeableGaps(gaps, state).map(({ kind }) => kind)).toEqual(kinds);
});
