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

it("the totals of a day count teams and guests apart, and name only those that there are", () => {
  const guest = (name: string) => ({ ...testParty({ name, people: [name] }), kind: "GUEST" as const });
  expect(totalsText("DEPARTURE", [guest("Hana")])).toBe("1 guest, 1 person");
  expect(totalsText("DEPARTURE", [guest("Hana"), ...parties.slice(1), guest("Iva")])).toBe(
    "1 team, 2 guests, 4 people",
  );
  expect(totalsText("DEPARTURE", [])).toBe("0 people");
});
