import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { peopleIn, shareTeams } from "@/lib/guide/rules";

let next = 0;
const team = (contestantsCount: number, leaders = 2) => ({
  contestantsCount,
  leaderIds: Array.from({ length: leaders }, () => `leader ${next++}`),
});

it("a guide's load is contestants, leaders and deputies, a leader of two teams once", () => {
  const [one, other] = [team(4), team(3, 1)];
  expect(peopleIn([one, other])).toBe(10);
  expect(peopleIn([one, { ...other, leaderIds: one.leaderIds.slice(0, 1) }])).toBe(9);
});

describe("sharing teams among guides", () => {
  it("gives all of them about as many people, and teams that follow each other to the same guide", () => {
    const anyTeamSizes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 300 });
    const anyLoads = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 45 });
    fc.assert(
      fc.property(anyTeamSizes, anyLoads, (teamSizes, guideLoads) => {
        const guides = guideLoads.map((people, i) => ({ id: String(i).padStart(2, "0"), people }));
        const shared = shareTeams(
          teamSizes.map((size) => team(size)),
          guides,
        );
        const ids = shared.map(({ guideId }) => guideId);
        expect(ids).toEqual([...ids].sort());
        const loads = guides.map(({ id, people }) => ({
          before: people,
          after: people + peopleIn(shared.filter(({ guideId }) => guideId === id).map(({ team }) => team)),
        }));
        const fewest = Math.min(...loads.map(({ after }) => after));
        // Loads differ by up to two teams of six people, because teams are not divided.
        for (const { before, after } of loads) expect(after === before || after <= fewest + 12).toBe(true);
      }),
    );
  });

  it("leaves out guides who have more people than the others get", () => {
    const shared = shareTeams(
      [team(4), team(4)],
      [
        { id: "busy", people: 40 },
        { id: "a", people: 0 },
        { id: "b", people: 0 },
      ],
    );
    expect(shared.map(({ guideId }) => guideId)).toEqual(["a", "b"]);
  });
});
