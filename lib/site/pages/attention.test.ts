import { expect, it } from "vitest";
import { listAttention } from "@/lib/site/pages/attention";
import type { AttentionCounts } from "@/lib/site/pages/attention-counts";

const none = { picture: 0, nativeName: 0, tShirtSize: 0 };
const settled: AttentionCounts = {
  teamsWithoutGuide: 0,
  registratorsWithoutTeam: 0,
  contestants: none,
  leaders: none,
  guests: none,
  contestantsWithoutUserName: 0,
  contestantsWithoutSeat: 0,
  warnings: { "Too old": 0, "Same team name": 0, "Same contestant": 0 },
};

it("only what is not settled needs attention, with a link to the page that shows it", () => {
  expect(listAttention(settled)).toEqual([]);
  expect(
    listAttention({ ...settled, teamsWithoutGuide: 1, guests: { ...none, tShirtSize: 2 }, contestantsWithoutSeat: 3 }),
  ).toEqual([
    { count: 1, text: "team without a guide", href: "/controlPanel/guides" },
    { count: 3, text: "contestants without a seat", href: "/controlPanel/contestants?missing=Seat" },
    { count: 2, text: "guests without a T-shirt size", href: "/controlPanel/guests?missing=T-shirt+size" },
  ]);
});
