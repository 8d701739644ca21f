import { expect, it } from "vitest";
import { testParty } from "@/e2e/support/test-party";
import { totalsText } from "@/lib/travel/arrivals/totals";

const parties = [
  testParty({ name: "Maples", people: ["Ana", "Boris", "Ceca"] }),
  testParty({ name: "Elms", people: ["Ana", "Deni"] }),
];

const { country } = testParty({ name: "", people: [] });
const alone = ["Emil", "Faya"].map((fullName) => ({
  id: fullName,
  ...{ fullName, country, guide: null },
  arrivedAt: fullName === "Emil" ? "2025-04-09T10:00:00.000Z" : null,
  team: { id: "Maples", name: "Maples" },
  contact: { fullName: "Gina", phoneNumber: "+359 88 123 4567" },
}));

it("the totals of a day count people once and not those who travel on their own, who are counted apart", () => {
  expect(totalsText("ARRIVAL", parties)).toBe("2 teams, 4 people, 0 arrived");
  expect(totalsText("ARRIVAL", parties, alone)).toBe("2 teams, 4 people, 0 arrived. On their own: 2 people, 1 arrived");
  expect(totalsText("DEPARTURE", parties, alone)).toBe("2 teams, 4 people. On their own: 2 people");
  expect(totalsText("ARRIVAL", [], alone)).toBe("On their own: 2 people, 1 arrived");
});
