import { expect, it } from "vitest";
import { testParty } from "@/lib/travel/arrivals/test-party";
import { totalsText } from "@/lib/travel/arrivals/totals";

const parties = [
  testParty({ name: "Maples", people: ["Ana", "Boris", "Ceca"] }),
  testParty({ name: "Elms", people: ["Ana", "Deni"] }),
];

it("the totals of a day count people once", () => {
  expect(totalsText("ARRIVAL", parties)).toBe("2 teams, 4 people, 0 arrived");
});

it("the totals of a day count teams, contestants on their own and guests separately, and leave out zeros", () => {
  const single = (name: string, kind: "CONTESTANT" | "GUEST") => ({ ...testParty({ name, people: [name] }), kind });
  const guest = single("Hana", "GUEST");
  expect(totalsText("DEPARTURE", [guest])).toBe("1 guest, 1 person");
  expect(totalsText("DEPARTURE", [guest, ...parties.slice(1), single("Iva", "GUEST")])).toBe(
    "1 team, 2 guests, 4 people",
  );
  expect(totalsText("ARRIVAL", [...parties, single("Emil", "CONTESTANT"), guest])).toBe(
    "2 teams, 1 contestant on their own, 1 guest, 6 people, 0 arrived",
  );
  expect(totalsText("DEPARTURE", [single("Emil", "CONTESTANT"), single("Faya", "CONTESTANT")])).toBe(
    "2 contestants on their own, 2 people",
  );
  expect(totalsText("DEPARTURE", [])).toBe("0 people");
});
