import { expect, it } from "vitest";
import { checkEdition, findGaps } from "@/lib/readiness/check-edition";
import type { CheckedEdition } from "@/lib/readiness/checked-edition";
import { ana, complete, contestant, elms, oaks } from "@/lib/readiness/complete-edition.fixture";
import { toAcknowledgedWarnings, toWarnings } from "@/lib/readiness/gaps";

const acknowledgedAt = new Date("2025-04-01T10:00:00Z");

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
    acknowledgedAt,
  };
  const check = (change: Partial<CheckedEdition>) =>
    checkEdition({ ...twins, ...change, acknowledgements: [acknowledgement] });
  expect(check({}).gaps).toEqual([]);
  expect(toAcknowledgedWarnings(check({}).acknowledged)).toMatchObject([
    { ...warning, id: "1", note: "twins", acknowledgedBy: "Ada", acknowledgedAt: acknowledgedAt.toISOString() },
  ]);
  const triplets = [...twins.contestants, contestant(oaks, "Petrova Ana")];
  const bornLater = twins.contestants.map((twin) => ({ ...twin, dateOfBirth: "2010-05-25" }));
  for (const contestants of [triplets, bornLater]) {
    expect(check({ contestants }).gaps).toMatchObject([{ kind: "sameContestant" }]);
    expect(check({ contestants }).acknowledged).toEqual([]);
  }
});
